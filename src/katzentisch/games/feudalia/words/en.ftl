## game

game-name = Feudalia
game-tagline = Three fiefs, a deck of vassals, a cathedral to build.

## variant

variant-scenario_1 = Learning Game
variant-scenario_2 = Overproduction
variant-scenario_3 = The Relentless Procurator
variant-scenario_7 = Dirty Business
variant-scenario_10 = Ready for Everything

## variant_about

variant_about-scenario_1 = Fixed fiefs and a ready deck: the best way to begin.
variant_about-scenario_2 = Specialists push your fiefs to produce ever more. Little interaction.
variant_about-scenario_3 = Procurators, farmhands, priests and new nobles. Calm, but more to weigh.
variant_about-scenario_7 = Slums, taverns and pilgrims: players get in each other’s way.
variant_about-scenario_10 = Five vassals are drawn at random: no two games are alike. For experts.

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
question-straighten_order = Whose effect comes next?
question-tax_cube =
    { $n ->
        [one] The tax collector still wants one cube from fief { $fief }. Which one?
       *[other] The tax collector still wants { $n } cubes from fief { $fief }. Which one goes first?
    }
question-tax_set =
    { $due ->
        [one] The tax collector wants cards with an income of 1. Which do you discard?
       *[other] The tax collector wants cards with an income of { $due }. Which do you discard?
    }
question-main =
    Your main phase. You have { $coins ->
        [0] no coins
       *[other] { COUNTED($coins, "coin", domain: "unit") }
    } and { $influence ->
        [0] no influence action
       *[other] { COUNTED($influence, "influence", domain: "unit", article: "a") }
    }.
question-field_fief = In which fief does the { NAME($vassal, domain: "card") } work?
question-eliminate_for_vassal = Which card do you eliminate to hire { NAME($vassal, domain: "card", article: "a") }?
question-eliminate_for_building = Which card do you eliminate to build { NAME($card, domain: "building", article: "the") }?
question-pay_vassal = { NAME($vassal, domain: "card", capital: "yes") }: you still owe { NAME($due, domain: "cube") }. Which cube do you pay?
question-pay_upgrade = Upgrading fief { $fief }: you still owe { NAME($due, domain: "cube") }. Which cube do you pay?
question-pay_building = { NAME($card, domain: "building", capital: "yes") }: you still owe { NAME($due, domain: "cube") }. Which cube do you pay?
question-pay_master = { NAME($master, domain: "card", capital: "yes") }: you still owe { NAME($due, domain: "cube") }. Which cube do you pay?
question-take_master = Which master do you hire?
question-put_under = Which other master goes under the deck?
question-place = Where should the { NAME($master, domain: "card") } live? You can make room first.
question-move_fief = Which fief does the { NAME($master, domain: "card") } move to?
question-stash_amount = How many { NAME($resource, domain: "resource") } cubes go on the { NAME($master, domain: "card") }?
question-adjust =
    { $n ->
        [one] Fief { $fief } holds one cube too many. Which one goes?
       *[other] Fief { $fief } holds { $n } cubes too many. Which one goes first?
    }
question-produce_resource = Which cube do you take?
question-produce_fief = On which fief do you put the { NAME($resource, domain: "resource") }?
question-trade_option =
    { $n ->
        [one] What do you exchange? You may exchange once more.
       *[other] What do you exchange? You may exchange { $n } more times.
    }
question-trade_pay = Which cube do you pay?
question-trade_pay_fief = From which fief does the { NAME($resource, domain: "resource") } come?
question-trade_gain = Which cube do you get?
question-trade_gain_fief = On which fief do you put the { NAME($resource, domain: "resource") }?
question-discard_card = Which card do you discard?
question-sell_card = Which card do you sell?
question-eliminate_card = Which card do you eliminate?
question-recall_card = Which vassal comes back to your hand?
question-repeat_card = Which vassal works a second time?
question-rob_coins = Whose coins do you steal?
question-rob_cubes = Whose cubes do you steal?
question-loot = Which of { PLAYER($victim, case: "gen") } cubes do you take?
question-loot_fief = On which fief do you put the { NAME($resource, domain: "resource") }?
question-choose_branch = { NAME($card, domain: "card", capital: "yes") }: which of the two effects do you choose?
question-fill_resource = Which cube goes on the master?

## choice

choice-choose_worker = Take the { NAME($vassal, domain: "card") }
choice-keep_fief = Keep the { NAME($colour, domain: "fief") }
choice-give_fief_back = Give one back and draw
choice-keep_three_fiefs = Keep all three
choice-straighten = The { NAME($master, domain: "card") }
choice-discard_set = Discard set { $set }
choice-hire = Hire { NAME($vassal, domain: "card", article: "a") }
choice-income = Discard the { NAME($vassal, domain: "card") } for income
choice-work = Let the { NAME($vassal, domain: "card") } work in a field
choice-influence = Use the influence of the { NAME($vassal, domain: "card") }
choice-upgrade = Upgrade fief { $fief }
choice-build = Build { NAME($card, domain: "building", article: "the") }
choice-hire_master = Hire a master (draw two first)
choice-hire_cathedral_master = Hire the { NAME($master, domain: "card") }
choice-use = Use the { NAME($master, domain: "card") }
choice-move = Move the { NAME($master, domain: "card") }
choice-stash = Move cubes between fief and { NAME($master, domain: "card") }
choice-pass = End the main phase
choice-default = As proposed
choice-save = Save { NAME($cube, domain: "cube", article: "a") }
choice-give = Give { NAME($resource, domain: "resource") } from { NAME($from, domain: "place", article: "the") }
choice-fief = Fief { $fief }
choice-take_master = Hire the { NAME($master, domain: "card") }
choice-put_under = Put the { NAME($master, domain: "card") } under the deck
choice-house = In fief { $fief }
choice-house_moving = First move the { NAME($master, domain: "card") } to fief { $fief }
choice-house_firing = First fire the { NAME($master, domain: "card") }
choice-amount = { $n }
choice-exchange = Exchange { $option }
choice-stop = No further exchange
choice-resource = { NAME($resource, domain: "resource", capital: "yes") }
choice-discard = Discard the { NAME($vassal, domain: "card") }
choice-sell = Sell the { NAME($vassal, domain: "card") }
choice-eliminate = Eliminate the { NAME($vassal, domain: "card") }
choice-recall = Call the { NAME($vassal, domain: "card") } back from fief { $fief }
choice-repeat = Repeat the { NAME($vassal, domain: "card") }
choice-opponent = { PLAYER($seat) }
choice-loot = Take { NAME($resource, domain: "resource") } from fief { $fief }
choice-option = Effect { $option }
choice-decline = Decline

## event

event-first_player =
    { YOU($seat) ->
        [yes] You are the first player.
       *[no] { PLAYER($seat) } is the first player.
    }
event-chose_worker =
    { YOU($seat) ->
        [yes] You take { NAME($vassal, domain: "card", article: "a") } into your deck.
       *[no] { PLAYER($seat) } takes { NAME($vassal, domain: "card", article: "a") } into the deck.
    }
event-got_fief =
    { YOU($seat) ->
        [yes] You get { NAME($colour, domain: "fief", article: "a") }.
       *[no] { PLAYER($seat) } gets { NAME($colour, domain: "fief", article: "a") }.
    }
event-replaced_fief =
    { YOU($seat) ->
        [yes] You give back { NAME($colour, domain: "fief", article: "a") } and get { NAME($new, domain: "fief", article: "a") }.
       *[no] { PLAYER($seat) } gives back { NAME($colour, domain: "fief", article: "a") } and gets { NAME($new, domain: "fief", article: "a") }.
    }
event-masters_laid_out = Masters for hire: { NAME($masters, domain: "card") }.
event-round_began = Round { $round } begins.
event-turn_began =
    { YOU($seat) ->
        [yes] Round { $round }: your turn.
       *[no] Round { $round }: { PLAYER($seat, case: "gen") } turn.
    }
