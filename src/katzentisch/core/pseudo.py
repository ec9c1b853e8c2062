"""A language nobody speaks, made from English: longer and accented, so that cut and untranslated text shows."""

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

PSEUDO = "qps"
_ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "àƀćđéƒğĥîĵķļɱñöþɋŕšţûṽŵẋýžÀƁĆĐÉƑĞĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ",
)
_GRAMMAR = ("gender", "article", "proper", "bends")


def accented(text: str) -> str:
    """Return a text with accents and about a third longer.

    >>> accented("Buy wine")
    'Ɓûý~ ŵîñé~~'
    """
    return " ".join(
        f"{word}{'~' * ((len(word) + 2) // 3)}" if word.isalpha() else word for word in text.split(" ")
    ).translate(_ACCENTED)


def pseudo(source: str) -> str:
    """Return the messages of an English file in the pseudo-language; what grammar needs stays as it is."""
    resource = FluentParser().parse(source)
    _Accents().visit(resource)
    return FluentSerializer().serialize(resource)


class _Accents(visitor.Visitor):
    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        if node.id.name not in _GRAMMAR:
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        node.value = accented(node.value)
