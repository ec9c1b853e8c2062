# The page's own words. Sentences of a game stand in its folder, under games/<game>/words.

## app

app-name = Katzentisch
app-tagline = Three cat games, one table
app-home = Home
app-loading = Fetching the table …
app-back_home = To the start page
app-not_arrived = This part of the page did not arrive. Perhaps the network or the server is away, or there is a newer version.
app-load_anew = Load the page again
app-close = Close
app-copy = Copy
app-copied = Copied
app-skip = Skip to the table

## lost

lost-title = Nothing to see here
lost-page = There is no page at this address. Perhaps a letter is missing in the link?
lost-table = There is no such table
lost-table_hint = The link may be incomplete, or the table was cleared away. If you had a seat there, your four words bring it back.
lost-no_seat = You have no seat at this table of { $game }
lost-look = The game is over: you may look at it, step by step.
lost-who_invites = { $names } can send you a link: for a seat, if one is free, or for looking on.
lost-nobody_invites = Nobody sits here who could invite you.
lost-seat_gone = Your seat is gone: the table was called off, or somebody else sits in your place now.
lost-again = Try again

## home

home-play_now = Play now
home-learn = New here? Learn it in five minutes
home-learn_on = Go on with the lesson
home-learn_more = Learn more
home-invite = Invite friends
home-more = More options
home-welcome = Pick a box: your first decision is one click away, bots take the other seats.
home-all = Show all { $n } tables
home-mine = My tables
home-none = No tables yet. Pick a game above and start right away.
home-continue = Continue
home-your_turn = Your turn
home-waiting_for = Waiting for { $names }
home-lobby = Waiting for players
home-outdated = Begun with older rules: it cannot go on
home-damaged = Damaged: what is stored cannot be read
home-paused = Paused
home-closed = Closed by whoever runs this server
home-won = { $names } won
home-players = { $from }–{ $to } players
home-players_one = { $from } players
home-minutes = about { $minutes } minutes
home-minutes_why = Against bots: about { $decisions } decisions of yours, ten seconds each. People take longer.
home-rules = Rules
home-pad = Score pad
home-open_record = Open a record file
home-forget = Forget this table
home-recover = Bring back a seat
home-recover_hint = Four words bring all your tables to any device. You find them in the settings.
home-recover_words = Four words
home-recover_go = Bring it back
home-recover_wrong = No seat has these four words. Are all four there, in the right order?
home-against = against { $bots }
home-fair = A fair match: { $bots }

## new

new-title = New table
new-seats = Seats
new-seat = Seat { $number }
new-you = You
new-bot = Bot
new-person = Person by link
new-hotseat = Person at this screen
new-name = Name
new-level = Strength
new-level_of = { $n } · { $name }
new-variant = Variant
new-how_many = Players
new-settings = Rules
new-seed = Seed
new-seed_hint = Leave it empty and the server draws one and shows it after the game. The same seed deals the same game.
new-undo = Undo
new-undo_free = Until something is revealed
new-undo_consent = Only if everybody agrees
new-undo_off = Never
new-spectators = Spectators may watch
new-hints = Hints for everybody, if all agree as they sit down
new-clock = Time for a decision
new-clock_off = No clock
new-clock_seconds = { $seconds } seconds
new-clock_days =
    { $days } { $days ->
        [one] day
       *[other] days
    }
new-late = When the time is up
new-late_once = A bot makes this one choice
new-late_bot = { $bot } takes the seat until you are back
new-start = Sit down
new-start_lobby = Open the table
new-lab = Scenario
new-lab_hint = Bots play the whole game on this deal. Go to the moment you like, and try from there.
new-lab_start = Let the bots play
new-yes = yes
new-no = no

## lobby

lobby-hint = Send each open seat its link. The game begins when everybody is seated.
lobby-yours = Your table: { $game }
lobby-invites = { $name } invites you to { $game }
lobby-clock_once = Time for a decision: { $time }. When it is up, a bot makes this one choice.
lobby-clock_late = Time for a decision: { $time }. When it is up, { $bot } takes the seat until its owner is back. Whoever sits down agrees.
lobby-wait = The game begins as soon as every seat is taken.
lobby-fill = Let a bot sit here
lobby-call_off = Call the table off
lobby-call_off_sure = Really call it off?
lobby-only_here = These links work on this computer alone. So that others can reach the table, start the server like this:
lobby-link = Link for { $name }
lobby-open_seat = Open seat
lobby-waiting = waiting
lobby-here = here
lobby-spectators = Link for spectators
lobby-join = Take this seat
lobby-join_title = You are invited
lobby-join_hint = Pick the name the others will see.
lobby-hints_agree = I agree to hints for everybody at this table
lobby-hints_agreed = In favour of hints at this table: { $names }. There are hints once everybody who plays agrees.
lobby-code = Your four words
lobby-code_hint = They bring you back to your seat if the link is lost. You find them in the settings, too.
lobby-qr = QR code with the link, for a phone's camera
lobby-looking_on = You are watching.

