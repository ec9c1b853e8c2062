"""For bots: the prior of an action and the features of a position. No rule depends on it."""
