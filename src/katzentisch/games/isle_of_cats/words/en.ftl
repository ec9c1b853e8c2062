# The Isle of Cats in English. Blanks are explained in docs/add/a-language.md.

## game

game-name = The Isle of Cats
game-tagline = Rescue cats, fill your boat, keep families together.

## variant

variant-full = Full game
variant-family = Family game
variant-solo = Solo against the sister

## setting

setting-difficulty = Difficulty

## difficulty

difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Hard
difficulty-very_hard = Very hard
difficulty-expert = Expert

## colour

colour-blue = blue
colour-green = green
colour-red = red
colour-purple = purple
colour-orange = orange

## side

side-left = left
side-right = right
side-active = active
side-used = used

## basket

basket-permanent = permanent basket
basket-whole = basket card
basket-halves = two broken baskets
basket-none = no basket
basket-half = broken basket

## from

from-rare = 1 rare treasure
from-common = 2 common treasures
from-small = 2 small treasures

## tile

tile-cat = cat
tile-oshax = oshax
tile-rare = rare treasure
tile-common = common treasure

## room

room-A = stern cabin (parrot)
room-B = upper bedroom (moon)
room-C = dining room (apple)
room-D = lower bedroom (moon)
room-E = great room
room-F = store room (grain)
room-G = bow cabin (parrot)

## boat

boat-boat1 = Boat 1
boat-boat2 = Boat 2
boat-boat3 = Boat 3
boat-boat4 = Boat 4

## kind

kind-oshax = Oshax card
kind-rescue = Rescue card
kind-anytime = Anytime card
kind-treasure = Treasure card
kind-lesson = Private lesson
kind-public_lesson = Public lesson

## phase

phase-figures = Figures
phase-family_cards = Family cards
phase-draft = Explore: draft
phase-buying = Explore: buying
phase-reading = Read lessons
phase-choosing = Rescue cards
phase-rescuing = Rescue cats
phase-finds = Rare finds
phase-call = Last call
phase-taking = Take cats
phase-over = The end

## shape

shape-dot = dot
shape-duo = duo
shape-tri_bend = bend
shape-tri_bar = short bar
shape-rare_hook = hook
shape-rare_tee = tee
shape-rare_block = block
shape-rare_zig = zigzag
shape-rare_bar = bar of four
shape-ox_stairs = long stairs
shape-ox_twist = twist
shape-ox_crook = crook
shape-ox_kite = kite
shape-ox_key = key
shape-ox_hook = tailed cross
shape-cat_tee = long tee
shape-cat_steps = stairs
shape-cat_slant = slant
shape-cat_bumpbar = bar with bump
shape-cat_flag = flag
shape-cat_chair = chair
shape-cat_mast = mast
shape-cat_corner = corner
shape-cat_ell = long ell
shape-cat_cup = cup
shape-cat_bridge = bridge
shape-cat_fatstep = fat step
shape-cat_plus = plus
shape-cat_slide = slide
shape-cat_zig = small zigzag
shape-cat_bar = bar
shape-cat_cross = long cross

## card

card-four_boots = Four boots
card-broken_basket = Broken basket
card-broken_basket_one_boot = Broken basket, one boot
card-broken_basket_three_boots = Broken basket, three boots
card-basket_one_boot = Basket, one boot
card-basket_three_boots = Basket, three boots
card-call_an_oshax = Call an oshax
card-oshax_fish = Oshax fish
card-place_anywhere = Place anywhere
card-draw_two = Draw two
card-draw_three = Draw three
card-lucky_bag = Lucky bag
card-sell_a_basket = Sell a basket
card-herd_the_cats = Herd the cats
card-lesson_fish = Lesson fish
card-one_more_cat = One more cat
card-new_arrivals = New arrivals
card-new_basket = New basket
card-lessons_for_a_basket = Lessons for a basket
card-treasures_for_a_basket = Treasures for a basket
card-rainbow_fish = Rainbow fish
card-rare_treasure_fish = Rare treasure fish
card-common_treasure_fish = Common treasure fish
card-one_colour_fish = One colour fish
card-rare_or_two_common = Rare or two common
card-two_small_or_pay_for_two_common = Two small, or pay for two common
card-whole_edge = Whole edge
card-fifteen_cats = Fifteen cats
card-three_of_each = Three of each
card-five_colours_at_the_edge = Five colours at the edge
card-one_colour_at_the_edge = One colour at the edge
card-three_baskets = Three baskets
card-first_in_line = First in line
card-lonely_cats = Lonely cats
card-largest_family = Largest family
card-rare_treasures = Rare treasures
card-common_treasures = Common treasures
card-no_rats = No rats
card-rat_keeper = Rat keeper
card-eager_pupil = Eager pupil
card-five_blue = Five blue
card-five_green = Five green
card-five_purple = Five purple
card-five_red = Five red
card-five_orange = Five orange
card-five_rats = Five rats
card-six_lessons = Six lessons
card-five_treasures = Five treasures
card-pairs_at_the_edge = Pairs at the edge
card-full_parrot_rooms = Full parrot rooms
card-empty_moon_rooms = Empty moon rooms
card-big_families = Big families
card-oshax_friends = Oshax friends
card-empty_apple_room = Empty apple room
card-third_family_again = Third family again
card-five_fish_left = Five fish left
card-colour_at_the_edge = Colour at the edge
card-colour = Colour
card-three_of_a_colour = Three of a colour
card-lonely_of_a_colour = Lonely of a colour
card-pupils = Pupils
card-common_wealth = Common wealth
card-treasure_beside_a_colour = Treasure beside a colour
card-maps_in_sight = Maps in sight

