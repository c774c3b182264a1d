"""Checks of what programs print against what the course assignments demand."""
