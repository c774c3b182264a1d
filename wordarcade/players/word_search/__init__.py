"""What knows a word search better than its player: the solver, the board maker, the engine."""
