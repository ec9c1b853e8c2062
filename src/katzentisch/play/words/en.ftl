# What the table itself says, whatever game is on it.

## refusal

refusal-stale = The table has changed since you chose; look again.
refusal-undo_switched_off = Moves cannot be taken back at this table.
refusal-undo_too_often = You have taken back { $most } times without a new move; make a move first.
refusal-undo_game_over = The game is over; nothing can be taken back any more.
refusal-undo_nothing_to_undo = You have done nothing yet that could be taken back.
refusal-undo_asked_already = { PLAYER($seat) } has already asked to take something back.
refusal-nothing_asked = Nobody has asked to take anything back.
refusal-not_asked = You were not asked, or you have already agreed.
refusal-confirm_first = This cannot simply be taken back: confirm it first.
refusal-redo_nothing = There is nothing to redo: you have not just taken anything back.

## undo

undo-another_acted = Somebody else has acted since.
undo-something_revealed = Something hidden has come to light.
undo-by_consent = At this table everybody has to agree.

## rule.match_stale

rule-match_stale-title = One choice at a time
rule-match_stale-text = A choice answers the question you were asked. If the table has changed since then, you are asked again.

## rule.match_undo

rule-match_undo-title = Taking back
rule-match_undo-text = You may take back your last choices until something hidden has come to light or somebody else has acted. To go back further, all people at the table have to agree.

## case

case-not_json = the case is not JSON: { $reason }
case-object = a case is an object such as { $right }, not { $value }
case-deep = the case is nested more than { $most } levels deep
case-items = a list of the case has { $n } items; at most { $most } are allowed
case-text = a text of the case has more than { $most } characters
case-number = a number of the case is larger than { $most }

## complaint

complaint-material_key = { $where }: { $key } is missing (there is { $keys }).
complaint-material_flag = { $where }: { $key } { $value } is not true or false.
complaint-material_list = { $where }: { $key } { $value } is not a list.
complaint-material_table = { $where }: { $key } { $value } is not a table.
complaint-material_unknown = { $where }: unknown key '{ $key }'; known are { $known }.
complaint-material_text = { $where }: { $key } { $value } is not a text.
complaint-material_one_of = { $where }: { $key } { $value } is not one of { $right }.
complaint-material_number = { $where }: { $key } { $value } is not a whole number.
complaint-material_number_from = { $where }: { $key } { $value } is not a whole number of at least { $least }.
complaint-material_folder = { $folder } is not a folder with material.
complaint-material_toml = { $file }: not readable as TOML: { $reason }
complaint-material_empty = { $folder } has no .toml file.
complaint-material_file = { $file } is missing in { $folder }; there is { $there }.
complaint-lesson_seat = { $where }: seat { $seat } is not below { $seats }, the number of seats.
complaint-lesson_twice = { $where }: two steps have the id { $name }.
complaint-lesson_choices = { $where }: choices belong to a question.
complaint-lesson_also = { $where }: without choices any is right; also is not needed.

## fault

# What is wrong with a record, or with what was asked for: the command line and the server say it.

fault-record_format = The record cannot be used: line 1: format { $format } is not { $right }.
fault-record_generator = The record cannot be used: line 1: generator { $generator } is not { $right }, to which the seed belongs.
fault-record_json = The record cannot be used: line { $line }: not JSON: { $reason }
fault-record_value =
    The record cannot be used: line { $line }: { $value } is not { $right ->
        [object] an object
        [text] a text
        [seat] a seat of this game
       *[number] a whole number
    }.
fault-choice_field = '{ $kind }' has no '{ $field }'; it has { SIZE($right) ->
        [0] no field
       *[other] { LIST($right, join: "comma") }
    }.
fault-choice_needs = '{ $kind }' needs '{ $field }', one of { $right }.
fault-choice_value = '{ $kind }': { $field } { $value } is not one of { $right }.
fault-choice_number = action { $number } is not between 0 and { $last }.
fault-choice_kind = kind { $kind } is not one of { LIST($right, join: "comma") }.
fault-in_line = The record cannot be used: line { $line }: { $reason }
fault-no_game = There is no game '{ $game }'; there are: { $right }.
fault-no_game_module = There is no module '{ $module }' with a game '{ $box }': { $reason }.
fault-no_variant = { $game } has no variant '{ $variant }'; it has: { $right }.
fault-no_bot = There is no bot '{ $bot }'; there are: { $right }.
fault-bot_fails = The bot '{ $bot }' cannot be used: { $reason }.
fault-not_a_bot = '{ $bot }' is no bot: it has no choose(sight, chance).
fault-bot_chose = The bot '{ $bot }' chose { $chosen }, which is none of the { $legal } legal actions of seat { $seat }.
fault-wrong_seats = { $game } ({ $variant }) is for { LIST($right, join: "or") } seats, not { $seats }.
fault-no_setting = { $game } ({ $variant }) has no setting '{ $setting }'; it has: { $right }.
fault-no_settings = { $game } ({ $variant }) has no settings, so '{ $setting }' cannot be set.
fault-wrong_setting = { $setting } cannot be '{ $value }'; it can be { LIST($right, join: "or") }.
fault-other_rules = The record was played with rules { $played } of { $game }; these are rules { $here }.
fault-other_material = The record was played with material { $played } of { $game }; this is material { $here }.
fault-refused_choice = The record cannot be used: choice { $number } (seat { $seat }, action { $action }) is against the rules.
fault-seats = { $value } is not a number of seats.
fault-no_language = There is no language { $value }; there are: { $right }.
fault-no_phase = { $game } ({ $variant }) has no phase { $phase } to begin at; there is: { $right }.
fault-no_lesson = { $game } has no lesson { $lesson } for such a table; there is: { $right }.
fault-phase_elsewhere =
    The phase { $phase } is shown only with the usual settings and { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.

## animal

# Names for people who give none.

animal-lynx = Lynx
animal-otter = Otter
animal-badger = Badger
animal-hedgehog = Hedgehog
animal-fox = Fox
animal-heron = Heron
animal-marten = Marten
animal-beaver = Beaver
animal-owl = Owl
animal-hare = Hare
animal-robin = Robin
animal-dormouse = Dormouse
animal-seal = Seal
animal-wren = Wren
animal-squirrel = Squirrel
animal-stork = Stork
