"""What the screens of games on a grid of letters share."""
