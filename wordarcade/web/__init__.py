"""The full screen in a browser: an extra, which needs textual-serve."""
