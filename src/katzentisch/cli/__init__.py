"""The command `katzentisch`: a module here is a command, found by folder.

A command has `add_arguments(parser)` and `run(args) -> int`, the exit code. It is imported only when it
is called. Its texts stand in `words/<language>.toml`: `[command.<name>]` says what it is for,
`[argument.<name>]`, or `[argument]` for all commands, what each argument means. While it runs,
`args.shell` speaks the reader's language, and `terminal/` holds what commands share.
"""
