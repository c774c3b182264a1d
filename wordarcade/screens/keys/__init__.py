"""The key map: which key does what, and how to change it."""
