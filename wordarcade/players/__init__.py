"""Solvers, board makers, bots, hints and reviews."""
