# What the lab's commands say in English; the rest of the shell is in cli/words/.

## command.simulate

command-simulate-about = play many games between bots and say how they went

## command.train

command-train-about = learn to judge the tables of a game by self-play

## argument.simulate

argument-simulate-seats = who sits where: bots, separated by commas
argument-simulate-games = how many games
argument-simulate-out = write one line per game and seat to this file (.csv or .parquet); an interrupted run is resumed

## argument.train

argument-train-seats = seat counts to learn from, separated by commas (otherwise all)
argument-train-games = games per generation
argument-train-generations = how often to play and learn
argument-train-iterations = how many iterations a decision is searched while learning
argument-train-prior = learn the numbers of the prior, by which actions are judged at a glance, instead of the evaluation
argument-train-fixed = numbers of the prior that stay as they are, separated by commas
argument-train-out = write the weights into this file; without it nothing is trained
argument-train-plot = write the learning curve to this file
argument-train-work = where played games are kept, so that an interrupted training goes on

## simulate

simulate-title =
    { $game } ({ $variant }), { $games } { $games ->
        [one] game
       *[other] games
    }, seed { $seed }
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95% interval
simulate-points = Points
simulate-rounds = Rounds: { $mean } on average, from { $min } to { $max }.
simulate-seconds =
    { $seconds ->
        [one] 1 second.
       *[other] { $seconds } seconds.
    }

## train

train-generation = Generation
train-positions = Positions
train-loss = Loss (nats)
train-nothing = Knowing nothing
train-curve = Loss on games not learned from; knowing nothing is 1
train-seats = { $seats } seats
train-table = Seats
train-prior_curve = Share won from the game's own numbers, on deals not learned from
train-deals = Deals
train-share = Share won
train-interval = 95% interval
train-written = The weights are in { $file }.

## command.tournament

command-tournament-about = find out which bot is stronger, and how sure that is

## argument.tournament

argument-tournament-bots = the bots, separated by commas, the strongest first
argument-tournament-seats = how many sit at a table
argument-tournament-deals = at most this many deals per pairing, each played again with the seats swapped
argument-tournament-ladder = only neighbours play each other
argument-tournament-target = the share of wins the question is about; a pairing that is surely above or below it stops
argument-tournament-decide = two shares such as 0.5,0.6: a sequential test decides for each pairing which of them is the true one, wrong in at most 5% of cases
argument-tournament-time = nominal: seconds are counted in iterations, and the games repeat; clock: they are seconds by the clock
argument-tournament-to_the_end = play all deals even where the question is decided
argument-tournament-out = write one line per game and seat to this file (.csv or .parquet); an interrupted tournament is resumed

## tournament

tournament-first = First
tournament-second = Second
tournament-games = Games
tournament-share = First wins
tournament-interval = 95% interval
tournament-answer = Decided
tournament-above = above { $target }
tournament-below = below { $target }
tournament-open = open
tournament-rather = rather { $share }
tournament-between = between
tournament-bounds = A bot that won or lost every game against others has only a bound.
tournament-bot = Bot
tournament-elo = Elo

## command.balance

command-balance-about = measure how fair a game is and write a report

## argument.balance

argument-balance-bot = who plays all seats
argument-balance-seats = how many sit at a table (otherwise the fewest)
argument-balance-games = how many games
argument-balance-against = compare with the material of this folder
argument-balance-out = the report: a page (.html) or Markdown (.md), or all its figures as a table (.csv, .parquet); without it Markdown is printed

## balance

