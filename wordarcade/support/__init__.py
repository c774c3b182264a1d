"""The ground floor: time, progress, wording of numbers, files, data, the log."""
