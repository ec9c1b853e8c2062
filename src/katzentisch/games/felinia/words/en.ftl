# Felinia in English. Blanks are explained in docs/add/a-language.md.

## game

game-name = Felinia
game-tagline = Trade in the harbour, sail to the island, found your family's fortune.

## variant

variant-basic = Basic game
variant-advanced = Advanced game

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
ending-boats = The boat tiles have run out: this is the last exploration.

## question

question-bid = Turn { $turn } of 3: where do you put your bid token?
question-deal = { NAME($space, domain: "space") }: a tile costs { $price } silver. Do you buy?
question-guild = Guild: an exchange costs { $price } silver. Which one?
question-board = Does a merchant board a boat? You have { $stock } at home.
question-reveal =
    Do you turn up a trade tile in { NAME($kingdom, domain: "kingdom") }? { $left } { $left ->
        [one] is
       *[other] are
    } left to you.
question-step = Your merchant is at { NAME($here, domain: "province") }, step { $steps }. Where does he go?
question-keep = Which mysterious place do you keep?
question-store = Storage: you have { $tiles } tiles and may keep { $keeps }.
question-close = The game is ending. Do you sell anything else?

## choice

choice-bank = Bank: gain { $income } silver
choice-market = Token on { NAME($market, domain: "space") }
choice-guild = Token on the guild
choice-pass = Take the token back
choice-buy = Buy { NAME($good, domain: "good") } for { $price } silver
choice-exchange-spice = Give { NAME($give, domain: "good") }, take { NAME($take, domain: "good") } and 1 spice
choice-exchange-food = Give { NAME($give, domain: "good") }, take { NAME($take, domain: "good") } and 1 food
choice-exchange-bonus = Give 1 gold and 1 spice, take { NAME($tile, domain: "bonus") }
choice-done = Done
choice-board = Board the boat at berth { $berth }
choice-stop = Stop here
choice-reveal = Turn up the tile at { NAME($province, domain: "province") }
choice-go = Go to { NAME($province, domain: "province") }
choice-none = Keep none
choice-keep = Keep { NAME($card, domain: "card") }
choice-pay = Pay { $price } silver to keep one tile more
choice-sell = Sell { NAME($what, domain: "what") }

## event

event-round_began = Round { $round } begins; { PLAYER($seat) } is first player.
event-banked = { PLAYER($seat) } puts the token at the bank and gains { $silver } silver.
event-token_placed = { PLAYER($seat) } puts a token on { NAME($space, domain: "space") }.
event-bought = { PLAYER($seat) } buys { NAME($good, domain: "good") } at { NAME($market, domain: "space") } for { $price } silver.
event-passed = { PLAYER($seat) } takes the token back from { NAME($space, domain: "space") }.
event-exchanged = { PLAYER($seat) } exchanges { NAME($give, domain: "good") } for { NAME($take, domain: "good") } at the guild for { $price } silver.
event-bonus_taken = { PLAYER($seat) } takes a bonus tile for 1 gold, 1 spice and { $price } silver.
event-bonus_taken_secret = You take the bonus tile { NAME($tile, domain: "bonus") } for 1 gold, 1 spice and { $price } silver.
event-boarded = { PLAYER($seat) } boards the { $time } boat to { NAME($kingdom, domain: "kingdom") }.
event-last_merchant = { PLAYER($seat) } has no merchant left at home: this is the last round.
event-sold = { PLAYER($seat) } sells { NAME($what, domain: "what") } for { $silver } silver.
event-sailed = The { $time } boat sails to { NAME($kingdom, domain: "kingdom") }.
event-sailed_empty = The { $time } boat to { NAME($kingdom, domain: "kingdom") } sails empty.
event-landed = { PLAYER($seat) } lands at { NAME($province, domain: "province") }.
event-stepped = { PLAYER($seat) } goes to { NAME($province, domain: "province") }.
event-food_spent = { PLAYER($seat) } pays 1 food for a further step.
event-revealed = { PLAYER($seat) } turns up { NAME($trade, domain: "trade") } at { NAME($province, domain: "province") }.
event-gained = { PLAYER($seat) } gains { $amount } { NAME($what, domain: "what") }.
event-supply_empty = No { NAME($what, domain: "what") } is left in the supply: { PLAYER($seat) } gains none.
event-silver_lost = { PLAYER($seat) } has all the silver a family can hold and gains none.
event-drew = { PLAYER($seat) } draws { NAME($good, domain: "good") } from the bag.
event-bag_empty = The bag is empty: { PLAYER($seat) } draws nothing.
event-looked =
    { PLAYER($seat) } looks at { $n } mysterious { $n ->
        [one] place
       *[other] places
    }.
