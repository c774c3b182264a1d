"""Errors of bulk work."""

from wordarcade.support.errors import ArcadeError


class BulkError(ArcadeError):
    """Bulk work cannot be done as it was asked for; the message is one sentence for the player."""


class WorkerLostError(BulkError):
    """Workers ended again and again over the same task."""


class ClusterError(BulkError):
    """A cluster cannot be reached, or is not fit for the work."""
