"""The rules: one file per chapter, each with `legal`, `why_not` and `play`, and `go_on` where it leads a phase."""