event-looked_secret = You look at { NAME($cards, domain: "card") }.
event-kept = { PLAYER($seat) } keeps a mysterious place.
event-kept_secret = You keep { NAME($card, domain: "card") }.
event-kept_for_good = { PLAYER($seat) } pays { NAME($paid, domain: "good") } and keeps a mysterious place.
event-kept_for_good_secret = You pay { NAME($paid, domain: "good") } and keep { NAME($card, domain: "card") }.
event-kept_none = { PLAYER($seat) } keeps no mysterious place.
event-settled = { PLAYER($seat) } settles at { NAME($province, domain: "province") } and takes { NAME($trade, domain: "trade") }.
event-tile_left_game = { NAME($special, domain: "trade") } leaves the game.
event-went_home = A merchant of { PLAYER($seat) } goes home from { NAME($province, domain: "province") }.
event-storage_paid = { PLAYER($seat) } pays { $silver } silver and may keep { $keeps } tiles.
event-boats_lacking =
    { $empty } { $empty ->
        [one] berth is
       *[other] berths are
    } empty and only { $left } boat { $left ->
        [one] tile is
       *[other] tiles are
    } left: the last exploration begins.
event-boat_laid = Berth { $berth }: the { $time } boat to { NAME($kingdom, domain: "kingdom") }.
event-next_boat_shown = Next boat: { $time } to { NAME($kingdom, domain: "kingdom") }.
event-market_filled = { NAME($market, domain: "space") } gets { NAME($goods, domain: "good") }.
event-game_over = The game is over. The most prosperous: { PLAYER($winners) }.

## refusal

refusal-no_such_action = There is no action { $action }; actions go from 0 up to, not including, { $actions }.
refusal-no_such_seat = There is no seat { $seat }; there are { $seats } seats.
refusal-game_over = The game is over.
refusal-not_your_turn = It is not your turn; { PLAYER($waiting_for) } must decide.
refusal-not_now = That does not answer the question: now it is about { NAME($question, domain: "decision") }.
refusal-market_closed = { NAME($market, domain: "space") } is closed with this number of families.
refusal-not_on_this_market = There is no { NAME($good, domain: "good") } at { NAME($market, domain: "space") }.
refusal-not_enough_silver = That costs { $needs } silver and you have { $has }.
refusal-no_such_exchange = The guild does not offer an exchange for { NAME($gain, domain: "what") } in this game.
refusal-same_good = The tile you take must be of another kind than { NAME($good, domain: "good") }.
refusal-no_such_good = You have no { NAME($good, domain: "good") }.
refusal-not_in_the_bag = There is no { NAME($good, domain: "good") } in the bag.
refusal-no_bonus_left = No bonus tile is left.
refusal-needs_gold_and_spice = A bonus tile takes 1 gold and 1 spice; you have { $gold } gold and { $spice } spice.
refusal-bonus_gone = The bonus tile { NAME($tile, domain: "bonus") } has been taken.
refusal-no_boat = There is no boat at berth { $berth }.
refusal-boat_full = The boat at berth { $berth } is full.
refusal-no_merchant = You have no merchant at home.
refusal-fare_missing = You lack part of the fare. Goods: { NAME($goods, domain: "good") }. Silver: { $silver }.
refusal-tile_abroad = { NAME($province, domain: "province") } is not in { NAME($kingdom, domain: "kingdom") }; a merchant turns up tiles of the kingdom he landed in.
refusal-nothing_to_reveal = There is no face-down tile at { NAME($province, domain: "province") }.
refusal-frontier = { NAME($province, domain: "province") } lies abroad; a merchant stays in { NAME($kingdom, domain: "kingdom") }.
refusal-no_road = No road leads from { NAME($here, domain: "province") } to { NAME($province, domain: "province") }.
refusal-visited = Your merchant has been at { NAME($province, domain: "province") } on this move.
refusal-merchant_there = There is a merchant at { NAME($province, domain: "province") }.
refusal-tile_face_down = The tile at { NAME($province, domain: "province") } is face down.
refusal-no_food = After { $steps } steps each further step costs 1 food, and you have none.
refusal-card_not_drawn = You are not looking at { NAME($card, domain: "card") }.
refusal-type_owned = You have a card of the type { NAME($type, domain: "type") } already.
refusal-card_needs_good = { NAME($card, domain: "card") } asks for { NAME($good, domain: "good") }, and you have none.
refusal-surplus = You have { $tiles } tiles and may keep only { $keeps }: sell, or pay.
refusal-paid_already = You have paid for storage this round.
refusal-no_surplus = You have { $tiles } tiles and may keep { $keeps }: there is nothing to pay for.
refusal-cannot_be_sold = Nobody buys { NAME($what, domain: "what") }.
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
good-wine = wine
good-books = books
good-clothing = clothing
good-glassware = glassware

