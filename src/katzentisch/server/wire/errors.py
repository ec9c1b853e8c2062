"""Errors the API answers with: a code, its HTTP status, and facts for the sentence."""

from typing import Any

STATUS = {
    "wrong_body": 400,
    "wrong_option": 400,
    "wrong_record": 400,
    "wrong_seed": 400,
    "wrong_name": 400,
    "wrong_case": 400,
    "call_no_way": 400,
    "call_other_host": 400,
    "call_wrong_target": 400,
    "call_wrong_address": 400,
    "call_wrong_hours": 400,
    "call_refused": 403,
    "call_too_many": 409,
    "wrong_link": 404,
    "too_hard": 422,
    "two_lengths": 400,
    "not_allowed": 403,
    "other_origin": 403,
    "no_such_table": 404,
    "no_such_path": 404,
    "no_such_step": 404,
    "no_such_puzzle": 404,
    "no_such_challenge": 404,
    "challenge_running": 409,
    "challenge_people": 409,
    "challenge_begun": 409,
    "not_legal": 409,
    "no_referee": 404,
    "invitation_used": 409,
    "still_running": 409,
    "not_over": 409,
    "is_over": 409,
    "other_seats": 409,
    "other_rules": 409,
    "damaged": 409,
    "closed": 410,
    "too_large": 413,
    "other_host": 421,
    "too_many": 429,
    "store_down": 503,
    "no_review": 503,
    "no_report": 503,
    "no_scenario": 503,
}


class ApiError(Exception):
    """A request that cannot be met; `code` has a status here and a sentence in the words under `problem`."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
