"""One game in progress: who holds what, how it is set up, and what it scores."""