## what

what-silver = silver
what-gold = gold
what-spice = spice
what-food = food
what-merchandise = merchandise
what-mystery = a mysterious place
what-bonus = a bonus tile
what-watches = watches
what-wine = wine
what-books = books
what-clothing = clothing
what-glassware = glassware

## thing

thing-boat =
    { $departure } to { NAME($destination, domain: "kingdom") }, { $seats } { $seats ->
        [one] seat
       *[other] seats
    }

## kingdom

kingdom-lion = the Lion's Kingdom
kingdom-tiger = the Tiger's Kingdom
kingdom-panther = the Panther's Kingdom
kingdom-lynx = the Lynx's Kingdom
kingdom-cheetah = the Cheetah's Kingdom

## trade

trade-lion = a lion
trade-tiger = a tiger
trade-panther = a panther
trade-lynx = a lynx
trade-cheetah = a cheetah
trade-pantry = the Royal Pantry
trade-spicery = the Spicery
trade-hermitage = the Hermitage
trade-atlas = the Atlas of Wonders
trade-forager = the Forager's Hut
trade-caravan = the Caravan
trade-mint = the Mint
trade-goldmine = the Gold Mine

## special

special-pantry = At the end each food scores 2.
special-spicery = At the end each spice scores 1.
special-hermitage = At the end a lone merchant scores 2.
special-atlas = At the end each mysterious place scores 1 more.
special-forager = 1 food now, and 1 more in every province with food symbols.
special-caravan = Now 1 food, 1 gold, 1 silver and 1 tile from the bag; then this tile leaves the game.
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
space-market-2 = Market 2
space-market-3 = Market 3
space-market-4 = Market 4
space-market-5 = Market 5
space-guild = the guild

## board

board-bag = Bag
board-berth = Berth { $berth }
board-closed = closed
board-empty = empty
board-pile = Boat pile: { $left }
board-next = next: { $time } to { NAME($kingdom, domain: "kingdom") }
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
    { $points } { $points ->
        [one] point
       *[other] points
    }
board-supply = Supply
board-face_down = face down
board-stack = Bonus stack: { $left }
board-settled = merchant of { PLAYER($seat) }
board-markets = Markets
board-boats = Boats
board-island = Island
board-free = free
board-sales = Sale prices: gold { $gold }, spice { $spice }, merchandise { $merchandise } silver
board-spread = Tiles: { NAME($tiles, domain: "kind") }
board-roads = Roads (P: port, x: crossroads with what it gives, numbers: posts)
board-port = P
board-own_good = A boat always needs a good of its own colour.
board-last_boats = The last five boats: one per kingdom.