event-straightened =
    { YOU($seat) ->
        [yes] Your { NAME($master, domain: "card") } is straightened and takes effect.
       *[no] { PLAYER($seat, case: "gen") } { NAME($master, domain: "card") } is straightened and takes effect.
    }
event-taxed_cubes =
    { YOU($seat) ->
        [yes] The tax collector visits you and takes half of your cubes.
       *[no] The tax collector visits { PLAYER($seat) } and takes half of the cubes.
    }
event-tax_shielded =
    { YOU($seat) ->
        [yes] A shield keeps the tax collector off: he takes nothing from you.
       *[no] A shield keeps the tax collector off: he takes nothing from { PLAYER($seat) }.
    }
event-taxed_hand =
    { YOU($seat) ->
        [yes] None of your fiefs holds two cubes, so the tax collector turns to your hand.
       *[no] None of { PLAYER($seat, case: "gen") } fiefs holds two cubes, so the tax collector turns to the hand.
    }
event-paid_tax =
    { YOU($seat) ->
        [yes] You pay 1 { NAME($resource, domain: "resource") } from fief { $fief } in tax.
       *[no] { PLAYER($seat) } pays 1 { NAME($resource, domain: "resource") } from fief { $fief } in tax.
    }
event-discarded_to_tax =
    { YOU($seat) ->
        [yes] You discard { NAME($cards, domain: "card", article: "a") } to the tax collector.
       *[no] { PLAYER($seat) } discards { NAME($cards, domain: "card", article: "a") } to the tax collector.
    }
event-collector_left =
    { YOU($seat) ->
        [yes] The tax collector leaves you.
       *[no] The tax collector leaves { PLAYER($seat) }.
    }
event-drew =
    { YOU($seat) ->
        [yes] You draw { COUNTED($n, "card", domain: "unit") }.
       *[no] { PLAYER($seat) } draws { COUNTED($n, "card", domain: "unit") }.
    }
event-drew_secret = You draw { NAME($cards, domain: "card", article: "a") }.
event-reshuffled =
    { YOU($seat) ->
        [yes] You shuffle your discard pile into a new deck of { COUNTED($n, "card", domain: "unit") }.
       *[no] { PLAYER($seat) } shuffles the discard pile into a new deck of { COUNTED($n, "card", domain: "unit") }.
    }
event-took_income =
    { YOU($seat) ->
        [yes] { $n ->
            [0] You discard { NAME($vassal, domain: "card", article: "a") } and gain nothing.
           *[other] You discard { NAME($vassal, domain: "card", article: "a") } for { COUNTED($n, "coin", domain: "unit") }.
        }
       *[no] { $n ->
            [0] { PLAYER($seat) } discards { NAME($vassal, domain: "card", article: "a") } and gains nothing.
           *[other] { PLAYER($seat) } discards { NAME($vassal, domain: "card", article: "a") } for { COUNTED($n, "coin", domain: "unit") }.
        }
    }
event-worked =
    { YOU($seat) ->
        [yes] Your { NAME($vassal, domain: "card") } works in fief { $fief }.
       *[no] { PLAYER($seat, case: "gen") } { NAME($vassal, domain: "card") } works in fief { $fief }.
    }
event-influenced =
    { YOU($seat) ->
        [yes] You use the influence of your { NAME($vassal, domain: "card") }.
       *[no] { PLAYER($seat) } uses the influence of { NAME($vassal, domain: "card", article: "a") }.
    }
event-used_master =
    { YOU($seat) ->
        [yes] You use your { NAME($master, domain: "card") }.
       *[no] { PLAYER($seat) } uses the { NAME($master, domain: "card") }.
    }
event-produced =
    { YOU($seat) ->
        [yes] You gain { $n } { NAME($resource, domain: "resource") } on fief { $fief }.
       *[no] { PLAYER($seat) } gains { $n } { NAME($resource, domain: "resource") } on fief { $fief }.
    }
event-filled =
    { YOU($seat) ->
        [yes] You put { $n } { NAME($resource, domain: "resource") } on the master.
       *[no] { PLAYER($seat) } puts { $n } { NAME($resource, domain: "resource") } on the master.
    }
event-gained_coins =
    { YOU($seat) ->
        [yes] You gain { COUNTED($n, "coin", domain: "unit") }.
       *[no] { PLAYER($seat) } gains { COUNTED($n, "coin", domain: "unit") }.
    }
event-paid_coins =
    { YOU($seat) ->
        [yes] You pay { COUNTED($n, "coin", domain: "unit") }.
       *[no] { PLAYER($seat) } pays { COUNTED($n, "coin", domain: "unit") }.
    }
event-paid_cube =
    { YOU($seat) ->
        [yes] You pay { $n } { NAME($resource, domain: "resource") } from { NAME($from, domain: "place", article: "the") }.
       *[no] { PLAYER($seat) } pays { $n } { NAME($resource, domain: "resource") } from { NAME($from, domain: "place", article: "the") }.
    }
event-traded_away =
    { YOU($seat) ->
        [yes] You give { $n } { NAME($resource, domain: "resource") } from fief { $fief }.
       *[no] { PLAYER($seat) } gives { $n } { NAME($resource, domain: "resource") } from fief { $fief }.
    }
event-traded_for =
    { YOU($seat) ->
        [yes] You get { $n } { NAME($resource, domain: "resource") } on fief { $fief } in exchange.
       *[no] { PLAYER($seat) } gets { $n } { NAME($resource, domain: "resource") } on fief { $fief } in exchange.
    }
event-income_raised =
    { YOU($seat) ->
        [yes] Cards you discard for income bring { $n } more this turn.
       *[no] Cards { PLAYER($seat) } discards for income bring { $n } more this turn.
    }
event-discount_gained =
    { YOU($seat) ->
        [yes] You gain a discount.
       *[no] { PLAYER($seat) } gains a discount.
    }
event-influence_gained =
    { YOU($seat) ->
        [yes] You may use { COUNTED($n, "more_influence", domain: "unit") }.
       *[no] { PLAYER($seat) } may use { COUNTED($n, "more_influence", domain: "unit") }.
    }
event-chose_effect =
    { $n ->
        [1] { YOU($seat) ->
            [yes] You choose the first effect.
           *[no] { PLAYER($seat) } chooses the first effect.
        }
       *[other] { YOU($seat) ->
            [yes] You choose the second effect.
           *[no] { PLAYER($seat) } chooses the second effect.
        }
    }
event-declined =
    { YOU($seat) ->
        [yes] You decline.
       *[no] { PLAYER($seat) } declines.
    }
event-discarded =
    { YOU($seat) ->
        [yes] You discard { NAME($vassal, domain: "card", article: "a") }.
       *[no] { PLAYER($seat) } discards { NAME($vassal, domain: "card", article: "a") }.
    }
event-sold =
    { YOU($seat) ->
        [yes] You sell { NAME($vassal, domain: "card", article: "a") } for { COUNTED($n, "coin", domain: "unit") }.
       *[no] { PLAYER($seat) } sells { NAME($vassal, domain: "card", article: "a") } for { COUNTED($n, "coin", domain: "unit") }.
    }
event-eliminated =
    { YOU($seat) ->
        [yes] You eliminate { NAME($vassal, domain: "card", article: "a") }.
       *[no] { PLAYER($seat) } eliminates { NAME($vassal, domain: "card", article: "a") }.
    }
event-recalled =
    { YOU($seat) ->
        [yes] You call { NAME($vassal, domain: "card", article: "a") } back from fief { $fief }.
       *[no] { PLAYER($seat) } calls { NAME($vassal, domain: "card", article: "a") } back from fief { $fief }.
    }
