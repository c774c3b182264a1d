"""The screens of the trainer."""
