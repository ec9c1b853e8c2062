"""The command `katzentisch`."""
