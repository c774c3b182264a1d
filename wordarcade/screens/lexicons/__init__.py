"""The word lists: which there are, what is in them, and which game uses which."""
