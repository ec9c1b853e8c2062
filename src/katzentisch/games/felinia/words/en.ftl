# Felinia in English. How sentences are written is explained in docs/add/a-language.md.

## game

game-name = Felinia
game-tagline = Trade in the harbour, sail to the island, make your family's fortune.

## variant

variant-basic = Basic game
variant-advanced = Advanced game

## variant_about

variant_about-basic = The island as in the rulebook: trade, sail, settle.
variant_about-advanced = A larger island with food, mysterious places and more posts. For those who know the basic game.

## setting

setting-next_boat_visible = The next boat lies open (for very experienced players)

## phase

phase-bidding = Bidding
phase-trading = Trading
phase-exploration = Exploration
phase-storage = Storage
phase-preparation = Preparation
phase-closing = Last sales
phase-over = The end

## ending

ending-last_merchant = A family has sent its last merchant: this is the last round.
ending-boats = Too few boat tiles are left: this is the last exploration.

## question

question-bid = Turn { $turn } of 3: where do you put your bid token?
question-deal = { NAME($space, domain: "space", capital: "yes") }: a tile costs { $price } silver. Do you want to buy one?
question-guild = The guild: an exchange costs { $price } silver. What do you exchange?
question-board =
    { $stock ->
        [one] Should your last merchant board a boat?
       *[other] Should a merchant board a boat? You have { $stock } at home.
    }
question-reveal =
    { $left ->
        [one] Which trade tile in { NAME($kingdom, domain: "kingdom", article: "the") } do you turn up? You may turn up one more.
       *[other] Which trade tile in { NAME($kingdom, domain: "kingdom", article: "the") } do you turn up? You may turn up { $left }.
    }
question-step =
    { $steps ->
        [one] Your merchant is at { NAME($here, domain: "province", article: "the") } after one step. Where does he go?
       *[other] Your merchant is at { NAME($here, domain: "province", article: "the") } after { $steps } steps. Where does he go?
    }
question-keep = Which mysterious place do you keep?
question-store =
    { $tiles ->
        [0] You have no merchandise tiles to store (up to { $keeps } are allowed). Do you want to sell anything else?
        [one] You have one merchandise tile and may keep up to { $keeps }. Do you want to sell anything?
       *[other] You have { $tiles } merchandise tiles and may keep up to { $keeps }. Do you want to sell anything?
    }
question-close = The game is ending. Do you want to sell anything else?

## choice

choice-bank = Take { $income } silver from the bank
choice-market = Put the token on { NAME($market, domain: "space", article: "the") }
choice-guild = Put the token on the guild
choice-pass = Take the token back
choice-buy = Buy { NAME($good, domain: "good") } for { $price } silver
choice-exchange-spice = Give { NAME($give, domain: "good") } for { NAME($take, domain: "good") } and 1 spice
choice-exchange-food = Give { NAME($give, domain: "good") } for { NAME($take, domain: "good") } and 1 food
choice-exchange-bonus = Give 1 gold and 1 spice for the bonus tile “{ NAME($tile, domain: "bonus") }”
choice-done = Done
choice-board = Board the boat at berth { $berth }
choice-stop = Stop here
choice-reveal = Turn up the tile at { NAME($province, domain: "province", article: "the") }
choice-go = Go to { NAME($province, domain: "province", article: "the") }
choice-none = Keep none
choice-keep = Keep { NAME($card, domain: "card", article: "the") }
choice-pay = Pay { $price } silver to keep one more tile
choice-sell = Sell { NAME($what, domain: "what", form: "unit") }

## event

event-round_began =
    { YOU($seat) ->
        [yes] Round { $round } begins; you are the first player.
       *[no] Round { $round } begins; { PLAYER($seat) } is the first player.
    }
event-banked =
    { YOU($seat) ->
        [yes] { $silver ->
            [0] You put your token at the bank and gain nothing: you have 6 silver already.
           *[other] You put your token at the bank and gain { $silver } silver.{ $lost ->
                [0] {""}
               [one] {" "}One more is lost: nobody holds more than 6.
               *[other] {" "}{ $lost } more are lost: nobody holds more than 6.
            }
        }
       *[no] { $silver ->
            [0] { PLAYER($seat) } puts a token at the bank and gains nothing, having 6 silver already.
           *[other] { PLAYER($seat) } puts a token at the bank and gains { $silver } silver.{ $lost ->
                [0] {""}
               [one] {" "}One more is lost: nobody holds more than 6.
               *[other] {" "}{ $lost } more are lost: nobody holds more than 6.
            }
        }
    }
event-token_placed =
    { YOU($seat) ->
        [yes] You put a token on { NAME($space, domain: "space", article: "the") }.
       *[no] { PLAYER($seat) } puts a token on { NAME($space, domain: "space", article: "the") }.
    }
event-bought =
    { YOU($seat) ->
        [yes] You buy { NAME($good, domain: "good") } at { NAME($market, domain: "space") } for { $price } silver.
       *[no] { PLAYER($seat) } buys { NAME($good, domain: "good") } at { NAME($market, domain: "space") } for { $price } silver.
    }
event-passed =
    { YOU($seat) ->
        [yes] You take your token back from { NAME($space, domain: "space", article: "the") }.
       *[no] { PLAYER($seat) } takes a token back from { NAME($space, domain: "space", article: "the") }.
    }
event-exchanged =
    { YOU($seat) ->
        [yes] You exchange { NAME($give, domain: "good") } for { NAME($take, domain: "good") } at the guild and pay { $price } silver.
       *[no] { PLAYER($seat) } exchanges { NAME($give, domain: "good") } for { NAME($take, domain: "good") } at the guild and pays { $price } silver.
    }
event-bonus_taken =
    { YOU($seat) ->
        [yes] You take a bonus tile for 1 gold, 1 spice and { $price } silver.
       *[no] { PLAYER($seat) } takes a bonus tile for 1 gold, 1 spice and { $price } silver.
    }
event-bonus_taken_secret = You take the bonus tile “{ NAME($tile, domain: "bonus") }” for 1 gold, 1 spice and { $price } silver.
event-boarded =
    { YOU($seat) ->
        [yes] Your merchant boards the { $time } boat to { NAME($kingdom, domain: "kingdom", article: "the") }.
       *[no] { PLAYER($seat, case: "gen") } merchant boards the { $time } boat to { NAME($kingdom, domain: "kingdom", article: "the") }.
    }
