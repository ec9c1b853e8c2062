"""Webhooks: one request in the form of ntfy, Matrix or Discord."""

import re
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from katzentisch.server.calling.targets import HookTarget, matrix_url
from katzentisch.server.calling.texts import CallText

_MARKUP, _ESCAPED = re.compile(r"([\\*_~`|<>\[\]():#@])"), r"\\\1"


class HookRequest(NamedTuple):
    """A request to a webhook."""

    method: str
    url: str
    headers: dict[str, str]
    body: dict[str, Any]


def hook_request(way: str, target: str, text: CallText, number: str) -> HookRequest:
    """Return the request that says a text; `number` is the same when it is sent again."""
    hook = msgspec.json.decode(target, type=HookTarget)
    headers = {"Authorization": f"Bearer {hook.secret}"} if hook.secret else {}
    lines = f"{text.title}\n{text.body}\n{text.link}"
    if way == "matrix":
        body = {"msgtype": "m.text", "body": lines, "m.mentions": {}}
        return HookRequest("PUT", matrix_url(hook, number), headers, body)
    if way == "discord":
        # Names are typed by people: one mentions nobody, and is neither a link nor markup.
        content = f"{text.title}\n{_MARKUP.sub(_ESCAPED, text.body)}\n{text.link}"
        return HookRequest("POST", hook.url, {}, {"content": content, "allowed_mentions": {"parse": []}})
    where = urlsplit(hook.url)
    body = {"topic": where.path[1:], "title": text.title, "message": text.body, "click": text.link}
    return HookRequest("POST", f"{where.scheme}://{where.netloc}/", headers, body)