## table

table-inspected = Close-up
table-your_turn = Your turn
table-turn_of = Waiting for { $names }
table-over = The game is over
table-looking_on = You are watching
table-any =
    { $n ->
        [one] 1 choice
       *[other] { $n } choices
    }
table-interruption = You may step in: press M for the list.
table-confirm = Confirm
table-cancel = Put back
table-undo = Undo
table-redo = Redo
table-ask_undo = Ask to undo
table-undo_asked = { PLAYER($seat) } would like to take back the last move.
table-agree = Agree
table-disagree = Disagree
table-moves = All moves
table-moves_title = Everything you may do now
table-moves_filter = Filter
table-moves_none = Nothing fits this filter.
table-moves_more = { $n } more; type to narrow the list.
table-moves_since =
    { $n } { $n ->
        [one] move
       *[other] moves
    }
table-by_itself = Only one choice: { $what }
table-unread =
    Log and chat: { $n } { $n ->
        [one] new line
       *[other] new lines
    }
table-nothing = Nothing to decide right now.
table-phases = Phases of the round
table-log = Log
table-chat = Chat
table-notes = Notes
table-notes_hint = Only in this browser.
table-log_filter = Search the log
table-log_all = Everybody
table-log_empty = Nothing has happened yet.
table-say = Say something
table-send = Send
table-chat_empty = Nobody has said anything yet.
table-drawer = Log, chat and notes
table-theme = Light or dark
table-help = What can I do?
table-rename = Change the name
table-mute = Do not show me what { $name } says
table-unmute = Show me again what { $name } says
table-report = Report { $name }
table-reported = { $name } has been reported
table-renew = New four words for this seat
table-renew_hint = For when somebody else knows your four words or your link.
table-renewed = Your new four words: { $code }. The old ones no longer open this seat.
table-your_name = Your name: change it
table-seats = Seats
table-rule = Rule: { $title }
table-why_asking = Asking …
table-why_may = This is allowed now.
table-nearest = Nearest place that fits
table-lost = Connection lost. Trying again; nothing is lost.
table-sound_offer = Soft sounds at the table?
table-sound_yes = Yes, please
table-sound_no = No, thanks
table-sending = Sending …
table-spectators =
    { $n } { $n ->
        [one] spectator
       *[other] spectators
    }
table-online = online
table-offline = away
table-back_to_mine = Back to mine
table-area_of = { $name }'s side of the table
table-describe = The table in words
table-choices = Choices
table-state = The table
table-step = Step { $step }

## digest

digest-title = Since your last turn

## curtain

curtain-title = Pass to { $name }
curtain-hint = Hold the button to look.
curtain-open = I am { $name }

## end

end-title = { $names } won
end-title_shared = { $names } share the win
end-title_none = Nobody won
end-title_you = You won!
end-total = Total
end-source = Source
end-seed = Seed { $seed }
end-rematch = Rematch
end-to_rematch = To the rematch
end-review = Review
end-to_result = Back to the result
end-table = Look at the table
end-download = Download record
end-result = Result
end-skip = Show the result

## challenge

# The same deal against the same bots, played by one person after another.

challenge-friend = Challenge a friend
challenge-hint = The same deal, the same bots: who makes more of it?
challenge-same_deal = The same deal, played by others
challenge-send = Whoever opens this link plays the same deal against the same bots. When they are done, you both see who made more.
challenge-link = Link of the challenge
challenge-share = Share …
challenge-text = I made { $count ->
        [one] 1 point
       *[other] { $points } points
    } in { $game } against { $names }. The same deal, the same bots: can you make more?
challenge-text_alone = I made { $count ->
        [one] 1 point
       *[other] { $points } points
    } in { $game }. The same deal: can you make more?
challenge-title = Can you make more?
challenge-lead = The same deal, the same bots. Nobody sees more of it than you do.
challenge-made = { $name } made { $count ->
        [one] 1 point
       *[other] { $points } points
    }
