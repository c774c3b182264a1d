"""Word search as the arcade knows it."""
