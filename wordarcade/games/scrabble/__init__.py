"""Scrabble as the arcade knows it."""
