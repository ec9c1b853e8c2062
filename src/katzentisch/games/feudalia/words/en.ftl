## game

game-name = Feudalia
game-tagline = Three fiefs, a deck of vassals, a cathedral to build.

## variant

variant-scenario_1 = Learning Game
variant-scenario_2 = Overproduction
variant-scenario_3 = The Relentless Procurator
variant-scenario_7 = Dirty Business
variant-scenario_10 = Ready for Everything

## setting

setting-edition = Edition
setting-first_player = First player
setting-wheat_fief = Everybody starts with a wheat fief (for beginners)
setting-crusades = Objective: The Crusades
setting-long_game = Objective: Long Game
setting-cathedral_complete = Objective: Until the Cathedral Stands
setting-random_objectives = Objective variants drawn at random

## setting_value

setting_value-edition-extended = all 28 types of vassals
setting_value-edition-draft = the 18 types of the draft
setting_value-first_player-random = drawn by lot
setting_value-first_player-seat_1 = first seat

## edition

edition-extended = extended edition
edition-draft = draft edition

## question

question-worker = Which upgraded worker joins your deck?
question-draft = Which fief do you keep? The other one passes to the left.
question-same_type = You have three fiefs of one type. Give one back for another type?
question-straighten_order = Which master's effect is applied next?
question-tax_cube =
    Tax: fief { $fief } still owes { $n } { $n ->
        [one] cube
       *[other] cubes
    }. Which one?
question-tax_set = Tax on the hand: discard cards with an income of { $due }. Which?
question-main =
    Your main phase: { $coins } { $coins ->
        [one] coin
       *[other] coins
    }, { $influence } influence { $influence ->
        [one] action
       *[other] actions
    }.
question-field_fief = In which fief does { NAME($vassal, domain: "card") } work?
question-eliminate_for_vassal = Which card is eliminated to hire a { NAME($vassal, domain: "card") }?
question-eliminate_for_building = Which card is eliminated for { NAME($card, domain: "building") }?
question-pay_vassal = Pay for { NAME($vassal, domain: "card") }: still due { NAME($due, domain: "cube") }. Which cube?
question-pay_upgrade = Pay for the upgrade of fief { $fief }: still due { NAME($due, domain: "cube") }. Which cube?
question-pay_building = Pay for { NAME($card, domain: "building") }: still due { NAME($due, domain: "cube") }. Which cube?
question-pay_master = Pay for { NAME($master, domain: "card") }: still due { NAME($due, domain: "cube") }. Which cube?
question-take_master = Which master do you hire?
question-put_under = Which other master goes under the deck?
question-place = Where does { NAME($master, domain: "card") } live? You may make room first.
question-move_fief = To which fief does { NAME($master, domain: "card") } move?
question-stash_amount = How much { NAME($resource, domain: "resource") } shall lie on { NAME($master, domain: "card") }?
question-adjust =
    Fief { $fief } holds { $n } { $n ->
        [one] cube
       *[other] cubes
    } too many. Which one goes?
question-produce_resource = Which cube do you take?
question-produce_fief = On which fief do you put the { NAME($resource, domain: "resource") }?
question-trade_option = Which exchange? ({ $n } left)
question-trade_pay = Which cube do you pay?
question-trade_pay_fief = From which fief comes the { NAME($resource, domain: "resource") }?
question-trade_gain = Which cube do you get?
question-trade_gain_fief = On which fief do you put the { NAME($resource, domain: "resource") }?
question-discard_card = Which card do you discard?
question-sell_card = Which card do you sell?
question-eliminate_card = Which card do you eliminate?
question-recall_card = Which vassal comes back to your hand?
question-repeat_card = Whose effects are carried out again?
question-rob_coins = Whom do you rob?
question-rob_cubes = Whom do you rob?
question-loot = Which cube do you take?
question-loot_fief = On which fief do you put the { NAME($resource, domain: "resource") }?
question-choose_branch = { NAME($card, domain: "card") }: which of the effects do you choose?
question-fill_resource = Which cube is put on the master?

## choice

