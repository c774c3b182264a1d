"""Word search as a game of the arcade."""
