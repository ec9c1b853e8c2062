"""For people at a real table or a terminal: rule questions answered, and the table as text."""
