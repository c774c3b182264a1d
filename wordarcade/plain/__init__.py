"""The games line by line on standard input and output."""
