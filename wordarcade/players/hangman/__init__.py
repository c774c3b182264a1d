"""What plays hangman from either side: hosts, the guesser, exact values and the review."""
