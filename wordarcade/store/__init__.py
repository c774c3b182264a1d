"""What is kept between runs: rounds in a database, settings in a file, and where they lie."""