event-repeated =
    { YOU($seat) ->
        [yes] Your { NAME($vassal, domain: "card") } works a second time.
       *[no] { PLAYER($seat, case: "gen") } { NAME($vassal, domain: "card") } works a second time.
    }
event-robbed_coins =
    { YOU($victim) ->
        [yes] { $n ->
            [0] { PLAYER($seat) } tries to rob you and finds nothing to steal.
           *[other] { PLAYER($seat) } steals { COUNTED($n, "coin", domain: "unit") } from you.
        }
       *[no] { $n ->
            [0] { YOU($seat) ->
                [yes] You try to rob { PLAYER($victim) } and find nothing to steal.
               *[no] { PLAYER($seat) } tries to rob { PLAYER($victim) } and finds nothing to steal.
            }
           *[other] { YOU($seat) ->
                [yes] You steal { COUNTED($n, "coin", domain: "unit") } from { PLAYER($victim) }.
               *[no] { PLAYER($seat) } steals { COUNTED($n, "coin", domain: "unit") } from { PLAYER($victim) }.
            }
        }
    }
event-robbed_cube =
    { YOU($victim) ->
        [yes] { PLAYER($seat) } steals 1 { NAME($resource, domain: "resource") } from your fief { $from }.
       *[no] { YOU($seat) ->
            [yes] You steal 1 { NAME($resource, domain: "resource") } from { PLAYER($victim, case: "gen") } fief { $from }.
           *[no] { PLAYER($seat) } steals 1 { NAME($resource, domain: "resource") } from { PLAYER($victim, case: "gen") } fief { $from }.
        }
    }
event-hired_vassal =
    { YOU($seat) ->
        [yes] You hire { NAME($vassal, domain: "card", article: "a") }.
       *[no] { PLAYER($seat) } hires { NAME($vassal, domain: "card", article: "a") }.
    }
event-drew_masters =
    { SIZE($masters) ->
        [0] { YOU($seat) ->
            [yes] You draw no masters: the deck is empty.
           *[no] { PLAYER($seat) } draws no masters: the deck is empty.
        }
       *[other] { YOU($seat) ->
            [yes] You turn up { NAME($masters, domain: "card", article: "the") }.
           *[no] { PLAYER($seat) } turns up { NAME($masters, domain: "card", article: "the") }.
        }
    }
event-put_under =
    { YOU($seat) ->
        [yes] You put the { NAME($master, domain: "card") } under the deck.
       *[no] { PLAYER($seat) } puts the { NAME($master, domain: "card") } under the deck.
    }
event-hired_master =
    { YOU($seat) ->
        [yes] The { NAME($master, domain: "card") } moves into your fief { $fief }.
       *[no] The { NAME($master, domain: "card") } moves into { PLAYER($seat, case: "gen") } fief { $fief }.
    }
event-moved_master =
    { YOU($seat) ->
        [yes] Your { NAME($master, domain: "card") } moves to fief { $fief }.
       *[no] { PLAYER($seat, case: "gen") } { NAME($master, domain: "card") } moves to fief { $fief }.
    }
event-fired_master =
    { YOU($seat) ->
        [yes] You fire the { NAME($master, domain: "card") }.
       *[no] { PLAYER($seat) } fires the { NAME($master, domain: "card") }.
    }
event-stashed =
    { $n ->
        [0] { YOU($seat) ->
            [yes] Your { NAME($master, domain: "card") } no longer holds any { NAME($resource, domain: "resource") }.
           *[no] { PLAYER($seat, case: "gen") } { NAME($master, domain: "card") } no longer holds any { NAME($resource, domain: "resource") }.
        }
       *[other] { YOU($seat) ->
            [yes] Your { NAME($master, domain: "card") } now holds { $n } { NAME($resource, domain: "resource") }.
           *[no] { PLAYER($seat, case: "gen") } { NAME($master, domain: "card") } now holds { $n } { NAME($resource, domain: "resource") }.
        }
    }
event-upgraded =
    { YOU($seat) ->
        [yes] You upgrade fief { $fief } to level { $level }.
       *[no] { PLAYER($seat) } upgrades fief { $fief } to level { $level }.
    }
event-built =
    { $left ->
        [0] { YOU($seat) ->
            [yes] You build { NAME($card, domain: "building", article: "the") } and take the last token.
           *[no] { PLAYER($seat) } builds { NAME($card, domain: "building", article: "the") } and takes the last token.
        }
        [one] { YOU($seat) ->
            [yes] You build { NAME($card, domain: "building", article: "the") }; one token is left.
           *[no] { PLAYER($seat) } builds { NAME($card, domain: "building", article: "the") }; one token is left.
        }
       *[other] { YOU($seat) ->
            [yes] You build { NAME($card, domain: "building", article: "the") }; { $left } tokens are left.
           *[no] { PLAYER($seat) } builds { NAME($card, domain: "building", article: "the") }; { $left } tokens are left.
        }
    }
event-stage_began = The cathedral enters stage { $stage }.
event-cathedral_stands = The cathedral stands.
event-passed =
    { YOU($seat) ->
        [yes] You end your main phase.
       *[no] { PLAYER($seat) } ends the main phase.
    }
event-served_at_court =
    { YOU($seat) ->
        [yes] You send { NAME($cards, domain: "card", article: "a") } to court for { COUNTED($n, "coin", domain: "unit") }.
       *[no] { PLAYER($seat) } sends { NAME($cards, domain: "card", article: "a") } to court for { COUNTED($n, "coin", domain: "unit") }.
    }
event-saved =
    { $had ->
        [0] { YOU($seat) ->
            [yes] You have no coins to save.
           *[no] { PLAYER($seat) } has no coins to save.
        }
        [one] { $n ->
            [0] { YOU($seat) ->
                [yes] You lose your only coin.
               *[no] { PLAYER($seat) } loses the only coin.
            }
           *[other] { YOU($seat) ->
                [yes] You save your only coin.
               *[no] { PLAYER($seat) } saves the only coin.
            }
        }
        [2] { $n ->
            [2] { YOU($seat) ->
                [yes] You save both your coins.
               *[no] { PLAYER($seat) } saves both coins.
            }
           *[other] { YOU($seat) ->
                [yes] You save { $n } of your 2 coins.
               *[no] { PLAYER($seat) } saves { $n } of 2 coins.
            }
        }
       *[other] { YOU($seat) ->
            [yes] You save { $n } of your { $had } coins.
           *[no] { PLAYER($seat) } saves { $n } of { $had } coins.
        }
    }
event-discarded_cube =
    { YOU($seat) ->
        [yes] You give up 1 { NAME($resource, domain: "resource") } from fief { $fief }.
       *[no] { PLAYER($seat) } gives up 1 { NAME($resource, domain: "resource") } from fief { $fief }.
    }
event-target_reached =
    { YOU($seat) ->
        [yes] You have reached the target; the round is played to its end.
       *[no] { PLAYER($seat) } has reached the target; the round is played to its end.
    }
event-player_eliminated =
    { YOU($seat) ->
        [yes] You are eliminated.
       *[no] { PLAYER($seat) } is eliminated.
    }
event-game_ended =
    { YOU($winners) ->
        [yes] The game is over ({ NAME($reason, domain: "reason") }): you win!
        [among] The game is over ({ NAME($reason, domain: "reason") }): { PLAYER($winners, you: "you") } share the victory.
       *[no] { SIZE($winners) ->
            [one] The game is over ({ NAME($reason, domain: "reason") }): { PLAYER($winners) } wins.
           *[other] The game is over ({ NAME($reason, domain: "reason") }): { PLAYER($winners) } share the victory.
        }
    }

## log

log-turn = { PLAYER($seat, you: "You") }: { $parts }
log-nothing = nothing
log-worked = { NAME($things, domain: "card", article: "a") } at work
log-hired = { NAME($things, domain: "card", article: "a") } hired
log-housed = { NAME($things, domain: "card", article: "the") } housed
log-upgraded =
    { SIZE($things) ->
        [one] fief { $things } upgraded
       *[other] fiefs { $things } upgraded
    }
