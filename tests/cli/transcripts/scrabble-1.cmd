wordarcade scrabble --plain --lexicon enable --seed 5 --players Ann,Bob --challenge double