choice-choose_worker = Take the { NAME($vassal, domain: "card") }
choice-keep_fief = Keep the { NAME($colour, domain: "fief") }
choice-give_fief_back = Give one back and draw
choice-keep_three_fiefs = Keep all three
choice-straighten = Apply { NAME($master, domain: "card") }
choice-discard_set = Discard set { $set }
choice-hire = Hire a { NAME($vassal, domain: "card") }
choice-income = Discard { NAME($vassal, domain: "card") } for income
choice-work = Let { NAME($vassal, domain: "card") } work in a field
choice-influence = Use the influence of { NAME($vassal, domain: "card") }
choice-upgrade = Upgrade fief { $fief }
choice-build = Build: { NAME($card, domain: "building") }
choice-hire_master = Hire a master (draw two first)
choice-hire_cathedral_master = Hire the { NAME($master, domain: "card") }
choice-use = Use { NAME($master, domain: "card") }
choice-move = Move { NAME($master, domain: "card") }
choice-stash = Move cubes between fief and { NAME($master, domain: "card") }
choice-pass = End the main phase
choice-default = Pay as proposed
choice-save = Save this cube: { NAME($cube, domain: "cube") }
choice-give = Give { NAME($resource, domain: "resource") } from { NAME($from, domain: "place") }
choice-fief = Fief { $fief }
choice-take_master = Hire { NAME($master, domain: "card") }
choice-put_under = Put { NAME($master, domain: "card") } under the deck
choice-house = House in fief { $fief }
choice-house_moving = First move { NAME($master, domain: "card") } to fief { $fief }
choice-house_firing = First fire { NAME($master, domain: "card") }
choice-amount = { $n }
choice-exchange = Exchange { $option }
choice-stop = No further exchange
choice-resource = { NAME($resource, domain: "resource") }
choice-discard = Discard { NAME($vassal, domain: "card") }
choice-sell = Sell { NAME($vassal, domain: "card") }
choice-eliminate = Eliminate { NAME($vassal, domain: "card") }
choice-recall = Call { NAME($vassal, domain: "card") } back from fief { $fief }
choice-repeat = Repeat { NAME($vassal, domain: "card") }
choice-opponent = { PLAYER($seat) }
choice-loot = Take { NAME($resource, domain: "resource") } from fief { $fief }
choice-option = Effect { $option }
choice-decline = Decline

## event

event-first_player = { PLAYER($seat) } is the first player.
event-chose_worker = { PLAYER($seat) } takes a { NAME($vassal, domain: "card") } into the deck.
event-got_fief = { PLAYER($seat) } gets a { NAME($colour, domain: "fief") }.
event-replaced_fief = { PLAYER($seat) } gives a { NAME($colour, domain: "fief") } back and gets a { NAME($new, domain: "fief") }.
event-masters_laid_out = Masters for hire: { NAME($masters, domain: "card") }.
event-round_began = Round { $round } begins.
event-turn_began = { PLAYER($seat) }'s turn begins (round { $round }).
event-straightened = { PLAYER($seat) } straightens { NAME($master, domain: "card") }.
event-taxed_cubes = The tax collector takes cubes from { PLAYER($seat) }: { $due } from the three fiefs.
event-tax_shielded = A shield keeps the tax collector off: he takes nothing from { PLAYER($seat) }.
event-taxed_hand = The tax collector finds no cubes and looks at the hand of { PLAYER($seat) }.
event-paid_tax = { PLAYER($seat) } pays 1 { NAME($resource, domain: "resource") } of fief { $fief } in tax.
event-discarded_to_tax = { PLAYER($seat) } discards to the tax collector: { NAME($cards, domain: "card") }.
event-collector_left = The tax collector leaves { PLAYER($seat) }.
event-drew =
    { PLAYER($seat) } draws { $n } { $n ->
        [one] card
       *[other] cards
    }.
event-drew_secret = You draw { NAME($cards, domain: "card") }.
event-reshuffled = { PLAYER($seat) } shuffles the discard pile into a new deck of { $n }.
event-took_income =
    { PLAYER($seat) } discards { NAME($vassal, domain: "card") } for { $n } { $n ->
        [one] coin
       *[other] coins
    }.
