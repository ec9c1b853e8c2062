"""Compiled stepping of one table or a batch of tables, decision by decision; without numpy."""
