"""The hosts, guesser, exact values, hints and review of hangman."""
