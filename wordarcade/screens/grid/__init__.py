"""Shared parts of the screens of grid games."""
