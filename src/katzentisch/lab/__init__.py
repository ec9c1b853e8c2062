"""Many games, counted: runs on processes or Ray, tournaments, balance, review, training, datasets."""
