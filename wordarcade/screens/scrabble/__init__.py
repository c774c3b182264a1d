"""The screens of Scrabble."""