balance-point = {"."}
balance-title = Balance of { $game } ({ $variant })
balance-intro = { $games } games with { $seats } seats, all played by { $bot }, seed { $seed }. 95% intervals.
balance-seat = Seat
balance-seat_n = Seat { $n }
balance-seats = Wins by seat
balance-seats_text = The dashed line is a fair share.
balance-wins = Wins
balance-interval = 95% interval
balance-points = Points
balance-source = Source
balance-sources = Points by source
balance-sources_text = Mean points of a seat at the end of a game.
balance-length = Length
balance-rounds = Rounds
balance-decisions = Decisions
balance-mean = Mean
balance-thing = What
balance-thing_title = { $event }: { $domain }
balance-uses = Uses per seat and game
balance-wins_of_users = Wins of the seats that used it
balance-changes = What the other material changes
balance-sides = Base is material { $material }, other is { $other_material }; both played the same deals.
balance-too_few_games = No change is claimed from fewer than { $fewest } games of each.
balance-unit_wins = Change in wins per game
balance-unit_points = Change in points
balance-unit_uses = Change in uses per seat and game
balance-unit_length = Change in length
balance-origin = Katzentisch { $version }, rules { $rules }, material { $material }. Command: { $command }
balance-changes_text = { $sure } of { $all } measures changed significantly; of those at most one in twenty is expected to be chance.
balance-no_changes = None of { $all } measures changed significantly.
balance-what = Measure
balance-base = Base
balance-other = Other
balance-difference = Difference
balance-p_value = p-value
balance-change_seat = Wins of seat { $name }
balance-change_points = Points of seat { $name }
balance-change_decisions = Decisions
balance-change_rounds = Rounds
balance-change_source = Points: { $name }
balance-change_uses = Uses: { $name }
balance-change_wins = Wins of users: { $name }
balance-written = The report is in { $file }.

# Headings of the things people ask about first; the rest is headed by the sentence of the game's log.

## balance.things.felinia

balance-things-felinia-bought-good = Goods bought
balance-things-felinia-boarded-boat = Boats boarded
balance-things-felinia-boarded-kingdom = Kingdoms sailed to
balance-things-felinia-settled-province = Provinces settled
balance-things-felinia-settled-trade = Trade tiles taken
balance-things-felinia-bonus_taken-tile = Bonus tiles taken
balance-things-felinia-kept-card = Mysterious places kept
balance-things-felinia-kept_for_good-card = Mysterious places that cost a good

## balance.things.isle_of_cats

balance-things-isle_of_cats-bought-which = Cards bought
balance-things-isle_of_cats-card_played-card = Cards played
balance-things-isle_of_cats-private_lessons-which = Private lessons laid out
balance-things-isle_of_cats-public_lesson-card = Public lessons laid out
balance-things-isle_of_cats-public_lesson_colour-card = Public lessons of a colour laid out
balance-things-isle_of_cats-cat_rescued-colour = Cats rescued, by colour
balance-things-isle_of_cats-cat_rescued-shape = Cats rescued, by shape
balance-things-isle_of_cats-tile_taken-tile = Tiles taken
balance-things-isle_of_cats-oshax_chosen-shape = Oshax called

## balance.things.feudalia

balance-things-feudalia-hired_vassal-vassal = Vassals hired
balance-things-feudalia-hired_master-master = Masters housed
balance-things-feudalia-built-card = Tokens built
balance-things-feudalia-used_master-master = Masters used
balance-things-feudalia-worked-vassal = Vassals at work
balance-things-feudalia-influenced-vassal = Influence of vassals used
balance-things-feudalia-eliminated-vassal = Vassals eliminated

## command.review

command-review-about = look at a recorded game again: chances, turning points, luck

## argument.review

argument-review-file = the record
argument-review-samples = how many guesses of the table each estimate is from
argument-review-iterations = how long a better choice is searched for at each decision
argument-review-seat = call the player in this seat “you” (1 is the first)
argument-review-names = who sat where, separated by commas; a record holds no names
argument-review-out = write the review to this file: as a page (.html), or as a table with a line per decision (.csv, .parquet)
argument-review-fresh = do not use reviews made before

## review

review-title = A game of { $game }, looked at again
review-intro = { $decisions } decisions, each judged from what the deciding seat could know.
review-curve = Chances to win
review-curve_text = After every decision; the bands are 95% intervals of the sampling error.
review-decision = Decision
review-turning_points = Turning points
review-no_turning_points = No choice cost more than 3% of the chance to win.
review-turning_point = Turning point
review-player = Player
review-better = Better
review-luck = Luck
review-luck_text = How much of the chance to win luck gave or took, added up over the game.
review-luck_of = luck { $luck }%
review-written = The review is in { $file }.

## command.evaluate

command-evaluate-about = rate a policy on the fixed deals of the benchmark, against a ladder of bots

## argument.evaluate

argument-evaluate-policy = the bot to rate: a name, module:Class, sb3:model.zip, torch:policy.pt
argument-evaluate-game = one game; without it all of the benchmark
argument-evaluate-seats = how many sit at a table
argument-evaluate-split = the deals: train, validation or test
argument-evaluate-deals = how many deals, each played from every seat against every rung of the ladder
argument-evaluate-out = add a line for each game to this leaderboard (.jsonl)

