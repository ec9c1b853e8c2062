"""Who holds what: the table, its setup, counting and scoring, and the bookkeeping of who knows which card."""
