# What the server itself says. Blanks in braces: see docs/add/a-language.md.

## problem

problem-wrong_body = The request could not be understood: { $reason }
problem-wrong_option = { $reason }
problem-wrong_record = The record cannot be opened: { $reason }
problem-wrong_seed = The seed '{ $seed }' is not a whole number from 0 to { $most }.
problem-wrong_name = A name may have 1 to { $most } characters.
problem-not_allowed = This table is not open to you: use the link of your seat or the link for spectators.
problem-other_origin = Pages of other sites may not do this; whoever runs the server can allow them with --origin.
problem-other_host = This server does not answer for { $host }; whoever runs it can allow the name by --public-address.
problem-two_lengths = The request says its length in two ways.
problem-no_such_table = There is no table { $table }.
problem-no_such_path = There is nothing here.
problem-too_hard = Working out the answer took too long, so the server gave up.
problem-wrong_case = The referee cannot answer: { $reason }
problem-no_referee = There is no referee for { $game } yet.
problem-no_such_step = The game has steps 0 to { $last }, not { $step }.
problem-no_such_puzzle = There is no such puzzle; the list of puzzles has those there are.
problem-no_such_challenge = There is no such challenge; perhaps its games were deleted since.
problem-challenge_running = The game is still running; others can play its deal once it is over.
problem-challenge_people = Only a game of one person against bots can be a challenge: whoever plays it next must meet the same opponents.
problem-challenge_begun = This game did not begin with its deal, so nobody could play it from the start and compare.
problem-not_legal = This cannot be done in the puzzle.
problem-invitation_used = This invitation is wrong or has been used: the seat is taken.
problem-still_running = The game is still running; there is a record once it is over.
problem-not_over = The game of this record is not over: it can be played on, but not looked back at yet.
problem-is_over = The game of this record is over: it can be looked back at, but not played on.
problem-other_seats = The game of this record has { $at_record } seats, not { $seats }.
problem-other_rules = This table was started with version { $played } of the rules of { $game }, and this server plays version { $here }.
problem-damaged = What is stored of table { $table } is damaged: it cannot be opened. Whoever runs the server finds the reason in its log.
problem-closed = Whoever runs this server has closed this table.
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
problem-call_no_way = This server cannot notify people in this way.
problem-call_other_host = This server may not send messages to that host; whoever runs it decides where it may.
problem-call_wrong_target = There is something wrong with this address: nothing can be sent there.
problem-call_wrong_address = This is not a complete e-mail address.
problem-call_wrong_hours = The quiet hours could not be understood.
problem-call_refused = Whoever owns this e-mail address does not want mail from this server.
problem-call_too_many = A seat can have at most { $most } addresses.
problem-wrong_link = This link is not valid any more.

## refusal

refusal-not_understood = The message could not be understood: { $reason }
refusal-hello_first = The first message has to be hello.
refusal-hello_once = Hello has already been said.
refusal-no_seat = This link opens no seat at this table.
refusal-not_your_seat = Seat { $seat } is not yours.
refusal-not_begun = The game begins when all seats are taken.
refusal-not_written = Your choice could not be saved just now. You can safely try again.
refusal-chat_not_written = Your message could not be saved just now. Please send it again.
refusal-no_hint_among_people = Hints are for tables where nobody else plays, or where everybody agreed to them at the start.
refusal-no_hint_now = There is no hint to give just now.
refusal-too_fast = Not so fast: the table takes { $most } messages a second from one page.
refusal-chat_too_fast =
    So much is said at this table that the next line has to wait { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
refusal-too_long = A chat message may have 1 to { $most } characters.
refusal-paused = The table is paused. Anybody who sits here can end the pause.
refusal-lent = A bot is playing for you. Take your seat back first.

## call

call-title = { $game }: it is your turn
call-body = { $name }, it is your turn at the table with { $names }.
call-body_alone = { $name }, it is your turn.
call-mail_stop = No more e-mails about this table: { $link }
call-confirm_title = { $game }: shall we write to you when it is your turn?
call-confirm_body =
    Somebody at { $host } wants to be told at this address when it is their turn in { $game }. If that was you, confirm it here:

    { $link }

    If it was not you, you need not do anything: you will not hear from us again. To make sure that this server never writes to you:

    { $stop }

## rule.server

rule-server-title = At this table
rule-server-text = You play for the seats you sit in. Every choice is saved before anybody else sees it, so nothing is lost if the connection breaks.