log-built = { NAME($things, domain: "building", article: "the") } built
log-points =
    { $n ->
        [0.5] +{ $n } point
        [1] +1 point
       *[other] +{ $n } points
    }

## reason

reason-lead = a lead of 1 point
reason-nobles = a lead of two nobles
reason-true_tie = a true tie
reason-standstill = ten rounds without a new point or noble
reason-round_limit = round limit
reason-solo = target reached

## refusal

refusal-no_such_action = There is no action { $action }: the game has { $actions } actions, counted from 0.
refusal-no_such_seat = There is no seat { $seat }; the table has { $seats ->
        [one] only one seat
       *[other] { $seats } seats
    }, counted from 0.
refusal-game_over = The game is over.
refusal-not_your_turn =
    { SIZE($waiting_for) ->
        [one] It is not your turn: { PLAYER($waiting_for) } has to decide.
       *[other] It is not your turn: { PLAYER($waiting_for) } have to decide.
    }
refusal-not_the_main_phase = You can do that only in your main phase.
refusal-finish_first = First finish what you have begun.
refusal-not_asked = That is not one of the options now.
refusal-not_this_cube = { NAME($resource, domain: "resource", capital: "yes") } from { NAME($from, domain: "place", article: "the") } cannot be given here.
refusal-pile_empty = No { NAME($vassal, domain: "card") } is left for hire.
refusal-not_enough_coins =
    { $has ->
        [0] That costs { COUNTED($needs, "coin", domain: "unit") }, and you have none.
       *[other] That costs { COUNTED($needs, "coin", domain: "unit") }, and you have only { $has }.
    }
refusal-not_enough_cubes = You lack { NAME($missing, domain: "cube") }.
refusal-nobody_to_eliminate = For this you need { NAME($kind, domain: "kind", article: "a") } in your hand.
refusal-not_in_hand = You have no { NAME($vassal, domain: "card") } in your hand.
refusal-collector_stays = The tax collector stays in your hand until your next start phase.
refusal-no_influence_card = The { NAME($vassal, domain: "card") } has no influence action.
refusal-no_influence_left = You have no influence action left this turn.
refusal-no_field_card = The { NAME($vassal, domain: "card") } has no field action.
refusal-no_fitting_fief = The { NAME($vassal, domain: "card") } cannot work in any of your fiefs.
refusal-no_free_field = No field is free where the { NAME($vassal, domain: "card") } could work.
refusal-cannot_activate = That fief cannot pay what the { NAME($vassal, domain: "card") } costs there.
refusal-highest_level = Fief { $fief } is already on the highest level.
refusal-objective_not_in_play = This game is played without { NAME($card, domain: "building", article: "the") }.
refusal-not_this_stage = { NAME($card, domain: "building", article: "the", capital: "yes") } cannot be built in stage { $stage }.
refusal-no_token_left = No token of { NAME($card, domain: "building", article: "the") } is left.
refusal-needs_master = To build { NAME($card, domain: "building", article: "the") } you need the { NAME($master, domain: "card") } in one of your cities.
refusal-no_city = None of your fiefs has a city yet.
refusal-no_master_to_hire = You could not both pay for and house any of the masters on offer.
refusal-already_yours = The { NAME($master, domain: "card") } already lives in one of your cities.
refusal-does_not_fit = The { NAME($master, domain: "card") } cannot live in fief { $fief }: its colour or level does not fit.
refusal-no_free_city = Fief { $fief } has no free city.
refusal-moved_twice = The { NAME($master, domain: "card") } has already moved twice for this hire.
refusal-fired_one = Only one master can be fired for a hire, and you have fired one.
refusal-cannot_pay_without = Without the { NAME($master, domain: "card") } you could not pay for the new master.
refusal-leaves_no_room = Then there would be no city left for the { NAME($master, domain: "card") }.
refusal-no_room = There is no city for the { NAME($master, domain: "card") }, and none can be made free.
refusal-not_your_master = The { NAME($master, domain: "card") } lives in none of your cities.
refusal-no_action = The { NAME($master, domain: "card") } has no action: the effect works by itself.
refusal-turned = You have already used the { NAME($master, domain: "card") } this turn.
refusal-cannot_activate_master = The fief of the { NAME($master, domain: "card") } cannot pay the cost.
refusal-moved_already = The { NAME($master, domain: "card") } has only just moved; do something else first.
refusal-field_in_use = A vassal lies in the extra field of the { NAME($master, domain: "card") }.
refusal-no_other_city = No other free city suits the { NAME($master, domain: "card") }.
refusal-restocked_already = The cubes on the { NAME($master, domain: "card") } have only just been changed; do something else first.
refusal-nothing_to_stash = There is no cube to move to or from the { NAME($master, domain: "card") }.

## score

score-fief = Fiefs
score-tokens = Cathedral and objectives

## score_line

score_line-fief = { page-settlement }
score_line-tokens =
    { $tokens ->
        [one] { NAME($card, domain: "building", capital: "yes") }: { $tokens } token
       *[other] { NAME($card, domain: "building", capital: "yes") }: { $tokens } tokens
    }

## resource

resource-wheat = wheat
    .article = none
resource-wood = wood
    .article = none
resource-clay = clay
    .article = none
resource-stone = stone
    .article = none

## cube

cube-wheat = wheat
    .article = none
cube-wood = wood
    .article = none
cube-clay = clay
    .article = none
cube-stone = stone
    .article = none
cube-any = one cube of any kind
    .article = none
    .plural = cubes of any kind

## unit

unit-coin = coin
    .plural = coins
unit-cube = cube
    .plural = cubes
unit-card = card
    .plural = cards
unit-vassal = vassal
    .plural = vassals
unit-influence = influence action
    .plural = influence actions
unit-more_influence = more influence card
    .plural = more influence cards

## fief

fief-wheat = wheat fief
    .plural = wheat fiefs
fief-wood = wood fief
    .plural = wood fiefs
fief-clay = clay fief
    .plural = clay fiefs
fief-stone = stone fief
    .plural = stone fiefs

## kind

kind-worker = worker
    .plural = workers
kind-merchant = merchant
    .plural = merchants
kind-cleric = cleric
    .plural = clerics
kind-noble = noble
    .plural = nobles
kind-rogue = rogue
    .plural = rogues
kind-official = official
    .plural = officials
kind-all = all kinds
    .proper = yes
    .plural = all kinds

## purchase

purchase-vassal = vassals
purchase-master = masters
purchase-upgrade = upgrades
purchase-cathedral = the cathedral

## place

place-fief_1 = fief 1
    .proper = yes
place-fief_2 = fief 2
    .proper = yes
place-fief_3 = fief 3
    .proper = yes
place-granary_keeper = granary keeper
place-cabinetmaker = cabinetmaker
place-accountant = accountant

## building

building-foundations = foundations
building-main_nave = main nave
building-dean_and_canons = Dean and Canons
    .the = Dean and Canons
building-stained_glass = stained glass
building-silverware = silverware
building-crusades = The Crusades
    .the = the Crusades
building-long_game = Long Game
building-cathedral_complete = Until the Cathedral Stands
    .the = “Until the Cathedral Stands”

## objective

objective-crusades = The Crusades
objective-long_game = Long Game
objective-cathedral_complete = Until the Cathedral Stands

## objective_text


## when

when-action = Once per turn
when-straighten = When straightening
when-passive = Always

## card

card-tax_collector = tax collector
    .plural = tax collectors
card-serf = serf
    .plural = serfs
card-reaper = reaper
    .plural = reapers
card-lumberjack = lumberjack
    .plural = lumberjacks
card-kneader = kneader
    .plural = kneaders