## kind

kind-lion = Lion
kind-tiger = Tiger
kind-panther = Panther
kind-lynx = Lynx
kind-cheetah = Cheetah

## page

page-tokens = Bid tokens
page-tab_market = Market
page-tab_harbour = Harbour
page-tab_island = Island
page-guild = Guild
page-market = Katzburg market
page-harbour = Harbour
page-island = Island
page-house = House
page-bank = Bank
page-bank_income = +{ $income } silver
page-price = Price { $price }
page-leave = Leave it
page-next = Next: { PLAYER($seats) }
page-done = Done
page-stop = Stop here
page-stop_reveal = Turn up no more
page-silver = Silver
page-store = Store { $tiles }/{ $keeps }
page-paid_place = Keep a fourth tile for { $price } silver
page-posts = Trade tiles
page-bonus = Bonus tiles
page-places = Places
page-give = Give
page-take = Take
page-gift = and gain
page-bonus_stack = Bonus tile for 1 gold + 1 spice
page-keep = You look at
page-keep_none = Keep none
page-needs = asks for { NAME($good, domain: "good") }
page-free = free
page-groups = Groups
page-sets = Sets
page-hidden = { $n } face down
page-seat_free = free seat
page-lacking = You lack { NAME($goods, domain: "good") }
page-pile = { $left } more boats
page-next_boat = next { $time }
page-no_sets = No trade tiles yet.
page-phase = Round { $round } · { NAME($phase, domain: "phase") }
page-on_island = merchants on the island
page-sail = Boat { $time } to { NAME($kingdom, domain: "kingdom") }
page-face_down = face-down tile
page-merchant_of = merchant of { PLAYER($seat) }
page-walk = Walk to { NAME($province, domain: "province") }
page-bag = Bag: { $size }
page-sell = Sell { NAME($what, domain: "what") } for { $silver } silver

## keys

keys-groups = Show groups of merchants
keys-sets = Show sets of trade tiles
keys-arrows = Walk along a road

## describe

describe-markets = { NAME($space, domain: "space") }: { $goods }. Tokens from the bottom: { PLAYER($tokens) }.
describe-boat = Berth { $berth }, { $time } to { NAME($kingdom, domain: "kingdom") }, { $free } of { $seats } seats free. Fare: { NAME($fare, domain: "good") }, { $silver } silver.
describe-family = { PLAYER($seat) }: { $silver } silver, { $gold } gold, { $spice } spice, { $food } food; merchandise { NAME($goods, domain: "good") }; { $stock } merchants at home, { $tiles } trade tiles.
describe-land = { NAME($province, domain: "province") }: { $what }. Roads to { NAME($roads, domain: "province") }.
describe-no_symbol = no symbol
describe-special = { NAME($trade, domain: "trade") }: { NAME($trade, domain: "special") }
describe-spread = Trade tiles of { NAME($kingdom, domain: "kingdom") }: { NAME($tiles, domain: "kind") }.
describe-sales = Sale prices: { $gold } silver for gold, { $spice } for spice, { $merchandise } for a merchandise tile.

## province

