"""What the commands share: the reader's language, the parser, troubles, choosing a game, drawing a table."""
