"""Scrabble for computers: all plays of a rack, what they are worth, and players."""
