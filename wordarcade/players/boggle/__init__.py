"""What knows a Boggle board better than its player: the solver, board maker and hints."""