province-lion-port = Lion port
province-lion-cross-1 = Lion crossroads 1
province-lion-cross-2 = Lion crossroads 2
province-lion-cross-3 = Lion crossroads 3
province-lion-cross-4 = Lion crossroads 4
province-lion-cross-5 = Lion crossroads 5
province-lion-post-1 = Lion post 1
province-lion-post-2 = Lion post 2
province-lion-post-3 = Lion post 3
province-lion-post-4 = Lion post 4
province-lion-post-5 = Lion post 5
province-lion-post-6 = Lion post 6
province-lion-post-7 = Lion post 7
province-lion-post-8 = Lion post 8
province-tiger-port = Tiger port
province-tiger-cross-1 = Tiger crossroads 1
province-tiger-cross-2 = Tiger crossroads 2
province-tiger-cross-3 = Tiger crossroads 3
province-tiger-cross-4 = Tiger crossroads 4
province-tiger-cross-5 = Tiger crossroads 5
province-tiger-post-1 = Tiger post 1
province-tiger-post-2 = Tiger post 2
province-tiger-post-3 = Tiger post 3
province-tiger-post-4 = Tiger post 4
province-tiger-post-5 = Tiger post 5
province-tiger-post-6 = Tiger post 6
province-tiger-post-7 = Tiger post 7
province-tiger-post-8 = Tiger post 8
province-panther-port = Panther port
province-panther-cross-1 = Panther crossroads 1
province-panther-cross-2 = Panther crossroads 2
province-panther-cross-3 = Panther crossroads 3
province-panther-cross-4 = Panther crossroads 4
province-panther-cross-5 = Panther crossroads 5
province-panther-post-1 = Panther post 1
province-panther-post-2 = Panther post 2
province-panther-post-3 = Panther post 3
province-panther-post-4 = Panther post 4
province-panther-post-5 = Panther post 5
province-panther-post-6 = Panther post 6
province-panther-post-7 = Panther post 7
province-lynx-port = Lynx port
province-lynx-cross-1 = Lynx crossroads 1
province-lynx-cross-2 = Lynx crossroads 2
province-lynx-cross-3 = Lynx crossroads 3
province-lynx-cross-4 = Lynx crossroads 4
province-lynx-cross-5 = Lynx crossroads 5
province-lynx-post-1 = Lynx post 1
province-lynx-post-2 = Lynx post 2
province-lynx-post-3 = Lynx post 3
province-lynx-post-4 = Lynx post 4
province-lynx-post-5 = Lynx post 5
province-lynx-post-6 = Lynx post 6
province-lynx-post-7 = Lynx post 7
province-cheetah-port = Cheetah port
province-cheetah-cross-1 = Cheetah crossroads 1
province-cheetah-cross-2 = Cheetah crossroads 2
province-cheetah-cross-3 = Cheetah crossroads 3
province-cheetah-cross-4 = Cheetah crossroads 4
province-cheetah-cross-5 = Cheetah crossroads 5
province-cheetah-post-1 = Cheetah post 1
province-cheetah-post-2 = Cheetah post 2
province-cheetah-post-3 = Cheetah post 3
province-cheetah-post-4 = Cheetah post 4
province-cheetah-post-5 = Cheetah post 5
province-cheetah-post-6 = Cheetah post 6
province-cheetah-post-7 = Cheetah post 7
province-cheetah-post-8 = Cheetah post 8

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

## rule.turns

rule-turns-title = Whose turn it is
rule-turns-text = Turn order runs clockwise from the holder of the first-player card. Only the family that is asked decides; selling is open to all at any time. A decision that leaves one option only, with nothing to sell, is carried out by itself.

## rule.setup

rule-setup-title = Setup
rule-setup-text = Each family starts with its merchants, three bid tokens, 2 silver and two merchandise tiles fixed by its place in turn order. With two families two markets are closed, with three one. Each open market gets two tiles from the bag. Five blue-backed boat tiles lie below the grey ones, so the last five boats sail to one kingdom each; four lie open at the berths. The trade tiles of each colour are shuffled, and one lies on every trading post of that colour: face down in the basic game, face up, with the special tiles, in the advanced one.

## rule.bidding

rule-bidding-title = Bidding
rule-bidding-text = Three times round the table each family places one bid token. At the bank it brings 1, 2 or 3 silver at once, by the turn of the table. On a market or on the guild it goes on top of the tokens that lie there. Nothing else restricts the choice. A family never has more than 6 silver; the rest is lost.

## rule.trading

rule-trading-title = Trading
rule-trading-text = Markets are settled from the top, the guild last; on each, the top token first. A tile costs as many silver as tokens lie there, this one included. Whoever owns the token buys one tile of this market or takes the token back for nothing. Then it is the next token's turn, one silver cheaper.

