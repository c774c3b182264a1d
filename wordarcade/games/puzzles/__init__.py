"""Puzzles: questions with exactly one best answer, rated, with hints."""
