"""Learning what was missed, by spaced repetition."""