card-stonecutter = stonecutter
    .plural = stonecutters
card-priest = priest
    .plural = priests
card-trader = trader
    .plural = traders
card-merchant = merchant
    .plural = merchants
card-feudal_lord = feudal lord
    .plural = feudal lords
card-squire = squire
    .plural = squires
card-abbot = abbot
    .plural = abbots
card-prior = prior
    .plural = priors
card-shepherd = shepherd
    .plural = shepherds
card-seductress = seductress
    .plural = seductresses
card-procurator = procurator
    .plural = procurators
card-farmhand = farmhand
    .plural = farmhands
card-pickpocket = pickpocket
    .plural = pickpockets
card-plowman = plowman
    .plural = plowmans
card-overseer = overseer
    .plural = overseers
card-bishop = bishop
    .plural = bishops
card-friar = friar
    .plural = friars
card-majordomo = majordomo
    .plural = majordomos
card-alewife = alewife
    .plural = alewives
card-beggar = beggar
    .plural = beggars
card-smuggler = smuggler
    .plural = smugglers
card-messenger = messenger
    .plural = messengers
card-pilgrim = pilgrim
    .plural = pilgrims
card-plow_builder = plow builder
    .plural = plow builders
card-miller = miller
    .plural = millers
card-baker = baker
    .plural = bakers
card-brewer = brewer
    .plural = brewers
card-granary_keeper = granary keeper
    .plural = granary keepers
card-lumberer = lumberer
    .plural = lumberers
card-carpenter = carpenter
    .plural = carpenters
card-cabinetmaker = cabinetmaker
    .plural = cabinetmakers
card-charcoal_burner = charcoal burner
    .plural = charcoal burners
card-forester = forester
    .plural = foresters
card-brick_worker = brick worker
    .plural = brick workers
card-potter = potter
    .plural = potters
card-tiler = tiler
    .plural = tilers
card-clay_digger = clay digger
    .plural = clay diggers
card-kiln_master = kiln master
    .plural = kiln masters
card-quarry_foreman = quarry foreman
    .plural = quarry foremans
card-stone_hauler = stone hauler
    .plural = stone haulers
card-sculptor = sculptor
    .plural = sculptors
card-paver = paver
    .plural = pavers
card-wall_builder = wall builder
    .plural = wall builders
card-mason = mason
    .plural = masons
card-treasurer = treasurer
    .plural = treasurers
card-guild_master = guild master
    .plural = guild masters
card-countess = countess
    .plural = countesses
card-dancer = dancer
    .plural = dancers
card-accountant = accountant
    .plural = accountants
card-architect = architect
    .plural = architects
card-innkeeper = innkeeper
    .plural = innkeepers
card-bailiff = bailiff
    .plural = bailiffs
card-chronicler = chronicler
    .plural = chroniclers
card-steward = steward
    .plural = stewards
card-chamberlain = chamberlain
    .plural = chamberlains
card-moneylender = moneylender
    .plural = moneylenders
card-dean = dean
    .plural = deans
card-glazier = glazier
    .plural = glaziers
card-silversmith = silversmith
    .plural = silversmiths

## effect

effect-produce_fief = Take { COUNTED($n, "cube", domain: "unit") } of this fief's own resource.
effect-produce = Take { COUNTED($n, "cube", domain: "unit") }: { NAME($of, domain: "resource", join: "or") }.
effect-trade =
    { $n ->
        [one] One exchange.
       *[other] Up to { $n } exchanges.
    }
effect-coins = Gain { COUNTED($n, "coin", domain: "unit") }.
effect-draw = Draw { COUNTED($n, "card", domain: "unit") }.
effect-discard = Discard { COUNTED($n, "card", domain: "unit") } from your hand.
effect-discard_may = You may discard { COUNTED($n, "card", domain: "unit") } from your hand.
effect-income_up =
    { SIZE($kinds) ->
        [0] Until the end of the turn each card you discard for income brings { $n } more.
       *[other] Until the end of the turn { NAME($kinds, domain: "kind", number: "many") } you discard for income bring { $n } more.
    }
effect-sell_card = Discard a card from your hand for its income and { COUNTED($n, "coin", domain: "unit") } more.
effect-sell_card_may = You may discard a card from your hand for its income and { COUNTED($n, "coin", domain: "unit") } more.
effect-discount_coins = You pay { COUNTED($coins, "coin", domain: "unit") } less for { NAME($on, domain: "purchase") }.
effect-discount_coins_next = For your next purchase ({ NAME($on, domain: "purchase") }) you pay { COUNTED($coins, "coin", domain: "unit") } less.
effect-discount_cubes = You pay { COUNTED($cubes, "cube", domain: "unit") } less for { NAME($on, domain: "purchase") } ({ NAME($of, domain: "resource", join: "comma") } or black).
effect-discount_cubes_next = For your next purchase ({ NAME($on, domain: "purchase") }) you pay { COUNTED($cubes, "cube", domain: "unit") } less ({ NAME($of, domain: "resource", join: "comma") } or black).
effect-eliminate = Eliminate { COUNTED($n, "card", domain: "unit") } from your hand.
effect-eliminate_may = You may eliminate { COUNTED($n, "card", domain: "unit") } from your hand and gain { COUNTED($coins, "coin", domain: "unit") } for each.
effect-recall = Take { COUNTED($n, "vassal", domain: "unit") } ({ NAME($kinds, domain: "kind", join: "or") }) from the fields back into your hand.
effect-recall_may = You may take { COUNTED($n, "vassal", domain: "unit") } ({ NAME($kinds, domain: "kind", join: "or") }) from the fields back into your hand.
effect-repeat = Another vassal in this fief works a second time.
effect-steal_coins =
    { $n ->
        [one] Steal a coin from an opponent.
       *[other] Steal up to { $n } coins from an opponent.
    }
effect-steal_cube = Steal { COUNTED($n, "cube", domain: "unit") } from an opponent's fiefs: { NAME($of, domain: "resource", join: "or") }.
effect-choose = Choose one of two effects.
effect-extra_influence =
    { $n ->
        [one] One more influence action this turn.
       *[other] { $n } more influence actions this turn.
    }
effect-bonus = When a vassal produces { NAME($of, domain: "resource", join: "or") } here, you gain { $n } more.
effect-stash = This card has room for { COUNTED($capacity, "cube", domain: "unit") }, safe from the tax: { NAME($of, domain: "resource", join: "or") }.
effect-stash_fill = This card has room for { COUNTED($capacity, "cube", domain: "unit") }, safe from the tax: { NAME($of, domain: "resource", join: "or") }. It gains { COUNTED($fill, "cube", domain: "unit") } each turn.
effect-tax_shield = The tax collector ignores { COUNTED($n, "cube", domain: "unit") } of this fief.
effect-save_more = You save up to { COUNTED($n, "coin", domain: "unit") } more.
effect-hand_size = You draw { COUNTED($n, "card", domain: "unit") } more at the end of your turn.
effect-extra_field =
    { $n ->
        [one] This fief has one more field.
       *[other] This fief has { $n } more fields.
    }
effect-free_field_cost = Field actions here cost no coins.

## page

page-goal_fiefs = raise your fiefs
page-goal_cathedral = build the cathedral
page-goal_points = 10 points, and 1 ahead
page-tax =
    { $n ->
        [one] The tax collector would take one of these cubes
       *[other] The tax collector would take { $n } of these cubes
    }
