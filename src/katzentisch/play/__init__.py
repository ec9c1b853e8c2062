"""Who sits where: matches, seats, undo and stores."""