event-last_merchant =
    { YOU($seat) ->
        [yes] You have no merchant left at home: this is the last round.
       *[no] { PLAYER($seat) } has no merchant left at home: this is the last round.
    }
event-sold =
    { YOU($seat) ->
        [yes] { $silver ->
            [0] You sell { NAME($what, domain: "what", form: "unit") } and gain nothing: you have 6 silver already.
           *[other] You sell { NAME($what, domain: "what", form: "unit") } for { $silver } silver.{ $lost ->
                [0] {""}
               [one] {" "}One more is lost: nobody holds more than 6.
               *[other] {" "}{ $lost } more are lost: nobody holds more than 6.
            }
        }
       *[no] { $silver ->
            [0] { PLAYER($seat) } sells { NAME($what, domain: "what", form: "unit") } and gains nothing, having 6 silver already.
           *[other] { PLAYER($seat) } sells { NAME($what, domain: "what", form: "unit") } for { $silver } silver.{ $lost ->
                [0] {""}
               [one] {" "}One more is lost: nobody holds more than 6.
               *[other] {" "}{ $lost } more are lost: nobody holds more than 6.
            }
        }
    }
event-sailed = The { $time } boat sails to { NAME($kingdom, domain: "kingdom", article: "the") }.
event-sailed_empty = The { $time } boat sails to { NAME($kingdom, domain: "kingdom", article: "the") } with nobody on board.
event-landed =
    { YOU($seat) ->
        [yes] Your merchant lands at { NAME($province, domain: "province", article: "the") }.
       *[no] { PLAYER($seat, case: "gen") } merchant lands at { NAME($province, domain: "province", article: "the") }.
    }
event-stepped =
    { YOU($seat) ->
        [yes] Your merchant goes to { NAME($province, domain: "province", article: "the") }.
       *[no] { PLAYER($seat, case: "gen") } merchant goes to { NAME($province, domain: "province", article: "the") }.
    }
event-food_spent =
    { YOU($seat) ->
        [yes] You pay 1 food for another step.
       *[no] { PLAYER($seat) } pays 1 food for another step.
    }
event-revealed =
    { YOU($seat) ->
        [yes] You turn up { NAME($trade, domain: "trade", article: "a") } at { NAME($province, domain: "province", article: "the") }.
       *[no] { PLAYER($seat) } turns up { NAME($trade, domain: "trade", article: "a") } at { NAME($province, domain: "province", article: "the") }.
    }
event-gained =
    { YOU($seat) ->
        [yes] You gain { $amount } { NAME($what, domain: "what") }.{ $missed ->
            [0] {""}
           *[other] {" "}The supply has no more.
        }
       *[no] { PLAYER($seat) } gains { $amount } { NAME($what, domain: "what") }.{ $missed ->
            [0] {""}
           *[other] {" "}The supply has no more.
        }
    }
event-supply_empty =
    { YOU($seat) ->
        [yes] The supply has no { NAME($what, domain: "what") } left: you gain none.
       *[no] The supply has no { NAME($what, domain: "what") } left: { PLAYER($seat) } gains none.
    }
event-silver_lost =
    { YOU($seat) ->
        [yes] You have 6 silver already and gain none.
       *[no] { PLAYER($seat) } has 6 silver already and gains none.
    }
event-drew =
    { YOU($seat) ->
        [yes] You draw { NAME($good, domain: "good") } from the bag.
       *[no] { PLAYER($seat) } draws { NAME($good, domain: "good") } from the bag.
    }
event-bag_empty =
    { YOU($seat) ->
        [yes] The bag is empty: you draw nothing.
       *[no] The bag is empty: { PLAYER($seat) } draws nothing.
    }
event-looked =
    { YOU($seat) ->
        [yes] { $n ->
            [one] You look at a mysterious place.
           *[other] You look at { $n } mysterious places.
        }
       *[no] { $n ->
            [one] { PLAYER($seat) } looks at a mysterious place.
           *[other] { PLAYER($seat) } looks at { $n } mysterious places.
        }
    }
event-looked_secret = You look at { NAME($cards, domain: "card", article: "the") }.
event-kept =
    { YOU($seat) ->
        [yes] You keep a mysterious place.
       *[no] { PLAYER($seat) } keeps a mysterious place.
    }
event-kept_secret = You keep { NAME($card, domain: "card", article: "the") }.
event-kept_for_good =
    { YOU($seat) ->
        [yes] You pay { NAME($paid, domain: "good") } and keep a mysterious place.
       *[no] { PLAYER($seat) } pays { NAME($paid, domain: "good") } and keeps a mysterious place.
    }
event-kept_for_good_secret = You pay { NAME($paid, domain: "good") } and keep { NAME($card, domain: "card", article: "the") }.
event-kept_none =
    { YOU($seat) ->
        [yes] You keep no mysterious place.
       *[no] { PLAYER($seat) } keeps no mysterious place.
    }
event-settled =
    { YOU($seat) ->
        [yes] Your merchant settles at { NAME($province, domain: "province", article: "the") }, and you take { NAME($trade, domain: "trade", article: "a") }.
       *[no] { PLAYER($seat, case: "gen") } merchant settles at { NAME($province, domain: "province", article: "the") } and takes { NAME($trade, domain: "trade", article: "a") }.
    }
event-tile_left_game = { NAME($special, domain: "trade", article: "a", capital: "yes") } leaves the game.
event-went_home =
    { YOU($seat) ->
        [yes] Your merchant goes home from { NAME($province, domain: "province", article: "the") }.
       *[no] { PLAYER($seat, case: "gen") } merchant goes home from { NAME($province, domain: "province", article: "the") }.
    }
event-storage_paid =
    { YOU($seat) ->
        [yes] You pay { $silver } silver and may keep { $keeps } tiles.
       *[no] { PLAYER($seat) } pays { $silver } silver and may keep { $keeps } tiles.
    }
event-boats_lacking =
    { $empty ->
        [one] One berth is empty and no boat tile is left: the last exploration begins.
       *[other] { $left ->
            [0] { $empty } berths are empty and no boat tile is left: the last exploration begins.
            [one] { $empty } berths are empty and only one boat tile is left: the last exploration begins.
           *[other] { $empty } berths are empty and only { $left } boat tiles are left: the last exploration begins.
        }
    }
