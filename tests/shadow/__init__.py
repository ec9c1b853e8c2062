"""A second opinion on the rules: for each game a straight model, written from RULES.md alone, that plays in lockstep."""
