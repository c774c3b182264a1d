"""The screens of duels: the cover between two players, and what both have found."""
