"""The lexicon lens: the same board under two lexicons."""
