"""The network: tables over HTTP and WebSocket, and the built page."""
