# The page's own words. Sentences of a game stand in its folder, under games/<game>/words.

## app

app-name = Katzentisch
app-tagline = Three cat games, one table
app-home = Home
app-loading = Fetching the table …
app-not_found = There is no page at this address.
app-back_home = To the start page
app-close = Close
app-copy = Copy
app-copied = Copied
app-skip = Skip to the table

## home

home-play_now = Play now
home-invite = Invite friends
home-more = More options
home-mine = My tables
home-none = No tables yet. Pick a game above: your first decision is one click away.
home-continue = Continue
home-your_turn = Your turn
home-waiting_for = Waiting for { $names }
home-lobby = Waiting for players
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
home-recover_hint = Each seat has four words. Type them to sit down again, on any device.
home-recover_words = Four words
home-recover_go = Bring it back
home-against = against { $bots }

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
new-variant = Variant
new-how_many = Players
new-settings = Rules
new-seed = Seed
new-seed_hint = Empty: drawn by the server and shown after the game. The same seed deals the same game.
new-undo = Undo
new-undo_free = Until something is revealed
new-undo_consent = Only if everybody agrees
new-undo_off = Never
new-spectators = Spectators may look on
new-clock = Time for a decision
new-clock_off = No clock
new-clock_seconds = { $seconds } seconds
new-start = Sit down
new-start_lobby = Open the table
new-lab = Scenario
new-lab_hint = Bots play the whole game on this deal. Go to the moment you like, and try from there.
new-lab_start = Let the bots play
new-yes = yes
new-no = no

## lobby

lobby-title = The table is set
lobby-hint = Send each open seat its link. The game begins when everybody sits.
lobby-link = Link for { $name }
lobby-open_seat = Open seat
lobby-waiting = waiting
lobby-here = here
lobby-spectators = Link for spectators
lobby-join = Take this seat
lobby-join_title = You are invited
lobby-join_hint = Pick the name the others will see.
lobby-code = Your four words
lobby-code_hint = With them you find your seat again if the link is lost. Settings show them too.
lobby-qr = Code with the link, for a phone's camera
lobby-looking_on = You look on.

## table

table-inspected = Looked at closely
table-your_turn = Your turn
table-turn_of = { $names }: thinking
table-over = The game is over
table-looking_on = You look on
table-any = { $n } possible choices
table-interruption = You may step in: press M for the list.
table-confirm = Confirm
table-cancel = Put back
table-undo = Undo
table-redo = Redo
table-ask_undo = Ask to undo
table-undo_asked = { PLAYER($seat) } asks to take the last move back.
table-agree = Agree
table-disagree = Disagree
table-moves = All moves
table-moves_title = Everything you may do now
table-moves_filter = Filter
table-moves_none = Nothing fits this filter.
table-moves_more = { $n } more; type to narrow the list.
table-nothing = Nothing to decide right now.
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
table-help = Keys and help
table-rename = Change the name
table-your_name = Your name: change it
table-seats = Seats
table-rule = Rule: { $title }
table-why_asking = Asking …
table-why_may = This may be done now.
table-nearest = Nearest place that fits
table-lost = Connection lost. Trying again; nothing is lost.
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
digest-more = { $n } more in the log
digest-dismiss = Got it

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
end-table = Look at the table
end-download = Download record
end-result = Result

## keys

keys-title = Keys
keys-choose = choose the first to ninth
keys-arrows = move
keys-enter = confirm
keys-escape = back
keys-u = undo
keys-shift_u = redo
keys-e = end the turn
keys-question = these keys
keys-l = log and chat
keys-o = next opponent
keys-m = all moves as text
keys-q = the table in words
keys-i = look closely at what is pointed at
keys-h = hold: lift the pieces to see what is below
keys-s = sandbox
keys-rules = Rules of this game

## review

review-title = Review
review-scrubber = Step { $step } of { $steps }
review-first = To the start
review-back = One step back
review-forward = One step on
review-last = To the end
review-play = Play
review-pause = Pause
review-branch = Try from here
review-branch_hint = A new table that begins at this step.
review-share = Link to this step
review-download = Download record
review-graph = Chance to win
review-computing = The game is being looked at again: { $done } of { $of } decisions.
review-graph_none = No analysis yet. `katzentisch --json review RECORD > review.json` computes it from the record; open it here:
review-no_review = This file is not a review by `katzentisch review`.
review-luck = Luck of { $name }: { $share }
review-start = The table as dealt
review-open = Open a record
review-open_hint = A record of any finished game, from this page or from the terminal.
review-choose_file = Choose a file

## rules

rules-search = Search the rules
rules-none = No section has these words.
rules-contents = Contents
rules-of = Rules of { $game }

## pad

pad-title = Score pad
pad-hint = For a game on a real table: enter what lies there, get every point with its reason. The same referee that runs the games counts here.
pad-score = Count
pad-result = Result
pad-task = What do you want to know?
pad-input = What lies on the table
pad-more = One more
pad-fewer = One fewer
pad-silver = Silver
pad-end = Is the game over?
pad-tax = What does the tax collector take?
pad-save = What may be kept?
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
answer-discard_sets = Cards to discard, one of
answer-sum = Sum of the treasury
answer-court = From the court
answer-money = Coins
answer-saved = Kept
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
settings-name = Your name
settings-language = Language
settings-auto = As the device
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
settings-sound = Sounds
settings-on = On
settings-off = Off
settings-codes = Your seats
settings-codes_hint = Four words bring a seat back on any device. Keep them to yourself.
settings-codes_none = You sit at no table.

## stats

stats-title = Statistics
stats-own = My games
stats-own_hint = Finished tables this browser has a seat at; those at which you sat for several people are left out. A shared win counts as its fraction.
stats-none = No finished tables yet.
stats-what = Counted
stats-games = Games
stats-won = Won
stats-share = Share
stats-interval = 95 % interval
stats-fair = Fair share
stats-csv = Download as CSV
stats-bots = Bots against bots
stats-game = Game
stats-bots_hint = How fair a game is when equally strong bots play it: by seat, source of points, card and colour.
stats-playing = Bots are playing: { $done } of { $of } games.

## language

language-en = English
language-de = Deutsch

## problem

problem-no_connection = The server cannot be reached. Is it still running?
problem-http = The server answered { $status }.
