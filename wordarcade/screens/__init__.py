"""Textual screens, one per view, which turn keys and mouse into moves."""
