"""Experiments with many games: runs on processes or Ray, tournaments, balance, review, training, datasets."""
