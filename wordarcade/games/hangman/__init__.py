"""Hangman as the arcade knows it."""
