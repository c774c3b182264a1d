"""The text notations of Scrabble: GCG for games, CGP for positions."""
