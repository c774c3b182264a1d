"""The hand game: words from a hand of letters, rich for those that use up most of it."""
