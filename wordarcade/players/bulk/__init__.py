"""Bulk work: many small tasks of one kind, on one processor, on all of them, or on a cluster."""