event-boat_laid = The { $time } boat to { NAME($kingdom, domain: "kingdom", article: "the") } is now at berth { $berth }.
event-next_boat_shown = The next boat leaves at { $time } for { NAME($kingdom, domain: "kingdom", article: "the") }.
event-market_filled = { NAME($market, domain: "space") } gets { NAME($goods, domain: "good") }.
event-game_over =
    { YOU($winners) ->
        [yes] The game is over. Your family is the most prosperous!
        [among] The game is over. Equally prosperous, { PLAYER($winners, you: "you") } share the win.
       *[no] { SIZE($winners) ->
            [one] The game is over. { PLAYER($winners, case: "gen") } family is the most prosperous.
           *[other] The game is over. Equally prosperous, { PLAYER($winners) } share the win.
        }
    }

## log

log-round = Round { $round }
log-seat = { PLAYER($seat, you: "you") }: { $parts }
log-bought = { NAME($things, domain: "good") } bought
log-exchanged = { NAME($things, domain: "good") } from the guild
log-boarded =
    { $n ->
        [one] one merchant on board
       *[other] { $n } merchants on board
    }
log-settled = { NAME($things, domain: "trade", article: "a") } taken

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
refusal-not_now = Not now: this is about { NAME($question, domain: "decision") }.
refusal-market_closed = { NAME($market, domain: "space") } is closed with this number of families.
refusal-not_on_this_market =
    { NAME($good, domain: "good", form: "count") ->
        [many] There are no { NAME($good, domain: "good") } at { NAME($market, domain: "space") }.
       *[one] There is no { NAME($good, domain: "good") } at { NAME($market, domain: "space") }.
    }
refusal-not_enough_silver =
    { $has ->
        [0] That costs { $needs } silver, and you have none.
       *[other] That costs { $needs } silver, and you have only { $has }.
    }
refusal-no_such_exchange = The guild offers no exchange for { NAME($gain, domain: "what") } in this game.
refusal-same_good = You are already giving { NAME($good, domain: "good") }: take something else.
refusal-no_such_good = You have no { NAME($good, domain: "good") }.
refusal-not_in_the_bag =
    { NAME($good, domain: "good", form: "count") ->
        [many] There are no { NAME($good, domain: "good") } in the bag.
       *[one] There is no { NAME($good, domain: "good") } in the bag.
    }
refusal-no_bonus_left = No bonus tile is left.
refusal-needs_gold_and_spice = A bonus tile costs 1 gold and 1 spice; you have { $gold ->
        [0] no
       *[other] { $gold }
    } gold and { $spice ->
        [0] no
       *[other] { $spice }
    } spice.
refusal-bonus_gone = The bonus tile “{ NAME($tile, domain: "bonus") }” has already been taken.
refusal-no_boat = There is no boat at berth { $berth }.
refusal-boat_full = The boat at berth { $berth } is full.
refusal-no_merchant = You have no merchant at home.
refusal-fare_missing =
    { SIZE($goods) ->
        [0] You lack { $silver } silver for the fare.
       *[other] { $silver ->
            [0] You lack { NAME($goods, domain: "good") } for the fare.
           *[other] You lack { NAME($goods, domain: "good") } and { $silver } silver for the fare.
        }
    }
refusal-tile_abroad = { NAME($province, domain: "province", article: "the", capital: "yes") } is not in { NAME($kingdom, domain: "kingdom", article: "the") }. A merchant turns up tiles of the kingdom he has landed in.
refusal-nothing_to_reveal = There is no face-down tile at { NAME($province, domain: "province", article: "the") }.
refusal-frontier = { NAME($province, domain: "province", article: "the", capital: "yes") } lies in another kingdom. Your merchant has to stay in { NAME($kingdom, domain: "kingdom", article: "the") }, where he landed.
refusal-no_road = No road leads from { NAME($here, domain: "province", article: "the") } to { NAME($province, domain: "province", article: "the") }.
refusal-visited = Your merchant has already been to { NAME($province, domain: "province", article: "the") } on this journey.
refusal-merchant_there = There is already a merchant at { NAME($province, domain: "province", article: "the") }.
refusal-tile_face_down = The tile at { NAME($province, domain: "province", article: "the") } lies face down.
refusal-no_food =
    { $steps ->
        [one] After one step each further one costs 1 food, and you have none.
       *[other] After { $steps } steps each further one costs 1 food, and you have none.
    }
refusal-card_not_drawn = You are not looking at { NAME($card, domain: "card", article: "the") } right now.
refusal-type_owned = You already have a card of this type: { NAME($type, domain: "type", article: "the") }.
refusal-card_needs_good = { NAME($card, domain: "card", article: "the", capital: "yes") } costs { NAME($good, domain: "good") }, and you have none.
refusal-surplus = You have { $tiles } tiles and may keep only { $keeps }: sell one or pay.
refusal-paid_already = You have already paid for storage this round.
refusal-no_surplus =
    { $tiles ->
        [0] You have no tiles: there is nothing to pay for.
        [one] You have only one tile: there is nothing to pay for.
       *[other] You have { $tiles } tiles and may keep { $keeps }: there is nothing to pay for.
    }
refusal-cannot_be_sold = Nobody buys { NAME($what, domain: "what", number: "many") }.
refusal-nothing_to_sell = You have no { NAME($what, domain: "what") } to sell.

## score

score-trade = Trade tiles
score-bonus_plus_one = Bonus tiles (+1)
score-groups = Groups of merchants
score-gold = Gold
score-spice = Spice
score-merchandise = Merchandise
score-food = Food
score-mysterious = Mysterious places

## decision

decision-bid = placing a bid token
decision-deal = buying at a market
decision-guild = an exchange at the guild
decision-board = boarding a boat
decision-reveal = turning up a trade tile
decision-step = a merchant's next step
decision-keep = keeping a mysterious place
decision-store = storing merchandise
decision-close = the last sales

## good

good-watches = watches
    .article = none
    .count = many
good-wine = wine
    .article = none
    .count = one
good-books = books
    .article = none
    .count = many
good-clothing = clothing
    .article = none
    .count = one
good-glassware = glassware
    .article = none
    .count = one

## what

what-silver = silver
    .article = none
    .unit = 1 silver
what-gold = gold
    .article = none
    .unit = 1 gold
