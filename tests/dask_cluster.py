"""A Dask cluster on this machine, for tests; `distributed` is an extra, which need not be there."""

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

needs_dask = pytest.mark.skipif(
    importlib.util.find_spec("distributed") is None, reason="needs the extra 'cluster'"
)


@contextmanager
def dask_cluster(workers: int = 2) -> Iterator[Any]:
    """Give a cluster: the scheduler in this process, so many others to work."""
    from distributed import LocalCluster  # noqa: PLC0415 - see above

    with LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address="127.0.0.1:0",
    ) as cluster:
        yield cluster
