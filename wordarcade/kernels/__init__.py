"""The hot loops over flat arrays: plain Python that a typed overlay makes native."""
