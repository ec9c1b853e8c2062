# What the shell says in English. Blanks in braces: see docs/add/a-language.md.

## shell

shell-about = A digital table for board games: play, simulate, replay, and ask the referee.
shell-command = COMMAND
shell-default = (default: { $value })
shell-compiled = katzentisch { $version } (core compiled)
shell-uncompiled = katzentisch { $version } (core uncompiled)

## greeting

greeting-hello = Katzentisch { $version }, the cats' table: Felinia, Feudalia and The Isle of Cats
greeting-browser_command = katzentisch serve
greeting-browser = play in the browser, alone or with friends by a link
greeting-terminal_command = katzentisch play felinia
greeting-terminal = play here in the terminal
greeting-bots_command = katzentisch simulate felinia
greeting-bots = let bots play a hundred games and see who wins
greeting-more = All commands: katzentisch --help

## command.games

command-games-about = list games, variants, seats and settings

## command.serve

command-serve-about = serve the page and its tables to browsers

## command.play

command-play-about = play a game in the terminal

## command.replay

command-replay-about = retell a recorded game, with its scores

## command.referee

command-referee-about = answer rule questions (JSON), by the same rules the games are played with

## command.check

command-check-about = check the material of a game and say where it comes from

## command.completion

command-completion-about = print a script that completes commands and options in your shell

## command.store

command-store-about = check stored tables: which are damaged

## command.words

command-words-about = check sentences: what is missing, unused or cannot be said

## argument

argument-help = show this help and exit
argument-version = show the version and whether the core is compiled, then exit
argument-lang = language: en or de (otherwise from KATZENTISCH_LANG or LANG)
argument-json = answer as JSON, for programs
argument-game = the game, as `katzentisch games` names it
argument-variant = the variant (otherwise the usual one)
argument-set = a setting of the game; may be given several times
argument-material = play with the material (TOML files) of this folder instead of the game's own
argument-seed = the seed all luck is drawn from; the same seed gives the same game
argument-jobs = how many processes work at once; the results are the same whatever the number
argument-on = where: local, ray or ray:ADDRESS

## argument.completion

argument-completion-shell_name = the shell: bash or zsh

## argument.serve

argument-serve-config = a TOML file with settings; flags win over the environment (KATZENTISCH_SERVER_...), which wins over the file
argument-serve-print_config = only print all settings as they are now
argument-serve-host = the address to listen on; 0.0.0.0 serves the whole network (otherwise 127.0.0.1: this computer alone)
argument-serve-port = the port to listen on; 0 takes any free one (otherwise 8000, or any if that is taken)
argument-serve-store = where tables are kept (otherwise a SQLite file in your data folder)
argument-serve-workers = how many server processes (otherwise 1); more than one needs PostgreSQL
argument-serve-bot_workers = how many processes think for the bots of each server process (otherwise 1)
argument-serve-trusted_proxy = address of a reverse proxy whose X-Forwarded-For is believed; none unless given
argument-serve-public_address = where people find the server, such as https://cats.example; requests for other names are refused
argument-serve-origin = a further origin whose pages may open sockets; may be given several times
argument-serve-metrics = address and port for Prometheus, such as 127.0.0.1:9400; none unless given
argument-serve-log_level = the level from which events are logged (otherwise info)
argument-serve-open = open the page in a browser

## argument.play

argument-play-seats = who sits where: human, or a bot's name, separated by commas (Ana=human gives a name); or how many seats (otherwise one person against bots)
argument-play-record = write the record of the game to this file at the end
argument-play-resume = go on with a game that was saved

## argument.replay

argument-replay-file = a record, as `katzentisch play` saves it
argument-replay-to = stop after this many choices
argument-replay-board = draw the table at the end
argument-replay-material = the material the record was played with, if it was not the game's own

## argument.referee

argument-referee-file = the case, or a list of cases (otherwise from standard input)

## argument.check

argument-check-game = the game (otherwise all)
argument-check-material = check the material of this folder instead of the game's own
argument-check-sources = list every item with its source

## argument.store

argument-store-what = what to do: check
argument-store-store = where the tables are kept (otherwise the SQLite file in your data folder); no server may use the file meanwhile

## argument.words

argument-words-what = what to do: check
argument-words-folder = check the files of this folder only: en.ftl and other languages

## argparse

# argparse's own sentences are English already.

## trouble

trouble-wrong_store = --store takes sqlite:PATH or postgresql://..., not '{ $store }'.
trouble-no_asyncpg = PostgreSQL needs asyncpg: pip install 'katzentisch[postgres]'.
trouble-one_process = With SQLite there is only one server process, not { $workers }; several need --store postgresql://...
trouble-no_store = The tables cannot be opened: { $reason }
trouble-wrong_config = The settings cannot be used: { $reason }
trouble-wrong_metrics = --metrics takes ADDRESS:PORT, not { $address }: { $reason }
trouble-no_prometheus = --metrics needs the package prometheus-client: pip install "katzentisch[metrics]"
trouble-wrong_port = --port takes a number from 0 to { $most }, not { $port }; 0 takes any free one.
trouble-no_port = Port { $port } on { $host } cannot be opened: { $reason }. Try another --port; 0 takes any free one.
trouble-option = { $reason }
trouble-record = The record cannot be used: { $reason }
trouble-material = The material cannot be used: { $reason }
trouble-file = { $file } cannot be used: { $reason }
trouble-not_text = The file is not text in UTF-8: byte { $byte } at position { $position }.
trouble-setting_form = --set takes name=value, not '{ $given }'.
trouble-refused_choice = Choice { $number } of the record (seat { $seat }, action { $action }) is refused: { $reason }.
trouble-no_games = There are no games.
trouble-no_game_chosen = No game was chosen; there are: { $right }.
trouble-seat_empty = '{ $seats }' leaves a seat empty: write human or a bot's name between the commas.
trouble-record_seats = This game has { $right } seats, but --seats names { $seats }.
trouble-no_referee = { $game } has no referee.
trouble-material_of_which_game = --material needs the name of the game: { $right }.
trouble-review_seat = --seat { $seat } is not one of the { $seats } seats of the record.
trouble-no_words = { $folder } has no file of sentences such as en.ftl.
trouble-replay_to = --to { $to } is not between 0 and { $last }, the number of choices of the record.

