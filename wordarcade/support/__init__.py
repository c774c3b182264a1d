"""What serves every floor: time, progress, words about numbers, files, data, the log."""