## card_text

card_text-four_boots = 4 boots.
card_text-broken_basket = Half a basket.
card_text-broken_basket_one_boot = Half a basket, 1 boot.
card_text-broken_basket_three_boots = Half a basket, 3 boots.
card_text-basket_one_boot = 1 basket, 1 boot.
card_text-basket_three_boots = 1 basket, 3 boots.
card_text-call_an_oshax = Take an oshax, name its colour, place it.
card_text-oshax_fish = 2 fish per oshax on your boat.
card_text-place_anywhere = Your next tile needs no contact.
card_text-draw_two = Draw 2 cards, buy any of them.
card_text-draw_three = Draw 3 cards, buy any of them.
card_text-lucky_bag = Draw a tile from the bag and place it, free.
card_text-sell_a_basket = Give back a permanent basket: 5 fish.
card_text-herd_the_cats = Move 1 to 3 cats to the other field.
card_text-lesson_fish = 1 fish per private lesson of yours.
card_text-one_more_cat = In your next turn with a rescue, you may rescue 1 more.
card_text-new_arrivals = Draw 4 tiles; put each cat into a field.
card_text-new_basket = Gain a permanent basket.
card_text-lessons_for_a_basket = Discard 2 private lessons: 1 permanent basket.
card_text-treasures_for_a_basket = Remove 2 treasures from your boat: 1 permanent basket.
card_text-rainbow_fish = 1 fish per colour of cats on your boat (oshax do not count).
card_text-rare_treasure_fish = 2 fish per rare treasure on your boat.
card_text-common_treasure_fish = 1 fish per common treasure on your boat.
card_text-one_colour_fish = Name a colour: 1 fish per cat or oshax of it.
card_text-rare_or_two_common = Take 1 rare or 2 common treasures.
card_text-two_small_or_pay_for_two_common = Take 2 small treasures, or pay 1 fish for 2 common.
card_text-whole_edge = 12 if all edge squares are covered.
card_text-fifteen_cats = 10 for exactly 15 cats.
card_text-three_of_each = 15 for at least 3 cats of each colour.
card_text-five_colours_at_the_edge = 7 if every colour has a cat at the edge.
card_text-one_colour_at_the_edge = 1 per cat at the edge, of your best colour.
card_text-three_baskets = 7 for exactly 3 permanent baskets.
card_text-first_in_line = 7 if you are first on the island at the end.
card_text-lonely_cats = 1 per cat touching no other of its colour.
card_text-largest_family = 10 if nobody has a larger family (solo: 7 cats).
card_text-rare_treasures = 2 per rare treasure.
card_text-common_treasures = 1 per common treasure.
card_text-no_rats = 10 if no rat is visible.
card_text-rat_keeper = 2 per visible rat.
card_text-eager_pupil = 1 per private lesson, this one too.
card_text-five_blue = 9 for exactly 5 blue cats.
card_text-five_green = 9 for exactly 5 green cats.
card_text-five_purple = 9 for exactly 5 purple cats.
card_text-five_red = 9 for exactly 5 red cats.
card_text-five_orange = 9 for exactly 5 orange cats.
card_text-five_rats = 10 for exactly 5 visible rats.
card_text-six_lessons = 7 for exactly 6 private lessons, this one too.
card_text-five_treasures = 9 for exactly 5 treasures.
card_text-pairs_at_the_edge = 1 per 2 cats at the edge.
card_text-full_parrot_rooms = 12 if both parrot rooms are full.
card_text-empty_moon_rooms = 18 if both moon rooms are empty.
card_text-big_families = 4 per family of 4 or more.
card_text-oshax_friends = 3 per oshax.
card_text-empty_apple_room = 15 if the apple room is empty.
card_text-third_family_again = Score your third largest family again.
card_text-five_fish_left = 7 for at least 5 fish.
card_text-colour_at_the_edge = 2 per cat of the colour at the edge.
card_text-colour = 1 per cat of the colour.
card_text-three_of_a_colour = 5 for at least 3 cats of the colour.
card_text-lonely_of_a_colour = 3 per lonely cat of the colour.
card_text-pupils = 2 per private lesson.
card_text-common_wealth = 2 per common treasure.
card_text-treasure_beside_a_colour = 1 per treasure touching a cat of the colour.
card_text-maps_in_sight = 5 per visible treasure map.

## family_card

family_card-one_colour_at_the_edge = One colour at the edge
family_card-five_colours_at_the_edge = Five colours at the edge
family_card-pairs_at_the_edge = Pairs at the edge
family_card-no_rats = No rats
family_card-middle_row = Middle row
family_card-whole_edge = Whole edge
family_card-twenty_cats = Twenty cats
family_card-three_of_each = Three of each
family_card-five_blue = Five blue
family_card-five_green = Five green
family_card-five_purple = Five purple
family_card-five_red = Five red
family_card-five_orange = Five orange
family_card-treasures = Treasures
family_card-largest_family = Largest family
family_card-rat_keeper = Rat keeper
family_card-filled_rooms = Filled rooms
family_card-third_family_again = Third family again

## family_text

family_text-one_colour_at_the_edge = 1 per cat at the edge, of your best colour.
family_text-five_colours_at_the_edge = 9 if every colour has a cat at the edge.
family_text-pairs_at_the_edge = 1 per 2 cats at the edge.
family_text-no_rats = 10 if no rat is visible.
family_text-middle_row = 10 if the middle row is covered.
family_text-whole_edge = 12 if all edge squares are covered.
family_text-twenty_cats = 10 for exactly 20 cats.
family_text-three_of_each = 15 for at least 3 cats of each colour.
family_text-five_blue = 9 for exactly 5 blue cats.
family_text-five_green = 9 for exactly 5 green cats.
family_text-five_purple = 9 for exactly 5 purple cats.
family_text-five_red = 9 for exactly 5 red cats.
family_text-five_orange = 9 for exactly 5 orange cats.
family_text-treasures = 2 per treasure.
family_text-largest_family = 10 if nobody has a larger family.
family_text-rat_keeper = 2 per visible rat.
family_text-filled_rooms = 2 per full room.
family_text-third_family_again = Score your third largest family again.