event-worked = { PLAYER($seat) } lets { NAME($vassal, domain: "card") } work in fief { $fief }.
event-influenced = { PLAYER($seat) } uses the influence of { NAME($vassal, domain: "card") }.
event-used_master = { PLAYER($seat) } uses { NAME($master, domain: "card") }.
event-produced = { PLAYER($seat) } gains { $n } { NAME($resource, domain: "resource") } on fief { $fief }.
event-filled = { PLAYER($seat) } puts { $n } { NAME($resource, domain: "resource") } on the master.
event-gained_coins =
    { PLAYER($seat) } gains { $n } { $n ->
        [one] coin
       *[other] coins
    }.
event-paid_coins =
    { PLAYER($seat) } pays { $n } { $n ->
        [one] coin
       *[other] coins
    }.
event-paid_cube = { PLAYER($seat) } pays { $n } { NAME($resource, domain: "resource") } from { NAME($from, domain: "place") }.
event-traded_away = { PLAYER($seat) } trades { $n } { NAME($resource, domain: "resource") } of fief { $fief } away.
event-traded_for = { PLAYER($seat) } gets { $n } { NAME($resource, domain: "resource") } on fief { $fief } in exchange.
event-income_raised = Cards { PLAYER($seat) } discards for income bring { $n } more this turn.
event-discount_gained = { PLAYER($seat) } gains a discount.
event-influence_gained =
    { PLAYER($seat) } may use { $n } more influence { $n ->
        [one] card
       *[other] cards
    }.
event-chose_effect = { PLAYER($seat) } chooses effect { $n }.
event-declined = { PLAYER($seat) } declines.
event-discarded = { PLAYER($seat) } discards { NAME($vassal, domain: "card") }.
event-sold =
    { PLAYER($seat) } sells { NAME($vassal, domain: "card") } for { $n } { $n ->
        [one] coin
       *[other] coins
    }.
event-eliminated = { PLAYER($seat) } eliminates { NAME($vassal, domain: "card") }.
event-recalled = { PLAYER($seat) } calls { NAME($vassal, domain: "card") } back from fief { $fief }.
event-repeated = { PLAYER($seat) } repeats { NAME($vassal, domain: "card") }.
event-robbed_coins =
    { PLAYER($seat) } robs { PLAYER($victim) } of { $n } { $n ->
        [one] coin
       *[other] coins
    }.
event-robbed_cube = { PLAYER($seat) } takes 1 { NAME($resource, domain: "resource") } from fief { $from } of { PLAYER($victim) }.
event-hired_vassal = { PLAYER($seat) } hires a { NAME($vassal, domain: "card") }.
event-drew_masters = { PLAYER($seat) } turns up masters: { NAME($masters, domain: "card") }.
event-put_under = { PLAYER($seat) } puts { NAME($master, domain: "card") } under the deck.
event-hired_master = { PLAYER($seat) } houses { NAME($master, domain: "card") } in fief { $fief }.
event-moved_master = { PLAYER($seat) } moves { NAME($master, domain: "card") } to fief { $fief }.
event-fired_master = { PLAYER($seat) } fires { NAME($master, domain: "card") }.
event-stashed = { PLAYER($seat) } now has { $n } { NAME($resource, domain: "resource") } on { NAME($master, domain: "card") }.
event-upgraded = { PLAYER($seat) } upgrades fief { $fief } to level { $level }.
event-built =
    { PLAYER($seat) } builds: { NAME($card, domain: "building") }, { $left } { $left ->
        [one] token
       *[other] tokens
    } left.
event-stage_began = The cathedral enters stage { $stage }.
event-cathedral_stands = The cathedral stands.
event-passed = { PLAYER($seat) } ends the main phase.
event-served_at_court =
    { PLAYER($seat) } sends { NAME($cards, domain: "card") } to court for { $n } { $n ->
        [one] coin
       *[other] coins
    }.
event-saved =
    { PLAYER($seat) } keeps { $n } of { $had } { $had ->
        [one] coin
       *[other] coins
    }.
