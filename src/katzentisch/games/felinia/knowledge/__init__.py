"""What a seat may know: its view, its questions, its memory, and guesses of the rest."""