## sister_card

sister_card-treasure_shy = Treasure shy
sister_card-largest_family = Largest family
sister_card-few_treasures = Few treasures
sister_card-unspent_fish = Unspent fish
sister_card-rats = Rats
sister_card-too_many_cats = Too many cats
sister_card-edge_shy = Edge shy
sister_card-best_lesson_twice = Best lesson twice
sister_card-filled_rooms = Filled rooms
sister_card-lonely_cats = Lonely cats
sister_card-your_lessons = Your lessons
sister_card-largest_family_points = Largest family points
sister_card-second_family_points = Second family points
sister_card-common_treasures = Common treasures
sister_card-cats_without_treasure = Cats without treasure
sister_card-covered_maps = Covered maps
sister_card-families = Families
sister_card-cats_at_the_edge = Cats at the edge
sister_card-rat_shy = Rat shy

## sister_text

sister_text-treasure_shy = 5 per colour without a cat beside a treasure.
sister_text-largest_family = 2 per cat in your largest family.
sister_text-few_treasures = 10 if you have fewer than 9 treasures.
sister_text-unspent_fish = 4 per fish you have left.
sister_text-rats = 5 per visible rat.
sister_text-too_many_cats = 5 per cat above 15.
sister_text-edge_shy = 5 per colour without a cat at the edge.
sister_text-best_lesson_twice = Her best other lesson again.
sister_text-filled_rooms = 3 per full room.
sister_text-lonely_cats = 5 per lonely cat.
sister_text-your_lessons = 3 per private lesson of yours.
sister_text-largest_family_points = The points of your largest family.
sister_text-second_family_points = The points of your second largest family.
sister_text-common_treasures = 3 per common treasure.
sister_text-cats_without_treasure = 3 per cat touching no treasure.
sister_text-covered_maps = 4 per covered treasure map.
sister_text-families = 5 per family.
sister_text-cats_at_the_edge = 1 per cat at the edge.
sister_text-rat_shy = 5 per colour without a cat beside a visible rat.

## basket_card

basket_card-basket_174 = Basket card 174
basket_card-basket_175 = Basket card 175
basket_card-basket_176 = Basket card 176
basket_card-basket_177 = Basket card 177
basket_card-basket_178 = Basket card 178
basket_card-basket_179 = Basket card 179
basket_card-basket_180 = Basket card 180
basket_card-basket_181 = Basket card 181
basket_card-basket_182 = Basket card 182
basket_card-basket_183 = Basket card 183
basket_card-basket_184 = Basket card 184
basket_card-basket_185 = Basket card 185
basket_card-basket_186 = Basket card 186
basket_card-basket_187 = Basket card 187
basket_card-basket_188 = Basket card 188
basket_card-basket_189 = Basket card 189
basket_card-basket_190 = Basket card 190
basket_card-basket_191 = Basket card 191
basket_card-basket_192 = Basket card 192
basket_card-basket_193 = Basket card 193
basket_card-basket_194 = Basket card 194
basket_card-basket_195 = Basket card 195
basket_card-basket_196 = Basket card 196

## basket_text

basket_text-basket_174 = 0 boots, 1 cards: take cat 5, then take cat 4.
basket_text-basket_175 = 0 boots, 4 cards: take cat 6, then take a dot.
basket_text-basket_176 = 0 boots, 3 cards: take cat 3, then take oshax 3.
basket_text-basket_177 = 1 boots, 2 cards: take cat 4, then take cat 3.
basket_text-basket_178 = 1 boots, 4 cards: take cat 2, then take a bend.
basket_text-basket_179 = 1 boots, 3 cards: take cat 5, then take rare stack 4.
basket_text-basket_180 = 2 boots, 3 cards: take cat 2, then take rare stack 2.
basket_text-basket_181 = 2 boots, 2 cards: take cat 7, then take oshax 2.
basket_text-basket_182 = 2 boots, 1 cards: take cat 4, then take rare stack 1.
basket_text-basket_183 = 3 boots, 4 cards: take cat 1, then take a duo.
basket_text-basket_184 = 3 boots, 3 cards: take cat 6, then take rare stack 5.
basket_text-basket_185 = 3 boots, 2 cards: take cat 2, then take a short bar.
basket_text-basket_186 = 4 boots, 4 cards: take cat 1, then take oshax 5.
basket_text-basket_187 = 4 boots, 1 cards: take cat 1, then take cat 5.
basket_text-basket_188 = 4 boots, 4 cards: take cat 3, then take a bend.
basket_text-basket_189 = 5 boots, 1 cards: take cat 6, then take cat 1.
basket_text-basket_190 = 5 boots, 2 cards: take cat 7, then take a duo.
basket_text-basket_191 = 6 boots, 2 cards: take cat 5, then take cat 2.
basket_text-basket_192 = 6 boots, 4 cards: swap cats 1 and 6, then take cat 2.
basket_text-basket_193 = 7 boots, 3 cards: take cat 6, then take rare stack 3.
basket_text-basket_194 = 9 boots, 4 cards: swap cats 2 and 5, then take cat 1.
basket_text-basket_195 = 9 boots, 3 cards: take cat 8, then take oshax 1.
basket_text-basket_196 = 9 boots, 3 cards: take cat 4, then take a short bar.

