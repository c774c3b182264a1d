"""What the app is made of: colours, keys, signals, the terminal, and reports of crashes."""
