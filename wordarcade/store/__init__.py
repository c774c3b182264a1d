"""Persistence: saved games in a database, settings in a file, and the folders of both."""