## question

question-figure = Which figure do you take?
question-family_cards = Which family cards do you keep? { $picks } to go.
question-draft = Which cards do you keep? { $picks } to go.
question-buying = Which cards do you buy? You have { $fish } fish left.
question-choosing = Which rescue cards do you lay before your boat?
question-rescue = Which cat do you rescue? You have { $fish } fish.
question-rescue_more = You may rescue { $more } more. You have { $fish } fish.
question-turn_end = Anything else, or is your turn over?
question-find = Which card do you play?
question-call = Last call: an anytime card, or done?
question-taking = Which cat do you take?
question-basket = Which basket is for the { NAME($colour, domain: "colour") } cat ({ NAME($shape, domain: "shape") })?
question-place = Where does the tile go: { NAME($tile, domain: "tile") }, { NAME($shape, domain: "shape") }?
question-bonus = Treasure map: which treasure do you take?
question-option = { NAME($card, domain: "card") }: what do you take?
question-treasure = Which treasure do you take?
question-second_treasure = Which second treasure do you take?
question-oshax = Which oshax do you call?
question-oshax_colour = Which family does the oshax join ({ NAME($shape, domain: "shape") })?
question-lesson_colour = { NAME($card, domain: "card") }: which colour?
question-fish_colour = { NAME($card, domain: "card") }: which colour?
question-drawn = Which drawn cards do you buy? You have { $fish } fish.
question-arrival = Into which field goes the { NAME($colour, domain: "colour") } cat ({ NAME($shape, domain: "shape") })?
question-herd = Which cat goes to the other field? Up to { $left }.
question-sell = Which basket do you give back?
question-forget = Which lesson do you give up? { $left } to go.
question-remove = Which treasure do you remove? { $left } to go.

## asked

asked-figure = take a figure
asked-family_cards = choose family cards
asked-draft = choose cards from the pack
asked-buying = buy cards
asked-choosing = choose rescue cards
asked-rescue = rescue a cat or pass
asked-rescue_more = rescue one more cat or end the turn
asked-turn_end = end the turn
asked-find = play a find or pass
asked-call = answer the last call
asked-taking = take a cat or pass
asked-basket = choose a basket
asked-place = place the tile
asked-bonus = decide the map bonus
asked-option = choose what the card takes
asked-treasure = take a treasure
asked-second_treasure = take a second treasure or decline
asked-oshax = choose an oshax
asked-oshax_colour = name the oshax's colour
asked-lesson_colour = name the lesson's colour
asked-fish_colour = name a colour
asked-drawn = buy drawn cards
asked-arrival = choose a field for the cat
asked-herd = move cats
asked-sell = give back a basket
asked-forget = give up lessons
asked-remove = remove treasures

## choice

