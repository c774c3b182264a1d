"""The puzzles of a day: one for each game, the same for everybody with the same words."""
