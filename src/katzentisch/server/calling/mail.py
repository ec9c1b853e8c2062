"""E-mail through the operator's mail server: a call, and the question whether an address wants calls."""

from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid
from urllib.parse import urlsplit

from katzentisch.server.call_settings import CallSettings
from katzentisch.server.calling.texts import CallText
from katzentisch.server.wire.words import server_words

_SECONDS = 20.0


def call_mail(
    to: str, text: CallText, stop: str, language: str, settings: CallSettings, address: str
) -> EmailMessage:
    """Return the mail of a call; `stop` is the signed secret that ends such mails."""
    words = server_words(language)
    link = f"{address.rstrip('/')}/calls#stop={stop}"
    body = "\n\n".join([text.body, text.link, words.say("call.mail_stop", {"link": link})])
    mail = _mail(to, text.title, body, settings, address)
    # One click in the reader's mail program (RFC 8058).
    mail["List-Unsubscribe"] = f"<{address.rstrip('/')}/api/calls/unsubscribe/{stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return mail


def confirm_mail(
    to: str, game: str, confirm: str, stop: str, language: str, settings: CallSettings, address: str
) -> EmailMessage:
    """Return the mail that asks whether an address wants calls."""
    words = server_words(language)
    base = address.rstrip("/")
    facts = {
        "game": game,
        "host": urlsplit(base).hostname or base,
        "link": f"{base}/calls#confirm={confirm}",
        "stop": f"{base}/calls#stop={stop}",
    }
    body = words.say("call.confirm_body", facts)
    return _mail(to, words.say("call.confirm_title", facts), body, settings, address)


def _mail(to: str, subject: str, body: str, settings: CallSettings, address: str) -> EmailMessage:
    mail = EmailMessage(policy=SMTP)
    mail["From"] = Address("Katzentisch", addr_spec=settings.mail_from)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = subject
    mail["Date"] = format_datetime(datetime.now(UTC))
    mail["Message-ID"] = make_msgid(domain=urlsplit(address).hostname or "katzentisch.invalid")
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(body + "\n")
    return mail


async def send_mail(mail: EmailMessage, settings: CallSettings) -> None:
    """Hand a mail to the operator's server; OSError or aiosmtplib's errors if it does not take it."""
    import aiosmtplib

    await aiosmtplib.send(
        mail,
        hostname=settings.mail_host,
        port=settings.mail_port,
        username=settings.mail_user or None,
        password=settings.mail_password or None,
        use_tls=settings.mail_security == "tls",
        start_tls=settings.mail_security == "starttls",
        timeout=_SECONDS,
    )
