"""Scrabble: move generation, equity, bots and their levels."""
