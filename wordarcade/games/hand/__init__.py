"""Hand game as the arcade knows it."""
