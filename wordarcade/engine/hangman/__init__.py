"""Hangman: what the host may answer, and the round as a value."""