event-discarded_cube = { PLAYER($seat) } discards 1 { NAME($resource, domain: "resource") } of fief { $fief }.
event-target_reached = { PLAYER($seat) } has reached the target; the round is completed.
event-player_eliminated = { PLAYER($seat) } is eliminated.
event-game_ended = The game is over ({ NAME($reason, domain: "reason") }). Victory: { PLAYER($winners) }.

## reason

reason-lead = a lead of 1 point
reason-nobles = a lead in nobles
reason-true_tie = a true tie
reason-standstill = ten rounds without a point or a noble
reason-round_limit = round limit
reason-solo = target reached

## refusal

refusal-no_such_action = There is no action { $action }; they run from 0 to { $actions }.
refusal-no_such_seat = There is no seat { $seat } at a table of { $seats }.
refusal-game_over = The game is over.
refusal-not_your_turn = It is not your turn; the table waits for { PLAYER($waiting_for) }.
refusal-not_the_main_phase = That belongs to your main phase.
refusal-finish_first = Finish what you began first.
refusal-not_asked = That is not open now.
refusal-not_this_cube = { NAME($resource, domain: "resource") } from { NAME($from, domain: "place") } cannot be given here.
refusal-pile_empty = No { NAME($vassal, domain: "card") } is left for hire.
refusal-not_enough_coins =
    That costs { $needs } { $needs ->
        [one] coin
       *[other] coins
    } and you have { $has }.
refusal-not_enough_cubes = You lack { NAME($missing, domain: "cube") }.
refusal-nobody_to_eliminate = You need a card of this kind in your hand to eliminate: { NAME($kind, domain: "kind") }.
refusal-not_in_hand = { NAME($vassal, domain: "card") } is not in your hand.
refusal-collector_stays = The tax collector stays in your hand until your next start phase.
refusal-no_influence_card = { NAME($vassal, domain: "card") } has no influence action.
refusal-no_influence_left = You have no influence action left this turn.
refusal-no_field_card = { NAME($vassal, domain: "card") } has no field action.
refusal-no_fitting_fief = { NAME($vassal, domain: "card") } cannot work in any of your fiefs.
refusal-no_free_field = No field where { NAME($vassal, domain: "card") } could work is free.
refusal-cannot_activate = You cannot pay the activation cost of { NAME($vassal, domain: "card") } there.
refusal-highest_level = Fief { $fief } is on the highest level already.
refusal-objective_not_in_play = { NAME($card, domain: "building") } is not in play.
refusal-not_this_stage = { NAME($card, domain: "building") } is not part of the current stage ({ $stage }).
refusal-no_token_left = No token of { NAME($card, domain: "building") } is left.
refusal-needs_master = For { NAME($card, domain: "building") } you need the { NAME($master, domain: "card") }.
refusal-no_city = None of your fiefs has a city yet.
refusal-no_master_to_hire = You can neither pay nor house any of the masters face up.
refusal-already_yours = The { NAME($master, domain: "card") } already lives in one of your cities.
refusal-does_not_fit = { NAME($master, domain: "card") } cannot live in fief { $fief }: its colour or level does not fit.
refusal-no_free_city = Fief { $fief } has no free city.
refusal-moved_twice = { NAME($master, domain: "card") } has moved twice for this hire.
refusal-fired_one = Only one master can be fired for a hire, and one was.
refusal-cannot_pay_without = Without { NAME($master, domain: "card") } you could not pay for the new master.
refusal-leaves_no_room = Then there would be no city for { NAME($master, domain: "card") }.
refusal-no_room = There is no city for { NAME($master, domain: "card") }, and none can be made free.
refusal-not_your_master = { NAME($master, domain: "card") } does not live in your cities.
refusal-no_action = { NAME($master, domain: "card") } has no action; the effect works by itself.
refusal-turned = { NAME($master, domain: "card") } was used already this turn.
refusal-cannot_activate_master = The fief of { NAME($master, domain: "card") } cannot pay the activation cost.
refusal-moved_already = { NAME($master, domain: "card") } was moved just now; do something else first.
refusal-field_in_use = A vassal lies in the extra field of { NAME($master, domain: "card") }.
refusal-no_other_city = No other city is free and fitting for { NAME($master, domain: "card") }.
refusal-restocked_already = The cubes on { NAME($master, domain: "card") } were changed just now; do something else first.
refusal-nothing_to_stash = There is no cube to move for { NAME($master, domain: "card") }.

