# What the table itself says, whatever game is on it.

## refusal

refusal-stale = The table has changed since you chose; look again.
refusal-undo_switched_off = This table has agreed not to take anything back.
refusal-undo_game_over = The game is over; nothing is taken back any more.
refusal-undo_nothing_to_undo = You have made no choice that could be taken back.
refusal-undo_asked_already = { PLAYER($seat) } has already asked to take something back.
refusal-nothing_asked = Nobody has asked to take anything back.
refusal-not_asked = You were not asked, or have agreed already.
refusal-redo_nothing = There is nothing you have just taken back.

## undo

undo-another_acted = Somebody else has acted since.
undo-something_revealed = Something hidden has come to light.
undo-by_consent = At this table all must agree.

## rule.match_stale

rule-match_stale-title = One choice at a time
rule-match_stale-text = A choice answers the question you were asked. Sent twice it counts once; sent after the question has changed it does not count.

## rule.match_undo

rule-match_undo-title = Taking back
rule-match_undo-text = You may take back your last choices until something hidden has come to light or another seat has acted. Further back, all people at the table must agree.