page-loses = loses { COUNTED($n, "coin", domain: "unit") }
page-work_in = Let the { NAME($vassal, domain: "card") } work in fief { $fief }
page-cathedral = Cathedral
page-coins = coins
page-coin_count = { COUNTED($n, "coin", domain: "unit") }
page-vassals = Vassals for hire
page-masters = Masters
page-turned = used this turn
page-in_deck = { $n } in the deck
page-specialist = specialist
page-eliminates = Eliminates { NAME($kind, domain: "kind", article: "a") }
page-level = level { $n }
page-field = Field
page-city = City
page-influence = Influence
page-income = Income +{ $n }
page-hand = Hand
page-hand_empty = Every card of your hand is played. When your turn ends you draw new ones.
page-hidden_hand =
    { $n ->
        [one] One card in hand, hidden from you.
       *[other] { $n } cards in hand, hidden from you.
    }
page-treasury = Treasury
page-keeps = keeps { $n }
page-victory = Victory points
page-influence_left = Influence actions: { $n }
page-piles = Deck { $deck } · discard { $discard }
page-piles_title = Decks and discard piles
page-own_deck = Your deck, sorted
page-hand_and_deck = Hand ({ $n }) and deck together
page-discard = Discard pile
page-choose = Open question
page-lacks = { $stuff }: { $n } missing
page-views = Parts of the table
page-round = Round { $round } · target { $target }
page-told =
    { $vp ->
        [1] { $name }: 1 point, { COUNTED($coins, "coin", domain: "unit") }. Fiefs: { $fiefs }.
       *[other] { $name }: { $vp } points, { COUNTED($coins, "coin", domain: "unit") }. Fiefs: { $fiefs }.
    }
page-stuff = { NAME($name, domain: "resource") }
page-cube_count = { COUNTED($n, "cube", domain: "unit") }
page-missing = { $parts } missing
page-stall =
    { $kind ->
        [worker] Workers
        [merchant] Trade
        [cleric] Clergy
        [noble] Court
        [rogue] Tavern
       *[official] Officials
    }
page-left =
    { $n ->
        [one] one left for hire
       *[other] { $n } left for hire
    }
page-lets_build = Lets you build { NAME($card, domain: "building", article: "the") }.
page-settlement =
    { $level ->
        [0] { NAME($colour, domain: "resource", capital: "yes") } hamlet
        [1] { NAME($colour, domain: "resource", capital: "yes") } village
       *[other] { NAME($colour, domain: "resource", capital: "yes") } town
    }
page-grows =
    { $level ->
        [1] Village
       *[other] Town
    }
page-complete = Complete
page-at_most =
    holds at most { $n } { $n ->
        [one] cube
       *[other] cubes
    } at the end of your turn
page-free = free
page-house_comes = The next level brings a house for a master.
page-income_of = { COUNTED($n, "coin", domain: "unit") } if discarded for income
page-at_start = At the start of your turn
page-influence_plus = Influence, and one more
page-in_any_field = In any field
page-in_fields = In { NAME($of, domain: "resource", join: "or") }
page-about = About this game
page-tax_far = far
page-tax_deck = in the deck
page-tax_near = near
page-tax_next = next turn
page-tax_now = here
page-tax_far_long = The tax collector lies in the discard pile.
page-tax_deck_long = The tax collector is somewhere in the deck.
page-tax_near_long = The tax collector is among the last few cards of hand and deck.
page-tax_next_long = The tax collector will be drawn for the next turn.
page-tax_now_long = The tax collector is in the hand: he comes at the start of the next turn.
page-end_turn = End turn
page-keeps_of = keeps { $n } of { $of }
page-proposal = Proposal
page-pays = Pay { $parts }
page-tap_others = Tap other cubes to give those instead.
page-discards = Discard { $parts }
page-stands = The cathedral stands.
page-chapel =
    { $card ->
        [silverware] Silver
        [dean_and_canons] Dean
       *[stained_glass] Glass
    }
page-built_of = { $taken } of { $of } built
page-with_master = with the { NAME($master, domain: "card") }
page-rated = complexity { $complexity } of 5, interaction { $interaction } of 5
page-ends_target = The game ends in the round in which somebody reaches { $target } points with a lead of 1.
page-ends_cathedral = The game ends with the round in which the cathedral stands.
page-start_deck = Everybody’s starting deck
page-about_scenario_1 = The game to learn with: everybody starts with the same three fiefs, a good deck and four masters on offer.
page-about_scenario_2 = Specialists push your fields further: overseers, plowmen and farmhands make much out of little room.
page-about_scenario_3 = The procurator trades without pause: cubes change their kind three times a turn, and the abbot makes every discard pay.
page-about_scenario_7 = Smugglers and pickpockets are for hire. Guard your coins and cubes: what the rogues bring in, somebody else loses.
page-about_scenario_10 = Five vassals are drawn at random from all there are. No two tables are alike: read the cards before you plan.
page-objective_crusades = the target is 2 points higher; coins, wheat and a noble buy 1 point.
page-objective_long_game = the target is 2 points higher.
page-objective_cathedral_complete = the game ends only when the cathedral stands.
page-close = Close
page-collector = Each fief gives half of its cubes, rounded down; you choose which. If no fief has two, half of your hand’s income is discarded instead. Nothing else gets rid of him.
page-or_income = Or discard it for { COUNTED($n, "coin", domain: "unit") }.
page-price = Price
page-and_a = and { NAME($kind, domain: "kind", article: "a") } from your hand
page-master = Master
page-can_hire = You can hire now.
page-not_now = Not now:
page-in_hand = { COUNTED($n, "card", domain: "unit") } in hand
page-tab_fiefs = Land
page-tab_hire = Hire
page-tab_hand = Hand
page-tab_masters = Masters
page-tab_cathedral = Cathedral

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
terminal-player =
    { $vp ->
        [1] { $name }: 1 point, { COUNTED($coins, "coin", domain: "unit") } (keeps { $keeps }) · hand { $hand }, deck { $deck }, discard { $discard }
       *[other] { $name }: { $vp } points, { COUNTED($coins, "coin", domain: "unit") } (keeps { $keeps }) · hand { $hand }, deck { $deck }, discard { $discard }
    }
terminal-seat = Seat { $seat }
terminal-legend = { $wheat } wheat · { $wood } wood · { $clay } clay · { $stone } stone · { $any } any cube · c coins · ✕ leaves the game · ↷ used this turn · ★ level
terminal-hand = Hand:
terminal-fields = { $free }/{ $fields } fields

## rule.goal

rule-goal-title = The goal
rule-goal-text = You rule three fiefs: let your vassals work there, hire better ones, raise your fiefs and help to build the cathedral. Fiefs and cathedral tokens bring victory points; whoever reaches the target with a lead of at least 1 point wins.

## rule.turns

rule-turns-title = The turn
rule-turns-text = Players take turns clockwise from the first player. A turn has a start phase, a main phase and a final phase. Only the player whose turn it is decides anything. Where there is only one possible answer, nobody is asked. You finish an action before the next one begins.

## rule.setup

rule-setup-title = Setting up
rule-setup-text = Except in the learning game each player first adds one upgraded worker to the deck. Then fiefs are drafted: the first player draws two, keeps one and passes the other on; every next player draws one and keeps one of two, until all have three. Whoever has three of one type may give one back and draws until another type comes.

## rule.start

rule-start-title = Start phase
rule-start-text = Straighten all masters that were turned. Masters that work when straightening apply their effect now. Then the tax collector comes, if he is in your hand.

## rule.tax

rule-tax-title = The tax collector
rule-tax-text = Each fief pays half of its cubes, rounded down, not counting those a shield protects; you choose which. If no fief holds two cubes, shielded or not, add up the income of the vassals in your hand and discard cards worth half of it, rounded down; below 2, discard the whole hand. Then the collector is discarded. He leaves your hand in no other way; drawn in the main phase, he waits for your next turn.

## rule.hiring

