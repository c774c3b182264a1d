"""The statistics of all games, on one screen."""
