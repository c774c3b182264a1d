"""Hangman: candidates, families and the round as an immutable value."""
