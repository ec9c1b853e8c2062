"""How a server may call people when it is their turn; docs/operating.md explains each setting."""

from typing import Literal

import msgspec

# The push services of the browsers there are. Endpoints come from strangers: nothing else is asked.
_PUSH_HOSTS = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)


class CallSettings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Settings of calls, the table `[calls]` of a configuration.

    A host is a name (`ntfy.sh`), a family of names (`*.example.org`), any public one (`*`), or a whole origin such as
    `http://10.0.0.5:8080`, for which the operator vouches.
    """

    push_hosts: tuple[str, ...] = _PUSH_HOSTS
    hook_hosts: tuple[str, ...] = ()
    after_seconds: float = 60.0
    mail_host: str = ""
    mail_port: int = 587
    mail_security: Literal["starttls", "tls", "none"] = "starttls"
    mail_user: str = ""
    mail_password: str = ""
    mail_from: str = ""

    @property
    def mail(self) -> bool:
        """Whether the server can send mail."""
        return bool(self.mail_host and self.mail_from)


LISTS = ("push_hosts", "hook_hosts")
SECRETS = ("mail_password",)
