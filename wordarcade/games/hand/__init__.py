"""The hand game as a game of the arcade."""
