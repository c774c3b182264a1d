"""The solver and board maker of word search, and the factory of the assignment's engine."""
