"""Word games for the terminal: rules, players and screens over one lexicon service."""

__version__ = "0.1.0"
