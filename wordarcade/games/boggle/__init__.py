"""Boggle as the arcade knows it."""
