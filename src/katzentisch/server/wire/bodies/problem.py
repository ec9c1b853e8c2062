"""The answer to every request that is refused."""

from typing import Any

from katzentisch.server.wire.messages import Answer


class Problem(Answer):
    """Every HTTP error: a code (with a sentence in the words under `problem`), facts, and a sentence in English.

    For a wrong record or option the facts hold `fault`, whose sentence stands under `fault` and is filled by the facts in `about`.
    """

    code: str
    facts: dict[str, Any]
    message: str