## rule.guild

rule-guild-title = The guild
rule-guild-text = Each token allows one exchange, paid by the number of tokens there. Either an own tile goes into the bag, one of another kind is taken out, and 1 spice is gained (in the advanced game 1 food, if preferred). Or 1 gold and 1 spice are handed in for any one bonus tile of the stack, which may be looked through. The bonus tile is kept face down.

## rule.boarding

rule-boarding-title = Boarding
rule-boarding-text = Right after a deal a family may put merchants on boats, as often as it can pay: the pictured goods go into the bag, the silver to the bank. A boat always needs a good of its own colour. The merchant takes the foremost free seat. Whoever took the token back may not board, and a chance once given up comes again only after the next deal.

## rule.departure

rule-departure-title = Departure
rule-departure-text = All full boats sail, earliest time first. If none is full, only the boat with the earliest time sails, even empty. Its merchants leave it one by one, foremost first; then its tile is discarded.

## rule.revealing

rule-revealing-title = Turning up tiles
rule-revealing-text = In the basic game each merchant, after his first step, may turn up to two face-down trade tiles anywhere in the kingdom he has landed in, one after the other. They stay face up.

## rule.moving

rule-moving-title = Moving
rule-moving-text = A merchant makes up to three steps along roads, the first into the port province. He stays in his kingdom and never enters a province twice, nor one with a merchant or a face-down tile. Each symbol of a province he enters is given at once. He may stop early.

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
rule-preparation-text = Tokens return from the family boards. Every empty berth gets a boat tile; if there are too few, the end has come. Open markets are filled up to three tiles, and the first-player card goes to the left.

## rule.selling

rule-selling-title = Selling
rule-selling-text = A family may sell at any time, as much as it likes: before its own decisions and while others decide. Gold brings 2 silver, spice and merchandise 1 each. Silver above 6 is lost. Food, trade tiles, bonus tiles and mysterious places cannot be sold.

## rule.supply

rule-supply-title = Gold, spice and food cards
rule-supply-text = There are 11 cards of each, worth 1 or 3. Every family uses as few as it can. If the supply has no card for it, nothing is gained; the rest of the action still happens. Two equal symbols of a province are one gain: cards are turned first, then as many of the two are gained as the cards allow. Change is always given.

## rule.end

rule-end-title = The end of the game
rule-end-text = If a family puts its last merchant on a boat, trading is finished, all boats sail, and the game ends without storage. If there are not enough boat tiles for all empty berths, all boats with merchants sail at once and the game ends. In turn order each family may sell once more.

## rule.scoring

rule-scoring-title = Scoring
rule-scoring-text = Each kind of trade tile counts by itself: every tile of a set scores the number printed for a set of that size. A bonus tile is one more tile of its kind, or adds 1 to each tile of its kind. Gold scores 1, two spices 1, merchandise 1. The highest total wins, then the most silver; then the win is shared.

## rule.groups

rule-groups-title = Groups
rule-groups-text = Merchants of a family whose provinces touch, across frontiers too, are a group. Each merchant of a group scores 1 if he is alone, 2 in a group of two, 3 in a group of three or more.

## rule.special

rule-special-title = Special tiles
rule-special-text = Special tiles of the advanced game are taken like trade tiles and belong to no set. Some give something at once or in later provinces, others count at the end. A mysterious place scores 1 alone, 2 if there are two or more.

## rule.hidden

rule-hidden-title = What is hidden
rule-hidden-text = Money, cards and merchandise lie open. A family's trade tiles, bonus tiles and mysterious places are its own to look at; others may only remember what they saw. How many tiles of each kind a kingdom has is printed for all. The top of the bonus stack is open; a family that can take a bonus tile may look through it.

## rule.variant

rule-variant-title = For very experienced players
rule-variant-text = With this variant the next boat tile of the pile always lies face up.
