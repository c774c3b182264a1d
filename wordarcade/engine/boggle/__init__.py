"""Boggle: dice, boards, the order of checks, points and the round as a value."""
