"""Widgets of the screens, independent of the rules."""
