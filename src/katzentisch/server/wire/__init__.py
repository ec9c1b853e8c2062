"""What crosses the network: messages, bodies, errors, and the sentences for them."""
