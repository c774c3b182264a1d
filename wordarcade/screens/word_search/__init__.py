"""Word search on the screen."""
