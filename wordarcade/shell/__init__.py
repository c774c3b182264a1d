"""What the app is made of: colours, keys, signals, the terminal, and what is told of a crash."""
