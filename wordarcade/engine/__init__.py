"""The rules of the games as pure code: no terminal, no clock, no files."""
