"""Scrabble games and positions as text: GCG and CGP."""
