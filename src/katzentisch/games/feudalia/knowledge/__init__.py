"""What a seat may know: views, questions, observations, and guesses at what it cannot see."""
