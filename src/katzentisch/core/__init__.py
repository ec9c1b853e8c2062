"""What all games share: the interface of a game and the types it uses; nothing about any one game."""
