"""What is printed: boats, tiles, cards, lessons, and the numbers of all actions."""