challenge-against = { $game }, { $variant }, against { $names }
challenge-alone = { $game }, { $variant }
challenge-take = Play this deal
challenge-points = { $count ->
        [one] 1 point
       *[other] { $points } points
    }
challenge-won = won
challenge-again = not the first try
challenge-playing = is still playing

## keys

keys-title = Keys
keys-choose = pick choice 1 to 9
keys-arrows = move
keys-enter = confirm
keys-escape = back
keys-u = undo
keys-shift_u = redo
keys-e = end the turn
keys-question = these keys
keys-l = log and chat
keys-o = look at the next seat
keys-m = all moves as text
keys-k = Ask for a hint
keys-q = the table in words
keys-i = enlarge what is pointed at; else go over all things by arrow keys
keys-h = hold: lift the pieces to see what is below
keys-s = sandbox
keys-rules = Rules of this game

## review

review-title = Review
review-scrubber = Step { $step } of { $steps }
review-slider = Step
review-round = Round { $round }
review-back = One step back
review-forward = One step forward
review-play = Play
review-pause = Pause
review-branch = Try from here
review-branch_hint = A new table that begins at this step.
review-share = Link
review-record = Record
review-download = Download record
review-to_table = To the table
review-back_short = Back
review-on_short = Next
review-enlarge = See the whole table
review-points = Turning points
review-points_soon = The turning points appear as soon as the curve is drawn.
review-no_points = No single choice decided this game.
review-swipe = { $number } of { $of } · swipe
review-good =
    { YOU($seat) ->
        [yes] Well played: “{ $chosen }” lifted your chance.
       *[no] Well played: “{ $chosen }” lifted { PLAYER($seat, case: "gen") } chance.
    }
review-chance = Chance { $before } → { $after }%
review-after_the_end = The curve of the chances is drawn when the game is over.
review-luck_of = Luck: { LIST($list, join: "comma") }
review-graph = Chance to win
review-computing = Going through the game: { $done } of { $of } decisions.
review-graph_none = No review yet. `katzentisch --json review RECORD > review.json` computes it from the record; open the file here:
review-no_review = This file is not a review by `katzentisch review`.
review-start = The table at the start
review-open = Open a record
review-open_hint = A record of any game, from this page or from the terminal: a finished one is looked back at, an unfinished one goes on.
review-go_on = Play on
review-go_on_hint = This game is not over. Choose who sits where, and it goes on from here. Whoever has the record could look up what is still hidden, so the seed is shown to everybody.
review-go_on_here = This game is not over. Choose who sits where, and it goes on from here, on this device.
review-choose_file = Choose a file

## rules

rules-search = Search the rules
rules-none = No section has these words.
rules-contents = Contents
rules-of = Rules of { $game }
rules-goal = What it is about
rules-round = How a round goes
rules-scoring = What scores
rules-reference = All the rest, to look up
rules-print = Print on one page
rules-example = An example, counted out
rules-example_hint = A game of two bots, as the engine counted it: { $name } won.
rules-sum = Together
rules-try = Try it
rules-try_hint = Opens this position as a table; bots play the other seats.
rules-chose = { $name }: { $choice }
rules-short = Short rules

## pad

pad-title = Score pad
pad-hint = For a game at a real table: enter what lies there and see where every point comes from. Points are counted by the same rules the games here are played by.
pad-score = Count
pad-result = Result
pad-task = What do you want to know?
pad-input = What lies on the table
pad-more = One more
pad-fewer = One fewer
pad-silver = Silver
pad-end = Is the game over?
pad-tax = What does the tax collector take?
pad-save = How many coins may I save?
pad-target = Points to win
pad-round_complete = The round is complete
pad-points = Victory points
pad-nobles = Nobles
pad-out = Out of the game
pad-fief = Fief { $number }
pad-shield = Shields
pad-money = Coins
pad-save_more = May keep more
pad-level = Level
pad-boat = Boat
pad-shape = Shape
pad-colour = Colour
pad-turn = Turn
pad-lay_hint = Click a square to lay the tile, click a tile to take it away. Or: arrows and Enter.
pad-mode = Game
pad-public = Public lessons (numbers, with their colour)
pad-laid =
    Boat with { $n } { $n ->
        [one] tile
       *[other] tiles
    }
pad-lessons = Your lessons (numbers on the cards)
pad-fish = Fish
pad-baskets = Baskets
pad-turn_position = Place in the island order

## answer

