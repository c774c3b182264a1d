"""The side of the Boggle screen: score and time, words found, words left, messages."""
