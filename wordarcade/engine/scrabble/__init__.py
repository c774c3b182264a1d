"""The rules of Scrabble, for two to four players."""