answer-ok = Possible
answer-total = Total
answer-points = Points
answer-visible = Visible
answer-unfilled = Not filled
answer-filled = Filled
answer-list = Each
answer-count = Number
answer-cards = Cards
answer-errors = What is wrong
answer-families = Families
answer-lessons = Lessons
answer-public = Public lessons
answer-winners = Winners
answer-players = Players
answer-name = Name
answer-breakdown = Points by source
answer-trade_total = Trade tiles together
answer-groups = Groups
answer-mode = How
answer-due = To hand over
answer-discard_sets = Cards to discard (one of these sets)
answer-sum = Sum of the treasury
answer-court = From the court
answer-money = Coins
answer-saved = Saved
answer-result = Result
answer-still_in = Still in the game
answer-eliminated_now = Leave the game now
answer-reason = Reason
answer-last_round = Last round
answer-tie_break = Tie-break
answer-first_player = First player
answer-sister = Sister
answer-player_wins = You win
answer-go_on = The game goes on
answer-win = Somebody has won
answer-tie = A tie
answer-cubes = Cubes
answer-income = Income of the hand
answer-whole_hand = The whole hand

## settings

settings-title = Settings
settings-you = You
settings-table = At the table
settings-looks = Looks
settings-notify_hint = Tells you when it is your turn and this page is out of sight.
settings-notify_refused = Your browser does not allow notifications for this page.
settings-notify_unable = Notifications need a safe connection (https).
settings-name = Your name
settings-name_hint = Leave it empty and you are named after an animal.
settings-language = Language
settings-auto = Same as the device
settings-theme = Theme
settings-light = Light
settings-dark = Dark
settings-motion = Motion
settings-full = Full
settings-reduced = Reduced
settings-text_size = Text size
settings-contrast = Contrast
settings-normal = Normal
settings-high = High
settings-pace = Moves of the others
settings-pace_slow = Slow
settings-pace_normal = One by one
settings-pace_fast = Fast
settings-pace_at_once = At once
settings-confirm = Confirm
settings-confirm_needed = What cannot be undone
settings-confirm_always = Every choice
settings-stops = Ask me
settings-stops_choice = Where there is a choice
settings-stops_every = Every time
settings-coach = Ask before a clear mistake
settings-notifications = Tell me when it is my turn
settings-sound = Sounds
settings-on = On
settings-off = Off
settings-codes = Your seats
settings-codes_hint = Four words bring a seat back on any device. Keep them to yourself.
settings-codes_one = The same four words for all of them
settings-codes_none = You are not sitting at any table.

## stats

stats-title = Statistics
stats-own_hint = Finished games you took part in with this browser. Tables at which you played for several people are left out; a shared win counts in part.
stats-none = No finished games yet.
stats-play = Play a game
stats-no_streak = Solve the puzzle of the day, and a row of days begins.
stats-solved =
    { $n ->
        [0] none yet
       *[other] { $n } solved
    }
stats-mastered_in = { $game }: the bots
stats-mastered_hint = Mastered is who you beat in three of the last { $last } games.
stats-won_of = { $won } of the last { $games } won
stats-mastered = mastered
stats-last = Last games
stats-all = Show all { $n } games
stats-you_won = won
stats-you_lost = not won
stats-counted = Counted by variant, seat and bot
stats-summary =
    { $games } { $games ->
        [one] game
       *[other] games
    } · { $won } won · best score { $best }
stats-curve = My points in every game; the best is { $best }
stats-what = Counted
stats-games = Games
stats-won = Won
stats-share = Share
stats-interval = 95% interval
stats-fair = Fair share
stats-csv = Download as CSV
stats-bots = Bots against bots
stats-game = Game
stats-bots_hint = How fair a game is when equally strong bots play it: by seat, source of points, card and colour.
stats-playing = Bots are playing: { $done } of { $of } games.

## guide

guide-label = Minka explains
guide-of = Step { $number } of { $all }
guide-next = Got it
guide-skip = End the lesson
guide-lesson = Next lesson: { $lesson }
guide-back = Back
guide-unfold = Let Minka explain again

## now

now-title = What can I do?
now-rule = The rule
now-no_hints = No hints at this table: not everybody agreed to them.

## coach

coach-label = Minka asks
coach-sure = Are you sure?
coach-rather = I would rather choose “{ $choice }”.
coach-again = Think again
coach-insist = Play it anyway
coach-off = Stop asking

## hint

hint-label = A hint
hint-ask = Hint
hint-best = My suggestion: { $choice }
hint-more = Show me more
hint-fewer = Show me less
hint-chance = { $percent }% to win
hint-points = { $count ->
        [one] { $points } point at once
       *[other] { $points } points at once
    }

