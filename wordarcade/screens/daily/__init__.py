"""The screens of the puzzles of a day."""
