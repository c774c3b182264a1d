"""Scrabble: two to four players, tiles and premium squares, every rule."""
