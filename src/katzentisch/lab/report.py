"""A report as one self-contained page, and as Markdown: sections with a sentence, a plot and a table."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

_PAGE = """\
<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; --ink: #2b2a33; --soft: #6d6b76; --paper: #fbfaf7; --line: #dedbd2 }}
@media (prefers-color-scheme: dark) {{ :root {{ --ink: #e9e7ef; --soft: #a5a3ad; --paper: #1e1d24; --line: #3a3944 }} }}
body {{ font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 52rem; margin: 2rem auto; padding: 0 1rem }}
h1 {{ font-size: 1.7rem }} h2 {{ margin-top: 2.5rem; font-size: 1.2rem; border-bottom: 1px solid var(--line) }}
p {{ color: var(--soft) }}
svg {{ max-width: 100%; height: auto; display: block; margin: 1rem 0 }}
.scroll {{ overflow-x: auto }}
table {{ border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .9rem }}
th, td {{ padding: .2rem .7rem .2rem 0; text-align: right; border-bottom: 1px solid var(--line) }}
th:first-child, td:first-child {{ text-align: left }}
</style>
<h1>{title}</h1>
{body}
</html>
"""


@dataclass
class Section:
    """One section: a title, and optionally a sentence, plots and a table."""

    title: str
    text: str = ""
    plots: list[str] = field(default_factory=list)
    head: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = field(default_factory=list)


@dataclass
class Report:
    """A title and its sections."""

    title: str
    intro: str
    sections: list[Section]
    language: str = "en"

    def to_html(self) -> str:
        """Return the report as one page that needs nothing else."""
        body = [f"<p>{escape(self.intro)}</p>"]
        for section in self.sections:
            body.append(f"<h2>{escape(section.title)}</h2>")
            if section.text:
                body.append(f"<p>{escape(section.text)}</p>")
            body += section.plots
            if section.rows:
                body.append(_html_table(section))
        return _PAGE.format(language=self.language, title=escape(self.title), body="\n".join(body))

    def to_markdown(self) -> str:
        """Return the report as Markdown: the tables carry what the plots show."""
        lines = [f"# {self.title}", "", self.intro]
        for section in self.sections:
            lines += ["", f"## {section.title}", ""]
            if section.text:
                lines += [section.text, ""]
            if section.rows:
                lines.append(_row(section.head))
                lines.append("|" + "|".join(["---"] + ["--:"] * (len(section.head) - 1)) + "|")
                lines += [_row(row) for row in section.rows]
        return "\n".join(lines) + "\n"


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _html_table(section: Section) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in section.head)
    rows = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in section.rows]
    return f'<div class="scroll"><table><tr>{head}</tr>\n' + "\n".join(rows) + "</table></div>"
