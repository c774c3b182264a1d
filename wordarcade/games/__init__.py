"""What a game is to the arcade: the list of games, and a game in play, without a terminal."""