## language

language-en = English
language-de = Deutsch

## problem

problem-no_connection = The server cannot be reached. Is it still running?
problem-http = The server answered with error { $status }.

## privacy

privacy-title = Privacy
privacy-stored = This server stores the name you give, what you say at a table, your choices with their time, and hashes of the secrets that open your seat. There are no accounts and no cookies, and the page asks no other server for anything. If you ask to be told when it is your turn, it stores where: the address your browser gives for notifications (the push service of its maker learns when we write, not what), an e-mail address, or a webhook; you can end that at any time. Your address is counted under a hash for at most two hours, so that nobody can flood the server.
privacy-browser = Your browser keeps the secrets of your seats and your settings.
privacy-finished =
    { $days ->
        [0] Finished tables are kept.
        [one] Finished tables are deleted after 1 day.
       *[other] Finished tables are deleted after { $days } days.
    }
privacy-idle =
    { $days ->
        [0] Tables nobody plays at any more are kept.
        [one] Tables nobody plays at any more are deleted after 1 day.
       *[other] Tables nobody plays at any more are deleted after { $days } days.
    }
privacy-calls =
    { $days ->
        [0] Where you want to be told is kept as long as its table.
        [one] Where you want to be told is deleted one day after the game ended.
       *[other] Where you want to be told is deleted { $days } days after the game ended.
    }
privacy-chat =
    { $days ->
        [0] What is said at a table is kept with it.
        [one] What is said at a table is deleted after 1 day.
       *[other] What is said at a table is deleted after { $days } days.
    }
privacy-imprint = Imprint
privacy-own = Your data
privacy-download = Download it
privacy-delete = Delete it
privacy-delete_sure = Really delete all of it
privacy-deleted = Nothing of yours is left on this server.
privacy-delete_hint = Your name, what you said and your seats are deleted from the server and from this browser. In running games a bot plays on; a table with nobody else at it is deleted.

## calls

calls-title = Tell me when it is my turn
calls-hint = Once per turn, a minute after it has begun, if you are not on the page. The message says which game it is, who sits there and that it is your turn, nothing else.
calls-all = For all your tables that are running.
calls-none = This server sends no messages. You see whose turn it is on the start page.
calls-way = How
calls-push = This browser
calls-mail = E-mail
calls-ntfy = ntfy
calls-matrix = Matrix
calls-discord = Discord
calls-push_off = This server does not send notifications.
calls-push_unable = This browser receives no messages while the page is closed.
calls-push_failed = The browser could not subscribe to messages. Some need their push service for that, which may be switched off.
calls-mail_address = Your e-mail address
calls-mail_hint = We send one e-mail to ask whether you agree. Nothing else comes before you do.
calls-ntfy_url = Address of your topic
calls-ntfy_secret = Access token, if it needs one
calls-matrix_url = Address of the home server
calls-matrix_room = Room (begins with !)
calls-matrix_secret = Access token
calls-discord_url = Address of the webhook
calls-hosts = Whoever runs this server allows: { $hosts }
calls-quiet = Quiet hours
calls-from = from
calls-until = until
calls-quiet_set = quiet from { $from } to { $until }
calls-save = Tell me here
calls-stop = Stop
calls-unconfirmed = not confirmed yet: check your e-mail
calls-confirm = Yes, write to me
calls-confirmed = Done. You will get an e-mail when it is your turn.
calls-stopped = Stopped. No more e-mails about this table.
calls-never_again = Never write to me again
calls-never = This server will never write to this address again.
calls-no_link = This page belongs to a link in an e-mail.

## arrange

arrange-title = Messages, pause, your seat
arrange-open = Open

## pause

pause-title = Pause
pause-hint = Clocks stop and nobody gets messages, once everybody at the table agrees.
pause-want = Ask for a pause
pause-agree = I agree
pause-no = No pause
pause-now = The table is paused.
pause-asked = { PLAYER($seat) } would like to pause.
pause-waits = Somebody would like a pause. Still to agree: { $names }
pause-end = Go on playing

## seat

seat-title = The seat of { $name }
seat-lend = Let a bot play for me
seat-lent = { $bot } is playing for you.
seat-lent_short = A bot is playing for you.
seat-take_back = Take the seat back
seat-leave = Leave it to a bot for good
seat-leave_sure = Really leave the table?
seat-hand_on = Hand it on
seat-hand_on_hint = Whoever opens this link first sits here instead of you. Until then the seat stays yours.

## circle