## score

score-fief = Fiefs
score-tokens = Cathedral and objectives

## resource

resource-wheat = wheat
resource-wood = wood
resource-clay = clay
resource-stone = stone

## cube

cube-wheat = wheat
cube-wood = wood
cube-clay = clay
cube-stone = stone
cube-any = any cube

## fief

fief-wheat = wheat fief
fief-wood = wood fief
fief-clay = clay fief
fief-stone = stone fief

## kind

kind-worker = worker
kind-merchant = merchant
kind-cleric = cleric
kind-noble = noble
kind-rogue = rogue
kind-official = official
kind-all = all kinds

## purchase

purchase-vassal = vassals
purchase-master = masters
purchase-upgrade = upgrades
purchase-cathedral = the cathedral

## place

place-fief_1 = fief 1
place-fief_2 = fief 2
place-fief_3 = fief 3
place-granary_keeper = the Granary Keeper
place-cabinetmaker = the Cabinetmaker
place-accountant = the Accountant

## building

building-foundations = Foundations
building-main_nave = Main Nave
building-dean_and_canons = Dean and Canons
building-stained_glass = Stained Glass
building-silverware = Silverware
building-crusades = The Crusades
building-long_game = Long Game
building-cathedral_complete = Until the Cathedral Stands

## objective

objective-crusades = The Crusades
objective-long_game = Long Game
objective-cathedral_complete = Until the Cathedral Stands

## objective_text

objective_text-crusades = The target rises by 2. Whoever pays 3 coins and 4 wheat and eliminates a noble gains 1 point; one token per player.
objective_text-long_game = The target rises by 2.
objective_text-cathedral_complete = The end check begins when the last cathedral token is taken.

## when

when-action = Once per turn
when-straighten = When straightening
when-passive = Always

## card

card-tax_collector = Tax Collector
card-serf = Serf
card-reaper = Reaper
card-lumberjack = Lumberjack
card-kneader = Kneader
card-stonecutter = Stonecutter
card-priest = Priest
card-trader = Trader
card-merchant = Merchant
card-feudal_lord = Feudal Lord
card-squire = Squire
card-abbot = Abbot
card-prior = Prior
card-shepherd = Shepherd
card-seductress = Seductress
card-procurator = Procurator
card-farmhand = Farmhand
card-pickpocket = Pickpocket
card-plowman = Plowman
card-overseer = Overseer
card-bishop = Bishop
card-friar = Friar
card-majordomo = Majordomo
card-alewife = Alewife
card-beggar = Beggar
card-smuggler = Smuggler
card-messenger = Messenger
card-pilgrim = Pilgrim
card-plow_builder = Plow Builder
card-miller = Miller
card-baker = Baker
card-brewer = Brewer
card-granary_keeper = Granary Keeper
card-lumberer = Lumberer
card-carpenter = Carpenter
card-cabinetmaker = Cabinetmaker
card-charcoal_burner = Charcoal Burner
card-forester = Forester
card-brick_worker = Brick Worker
card-potter = Potter
card-tiler = Tiler
card-clay_digger = Clay Digger
card-kiln_master = Kiln Master
card-quarry_foreman = Quarry Foreman
card-stone_hauler = Stone Hauler
card-sculptor = Sculptor
card-paver = Paver
card-wall_builder = Wall Builder
card-mason = Mason
card-treasurer = Treasurer
card-guild_master = Guild Master
card-countess = Countess
card-dancer = Dancer
card-accountant = Accountant
card-architect = Architect
card-innkeeper = Innkeeper
card-bailiff = Bailiff
card-chronicler = Chronicler
card-steward = Steward
card-chamberlain = Chamberlain
card-moneylender = Moneylender
card-dean = Dean
card-glazier = Glazier
card-silversmith = Silversmith

## effect

effect-produce_fief =
    Take { $n } { $n ->
        [one] cube
       *[other] cubes
    } of the fief's own resource.
effect-produce =
    Take { $n } { $n ->
        [one] cube
       *[other] cubes
    }: { NAME($of, domain: "resource") }.
