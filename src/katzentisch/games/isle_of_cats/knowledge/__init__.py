"""What a seat may know: views, questions, observations, the information key, and guesses."""
