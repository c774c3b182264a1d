"""Hangman as a game of the arcade."""