choice-keep = Keep { NAME($card, domain: "card") }
choice-buy = Buy { NAME($card, domain: "card") }
choice-done = Done
choice-colour = Name { NAME($colour, domain: "colour") }
choice-choose = Lay down { NAME($card, domain: "card") }
choice-rescue = { NAME($colour, domain: "colour") } cat: { NAME($shape, domain: "shape") }
choice-herd = Move the { NAME($colour, domain: "colour") } cat: { NAME($shape, domain: "shape") }
choice-basket = Use { NAME($basket, domain: "basket") }
choice-sell = Give back the { NAME($side, domain: "side") } basket
choice-pass = Pass
choice-end_turn = End your turn
choice-decline = Decline
choice-play = Play { NAME($card, domain: "card") }
choice-option = Take { NAME($from, domain: "from") }
choice-take = Take { NAME($shape, domain: "shape") }
choice-field = To the { NAME($side, domain: "side") } field
choice-forget = Give up { NAME($card, domain: "card") }
choice-remove = Remove the treasure at { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") }
choice-figure = Take the { NAME($colour, domain: "colour") } figure
choice-keep_family = Keep { NAME($card, domain: "family_card") }
choice-place = Square { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") }, orientation { NAME($turn, domain: "orientation") }

## event

event-figure_taken = { PLAYER($seat) } takes the { NAME($colour, domain: "colour") } figure.
event-day_began = Day { $day } begins. Vesh's boat is on { $boat }.
event-fields_filled = { $cats } cats gather round the island.
event-rare_treasure = A rare treasure comes out of the bag: { NAME($shape, domain: "shape") }.
event-fished = Everybody catches { $fish } fish.
event-dealt =
    { PLAYER($seat) } is dealt { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
event-dealt_secret = You are dealt: { NAME($which, domain: "card") }.
event-chose = { PLAYER($seat) } has chosen.
event-received = { PLAYER($seat) } is passed { $cards } cards.
event-received_secret = You are passed: { NAME($which, domain: "card") }.
event-received_last = { PLAYER($seat) } gets the last card.
event-received_last_secret = You get the last card: { NAME($which, domain: "card") }.
event-chose_cards = { PLAYER($seat) } has decided what to buy.
event-bought =
    { PLAYER($seat) } buys { $cards } { $cards ->
        [one] card
       *[other] cards
    } for { $fish } fish.
event-bought_secret =
    You buy { $cards } { $cards ->
        [one] card
       *[other] cards
    } for { $fish } fish: { NAME($which, domain: "card") }.
event-private_lessons =
    { PLAYER($seat) } lays out { $lessons } private { $lessons ->
        [one] lesson
       *[other] lessons
    }.
event-private_lessons_secret = You lay out face down: { NAME($which, domain: "card") }.
event-public_lesson = { PLAYER($seat) } lays out the public lesson { NAME($card, domain: "card") }.
event-public_lesson_colour = { PLAYER($seat) } lays out the public lesson { NAME($card, domain: "card") } for { NAME($colour, domain: "colour") }.
event-rescue_cards =
    { PLAYER($seat) } lays { $cards } rescue { $cards ->
        [one] card
       *[other] cards
    } face down.
event-rescue_cards_secret =
    You lay { $cards } rescue { $cards ->
        [one] card
       *[other] cards
    } face down: { NAME($which, domain: "card") }
event-revealed =
    { PLAYER($seat) } has { $boots } { $boots ->
        [one] boot
       *[other] boots
    }.
event-island_order = Order on the island: { PLAYER($order) }.
event-cat_lured = { PLAYER($seat) } calls a { NAME($colour, domain: "colour") } cat ({ NAME($shape, domain: "shape") }).
event-cat_rescued = { PLAYER($seat) } rescues the { NAME($colour, domain: "colour") } cat for { $fish } fish ({ NAME($basket, domain: "basket") }).
event-cat_taken = { PLAYER($seat) } takes the { NAME($colour, domain: "colour") } cat.
event-tile_placed = { PLAYER($seat) } places a tile: { NAME($tile, domain: "tile") }, { NAME($shape, domain: "shape") }.
event-map_covered = { PLAYER($seat) } has covered the treasure map of the cat's colour.
event-bonus_lost = { PLAYER($seat) } takes no treasure for the map.
event-tile_taken = { PLAYER($seat) } takes a { NAME($tile, domain: "tile") }: { NAME($shape, domain: "shape") }.
event-card_played = { PLAYER($seat) } plays { NAME($card, domain: "card") }.
event-treasures_chosen = { PLAYER($seat) } takes { NAME($from, domain: "from") }.
event-treasure_declined = { PLAYER($seat) } leaves the second treasure.
event-oshax_chosen = { PLAYER($seat) } calls an oshax: { NAME($shape, domain: "shape") }.
event-oshax_coloured = The oshax joins the { NAME($colour, domain: "colour") } family.
event-drew =
    { PLAYER($seat) } draws { $cards } { $cards ->
        [one] card
       *[other] cards
    }.
event-drew_secret = You draw: { NAME($which, domain: "card") }.
event-bought_drawn =
    { PLAYER($seat) } buys { $cards } drawn { $cards ->
        [one] card
       *[other] cards
    } for { $fish } fish.
event-bought_drawn_secret =
    You buy { $cards } drawn { $cards ->
        [one] card
       *[other] cards
    } for { $fish } fish: { NAME($which, domain: "card") }.
event-discarded =
    { PLAYER($seat) } discards { $cards } { $cards ->
        [one] card
       *[other] cards
    } face down.
event-discarded_secret =
    You discard { $cards } { $cards ->
        [one] card
       *[other] cards
    }: { NAME($which, domain: "card") }
event-fish_gained = { PLAYER($seat) } gains { $fish } fish.
event-basket_gained =
    { PLAYER($seat) } gains { $baskets } permanent { $baskets ->
        [one] basket
       *[other] baskets
    }.
event-basket_given = { PLAYER($seat) } gives back a permanent basket ({ NAME($side, domain: "side") }).
event-colour_named = { PLAYER($seat) } names { NAME($colour, domain: "colour") }.
event-bag_tile = { PLAYER($seat) } draws from the bag: { NAME($tile, domain: "tile") }, { NAME($shape, domain: "shape") }.
event-bag_tile_lost = { PLAYER($seat) } draws a tile that fits nowhere: { NAME($tile, domain: "tile") }, { NAME($shape, domain: "shape") }.
event-cat_arrived = A { NAME($colour, domain: "colour") } cat arrives ({ NAME($shape, domain: "shape") }).
event-cat_put = { PLAYER($seat) } puts the { NAME($colour, domain: "colour") } cat into the { NAME($side, domain: "side") } field.
event-cat_moved = { PLAYER($seat) } moves the { NAME($colour, domain: "colour") } cat to the { NAME($side, domain: "side") } field.
event-lesson_given = { PLAYER($seat) } gives up a private lesson.
event-lesson_given_secret = You give up { NAME($card, domain: "card") }.
event-treasure_removed = { PLAYER($seat) } removes a treasure: { NAME($shape, domain: "shape") }.
event-passed = { PLAYER($seat) } passes.
event-turn_ended = { PLAYER($seat) } ends the turn.
event-answered_call = { PLAYER($seat) } has answered the last call.
event-answered_call_secret = You want to play { NAME($card, domain: "card") }.
event-family_dealt = { PLAYER($seat) } is dealt 3 family cards.
event-family_dealt_secret = You are dealt: { NAME($which, domain: "family_card") }.
event-day_ended =
    Day { $day } is over. { $cats } { $cats ->
        [one] cat flees
       *[other] cats flee
    }.
event-game_over = Vesh has reached the island. The boats set sail.
event-sister_colour = The sister's next colour is { NAME($colour, domain: "colour") }: { $points } per cat.
event-sister_speed =
    The sister has { $boots } { $boots ->
        [one] boot
       *[other] boots
    } and plays { $cards } { $cards ->
        [one] card
       *[other] cards
    } today.
event-sister_plays = The sister plays: { NAME($card, domain: "basket_text") }
event-sister_swapped = She swaps the cats at places { $first } and { $second }.
event-sister_took_cat = The sister takes the { NAME($colour, domain: "colour") } cat ({ NAME($shape, domain: "shape") }).
event-sister_took = The sister takes a { NAME($tile, domain: "tile") }: { NAME($shape, domain: "shape") }.
event-sister_took_nothing = There is nothing for the sister to take.

## refusal

refusal-no_such_action = Choice { $action } does not exist; there are { $actions }.
refusal-no_such_seat = There is no seat { $seat }; there are { $seats } seats.
refusal-game_over = The game is over.
refusal-not_your_turn = It is not your turn; the game waits for { PLAYER($waiting_for) }.
refusal-another_question = Not now: you are to { NAME($question, domain: "asked") }.
refusal-not_in_hand = { NAME($card, domain: "card") } is not in your hand.
refusal-not_in_draft = { NAME($card, domain: "card") } cannot be played during the draft. Play it from the buying on.
refusal-not_now = { NAME($card, domain: "card") } cannot be played now: a tile waits to be placed or another card is being carried out.
refusal-already_waiting = The effect of { NAME($card, domain: "card") } is waiting for your next tile already.
refusal-deck_empty = { NAME($card, domain: "card") }: the deck is empty.
refusal-bag_empty = { NAME($card, domain: "card") }: the bag is empty.
refusal-no_basket_to_give = { NAME($card, domain: "card") }: you have no permanent basket that is not in use.
refusal-no_cat_to_move = { NAME($card, domain: "card") }: there is no cat in the fields.
refusal-too_few_lessons = { NAME($card, domain: "card") }: you need 2 private lessons on the table.
refusal-too_few_treasures = { NAME($card, domain: "card") }: you need 2 treasures on your boat.
refusal-not_in_this_phase = { NAME($card, domain: "card") } is played in a turn of phase 5, rare finds.
refusal-one_card_per_turn = Only one card per turn.
refusal-nothing_to_take = { NAME($card, domain: "card") }: nothing it allows is there and fits on your boat.
refusal-not_this_card = { NAME($card, domain: "card") } does not offer that.
refusal-not_enough_fish_for_card = { NAME($card, domain: "card") } costs { $needs } fish and you have { $has }.
refusal-no_such_card = { NAME($card, domain: "card") } is not among your cards to buy.
refusal-not_in_pack = { NAME($card, domain: "card") } is not among the cards you hold.
refusal-figure_taken = The { NAME($colour, domain: "colour") } figure is taken.
refusal-not_your_family_card = { NAME($card, domain: "family_card") } is not among your cards, or kept already.
refusal-one_cat_per_turn = Only one cat per turn.
refusal-cat_not_here = The { NAME($colour, domain: "colour") } cat ({ NAME($shape, domain: "shape") }) is not at the island.
refusal-no_basket = You have no basket to use.
refusal-not_enough_fish = This cat costs { $needs } fish and you have { $has }.
refusal-no_room = { NAME($shape, domain: "shape") } has no legal place on your boat.
refusal-wrong_shape =
    { NAME($shape, domain: "shape") } looks the same after turning: it has { $turns } { $turns ->
        [one] drawing
       *[other] drawings
    } only.
refusal-outside = { NAME($shape, domain: "shape") } would lie outside the boat at { $where }.
refusal-overlap = { NAME($shape, domain: "shape") } would overlap a tile at { $where }.
refusal-no_contact = { NAME($shape, domain: "shape") } at { $where } would touch no tile by a side.
refusal-not_this_kind = { NAME($shape, domain: "shape") } cannot be taken here.
refusal-none_left = There is no { NAME($shape, domain: "shape") } left on the table.
refusal-no_such_basket = You cannot use that: { NAME($basket, domain: "basket") }.
refusal-no_basket_of_side = You have no basket to give on that side: { NAME($side, domain: "side") }.
refusal-no_such_lesson = { NAME($card, domain: "card") } is not in front of you.
refusal-no_treasure_here = No treasure of yours begins at { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") }.
refusal-move_one_first = Move at least one cat.
refusal-moved_already = The { NAME($colour, domain: "colour") } cat ({ NAME($shape, domain: "shape") }) has been moved already.
refusal-end_your_turn = You have acted: end your turn instead of passing.
refusal-act_or_pass = Act first, or pass.

## score

score-rats = Rats
score-rooms = Rooms not filled
score-family = Families
score-family_card = Family cards
score-rare_treasures = Rare treasures
score-lesson = Private lessons
score-public_lesson = Public lessons
score-sister_colour = The sister's colours
score-sister_lesson = The sister's lessons

## score_line

score_line-rats = Visible rats: { $rats }
score_line-rooms = Rooms not filled: { $number }
score_line-family = Family of { $size }, { NAME($colour, domain: "colour") }
score_line-family_card = { NAME($card, domain: "family_card") }
score_line-rare_treasures = Rare treasures: { $number }
score_line-lesson = { NAME($card, domain: "card") }
score_line-public_lesson = { NAME($card, domain: "card") } (public)
score_line-public_lesson_colour = { NAME($card, domain: "card") }, { NAME($colour, domain: "colour") } (public)
score_line-sister_colour =
    { $cats } { NAME($colour, domain: "colour") } { $cats ->
        [one] cat
       *[other] cats
    } at { $each }
score_line-sister_lesson = { NAME($card, domain: "sister_card") }

## missing

missing-reached = Reached
missing-each = Every one counts
missing-each_second = Every second one counts
missing-each_half = Counts half, rounded up
missing-best_colour = Only your best colour counts
missing-third_family = Your third largest family counts once more
missing-families_to_go =
    { $n } { $n ->
        [one] family
       *[other] families
    } to go
missing-lost = Out of reach: a cat lies there
missing-treasures_in_the_way =
    { $n } { $n ->
        [one] treasure
       *[other] treasures
    } in the way
missing-edge_empty_too_many =
    { $n } edge { $n ->
        [one] square
       *[other] squares
    } to go
missing-middle_row_empty_too_many =
    { $n } { $n ->
        [one] square
       *[other] squares
    } of the middle row to go
missing-cats_to_go =
    { $n } { $n ->
        [one] cat
       *[other] cats
    } to go
missing-cats_too_many =
    { $n } { $n ->
        [one] cat
       *[other] cats
    } too many
missing-min_colour_count_to_go =
    { $n } { $n ->
        [one] cat
       *[other] cats
    } to go
missing-edge_colours_to_go =
    { $n } { $n ->
        [one] colour
       *[other] colours
    } to go at the edge
missing-permanent_baskets_to_go =
    { $n } { $n ->
        [one] basket
       *[other] baskets
    } to go
missing-permanent_baskets_too_many =
    { $n } { $n ->
        [one] basket
       *[other] baskets
    } too many
missing-turn_position_too_many =
    { $n } { $n ->
        [one] place
       *[other] places
    } from the front
missing-family_lead_to_go =
    { $n } { $n ->
        [one] cat
       *[other] cats
    } to go in your largest family
missing-largest_family_to_go =
    { $n } { $n ->
        [one] cat
       *[other] cats
    } to go in your largest family
missing-visible_rats_to_go =
    { $n } visible { $n ->
        [one] rat
       *[other] rats
    } too few
missing-visible_rats_too_many =
    { $n } { $n ->
        [one] rat
       *[other] rats
    } to cover
missing-colour_count_to_go =
    { $n } { $n ->
        [one] cat
       *[other] cats
    } to go
missing-colour_count_too_many =
    { $n } { $n ->
        [one] cat
       *[other] cats
    } too many
missing-private_lessons_to_go =
    { $n } { $n ->
        [one] lesson
       *[other] lessons
    } to go
missing-private_lessons_too_many =
    { $n } { $n ->
        [one] lesson
       *[other] lessons
    } too many
missing-treasures_to_go =
    { $n } { $n ->
        [one] treasure
       *[other] treasures
    } to go
missing-treasures_too_many =
    { $n } { $n ->
        [one] treasure
       *[other] treasures
    } too many
missing-rooms_unfilled_of_too_many =
    { $n } { $n ->
        [one] square
       *[other] squares
    } to go
missing-fish_to_go = { $n } fish to go

## page

page-day = Day { $day }, Vesh on { $vesh }
page-field_left = Left field, { $price } fish each
page-field_right = Right field, { $price } fish each
page-field_island = Round the island
page-public = Public lessons
page-seat = Seat { $seat }, { NAME($boat, domain: "boat") }, place { $place } on the island
page-holds = { $fish } fish · baskets: { $active } active, { $used } used · { $hand } cards in hand · { $lessons } private lessons
page-hand = Hand
page-lessons = Lessons
page-pack = Pack
page-kept = Kept
page-picked = Picked to buy
page-dealt = Dealt
page-family_cards = Family cards
page-revealed = Rescue cards
page-sister = The sister
page-colours = Colours
page-sister_cards =
    { $cards } { $cards ->
        [one] card
       *[other] cards
    } to play today, { $deck } in her deck
page-island = Island
page-treasures = Treasures
page-cards = Cards
page-fish = { $fish } fish
page-baskets = { $active } of { $all } baskets
page-in_hand =
    { $n } { $n ->
        [one] card
       *[other] cards
    }
page-turn = Turn
page-flip = Flip
page-bag = { $n } in the bag
page-deck = { $n } in the deck
page-price = { $n } fish
page-to_buy = To buy
page-open_cards = Before the boat
page-nothing = Nothing
page-points = { $n } now

## keys


## screen

screen-wish = Your answer to the call
screen-passes_to = The rest passes to { $name }.
screen-is_choosing = { $name } is choosing.
screen-is_ready = { $name } is ready.
screen-points =
    { $n } { $n ->
        [one] point
       *[other] points
    }
screen-place = Place it here
screen-fields = Fields
screen-lessons = Your lessons
screen-hand = Your hand
screen-others = Other boats
screen-shelf = Cards
screen-none = None yet
screen-now = now { $n }
screen-day = Day { $n }
screen-order = Island order
screen-passed = passed
screen-fish = Fish
screen-baskets = Baskets
screen-boots = Boots
screen-tiles =
    { $n } { $n ->
        [one] tile
       *[other] tiles
    }
screen-tiles_label = tiles
screen-turn_left = Turn left
screen-turn_right = Turn right
screen-flip = Flip
screen-why = Why not?
screen-sandbox = Sandbox: nothing is sent
screen-gain =
    { $n } { $of ->
        [one] point
       *[other] points
    }
screen-day_over = Day { $n } is over
screen-lessons_laid = Private lessons
screen-call_cards = Anytime cards that glow can still be played; or go on.
screen-call_none = No card of yours can be played now; go on when you are ready.
screen-continue = Continue
screen-sister_first = first on the island
screen-sister_card = Next
screen-square = square { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") }, { $room }

# Squares are called as the drawn boat has them at its edges.

## boat_row

boat_row-0 = a
boat_row-1 = b
boat_row-2 = c
boat_row-3 = d
boat_row-4 = e
boat_row-5 = f
boat_row-6 = g
boat_row-7 = h
boat_row-8 = i

## boat_column

boat_column-0 = 1
boat_column-1 = 2
boat_column-2 = 3
boat_column-3 = 4
boat_column-4 = 5
boat_column-5 = 6
boat_column-6 = 7
boat_column-7 = 8
boat_column-8 = 9
boat_column-9 = 10
boat_column-10 = 11
boat_column-11 = 12
boat_column-12 = 13
boat_column-13 = 14
boat_column-14 = 15
boat_column-15 = 16
boat_column-16 = 17
boat_column-17 = 18
boat_column-18 = 19
boat_column-19 = 20
boat_column-20 = 21
boat_column-21 = 22

## orientation

orientation-0 = 1
orientation-1 = 2
orientation-2 = 3
orientation-3 = 4
orientation-4 = 5
orientation-5 = 6
orientation-6 = 7
orientation-7 = 8

## rule.turns

rule-turns-title = Decisions
rule-turns-text = Whoever owes a decision makes it; draft and buying are made by all at once and in secret. A turn is one rescue or one find, or passing. Who has acted ends the turn; who passes is out until the phase is over.

## rule.setup

rule-setup-title = Setup
rule-setup-text = The bag holds 85 cats and 25 rare treasures. Six oshax and, of each of four shapes, 5, 8 or 11 common treasures lie on the table for 2, 3 or 4 players, 5 in the solo game. Everybody has a boat and one permanent basket. A random player is first; from there on each takes a figure of a free colour.

## rule.day

rule-day-title = A day
rule-day-text = A day: the fields are filled with 4 cats per player, 8 in the solo game, half of them left, half right; everybody catches 20 fish; explore; read lessons; rescue cats; rare finds. Cats left behind leave the game, used baskets become active, and a last call for anytime cards ends the day. After five days boats are scored.

## rule.draft

rule-draft-title = Draft
rule-draft-text = Of seven hidden cards keep 2 and pass 5, of five keep 2 and pass 3, of three keep 2 and pass the last, which the receiver keeps. Cards are passed left on days 1, 3 and 5, right on days 2 and 4. Nobody passes before all have chosen.

## rule.buying

rule-buying-title = Buying
rule-buying-text = Pay the price of every card you want to keep; the others go face down to the discard pile. Others learn how many cards you bought and for how many fish.

## rule.cards

rule-cards-title = Cards
rule-cards-text = There is no hand limit, and all cards but lessons may be kept for later days. A card must be in your hand to be played.

## rule.lessons

rule-lessons-title = Lessons
rule-lessons-text = In island order all lay out their lessons. A public lesson lies open and counts for all; if it asks for a colour, whoever lays it out names one. A private lesson lies face down and counts for its owner.

## rule.rescue_cards

rule-rescue_cards-title = Rescue cards
rule-rescue_cards-text = In island order each lays any number of rescue cards face down before the boat. All are turned up together. Most boots go first on the island; equal sums keep their order.

## rule.rescue

rule-rescue-title = Rescuing cats
rule-rescue-text = In your turn rescue one cat: it needs a basket, 3 fish in the left field or 5 in the right, and a legal place. Or pass. The phase ends when both fields are empty or all have passed; rescue cards before the boats are then discarded.

## rule.baskets

rule-baskets-title = Baskets
rule-baskets-text = Each rescue uses one basket: an active permanent basket, which is turned to its used side, a revealed basket card, or two revealed broken baskets.

## rule.placing

rule-placing-title = Placing tiles
rule-placing-text = A tile may be turned and flipped. It lies inside the boat on free squares, and touches a tile by a side; the first tile may lie anywhere. Walls, rats and maps do not hinder. A tile that fits nowhere cannot be taken.

## rule.maps

rule-maps-title = Treasure maps
rule-maps-text = A cat or oshax that covers the map of its own colour lets you take and place one common treasure at once, in the family game a common or a rare one.

## rule.finds

rule-finds-title = Rare finds
rule-finds-text = In island order, again and again: play one oshax or treasure card, or pass for the phase. A card can be played only if something it allows is there and fits.

## rule.treasures

rule-treasures-title = Treasures and oshax
rule-treasures-text = Treasures on the table are limited. Two treasures of a card are taken and placed one after the other; the second may be declined. An oshax is given a colour for good.

## rule.anytime

rule-anytime-title = Anytime cards
rule-anytime-text = Play them with any decision of your own outside the draft, while others choose rescue cards or take a turn, and in the last call. Not while a tile waits to be placed or another card is being carried out. A card bought today can be played from phase 3 on.

## rule.call

rule-call-title = The last call
rule-call-text = At the end of each day all are asked at once: play an anytime card, or done. Nobody sees the others' answers. Of those who want to play a card, the first in island order plays it; then all are asked again. The day ends when all are done.

## rule.scoring

rule-scoring-title = Scoring
rule-scoring-text = -1 per visible rat, -5 per room not filled, 8, 11, 15, 20 points for a family of 3, 4, 5, 6 and 5 for each cat more, 3 per rare treasure, then lessons. Ties go to more fish.

## rule.family

rule-family-title = Family game
rule-family-text = Keep 2 of 3 family cards. Each day 4 cats per player lie round the island; in turn take one and place it, or pass for the day. The first player then becomes last. Rats, rooms, families and your two cards score; ties go to more filled rooms.

## rule.taking

rule-taking-title = Taking cats
rule-taking-text = Take any one cat and place it at once. When no cat is left or all have passed, the day is over.

## rule.solo

rule-solo-title = Solo game
rule-solo-text = 5 common treasures of each shape are on the table, and each day 8 cats lie in the fields, 4 left and 4 right. Draw five cards and keep three, twice, then one more. Your sister plays basket cards between your turns and takes cats, oshax and treasures from their lines. Each day one of her colours is turned up: a cat of the first scores 5 points for her, of the others 4, 3, 2 and 1, all on your boat; her lessons score too. Your public lessons count half, rounded up. You win with more points than she has.