circle-title = The same people
circle-player = Player
circle-games = Games
circle-won = Won
circle-other = Another game, the same people

## puzzle

puzzle-title = Puzzles
puzzle-lead = Positions from real games in which one choice is clearly best. Try it: nothing is lost, and Minka answers every try.
puzzle-all = All puzzles
puzzle-of_day = Puzzle of the day
puzzle-same_for_all = The same for everybody, from midnight to midnight UTC.
puzzle-streak =
    { $days ->
        [one] 1 day in a row
       *[other] { $days } days in a row
    }
puzzle-solve = Solve it
puzzle-once_more = Look again
puzzle-solved = solved
puzzle-seen = looked at
puzzle-solved_of = { $solved } of { $all } solved
puzzle-open_only = only open ones
puzzle-level = How hard
puzzle-any_level = All
puzzle-level_1 = Easy
puzzle-level_2 = Medium
puzzle-level_3 = Hard
puzzle-players = { $seats } players
puzzle-none = There are no puzzles for this game yet.
puzzle-none_left = Nothing left here: you have solved them all.
puzzle-you = You
puzzle-task = It is your turn, and one choice is clearly best. Which one? Choose as at any table; only what you see here counts.
puzzle-begin = I’ll try
puzzle-look = Show the solution
puzzle-right =
    { $tries ->
        [one] Right, at the first try!
       *[other] Right! { $tries } tries.
    }
puzzle-good = Good, but there is something better
puzzle-wrong = Not quite
puzzle-worth = With this choice you win about { $share }% of the time, with the best one { $best }%.
puzzle-worth_far = This choice is well behind; with the best one you win about { $best }% of the time.
puzzle-worth_best = With this choice you win about { $best }% of the time, more often than with any other.
puzzle-better_leads = What the best one brings:
puzzle-over_right = Solved.
puzzle-over_seen = This was the solution.
puzzle-again = Try again
puzzle-reasons = Why?
puzzle-next = Next puzzle
puzzle-solution = Best: { $choice }
puzzle-found = { $found } of { $bots } bots find it.
puzzle-home = A puzzle a day
puzzle-home_lead = One position, one best choice: a minute for each game.
puzzle-home_done = Solved today
# Tables on this device, without a server
local-loading = Fetching the games: { NUMBER($done, minimumFractionDigits: 1) } of { NUMBER($of, minimumFractionDigits: 1) } MB
local-starting = Starting the games …
local-again = Try again
local-here = Go on here
local-online = Play online
local-update = A newer version of Katzentisch is ready. Your tables stay as they are.
local-take_update = Use it now
local-later = Later
local-play = Play offline
local-play_hint = The games run on this device, without a server: alone, against bots or passing one device around.
local-server_away = The server cannot be reached. On this device you can play all the same, against bots or passing it around.
local-take_online = Take online
local-take_online_hint = Go on with this game on the server, with friends you invite. It stays on this device too.
local-save = Save as a file
local-save_hint = The game so far as a record: open it on any Katzentisch server to go on there with others.
local-keep = Keep on this device
local-keep_hint = Look back at this game without a network, too
local-open_online = Open online
local-open_online_hint = Share this game by a link from the server
local-weaker = { $bot } plays weaker on this device than on a server: there is time for about { $percent }% of the usual thinking.
local-strength_unknown = How strong { $bot } is on this device will be known once the games have started …
local-kept = Games kept here
local-this_device = On this device
local-this_device_lead = You are playing without a server: alone, against bots or passing the device around. To play with friends on devices of their own, use an online table.
local-only_online = That needs a server: you are playing on this device. Friends with devices of their own can join an online table.
problem-local_forbidden = This browser keeps nothing for this page, perhaps because the window is private. Without that no table would survive the next reload. Open the page in a normal window.
problem-local_full = The storage of this device is full, so this choice could not be kept. Nothing is lost: make some room, then try again.
problem-local_no_room = There is no room left in this browser's storage to take the game along. Download its record as a file instead.
problem-local_elsewhere = Your tables are open in another tab of this browser.
problem-local_old_browser = This browser is too old to run the games on this device. A current Firefox, Chrome, Edge or Safari can.
problem-local_unreachable = Part of the games could not be fetched. Connect to the network once, then they work without it.
problem-local_unwritten = This browser could not keep this choice. Nothing before it is lost: try again.
problem-local_broken = The tables kept on this device cannot be read. They have not been touched. Try again.
problem-local_failed = The games could not be started on this device. If a part of them is damaged, “Try again” fetches it anew.
