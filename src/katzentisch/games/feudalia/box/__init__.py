"""What is printed: the material as read and checked, action numbers, and tables of numbers for the rules."""
