"""One table with its past, asked one decision at a time, and many of them: compiled, without numpy."""
