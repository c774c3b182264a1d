"""Boggle as a game of the arcade."""