rule-hiring-title = Hiring vassals
rule-hiring-text = Pay coins and cubes for a vassal; the card goes on your discard pile. If the card shows a kind to eliminate, one card of that kind from your hand goes back to the box.

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
rule-masters-text = To hire a basic master you must be able to pay and house one of those lying face up. Draw two more, choose one, put another under the deck, house the new one in a free city of a fitting fief and pay. Before he moves in you may move your masters to other free cities that fit, each at most twice, and fire one; nobody moves or leaves unless you say so. A fired master can be hired again at once, but if he was used he stays turned until your next turn. Cathedral masters are hired without drawing and live on level 2. In your main phase masters may move to other free cities, and cubes may be moved between a fief and a master who holds cubes.

## rule.master_action

rule-master_action-title = Master actions
rule-master_action-text = A master with an action can be used once per turn. The master's own fief pays the cost; then the card is turned.

## rule.paying

rule-paying-title = Paying
rule-paying-text = Costs are paid in full or not at all. Cubes may come from any of your fiefs and from masters who hold cubes; a black cube is any resource. Activation costs are paid by the fief where the card lies. Discounts first save cubes, then named cubes are paid, then black ones; the proposal pays the rest by itself.

## rule.effects

rule-effects-title = Effects
rule-effects-text = Effects are carried out in printed order, completely if possible, before anything else is done. Cards in fields and masters use only their own fief, influence cards all fiefs.

## rule.final

rule-final-title = Final phase
rule-final-text = Played vassals are discarded. Vassals left in hand go to court for their income, at least 1 coin each. Then you save coins by your treasury card, draw a new hand of five, and reduce every fief to 12 cubes.

## rule.scoring

rule-scoring-title = What brings points
rule-scoring-text = A fief on level 1 is worth 1 point, on level 2 it is worth 2. A token of the foundations is worth half a point, any other token of the cathedral 1. They count from the moment a fief rises or a token is taken, so everybody always sees who leads. Cubes, coins, vassals and masters are worth nothing by themselves. A variant may add a card with tokens of its own.

## rule.ending

rule-ending-title = The end
rule-ending-text = When somebody ends a turn at or above the target, the round is played to its end; after it, and after every further round, the end is checked. It is also checked once nobody can gain a point any more. Whoever is at least 1 point ahead of everybody else wins. If several are tied for the lead and all others are at least 1 point behind, those others are eliminated and the leaders play on; from then on a lead of two nobles wins as well. Otherwise another round is played. If nobody near the lead can gain a point any more, half a point behind counts as equal; if no nobles are left either, the victory is shared. Ten rounds in which nobody gains a point or hires a noble end the game: whoever leads by 1 point, then by two nobles, wins, otherwise those at the top share the victory. If you play alone, the game simply ends when a turn ends at or above the target; nothing else is checked.

## rule.variants

rule-variants-title = Scenarios and objectives
rule-variants-text = A scenario says which cards you start with and which vassals and masters are for hire. The extended edition has all 28 types of vassals; the draft edition has the 252 cards of 18 types of the draft rulebook and nothing else. Objective variants raise the target, add a card to build, or let the game end with the cathedral. A solo game ends when you end a turn at or above the target; the fewer turns, the better.

## nonsense

nonsense-one_of = { $name } { $value } is not one of { $right }
nonsense-field = unknown field { $field }; { $of } has { $right }
nonsense-whole = { $name } { $value } is not a whole number of at least 0
nonsense-flag = { $name } { $value } is not true or false
nonsense-list = { $name } { $value } is not a list
nonsense-object = { $name } { $value } is not an object like { $right }
nonsense-pair = { $name }: { $value } is not a pair like ['serf', 1]
nonsense-levels = levels { $value } is not three numbers from 0 to 2
nonsense-saves = saves needs { $needed } numbers for this sum of coins ({ $coins }), not { $n }
nonsense-face = faces: { $value } is not an object with sums and saves
nonsense-no_face = faces: none of them lists the sum { $total }
nonsense-discount = discounts: { $value } is not an object with coins, or with cubes and of
nonsense-from_fief = from_fief { $value } is not below { $n }, the number of fiefs
nonsense-no_players = players is empty; at least one is needed
nonsense-all_out = players: all are out; somebody must still be in
nonsense-player = players: { $value } is not an object with a name
nonsense-halves = { $name } { $value } is not a number of whole or half points

## complaint

# About material that cannot be right; the words before a colon and in quotes stand in the files.

complaint-expected = { $where }: { NAME($what, domain: "checked") } { $value } is not { $right }.
complaint-round_limit = { $where }: round_limit { $limit } would cut real games short; it must be at least 100.
complaint-pastor = { $where }: 'Pastor' is missing from the shepherd's aliases.
complaint-used_twice = { $where }: { NAME($what, domain: "checked") } { $name } is used twice; every one needs its own.
complaint-number_of_masters = { $where }: { $masters } basic masters is not between 33 and { $most }.
complaint-too_few_fiefs = { $where }: { $fiefs } level-0 fiefs; a draft of four players turns up 13.
complaint-number_of_objectives = { $where }: { $objectives } objective variants; the box has 3.
complaint-no_crusades = { $where }: the crusades, which raise the target, are missing.
complaint-random_specific = { $where }: random_upgraded_clerics and random_others do not add up to random_specific.
complaint-no_upgraded_cleric = { $where }: specific has no upgraded cleric; every scenario has one.
complaint-masters_removed = { $where }: masters_removed: a scenario that names its masters removes none.
complaint-no_masters_face_up = { $where }: masters_face_up is empty; name the masters or set all_masters = true.
complaint-named_master = { $where }: { $master } is missing; the rulebook names this master.
complaint-no_stash = { $where }: { $master } has no stash; the rulebook lays cubes on this card.
complaint-needs_master = { $where }: { $card }: needs_master { $given } is not { $right }.
complaint-card_cost = { $where }: { $card }: A and B cards have a cost, C cards take it from their master.
complaint-too_few_tokens = { $where }: { $needed } tokens of { $points } points are needed; { $key } is { $given }.
complaint-upgrade_of_last_level = { $where }: { $colour } level 2 has an upgrade; it is the last level.
complaint-length_of_saves = { $where }: saves has { $given } numbers, not { $right }.
complaint-saves_not_rising = { $where }: saves { $saves } is not rising, or keeps more than there is.
complaint-saving_harder = { $where }: saving must get harder from face to face.
complaint-too_few_copies = { $where }: { $card }: four decks need { $needed }, there are { $copies }.
complaint-not_of_the_draft = { $where }: specific_draft { $card } is no card of the draft edition.
complaint-standard_already = { $where }: specific { $card } is a standard vassal already.
complaint-never_hired = { $where }: { $card } can never be hired: no { $kind } is in the supply.
complaint-too_few_fixed_fiefs = { $where }: fixed_fiefs: { $colour } fiefs do not suffice for four players.
complaint-no_fief_for_master = { $where }: { $master }: nobody has a { $colour } fief for this master.
complaint-level_not_better = { $where }: { $colour } level { $higher } is not better than { $lower }.
complaint-half_points = { $where }: { $key } { $value } is not a number of whole or half points.
complaint-no_why = { $where }: why is missing: say where the item comes from and what was reconstructed.
complaint-number_of_actions = { $where }: { $actions } actions are given; a vassal has one (field or influence), an official none.
complaint-noble_value = { $where }: noble_value { $given } is not { $right } (noble 1, gold noble 2).
complaint-min_level = { $where }: min_level { $level } is not 0, 1 or 2.
complaint-action_cost = { $where }: action_cost belongs to when 'action', not { $when }.
complaint-two_stashes = { $where }: two stash effects; a master has room of one kind.
complaint-cathedral_level = { $where }: min_level { $level } is not 2: cathedral masters live on level 2.
complaint-tokens_by_players = { $where }: tokens { $tokens } is not a number for each of 1, 2, 3, 4 players.
complaint-zero = { $where }: { $key } { $name } 0 is not a number of at least 1; leave it out.
complaint-field_colours = { $where }: { $given } is not one or more of { $right }.
complaint-no_such = { $where }: { $key } { $value } is not one of { $right }.
complaint-no_resource = { $where }: { $key } [] names no resource.
complaint-exchange_pays_nothing = { $where }: an exchange pays nothing; it needs pay or pay_coins.
complaint-exchange_gains_nothing = { $where }: an exchange gains nothing; it needs gain or gain_coins.
complaint-branches = { $where }: options has { $branches } list; a choice needs at least 2.
complaint-discount = { $where }: a discount needs coins or cubes, and uses 0 (all) or 1 (the next one).
complaint-of_fief = { $where }: of 'fief' needs a fief; an influence card lies in none: name the resources.
complaint-repeat = { $where }: op 'repeat' looks at a fief; an influence card lies in none.

