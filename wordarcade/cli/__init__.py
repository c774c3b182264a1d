"""The command line: a contract with users and scripts."""
