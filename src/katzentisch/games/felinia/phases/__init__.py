"""The chapters of the rules: each file has `legal`, `why_not` and `play`, and `go_on` where it leads a phase."""
