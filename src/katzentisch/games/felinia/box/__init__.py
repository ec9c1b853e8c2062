"""What is in the box: printed material as tables of numbers, checks of it, and action numbers."""
