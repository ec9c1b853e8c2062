"""Katzentisch without a server: the server's own application inside one process, for a tab of a browser."""
