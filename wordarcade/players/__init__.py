"""What plays and judges besides people: solvers, board makers, hints."""