what-spice = spice
    .article = none
    .unit = 1 spice
what-food = food
    .article = none
    .unit = 1 food
what-merchandise = merchandise
    .article = none
    .unit = 1 merchandise tile
what-mystery = mysterious place
    .plural = mysterious places
    .unit = a mysterious place
what-bonus = bonus tile
    .plural = bonus tiles
    .unit = a bonus tile
what-watches = watches
    .article = none
    .unit = watches
what-wine = wine
    .article = none
    .unit = wine
what-books = books
    .article = none
    .unit = books
what-clothing = clothing
    .article = none
    .unit = clothing
what-glassware = glassware
    .article = none
    .unit = glassware

## thing

thing-boat =
    { $seats ->
        [one] { $departure } to { NAME($destination, domain: "kingdom", article: "the") }, one seat
       *[other] { $departure } to { NAME($destination, domain: "kingdom", article: "the") }, { $seats } seats
    }

## kingdom

kingdom-lion = Lion's Kingdom
kingdom-tiger = Tiger's Kingdom
kingdom-panther = Panther's Kingdom
kingdom-lynx = Lynx's Kingdom
kingdom-cheetah = Cheetah's Kingdom

## trade

trade-lion = lion
    .plural = lions
trade-tiger = tiger
    .plural = tigers
trade-panther = panther
    .plural = panthers
trade-lynx = lynx
    .plural = lynxes
trade-cheetah = cheetah
    .plural = cheetahs
trade-pantry = Royal Pantry
    .a = the Royal Pantry
trade-spicery = Spicery
    .a = the Spicery
trade-hermitage = Hermitage
    .a = the Hermitage
trade-atlas = Atlas of Wonders
    .a = the Atlas of Wonders
trade-forager = Forager's Hut
    .a = the Forager's Hut
trade-caravan = Caravan
    .a = the Caravan
trade-mint = Mint
    .a = the Mint
trade-goldmine = Gold Mine
    .a = the Gold Mine

## special

special-pantry = At the end each food scores 2 points.
special-spicery = At the end each spice scores 1 point.
special-hermitage = At the end a merchant on his own scores 2 points.
special-atlas = At the end each mysterious place scores 1 point more.
special-forager = 1 food now, and 1 more in every province with food symbols.
special-caravan = 1 food, 1 gold, 1 silver and 1 tile from the bag now; then this tile leaves the game.
special-mint = 1 silver now, and 1 more in every province with silver symbols.
special-goldmine = 1 gold now, and 1 more in every province with gold symbols.

## bonus

bonus-bonus-lion = one more lion
bonus-bonus-tiger = one more tiger
bonus-bonus-cheetah = one more cheetah
bonus-bonus-panther = +1 for each panther
bonus-bonus-lynx = +1 for each lynx

## type

type-moon-well = Moon Well
type-singing-cave = Singing Cave
type-whisker-falls = Whisker Falls
type-sunken-sphinx = Sunken Sphinx
type-glass-dunes = Glass Dunes
type-hollow-giant = Hollow Giant

## colour

colour-blue = blue
colour-red = red
colour-green = green
colour-yellow = yellow

## space

space-market-1 = Market 1
    .proper = yes
space-market-2 = Market 2
    .proper = yes
space-market-3 = Market 3
    .proper = yes
space-market-4 = Market 4
    .proper = yes
space-market-5 = Market 5
    .proper = yes
space-guild = guild

## board

board-bag = Bag
board-berth = Berth { $berth }
board-closed = closed
board-empty = empty
board-pile = Boat pile: { $left }
board-next = next: { $time } to { NAME($kingdom, domain: "kingdom", article: "the") }
board-families = Families
board-first = first player
board-round = Round { $round } · { NAME($phase, domain: "phase") }
board-silver = silver
board-gold = gold
board-spice = spice
board-food = food
board-merchants = merchants at home
board-tiles = Trade tiles
board-bonus = Bonus tiles
board-places = Mysterious places
board-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-supply = Supply
board-face_down = face down
board-stack = Bonus stack: { $left }
board-settled = { PLAYER($seat, case: "gen") } merchant
board-markets = Markets
board-boats = Boats
board-island = Island
board-free = free
board-sales = Sale prices in silver: gold { $gold }, spice { $spice }, merchandise { $merchandise }
board-spread = Tiles: { NAME($tiles, domain: "kind") }
board-roads = Roads (P: port, x: crossroads with what it gives, numbers: posts)
board-port = P
board-own_good = A boat always needs a good of its own colour.
board-last_boats = The last five boats: one per kingdom.

## kind

kind-lion = lion
    .plural = lions
kind-tiger = tiger
    .plural = tigers
kind-panther = panther
    .plural = panthers
kind-lynx = lynx
    .plural = lynxes
kind-cheetah = cheetah
    .plural = cheetahs

## page

