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
