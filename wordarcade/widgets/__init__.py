"""What the screens are drawn with; widgets know nothing of rules."""
