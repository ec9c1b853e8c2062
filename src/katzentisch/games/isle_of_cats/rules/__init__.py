"""The chapters of the rulebook, one file each: what is legal, why not, and what happens."""
