"""The app itself: colours, keys, signals, the terminal, and crash reports."""