effect-trade =
    Up to { $n } { $n ->
        [one] exchange
       *[other] exchanges
    }.
effect-coins =
    Gain { $n } { $n ->
        [one] coin
       *[other] coins
    }.
effect-draw =
    Draw { $n } { $n ->
        [one] card
       *[other] cards
    }.
effect-discard =
    Discard { $n } { $n ->
        [one] card
       *[other] cards
    } from your hand.
effect-discard_may =
    You may discard { $n } { $n ->
        [one] card
       *[other] cards
    } from your hand.
effect-income_up = Until the end of the turn cards discarded for income bring { $n } more: { NAME($kinds, domain: "kind") }.
effect-sell_card =
    Discard a card from your hand for its income and { $n } { $n ->
        [one] coin
       *[other] coins
    } more.
effect-sell_card_may =
    You may discard a card from your hand for its income and { $n } { $n ->
        [one] coin
       *[other] coins
    } more.
effect-discount_coins =
    For { NAME($on, domain: "purchase") } you pay { $coins } { $coins ->
        [one] coin
       *[other] coins
    } less.
effect-discount_coins_next =
    For the next purchase ({ NAME($on, domain: "purchase") }) you pay { $coins } { $coins ->
        [one] coin
       *[other] coins
    } less.
effect-discount_cubes =
    For { NAME($on, domain: "purchase") } you pay { $cubes } { $cubes ->
        [one] cube
       *[other] cubes
    } less: { NAME($of, domain: "resource") }.
effect-discount_cubes_next =
    For the next purchase ({ NAME($on, domain: "purchase") }) you pay { $cubes } { $cubes ->
        [one] cube
       *[other] cubes
    } less: { NAME($of, domain: "resource") }.
effect-eliminate =
    Eliminate { $n } { $n ->
        [one] card
       *[other] cards
    } of your hand.
effect-eliminate_may =
    You may eliminate { $n } { $n ->
        [one] card
       *[other] cards
    } of your hand and gain { $coins } { $coins ->
        [one] coin
       *[other] coins
    } for each.
effect-recall =
    Take { $n } { $n ->
        [one] vassal
       *[other] vassals
    } played this turn back to your hand: { NAME($kinds, domain: "kind") }.
effect-recall_may =
    You may take { $n } { $n ->
        [one] vassal
       *[other] vassals
    } played this turn back to your hand: { NAME($kinds, domain: "kind") }.
effect-repeat = Carry out again the effects of another vassal in this fief.
effect-steal_coins =
    Take up to { $n } { $n ->
        [one] coin
       *[other] coins
    } from an opponent.
effect-steal_cube =
    Take { $n } { $n ->
        [one] cube
       *[other] cubes
    } from the fiefs of an opponent: { NAME($of, domain: "resource") }.
effect-choose = Choose one of two effects.
effect-extra_influence =
    { $n } more influence { $n ->
        [one] action
       *[other] actions
    } this turn.
effect-bonus = Whenever a vassal produces { NAME($of, domain: "resource") } here, { $n } more.
effect-stash = Up to { $capacity } cubes may lie on this card, safe from the tax: { NAME($of, domain: "resource") }.
effect-stash_fill = Up to { $capacity } cubes may lie on this card, safe from the tax: { NAME($of, domain: "resource") }; { $fill } more each turn.
effect-tax_shield = The tax collector ignores { $n } cubes of this fief.
effect-save_more =
    Keep up to { $n } { $n ->
        [one] coin
       *[other] coins
    } more when saving.
effect-hand_size =
    Your hand has { $n } { $n ->
        [one] card
       *[other] cards
    } more.
effect-extra_field =
    This fief has { $n } more { $n ->
        [one] field
       *[other] fields
    }.
effect-free_field_cost = Field actions here cost no coins.

## page

page-actions = What to do
page-take_up = Take up a card, or drag it onto a fief.
page-passes_on = The other one passes to the left.
page-tax = The tax collector would take { $n } of these cubes
page-tax_short = tax { $n }
page-loses =
    loses { $n } { $n ->
        [one] coin
       *[other] coins
    }
