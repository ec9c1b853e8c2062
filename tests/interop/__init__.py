"""Clients of the environments, each as its own documentation uses it; `make interop` runs these in an environment of their own."""
