# What the server itself says. Blanks in braces: see docs/add/a-language.md.

## problem

problem-wrong_body = The request is not understood: { $reason }
problem-wrong_option = { $reason }
problem-wrong_record = The record cannot be opened: { $reason }
problem-wrong_seed = The seed '{ $seed }' is not a whole number from 0 to 9223372036854775807.
problem-wrong_name = A name has 1 to { $most } letters.
problem-not_allowed = This table is not open to you: bring the token of a seat in it, or its link for spectators.
problem-other_origin = Pages of other sites may not do this; whoever runs the server can allow one by --origin.
problem-no_such_table = There is no table { $table }.
problem-no_such_path = There is nothing here.
problem-too_hard = The answer took too long and was given up.
problem-wrong_case = The referee cannot answer: { $reason }
problem-no_referee = There is no referee for { $game } yet.
problem-no_such_step = The game has steps 0 to { $last }, not { $step }.
problem-invitation_used = This invitation is wrong or has been used: the seat is taken.
problem-still_running = The game is still running: its record is shown when it is over.
problem-not_over = The game of this record is not over: only finished games can be opened.
problem-other_rules = This table was begun with rules { $played } of { $game } and other material; this server plays rules { $here }.
problem-too_large = The request is larger than { $most } bytes.
problem-too_many =
    That was too much in a short time; try again in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
problem-no_report = The games between bots could not be counted; the server's log says why.
problem-no_scenario = The bots could not play this game; the server's log says why.
problem-no_review = The review could not be computed; the server's log says why.
problem-store_down = The server cannot reach its database just now; nothing was lost. Try again soon.

## refusal

refusal-not_understood = The message is not understood: { $reason }
refusal-hello_first = Say hello first.
refusal-hello_once = Hello was said already.
refusal-no_seat = None of these tokens opens a seat at this table.
refusal-not_your_seat = Seat { $seat } is not yours.
refusal-not_begun = The game begins when all seats are taken.
refusal-not_written = Your choice could not be written down just now. It is safe to try again.
refusal-too_fast = Not so fast: the table takes { $most } messages a second from one page.
refusal-too_long = What is said has 1 to { $most } letters.

## rule.server

rule-server-title = At this table
rule-server-text = A page speaks for the seats whose tokens it holds, one message at a time, and every choice is written down before anybody is told.
