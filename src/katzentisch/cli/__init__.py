"""The command line: each module here is a subcommand of `katzentisch`.

A command has `add_arguments(parser)` and `run(args) -> int`, the exit code. It is imported only when it
is called. Its texts stand in `words/<language>.ftl`: `command-<name>` says what it is for,
`[argument.<name>]`, or `[argument]` for all commands, what each argument means. While it runs,
`args.shell` prints in the reader's language; `terminal/` holds what commands share.
"""
