"""HTTP endpoints: one module per group of routes."""