page-goal_sets = equal trade tiles
page-goal_groups = merchants side by side
page-goal_more = gold, spice and goods
page-tokens = Bid tokens
page-tab_market = Market
page-tab_harbour = Harbour
page-tab_island = Island
page-tab_house = House
page-guild = Guild
page-market = Katzburg quay
page-harbour = Harbour
page-island = Island
page-house = House
page-bank = Bank
page-bank_income = +{ $income } silver
page-price = Price { $price }
page-leave = Leave it
page-next = Next: { PLAYER($seats) }
page-done = Done
page-no_boat = No boat you can pay for
page-all_stored = Your store has room for everything
page-stop = Stop here
page-stop_reveal = Turn up no more
page-silver = Silver
page-store = Store { $tiles } of { $keeps }
page-paid_place = Keep one more tile for { $price } silver
page-posts = Trade tiles
page-bonus = Bonus tiles
page-places = Places
page-give = Give
page-take = Take
page-gift = and gain
page-bonus_stack = Bonus tile for 1 gold + 1 spice
page-keep = You look at
page-keep_none = Keep none
page-needs = costs { NAME($good, domain: "good") }
page-free = free
page-groups = Groups
page-sets = Sets
page-hidden_of = { $n } of { $all } hidden
page-left_of = { $n } of { $all } left
page-lacking = You lack { NAME($goods, domain: "good") }
page-lack_on = You lack { NAME($goods, domain: "good") }: on { NAME($markets, domain: "space") }
page-lack_silver = You lack { $silver } silver
page-fare_ready = You can pay the fare
page-ship_full = All seats are taken
page-ship_arrived = Has landed
page-then_board = Then you can board: { LIST($times) }.
page-first = first
page-stall_now = now
page-stall_done = done
page-silver_after = Silver: { $silver } after this
page-cards = Cards
page-at_home = At home
page-no_tiles = none yet
page-points = Points so far
page-points_hint = What the game would score if it ended now.
page-part_trade = tiles
page-part_bonus_plus_one = bonus
page-part_groups = groups
page-part_gold = gold
page-part_spice = spice
page-part_merchandise = goods
page-part_food = food
page-part_mysterious = places
page-group_points =
    { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
page-reward =
    { $what ->
        [merchandise] { $n ->
            [one] +1 good
           *[other] +{ $n } goods
        }
        [mystery] Mystery
       *[other] +{ $n } { NAME($what, domain: "what") }
    }
page-kingdom_short =
    { $kingdom ->
        [lion] Lion
        [tiger] Tiger
        [panther] Panther
        [lynx] Lynx
        [cheetah] Cheetah
       *[other] { NAME($kingdom, domain: "kingdom") }
    }
page-kingdoms = Kingdoms
page-all = All
page-distribution = Where the tiles are laid
page-special = special tiles
page-kind_values = { NAME($kind, domain: "kind", capital: "yes") }: each tile of a set scores { $values }
page-set_points =
    { $points ->
        [one] { NAME($kind, domain: "kind", capital: "yes") } × { $tiles }: 1 point
       *[other] { NAME($kind, domain: "kind", capital: "yes") } × { $tiles }: { $points } points
    }
page-bonus_is = Bonus tile: { NAME($tile, domain: "bonus") }
page-place_is = { NAME($card, domain: "card") }, a mysterious place: alone it scores { $single }, from two on each scores { $each }.
page-backs_of = Trade tiles from { NAME($kingdom, domain: "kingdom", article: "the") }: { $n }
page-bag_holds =
    { SIZE($goods) ->
        [0] The bag is empty.
       *[other] In the bag: { NAME($goods, domain: "good") }.
    }
page-pile =
    { $left ->
        [0] no more boats
        [one] one more boat
       *[other] { $left } more boats
    }
page-next_boat = next { $time }
page-phase = Round { $round } · { NAME($phase, domain: "phase") }
page-round = Round { $round }
page-step_bidding = Bid
page-step_trading = Trade
page-step_exploration = Sail
page-step_storage = Store
page-step_preparation = Refill
page-on_island = merchants on the island
page-sail = The { $time } boat to { NAME($kingdom, domain: "kingdom", article: "the") }
page-face_down = face-down tile
page-merchant_of = { PLAYER($seat, case: "gen") } merchant
page-walk = Walk to { NAME($province, domain: "province", article: "the") }
page-bag = Bag: { $size }
page-sell = Sell { NAME($what, domain: "what", form: "unit") } for { $silver } silver

## keys

keys-groups = Show groups of merchants
keys-sets = Show sets of trade tiles
keys-arrows = Walk along a road

## describe

describe-markets =
    { SIZE($tokens) ->
        [0] { NAME($space, domain: "space", capital: "yes") }: { $goods }. No tokens.
       *[other] { NAME($space, domain: "space", capital: "yes") }: { $goods }. Tokens from the bottom up: { PLAYER($tokens) }.
    }
describe-boat =
    { $silver ->
        [0] Berth { $berth }: { $time } to { NAME($kingdom, domain: "kingdom", article: "the") }, { $free } of { $seats } seats free. Fare: { NAME($fare, domain: "good") }.
       *[other] Berth { $berth }: { $time } to { NAME($kingdom, domain: "kingdom", article: "the") }, { $free } of { $seats } seats free. Fare: { NAME($fare, domain: "good") }, plus { $silver } silver.
    }
describe-family =
    { SIZE($goods) ->
        [0] { PLAYER($seat) }: { $silver } silver, { $gold } gold, { $spice } spice, { $food } food; no merchandise; merchants at home: { $stock }; trade tiles: { $tiles }.
       *[other] { PLAYER($seat) }: { $silver } silver, { $gold } gold, { $spice } spice, { $food } food; merchandise: { NAME($goods, domain: "good") }; merchants at home: { $stock }; trade tiles: { $tiles }.
    }
describe-land =
    { SIZE($roads) ->
        [0] { NAME($province, domain: "province", capital: "yes") }: { $what }. No roads.
       *[other] { NAME($province, domain: "province", capital: "yes") }: { $what }. Roads to { NAME($roads, domain: "province", article: "the") }.
    }
describe-no_symbol = no symbol
describe-special = { NAME($trade, domain: "trade", capital: "yes") }: { NAME($trade, domain: "special") }
describe-spread = Trade tiles of { NAME($kingdom, domain: "kingdom", article: "the") }: { NAME($tiles, domain: "kind") }.
describe-sales = 1 gold sells for { $gold } silver, 1 spice for { $spice }, a merchandise tile for { $merchandise }.

## province

province-lion-port = lion port
province-lion-cross-1 = lion crossroads 1
    .proper = yes
province-lion-cross-2 = lion crossroads 2
    .proper = yes
province-lion-cross-3 = lion crossroads 3
    .proper = yes
province-lion-cross-4 = lion crossroads 4
    .proper = yes
province-lion-cross-5 = lion crossroads 5
    .proper = yes
province-lion-post-1 = lion post 1
    .proper = yes
province-lion-post-2 = lion post 2
    .proper = yes
province-lion-post-3 = lion post 3
    .proper = yes
province-lion-post-4 = lion post 4
    .proper = yes
province-lion-post-5 = lion post 5
    .proper = yes
province-lion-post-6 = lion post 6
    .proper = yes
province-lion-post-7 = lion post 7
    .proper = yes
province-lion-post-8 = lion post 8
    .proper = yes
province-tiger-port = tiger port
province-tiger-cross-1 = tiger crossroads 1
    .proper = yes
province-tiger-cross-2 = tiger crossroads 2
    .proper = yes
province-tiger-cross-3 = tiger crossroads 3
    .proper = yes
province-tiger-cross-4 = tiger crossroads 4
    .proper = yes
province-tiger-cross-5 = tiger crossroads 5
    .proper = yes
province-tiger-post-1 = tiger post 1
    .proper = yes
province-tiger-post-2 = tiger post 2
    .proper = yes
province-tiger-post-3 = tiger post 3
    .proper = yes
province-tiger-post-4 = tiger post 4
    .proper = yes
province-tiger-post-5 = tiger post 5
    .proper = yes
province-tiger-post-6 = tiger post 6
    .proper = yes
province-tiger-post-7 = tiger post 7
    .proper = yes
province-tiger-post-8 = tiger post 8
    .proper = yes
province-panther-port = panther port
province-panther-cross-1 = panther crossroads 1
    .proper = yes
province-panther-cross-2 = panther crossroads 2
    .proper = yes
province-panther-cross-3 = panther crossroads 3
    .proper = yes
province-panther-cross-4 = panther crossroads 4
    .proper = yes
province-panther-cross-5 = panther crossroads 5
    .proper = yes
province-panther-post-1 = panther post 1
    .proper = yes
province-panther-post-2 = panther post 2
    .proper = yes
province-panther-post-3 = panther post 3
    .proper = yes
province-panther-post-4 = panther post 4
    .proper = yes
province-panther-post-5 = panther post 5
    .proper = yes
province-panther-post-6 = panther post 6
    .proper = yes
province-panther-post-7 = panther post 7
    .proper = yes
province-lynx-port = lynx port
province-lynx-cross-1 = lynx crossroads 1
    .proper = yes
province-lynx-cross-2 = lynx crossroads 2
    .proper = yes
province-lynx-cross-3 = lynx crossroads 3
    .proper = yes
province-lynx-cross-4 = lynx crossroads 4
    .proper = yes
province-lynx-cross-5 = lynx crossroads 5
    .proper = yes
province-lynx-post-1 = lynx post 1
    .proper = yes
province-lynx-post-2 = lynx post 2
    .proper = yes
province-lynx-post-3 = lynx post 3
    .proper = yes
province-lynx-post-4 = lynx post 4
    .proper = yes
province-lynx-post-5 = lynx post 5
    .proper = yes
province-lynx-post-6 = lynx post 6
    .proper = yes
province-lynx-post-7 = lynx post 7
    .proper = yes
province-cheetah-port = cheetah port
province-cheetah-cross-1 = cheetah crossroads 1
    .proper = yes
province-cheetah-cross-2 = cheetah crossroads 2
    .proper = yes
province-cheetah-cross-3 = cheetah crossroads 3
    .proper = yes
province-cheetah-cross-4 = cheetah crossroads 4
    .proper = yes
province-cheetah-cross-5 = cheetah crossroads 5
    .proper = yes
province-cheetah-post-1 = cheetah post 1
    .proper = yes
province-cheetah-post-2 = cheetah post 2
    .proper = yes
province-cheetah-post-3 = cheetah post 3
    .proper = yes
province-cheetah-post-4 = cheetah post 4
    .proper = yes
province-cheetah-post-5 = cheetah post 5
    .proper = yes
province-cheetah-post-6 = cheetah post 6
    .proper = yes
province-cheetah-post-7 = cheetah post 7
    .proper = yes
province-cheetah-post-8 = cheetah post 8
    .proper = yes

## card

card-place-01 = Moon Well
card-place-02 = Moon Well (books)
card-place-03 = Moon Well (wine)
card-place-04 = Singing Cave
card-place-05 = Singing Cave (books)
card-place-06 = Singing Cave (wine)
card-place-07 = Whisker Falls
card-place-08 = Whisker Falls (books)
card-place-09 = Whisker Falls (wine)
card-place-10 = Sunken Sphinx
card-place-11 = Sunken Sphinx (books)
card-place-12 = Sunken Sphinx (wine)
card-place-13 = Glass Dunes
card-place-14 = Glass Dunes (books)
card-place-15 = Glass Dunes (wine)
card-place-16 = Hollow Giant
card-place-17 = Hollow Giant (books)
card-place-18 = Hollow Giant (wine)

## rule.goal

rule-goal-title = The goal
rule-goal-text = You are a merchant family: buy goods in the harbour, pay the fare to the island with them, and send your merchants there. Whoever has the most prosperity at the end wins: sets of equal trade tiles, merchants who settle side by side, gold, spice and goods all count.

## rule.turns

rule-turns-title = Whose turn it is
rule-turns-text = Turn order runs clockwise from the holder of the first-player card. Only the family that is asked decides; selling is open to all at any time. Where only one option is left and there is nothing to sell, nobody is asked.

## rule.setup

rule-setup-title = Setup
rule-setup-text = Each family starts with its merchants, three bid tokens, 2 silver and two merchandise tiles fixed by its place in turn order. Two markets are closed with two families, one with three. Each open market gets two tiles from the bag. Five blue-backed boat tiles lie below the grey ones, so the last five boats sail to one kingdom each; four lie open at the berths. The trade tiles of each colour are shuffled, and one lies on every trading post of that colour: face down in the basic game, face up, with the special tiles, in the advanced one.

## rule.bidding

rule-bidding-title = Bidding
rule-bidding-text = Three times round the table each family places one bid token. At the bank it brings silver at once: 1 the first time round, 2 the second, 3 the third. On a market or the guild it goes on top of the tokens that lie there. Any number of tokens may lie in one place. A family never has more than 6 silver; the rest is lost.

## rule.trading

rule-trading-title = Trading
rule-trading-text = Markets are settled from the top, the guild last; on each, the top token first. A tile costs as much silver as there are tokens, this one included. Whoever owns the token buys one tile of this market or takes the token back for nothing. Then it is the next token's turn, one silver cheaper.

## rule.guild

rule-guild-title = The guild
rule-guild-text = Each token allows one exchange, which costs as much silver as there are tokens. Either the family puts one of its tiles into the bag, takes out one of another kind and gains 1 spice (in the advanced game 1 food, if it prefers). Or it hands in 1 gold and 1 spice for any bonus tile of the stack, which it may look through. The bonus tile is kept face down.

## rule.boarding

rule-boarding-title = Boarding
rule-boarding-text = Right after a deal a family may put merchants on boats, as often as it can pay: the pictured goods go into the bag, the silver to the bank. A boat always needs a good of its own colour. The merchant takes the foremost free seat. Whoever took the token back may not board, and a chance once given up comes again only after the next deal.

## rule.departure

rule-departure-title = Departure
rule-departure-text = All full boats sail, earliest time first. If none is full, only the boat with the earliest time sails, even empty. Its merchants leave it one by one, foremost first; then its tile is discarded.

## rule.revealing

rule-revealing-title = Turning up tiles
rule-revealing-text = In the basic game each merchant, after his first step, may turn up one or two face-down trade tiles anywhere in the kingdom he has landed in, one after the other. They stay face up for the rest of the game.

## rule.moving

rule-moving-title = Moving
rule-moving-text = A merchant makes up to three steps along roads, the first into the port province. He stays in his kingdom and never enters a province twice, nor one with a merchant or a face-down tile. For each symbol of a province he enters the family gains something at once. He may stop early.

## rule.settling

rule-settling-title = Settling
rule-settling-text = A face-up trade tile ends the move: the family takes it and keeps it face down, and the merchant stays there to the end of the game. A merchant who finds no tile goes home and keeps what he found on the way.

## rule.food

rule-food-title = Food
rule-food-text = In the advanced game every step after the third costs 1 food, paid when the step is made. Food found on the way can be used at once. Food cannot be sold.

## rule.places

rule-places-title = Mysterious places
rule-places-text = Where this symbol is shown the family looks at the top two cards of the pile and may keep one. It must not be of a type the family owns; if it shows books or wine, such a tile goes into the bag. The other cards go under the pile.

## rule.storage

rule-storage-title = Storage
rule-storage-text = At the end of a round a family keeps up to three merchandise tiles, and one more for 2 silver. The surplus must be sold for 1 silver each. Paying may come before or after selling.

## rule.preparation

rule-preparation-title = The next round
rule-preparation-text = Tokens return from the family boards. Every empty berth gets a boat tile; if there are too few for all of them, none is laid and the game ends. Open markets are filled up to three tiles, and the first-player card goes to the left.

## rule.selling

rule-selling-title = Selling
rule-selling-text = A family may sell at any time, as much as it likes: before its own decisions and while others decide. Gold brings 2 silver, spice and merchandise 1 each. Silver above 6 is lost. Food, trade tiles, bonus tiles and mysterious places cannot be sold.

## rule.supply

rule-supply-title = Gold, spice and food cards
rule-supply-text = There are 11 cards of each, worth 1 or 3. Every family uses as few cards as it can. If the supply has no card for it, nothing is gained; the rest of the action still happens. Two equal symbols of a province are one gain: cards are turned first, then as many of the two are gained as the cards allow. Change is always given.

## rule.end

rule-end-title = The end of the game
rule-end-text = The game ends in one of two ways. A family has put its last merchant on a boat: trading goes on to its end, then all four boats sail, full or not, and there is no storage phase. Or, when a round is prepared, there are fewer boat tiles than empty berths: none is laid, and every boat with at least one merchant sails at once. Then, in turn order, each family may sell once more, and prosperity is counted.

## rule.scoring

rule-scoring-title = Scoring
rule-scoring-text = Each kind of trade tile counts by itself: every tile of a set scores the number printed for a set of that size. A bonus tile is one more tile of its kind, or adds 1 to each tile of its kind. Each gold scores 1, every two spice 1, each merchandise tile 1. The highest total wins, then the most silver; then the win is shared.

## rule.groups

rule-groups-title = Groups
rule-groups-text = Merchants of a family whose provinces touch, across frontiers too, are a group. A merchant on his own scores 1, each of two scores 2, each of three or more scores 3.

## rule.special

rule-special-title = Special tiles
rule-special-text = Special tiles of the advanced game are taken like trade tiles and belong to no set. Some give something at once or in later provinces, others count at the end. A single mysterious place scores 1; two or more score 2 each.

## rule.hidden

rule-hidden-title = What is hidden
rule-hidden-text = Money, cards and merchandise lie open. A family's trade tiles, bonus tiles and mysterious places are its own to look at; others may only remember what they saw. How many tiles of each kind a kingdom has is printed for all. The top of the bonus stack is open; a family that can take a bonus tile may look through it.

## rule.variant

rule-variant-title = For very experienced players
rule-variant-text = With this variant the next boat tile of the pile always lies face up.

## nonsense

nonsense-one_of =
    { $name } { $value } is not one of { SIZE($right) ->
        [0] none in this mode
       *[other] { LIST($right, join: "comma") }
    }
nonsense-players = players: { $n } players, but 1 to { $most } can play
nonsense-special = trade: { $name } is a special tile; name it under 'special'
nonsense-same_type = mysterious: two of { $cards } are of one type; a family has one of each
nonsense-types = mysterious { $n } is more than { $most }, the number of types in this mode
nonsense-groups_twice = groups: leave it out where 'merchants' names the provinces
nonsense-whole_from = { $name } { $value } is not a whole number of at least { $least }
nonsense-merchants = groups: more merchants than the { $most } a family has
nonsense-silver = silver { $n } is more than { $most }, the end of the track
nonsense-too_many = { $what }: { $n }, but there are only { $most }
nonsense-cards =
    { $name } { $amounts } takes { $needed ->
        [one] one card
       *[other] { $needed } cards
    }, but there are { $n ->
        [0] none
       *[other] only { $n }
    }
nonsense-only_one = { $key }: { $name } is there twice; there is only one
nonsense-others = others_food: { $n } other families, but at most 3 can play
nonsense-no_food = food { $n }: the basic game has no food; leave it out, or say mode 'advanced'
nonsense-side = tiles.{ $name } { $value } is not 'up' or 'down'
nonsense-tile_and_merchant = tiles.{ $name }: a merchant stands there, so no tile lies there
nonsense-field = { $where } has an unknown field { $field }; known are { LIST($right, join: "comma") }
nonsense-object = { $name } { $value } is not an object
nonsense-list = { $name } { $value } is not a list
nonsense-too_large = { $name } { $value } is too large; no game has more than { $most } of anything
nonsense-twice = { $key }: { $name } is there twice

## complaint

# About material that cannot be right; the words before a colon and in quotes stand in the files.

complaint-kingdoms_once = { $where }: good: the kingdoms { $own } are not { $kingdoms }, each once.
complaint-blue_boats = { $where }: boat: the blue boats do not sail to { $kingdoms }, one each.
complaint-too_few_boats = { $where }: pile.initial_boats is more than there are boats.
complaint-guild_last = { $where }: order { $order } does not end with 'guild'.
complaint-refill = { $where }: refill_to is more than capacity { $capacity }.
complaint-counted = { $where }: { $key } { $stated } is not { $counted }, as counted in the files.
complaint-countable = { $where }: { $key }: { $number } are more than the { $most } this program can count.
complaint-own_good = { $where }: goods: no { $good }, the good of its own kingdom.
complaint-boat_seats = { $where }: seats { $seats } is not 1 or 2.
complaint-no_values = { $where }: values: empty; at least one number is needed.
complaint-distribution = { $where }: distribution.{ $country } { $printed } is not what its tiles are: { $lying }.
complaint-id_twice = { $where }: id { $name } is there twice.
complaint-departure = { $where }: departure { $time } is not a time such as '9:45'.
complaint-faces = { $where }: faces { $faces } is not [1, n]: a small side worth 1 and a larger one.
complaint-bid_tokens = { $where }: bid_tokens { $tokens } is more than bank_income in goods.toml pays for.
complaint-starting_pairs = { $where }: { $pairs } pairs for { $families } families.
complaint-tie_break = { $where }: tie_break { $given } is not ['silver'].
complaint-starting_goods = { $where }: { $pair } is not a list of goods out of { $goods }.
complaint-posts_for_tiles = { $where }: { $kingdom } has { $posts } provinces of kind { $post } for its { $tiles } trade tiles.
complaint-no_province = { $where }: the kingdom { $kingdom } has no province.
complaint-province_twice = { $where }: two provinces have the same id.
complaint-not_a_port = { $where }: port_province { $province } is not a port of this kingdom.
complaint-ports = { $where }: the kingdom has { $ports } port provinces, not 1.
complaint-no_roads = { $where }: roads: none; every province needs one.
complaint-own_border = { $where }: borders: a province does not border on itself.
complaint-road_abroad = { $where }: roads: { $province } lies abroad; a merchant stays in his kingdom.
complaint-road_without_border = { $where }: roads: { $province } is not among its borders.
complaint-border_one_way = { $where }: borders: { $province } does not name this province in turn.
complaint-road_one_way = { $where }: roads: { $province } has no road back.

## theme

# What a puzzle asks, as its title.

theme-bid = Where to bid?
theme-deal = Buy, and what?
theme-guild = What to exchange?
theme-board = Aboard, and on which boat?
theme-reveal = Which trade tile to turn over?
theme-step = Where to on the island?
theme-keep = Which place to keep?
theme-store = What to sell, what to store?
theme-close = Anything left to sell?

## about

about-good_does = Pays the passage: every boat wants certain goods. What you keep in your store to the end scores, too.
about-good_worth = Sells for { $silver } silver; scores { $points } in your store at the end.
about-good = Merchandise
about-silver = Silver
about-silver_does = Buys goods and pays some fares. Nobody may have more than { $cap }, and it scores nothing at the end.
about-silver_worth = { $n } of { $cap }
about-gold = Gold
about-gold_does = Scores at the end. With 1 spice it buys a bonus tile at the guild; you may also sell it at any time.
about-gold_worth = { $n } gold: { $points } now. One sells for { $silver } silver.
about-spice = Spice
about-spice_does = Every two score 1 point at the end. With 1 gold a spice buys a bonus tile at the guild; you may also sell it at any time.
about-spice_worth = { $n } spice: { $points } now. One sells for { $silver } silver.
about-food = Food
about-food_does = Lets a merchant walk on: each step after the third costs 1 food. It cannot be sold.
about-food_worth = { $n } in hand
about-price = Price
about-price_does = What this token pays for its deal: 1 silver for every token still in the pile.
about-price_worth = { $price } silver
about-fare = Fare in silver
about-fare_does = This boat wants silver on top of its goods.
about-leads_to = Completes a fare
about-leads_to_does = Once you own this, a merchant of yours can board.
about-token = Bid token
about-token_does = On a market it buys one tile, at the guild it swaps, at the bank it brings silver at once.
about-merchants = Merchants at home
about-merchants_does = They board boats and settle on the island. When a family’s last merchant boards, the game draws to its end.
about-merchants_worth = { $n } at home
about-store = Store
about-store_does = Free places at the end of a round: { $free }; one more costs { $price } silver. The rest is sold.
about-bonus = Bonus tiles
about-bonus_does = The guild hands one over for 1 gold and 1 spice. It makes a set of trade tiles larger or each of its tiles worth more.
about-bonus_worth = { $left } left
about-pile = Boat pile
about-pile_does = New boats come from here. Every boat wants a good of its own colour; the last five go to one kingdom each.
about-pile_worth = { $left } left
about-boat = Boat to { NAME($kingdom, domain: "kingdom", article: "the") }, { $time }
about-boat_does = Pay the goods it shows and a merchant takes the foremost free seat. Full boats sail, the earliest first.
about-boat_worth = { $free } of { $seats } seats free
about-market_does = Every token here buys one tile. The one on top buys first and pays the most.
about-market_worth = The next deal costs { $price } silver.
about-market = Market
about-guild = Guild
about-guild_does = Swap one of your tiles for another kind and get a spice with it, or hand in 1 gold and 1 spice for a bonus tile.
about-bank = Bank
about-bank_does = A token here brings silver at once and does nothing else this round.
about-bank_worth = { $income } silver now
about-points = Points so far
about-points_does = What you would score if the game ended now. Only you see it.
about-points_worth = { $n } now
about-groups = Groups
about-groups_does = Marks who has settled side by side: alone a merchant scores 1, two score 2 each, three or more 3 each.
about-sets = Sets
about-sets_does = Shows every kind of trade tile: what a set scores, and how many of it you have.
about-tiles = Tiles
about-tiles_does = What lies face down is counted at the end; only its owner may look at it.
about-land = { NAME($province, domain: "province", capital: "yes") }: { $what }
about-port_does = Merchants land here. Landing is the first of their steps.
about-crossroads_does = Whoever enters takes what it shows at once.
about-post_does = A merchant who steps here takes the tile and settles to the end of the game.
about-hidden_does = Nobody knows this tile yet. A merchant who lands in this kingdom may turn up two tiles.
about-settled_does = This merchant stays to the end. Merchants side by side form a group: alone 1 point, two 2 each, three or more 3 each.