page-work_in = Let { NAME($vassal, domain: "card") } work in fief { $fief }
page-cathedral = Cathedral
page-tokens = { $taken } taken, { $left } left
page-vp = VP
page-coins = coins
page-coin_count =
    { $n } { $n ->
        [one] coin
       *[other] coins
    }
page-vassals = Vassals for hire
page-masters = Masters
page-turned = used this turn
page-in_deck = { $n } in the deck
page-specialist = specialist
page-eliminates = Eliminates a card of this kind: { NAME($kind, domain: "kind") }
page-level = level { $n }
page-field = Field
page-city = City
page-here = Here
page-upgrade = Upgrade
page-influence = Influence
page-income =
    { $n } { $n ->
        [one] coin
       *[other] coins
    }
page-hand = Hand
page-hidden_hand =
    { $n } { $n ->
        [one] card
       *[other] cards
    } in hand, hidden from you.
page-treasury = Treasury
page-keeps = keeps { $n } next turn
page-victory = Victory points
page-influence_left = Influence actions: { $n }
page-piles = Deck { $deck } · discard { $discard }
page-piles_title = Decks and discard piles
page-own_deck = Your deck, sorted
page-hand_and_deck = Hand ({ $n }) and deck together
page-discard = Discard pile
page-choose = Open question
page-fiefs = Fiefs
page-others = Others
page-lacks = { $stuff }: { $n } lacking
page-hire = Hire
page-views = Parts of the table
page-round = Round { $round } · target { $target }
page-told = { $name }: { $vp } points, { $coins } coins. Fiefs: { $fiefs }.

## keys

keys-hold = Hold the next or previous card
keys-work = Let the held card work in this fief
keys-income = Discard the held card for income
keys-influence = Use an influence card
keys-piles = Open decks and discard piles

## terminal

terminal-head = round { $round } · target { $target }
terminal-supply = Vassals for hire
terminal-masters = Masters for hire
terminal-deck = ({ $n } in the deck)
terminal-player = Seat { $seat }: { $vp } points, { $coins } coins (keeps { $keeps }) · hand { $hand }, deck { $deck }, discard { $discard }
terminal-hand = Hand:
terminal-fields = { $free }/{ $fields } fields

## rule.turns

rule-turns-title = The turn
rule-turns-text = Players take turns clockwise from the first player. A turn has a start phase, a main phase and a final phase. Only the player whose turn it is decides anything. A question with one possible answer is answered by itself; an action that was begun is finished before the next.

## rule.setup

rule-setup-title = Setting up
rule-setup-text = Except in the learning game each player first adds one upgraded worker to the deck. Then fiefs are drafted: the first player draws two, keeps one and passes the other on; every next player draws one and keeps one of two, until all have three. Whoever has three of one type may give one back and draws until another type comes.

## rule.start

rule-start-title = Start phase
rule-start-text = Straighten all masters that were turned. Masters that work when straightening apply their effect now. Then the tax collector comes, if he is in your hand.

## rule.tax

rule-tax-title = The tax collector
rule-tax-text = Each fief pays half of the cubes lying on it, rounded down, after those a shield protects are taken off; you choose which. If no fief holds two cubes, shielded or not, add up the income of the vassals in your hand and discard cards worth half of it, rounded down; below 2, discard the whole hand. Then the collector is discarded. He can leave the hand in no other way, and drawn in the main phase he waits for your next turn.

## rule.hiring

rule-hiring-title = Hiring vassals
rule-hiring-text = Pay coins and cubes for the top card of a pile; it goes to your discard pile. If the card shows a kind to eliminate, one card of that kind from your hand goes back to the box.

## rule.income

rule-income-title = Income
rule-income-text = Discard a vassal from your hand and gain its income. Coins beyond the end of the track are lost.

## rule.fields

rule-fields-title = Field actions
rule-fields-text = Play a vassal into a free field of a fief whose colour it shows, pay the activation cost from that fief, and carry out its effects there. The field stays occupied until the end of the turn.

## rule.influence

rule-influence-title = Influence actions
rule-influence-text = You have one influence action per turn. A card with a plus gives it back, so any number of these may come before the last plain one. Cubes may come from and go to all your fiefs.

