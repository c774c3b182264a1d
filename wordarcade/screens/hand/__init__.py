"""The hand game on the screen."""