## file

# Why a file cannot be used, by the names of the system.

file-enoent = there is no such file or folder
file-eacces = you may not read or write there
file-eisdir = it is a folder, not a file
file-enotdir = part of the path is a file, not a folder
file-eexist = it exists already
file-enospc = the disk is full
file-enametoolong = the name is too long
file-erofs = nothing can be written there

## games

games-title = Games
games-game = Game
games-variant = Variant
games-seats = Seats
games-settings = Settings

## play

play-person = Player { $number }
play-which_game = Which game?
play-welcome = { $game }, { $variant }. Seed { $seed }.
play-how = Type the number of a choice. ? explains the rule, why explains what is refused, help lists the rest.
play-prompt = { $name }>{" "}
play-curtain = It is { $name }'s turn. Press Enter when only { $name } can see the screen.{" "}
play-more = {"      "}... and { $more } more: list shows them all, find WORDS those that contain the words.
play-not_understood = '{ $line }' is neither a number nor a command; help lists the commands.
play-no_number = There is no choice { $number }; choices are numbered from 1 to { $last }.
play-no_such_choice = Nothing among what is not possible now matches '{ $what }'; why alone lists all of it.
play-no_rule = There is no rule section '{ $rule }'; there are: { $right }.
play-other_rules = Other sections: { $right }.
play-more_refused = {"      "}... and { $more } more; add words to narrow them down.
play-no_person = '{ $who }' is not at this keyboard; here are: { $right }.
play-see_rule = Rule: { $rule } (? { $rule } explains it)
play-rule_in_brackets = {" "}[rule: { $rule }]
play-allowed = this is allowed.
play-total = Total
play-winners =
    { $n ->
        [one] Winner
       *[other] Winners
    }: { $names }.
play-nobody_wins = Nobody wins.
play-all_agree = Do all agree ({ $names })? y or n
play-thinking = { $name } is thinking ...
play-hint = { $name } would choose:
play-undone = Taken back.
play-left = You have left the table.
play-save_where = Where to? save FILE.
play-saved = Saved as { $file }.
play-whole_board = Only what changed; board draws everything.
play-place_by_keys = place moves the tile over your boat by keys; or type the number of a place.
play-nothing_to_place = There is nothing to place by keys now; type the number of a choice.
play-fits = It fits here. Enter places it.
play-keys = Arrows move, r turns, f flips, Enter places, Esc goes back.
play-help =
    NUMBER          make this choice
    ?               explain the rule of this question; ? SECTION explains another section
    why             list what is not possible now; why NUMBER or why WORDS explains it
    list            list all choices; find WORDS lists those that contain the words
    board           draw the table again
    place           hold the tile over your boat and move it by keys
    log             show what has happened
    score           show the points as if the game ended now
    hint            ask a bot what it would do and why; hint BOT asks another
    undo, redo      take back the last choice; make it again
    as PLAYER       let another person at this keyboard look, or interrupt
    save FILE       write the game so far to a file (katzentisch play --resume FILE goes on)
    quit            leave

## replay

replay-not_over = The game is not over: { $to } of { $last } recorded choices.

## check

check-right =
    { $game }: the material is right ({ $n } { $n ->
        [one] way
       *[other] ways
    } to play, material { $hash }).
check-wrong = { $game }: { $reason }
check-file = File
check-item = Item
check-source = Source
check-reason = Reason
check-all = All
check-shares = { $game }: of { $n } items { $rulebook }% are from the rule text, { $public }% from public facts, { $reconstructed }% rebuilt.
check-shares_unsaid = { $game }: of { $n } items { $rulebook }% are from the rule text, { $public }% from public facts, { $reconstructed }% rebuilt; for { $unsaid }% the files do not say.

## source

source-rulebook = rulebook
source-public = public
source-reconstructed = reconstructed
source-unsaid = not said

## serve

serve-address = Katzentisch is open at { $address } (Ctrl-C closes it).
serve-store = Tables are kept in { $store }.

## words

words-missing = { $file }: { $message } is missing.
words-not_in_english = { $file }: { $message } is not in English.
words-blanks = { $file }: { $message } does not use the same facts as English: { $detail }.
words-unused = { $file }: { $message } is never used.
words-syntax = { $file }: this cannot be read: { $message }
words-twice = { $file }: { $message } stands there twice.
words-attribute = { $file }: { $message } has an attribute nothing asks for: .{ $detail }
words-gender = { $file }: { $message }: the gender is m, f, n or pl, not { $detail }.
words-function = { $file }: { $message } calls { $detail }, which does not exist.
words-option = { $file }: { $message } uses an option that does not exist: { $detail }
words-domain = { $file }: { $message } asks for names of the domain { $detail }, which has none.
words-reference = { $file }: { $message } names { $detail }, which does not exist.
words-result =
    { $faults ->
        [0] All sentences are there, and all are used.
        [one] One fault.
       *[other] { $faults } faults.
    }

## store

store-damaged = Table { $table } is damaged: { $reason }.
store-other_rules = Table { $table } cannot go on here: { $reason }.
store-result =
    { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }, { $faults ->
        [0] nothing is wrong.
        [one] 1 has something wrong.
       *[other] { $faults } have something wrong.
    }
