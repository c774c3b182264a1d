"""The same board or letters under two lexicons."""