## evaluate

evaluate-game = Game
evaluate-rating = Rating
evaluate-interval = 95% interval
evaluate-about = Random play is 0. Benchmark { $version }, { $deals } { $split } deals; the columns on the right are the shares won against each bot.

## command.export

command-export-about = write the decisions of many games as Parquet or CSV, for learning

## argument.export

argument-export-out = the file to write: .parquet or .csv
argument-export-seats = who sits where: bots, separated by commas
argument-export-games = how many games
argument-export-split = take the fixed deals of the benchmark: train, validation or test

## export

export-written =
    { $rows } decisions of { $games } { $games ->
        [one] game
       *[other] games
    } are in { $file }.

## command.puzzles

command-puzzles-about = find puzzles in bot games: positions in which one choice is clearly best; or check them

## argument.puzzles

argument-puzzles-out = write the bot games as records and the list of puzzles into this folder; found.part in it lets the search go on later
argument-puzzles-check = check the puzzles of this folder by a deeper search; those that fail are taken out of its list
argument-puzzles-puzzles = stop when so many puzzles are found
argument-puzzles-games = play at most so many games
argument-puzzles-variants = variants that take turns, separated by commas (otherwise all); one named twice comes twice as often
argument-puzzles-seats = numbers of players that take turns, separated by commas (otherwise all from two on)
argument-puzzles-bots = the bots that play, separated by commas; they change seats from game to game
argument-puzzles-margin = how much of the win the answer must be ahead of every other choice, from 0 to 1
argument-puzzles-iterations = iterations of the last search (otherwise 5000, and 50000 with --check)
argument-puzzles-hard = look only for puzzles that quick bots miss

## puzzles

puzzles-written = { $puzzles } puzzles from { $games } games in { $folder }; by level: { $levels }.
puzzles-checked = { $folder }: by a search of { $iterations } iterations, { $held } puzzles hold and { $refuted } do not.

## trouble

trouble-wrong_knob = A knob of the search is NAME=NUMBER with one of these names: { $right }; not '{ $knob }'.
trouble-no_knobs = '{ $bot }' does not search and has no knobs.
trouble-no_weights = '{ $bot }' does not search and has no weights.
trouble-wrong_weights = There are no weights '{ $weights }': name a file, a folder with one file per game, or a version: { $right }.
trouble-no_out = Where shall the weights be written? Name a file: --out { $file }
trouble-no_prior = The prior of { $game } has no numbers to learn.
trouble-no_number = The prior has no number '{ $name }'; it has { $right }.
trouble-wrong_budget = A budget is iterations ('400') or seconds ('0.5s', by the clock '0.5s!'), not '{ $budget }'.
trouble-review_names = { $seats } people or bots sat there, so give as many names, separated by commas, not '{ $given }'.
trouble-wrong_place = Games cannot run on '{ $on }'; there are: local, ray, ray:ADDRESS.
trouble-too_few = { $what } must be at least { $least }, not { $given }.
trouble-no_ray = Ray is not installed: pip install 'katzentisch[ray]'.
trouble-other_journal = { $file } is the journal of another run; finish that run or delete the file.
trouble-wrong_decide = --decide takes two shares between 0 and 1, the smaller one first, such as 0.5,0.6, not { $given }.
trouble-too_many_deals = { $split } has { $most } deals, not { $deals }.
trouble-no_benchmark = The benchmark has no { $game } for { $seats } seats: katzentisch games lists what there is, docs/benchmark.md what is rated.
trouble-wrong_target = --target is a share between 0 and 1, not { $target }.
trouble-wrong_form = { $file } should end in one of these: { $right }.
trouble-no_pyarrow = pyarrow is not installed: pip install 'katzentisch[lab]'.
trouble-puzzles_where = Give either --out DIR to find puzzles or --check DIR to check those of a folder.
trouble-puzzles_margin = --margin { $given } is not between 0 and 1.
trouble-puzzles_seats = { $game } has no variant for { $seats } players among those named; puzzles need at least two players.
trouble-puzzles_numbers = --seats takes whole numbers separated by commas, not '{ $given }'.