## checked

checked-vp_half-vp_one = vp_half + vp_one
checked-official-vassals = official vassals
checked-types-of-the-draft-edition = types of the draft edition
checked-cards-of-the-draft-edition = cards of the draft edition
checked-income-of-the-merchant = income of the merchant
checked-income-of-the-shepherd = income of the shepherd
checked-income-of-the-serf = income of the serf
checked-what-the-reaper-eliminates = what the reaper eliminates
checked-what-the-lumberjack-eliminates = what the lumberjack eliminates
checked-what-the-kneader-eliminates = what the kneader eliminates
checked-what-the-stonecutter-eliminates = what the stonecutter eliminates
checked-reaper-is-a-specialist = reaper is a specialist
checked-lumberjack-is-a-specialist = lumberjack is a specialist
checked-kneader-is-a-specialist = kneader is a specialist
checked-stonecutter-is-a-specialist = stonecutter is a specialist
checked-fields-of-the-serf = fields of the serf
checked-effects-of-the-serf = effects of the serf
checked-fields-of-the-reaper = fields of the reaper
checked-effects-of-the-reaper = effects of the reaper
checked-sales-of-the-trader = sales of the trader
checked-goods-of-the-trader = goods of the trader
checked-exchanges-of-the-merchant = exchanges of the merchant
checked-rates-of-the-merchant = rates of the merchant
checked-nobles-the-feudal-lord-counts-for = nobles the feudal lord counts for
checked-letters-of-the-cards = letters of the cards
checked-stages-of-the-cards = stages of the cards
checked-types-of-masters = types of masters
checked-cathedral-masters = cathedral masters
checked-half-points-of-the-foundations = half points of the foundations
checked-half-points-of-the-nave = half points of the nave
checked-tokens-of-the-nave = tokens of the nave
checked-fief-cards = fief cards
checked-levels-of-wheat = levels of wheat
checked-levels-of-wood = levels of wood
checked-levels-of-clay = levels of clay
checked-levels-of-stone = levels of stone
checked-sums-of-the-first-face = sums of the first face
checked-number-of-standard_vassals = number of standard_vassals
checked-deck_size-of-scenario-1 = deck_size of scenario 1
checked-deck_size-of-scenario-2 = deck_size of scenario 2
checked-deck_size-of-scenario-3 = deck_size of scenario 3
checked-deck_size-of-scenario-7 = deck_size of scenario 7
checked-deck_size-of-scenario-10 = deck_size of scenario 10
checked-tax-collectors-in-start = tax collectors in start
checked-number-of-fixed_fiefs = number of fixed_fiefs
checked-vassal-id = vassal id
checked-master-id = master id
checked-scenario-number = scenario number
checked-variant-id = variant id

## theme

# What a puzzle asks, as its title.

theme-main = The best action
theme-field_fief = Which fief to work in?
theme-trade_option = Which trade?
theme-trade_gain = Which cube to take?
theme-trade_pay = Which cube to give?
theme-pay_upgrade = How to pay for the fief?
theme-pay_building = How to pay for the building?
theme-pay_vassal = How to pay the vassal?
theme-pay_master = How to pay the master?
theme-place = Where shall the master live?
theme-move_fief = Where shall the master move?
theme-produce_resource = Which cube to produce?
theme-produce_fief = On which fief?
theme-trade_gain_fief = On which fief?
theme-trade_pay_fief = From which fief?
theme-eliminate_for_vassal = Which card to eliminate for the vassal?
theme-eliminate_for_building = Which card to eliminate for the building?
theme-eliminate_card = Which card to eliminate?
theme-tax_cube = Which cube for the tax?
theme-tax_set = Which cards for the tax collector?
theme-put_under = Which master goes under the deck?
theme-take_master = Which master to hire?
theme-choose_branch = Which of two effects?
theme-sell_card = Which card to sell?
theme-discard_card = Which card to discard?
theme-recall_card = Who comes back to your hand?
theme-repeat_card = Who works twice?
theme-worker = Which worker joins the deck?
theme-draft = Which fief to keep?
theme-straighten_order = Whose effect first?
theme-stash_amount = How many cubes?
theme-rob_coins = Whose coins?
theme-rob_cubes = Whose cubes?
theme-loot = Which cube to take?
theme-loot_fief = On which fief?
theme-fill_resource = Which cube for the master?
theme-adjust = Which cube has to go?
theme-same_type = Give a fief back?

## about

about-cubes = Cube
about-cubes_does = Cubes pay for levels, masters and the cathedral. The tax collector takes half of every fief’s cubes.
about-cubes_worth = You have { $n } here or in your fiefs.
about-any = Any cube
about-any_does = A cube of any resource will do; you choose which.
about-coins = Coins
about-coins_does = Coins hire vassals and masters. At the end of your turn you keep only what your treasury allows.
about-coins_worth = { $n } now, { $keeps } would be kept
about-points = Victory points
about-points_does = Levels of your fiefs and tokens of the cathedral bring them.
about-points_worth = { $n } of { $target }
about-influence = Influence actions
about-influence_does = So many vassals may still use their influence this turn.
about-influence_worth = { $n } left
about-deck = Deck and discard pile
about-deck_does = You draw from the deck. When it is empty the discard pile is shuffled. A click shows both.
about-deck_worth = { $deck } and { $discard }
about-fief_does = Vassals work in its fields, masters live in its houses. A higher level brings points and often another field.
about-fief_worth = Points { $points } · free fields { $fields } · cubes { $cubes } of { $limit }
about-fief = Fief
about-field = Field
about-field_does = A vassal from your hand can work here; at the end of your turn the field is free again.
about-field_worth = Free here: { $n }
about-city = House for a master
about-city_does = A master you hire moves in here.
about-city_soon = A house to come
about-city_soon_does = The next level of this fief brings a house for a master.
about-upgrade = Next level
about-upgrade_does = Pay this price and the fief grows: more points, and room for masters.
about-upgrade_ready = You can pay for it.
about-cap = Cubes in this fief
about-cap_does = A fief holds no more than { COUNTED($n, "cube", domain: "unit") } at the end of your turn.
about-fate = Tax
about-fate_does = So many cubes the tax collector would take from this fief now.
about-fate_worth = { $n } now
about-stage_does = A section of the cathedral. Pay its price and take a token: its points are yours at once.
about-stage_worth = Points: { $points }
about-cathedral = Cathedral
about-cathedral_does = Everybody builds it together. Each token given to it scores at once; one section after the other.
about-left = Cards left
about-left_does = So many of these vassals are still for hire.
about-left_worth = { $n } left
about-kill = One goes
about-kill_does = Hiring this vassal removes a card of this kind from your hand for good.
about-where = Where this master lives
about-where_does = The fief must be of this kind and at least at this level.
about-income = Income
about-income_does = Discard the card and you gain so many coins.
about-income_worth = { $n } now
about-kind = A kind of vassals
about-kind_does = Some cards ask for a vassal of this kind or work only with them.
about-masters = Masters
about-masters_does = A master lives in a house of your fief and works every turn. When one is hired the next is turned up.
about-masters_worth = { $n } in the deck
