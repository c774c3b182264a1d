"""Two people at one keyboard, who play the same in turn."""