## rule.upgrading

rule-upgrading-title = Upgrading fiefs
rule-upgrading-text = Pay the upgrade cost from any of your fiefs and raise the fief by one level. Cubes and masters stay, new fields are free at once. The sum of your levels decides how many coins you can save.

## rule.cathedral

rule-cathedral-title = The cathedral
rule-cathedral-text = Pay the price of a card of the current stage and take one of its tokens, as often as you like. Foundations come first, then the main nave, then the three last cards, each of which needs its cathedral master. A stage ends with its last token, also in the middle of a turn.

## rule.masters

rule-masters-title = Masters
rule-masters-text = To hire a basic master one of the face-up ones must be within your means. Draw two more, choose one, put another under the deck, house the new one in a free city of a fitting fief and pay. Before he moves in you may move your masters to other free cities that fit, and fire one; nobody moves or goes without being asked about. A fired master can be hired again at once, but if he was used he stays turned until your next turn. Cathedral masters are hired without drawing and live on level 2. In your main phase masters may move to other free cities, and cubes may be moved between a fief and a master who holds cubes.

## rule.master_action

rule-master_action-title = Master actions
rule-master_action-text = A master with an action can be used once per turn. Its cost is paid by its own fief; then the card is turned.

## rule.paying

rule-paying-title = Paying
rule-paying-text = Costs are paid in full or not at all. Cubes may come from any of your fiefs and from masters who hold cubes; a black cube is any resource. Activation costs are paid by the fief where the card lies. Discounts first save cubes, then named cubes are paid, then black ones; the proposal pays the rest by itself.

## rule.effects

rule-effects-title = Effects
rule-effects-text = Effects are carried out in printed order, completely if possible, before anything else is done. Cards in fields and masters use only their own fief, influence cards all fiefs.

## rule.final

rule-final-title = Final phase
rule-final-text = Played vassals are discarded. Vassals left in hand go to court for their income, at least 1 coin each. Then you save coins by your treasury card, draw a new hand of five, and reduce every fief to 12 cubes.

## rule.ending

rule-ending-title = The end
rule-ending-text = When a turn ends at the target the round is completed. Whoever leads by 1 point wins. If several share the lead, all others who are 1 point behind are eliminated and the tied players go on; from then on a lead of two nobles wins as well. If nobody near the lead can gain a point any more, half a point behind counts as equal; if no nobles are left either, the victory is shared. Ten rounds in which nobody gains a point or hires a noble end the game: whoever leads by 1 point, then by two nobles, wins, otherwise those at the top share the victory.

## rule.variants

rule-variants-title = Scenarios and objectives
rule-variants-text = A scenario says which cards you start with and which vassals and masters are for hire. The extended edition has all 28 types of vassals; the draft edition has the 252 cards of 18 types of the draft rulebook and nothing else. Objective variants raise the target, add a card to build, or let the game end with the cathedral. A game alone ends when a turn ends at the target; the fewer turns the better.

## nonsense

nonsense-one_of = { $name } { $value } is not one of { $right }
nonsense-field = unknown field { $field }; { $of } has { $right }
nonsense-whole = { $name } { $value } is not a whole number of at least 0
nonsense-flag = { $name } { $value } is not true or false
nonsense-list = { $name } { $value } is not a list
nonsense-object = { $name } { $value } is not an object like { $right }
nonsense-pair = { $name }: { $value } is not a pair like ['serf', 1]
nonsense-levels = levels { $value } is not three numbers from 0 to 2
nonsense-saves = saves has { $n } numbers; with { $coins } coins it needs { $needed }
nonsense-face = faces: { $value } is not an object with sums and saves
nonsense-no_face = faces: none of them lists the sum { $total }
nonsense-discount = discounts: { $value } is not an object with coins, or with cubes and of
nonsense-from_fief = from_fief { $value } is not below { $n }, the number of fiefs
nonsense-no_players = players is empty; at least one is needed
nonsense-all_out = players: all are out; somebody must still be in
nonsense-player = players: { $value } is not an object with a name
nonsense-halves = { $name } { $value } is not a number of whole or half points
