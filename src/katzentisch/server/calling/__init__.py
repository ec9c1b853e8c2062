"""Ways to call people who are not at the page: Web Push, e-mail, webhooks."""
