"""The solver, hints, review and opponents of the hand game."""
