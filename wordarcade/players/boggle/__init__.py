"""The solver, board maker, hints and review of Boggle."""
