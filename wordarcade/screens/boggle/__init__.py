"""The screens of Boggle: set-up, play, results."""
