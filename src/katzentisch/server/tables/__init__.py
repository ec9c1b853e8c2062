"""Live tables: sessions, their connections, bots and clocks."""
