"""The hand game: words from a hand of letters, with more points the more letters they use."""
