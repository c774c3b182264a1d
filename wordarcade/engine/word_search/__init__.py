"""The rules of word search: words on a square board of strings."""
