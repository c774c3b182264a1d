"""What plays a hand better than its player: the solver, the review and computer opponents."""
