"""Hangman on the screen."""
