# The Isle of Cats in English. Blanks are explained in docs/add/a-language.md.

## game

game-name = The Isle of Cats
game-tagline = Rescue cats, fill your boat, keep families together.

## variant

variant-full = Full game
variant-family = Family game
variant-solo = Solo against the sister

## variant_about

variant_about-full = Five days of cards, fish and baskets: choose what you keep and pay for it.
variant_about-family = Take turns rescuing one cat each, with two lessons of your own. No cards to pay for, and half as long.
variant_about-solo = You alone against your sister, who plays by a deck of her own.

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
    .plural = permanent baskets
basket-whole = basket card
    .plural = basket cards
basket-halves = two broken baskets
    .article = none
basket-none = no basket
    .article = none
basket-half = broken basket
    .plural = broken baskets

## from

from-rare = 1 rare treasure
from-common = 2 common treasures
from-small = 2 small treasures

## tile

tile-cat = cat
    .plural = cats
tile-oshax = oshax
    .plural = oshax
tile-rare = rare treasure
    .plural = rare treasures
tile-common = common treasure
    .plural = common treasures

## unit

unit-fish = fish
    .plural = fish
unit-card = card
    .plural = cards
unit-drawn_card = drawn card
    .plural = drawn cards
unit-hand_card = card in hand
    .plural = cards in hand
unit-rescue_card = rescue card
    .plural = rescue cards
unit-private_lesson = private lesson
    .plural = private lessons
unit-boot = boot
    .plural = boots
unit-cat = cat
    .plural = cats
unit-basket = basket
    .plural = baskets
unit-permanent_basket = permanent basket
    .plural = permanent baskets
unit-field = field
    .plural = fields
unit-figure = figure
    .plural = figures
unit-family = family
    .plural = families

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
card-broken_basket_one_boot = Broken basket with one boot
card-broken_basket_three_boots = Broken basket with three boots
card-basket_one_boot = Basket with one boot
card-basket_three_boots = Basket with three boots
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
card-two_small_or_pay_for_two_common = Two small or two common
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

basket_text-basket_174 = No boots, 1 card: she takes cat 5, then cat 4.
basket_text-basket_175 = No boots, 4 cards: she takes cat 6, then a common treasure (dot).
basket_text-basket_176 = No boots, 3 cards: she takes cat 3, then oshax 3.
basket_text-basket_177 = 1 boot, 2 cards: she takes cat 4, then cat 3.
basket_text-basket_178 = 1 boot, 4 cards: she takes cat 2, then a common treasure (bend).
basket_text-basket_179 = 1 boot, 3 cards: she takes cat 5, then a rare treasure from stack 4.
basket_text-basket_180 = 2 boots, 3 cards: she takes cat 2, then a rare treasure from stack 2.
basket_text-basket_181 = 2 boots, 2 cards: she takes cat 7, then oshax 2.
basket_text-basket_182 = 2 boots, 1 card: she takes cat 4, then a rare treasure from stack 1.
basket_text-basket_183 = 3 boots, 4 cards: she takes cat 1, then a common treasure (duo).
basket_text-basket_184 = 3 boots, 3 cards: she takes cat 6, then a rare treasure from stack 5.
basket_text-basket_185 = 3 boots, 2 cards: she takes cat 2, then a common treasure (short bar).
basket_text-basket_186 = 4 boots, 4 cards: she takes cat 1, then oshax 5.
basket_text-basket_187 = 4 boots, 1 card: she takes cat 1, then cat 5.
basket_text-basket_188 = 4 boots, 4 cards: she takes cat 3, then a common treasure (bend).
basket_text-basket_189 = 5 boots, 1 card: she takes cat 6, then cat 1.
basket_text-basket_190 = 5 boots, 2 cards: she takes cat 7, then a common treasure (duo).
basket_text-basket_191 = 6 boots, 2 cards: she takes cat 5, then cat 2.
basket_text-basket_192 = 6 boots, 4 cards: she swaps cats 1 and 6, then takes cat 2.
basket_text-basket_193 = 7 boots, 3 cards: she takes cat 6, then a rare treasure from stack 3.
basket_text-basket_194 = 9 boots, 4 cards: she swaps cats 2 and 5, then takes cat 1.
basket_text-basket_195 = 9 boots, 3 cards: she takes cat 8, then oshax 1.
basket_text-basket_196 = 9 boots, 3 cards: she takes cat 4, then a common treasure (short bar).

## question

question-figure = Which figure do you take?
question-family_cards =
    { $picks ->
        [one] Which family card do you keep as your second?
       *[other] Which { $picks } family cards do you keep?
    }
question-draft =
    { $picks ->
        [one] Which other card do you keep?
       *[other] Which { $picks } cards do you keep?
    }
question-buying = Which cards do you buy? You have { COUNTED($fish, "fish", domain: "unit") }.
question-choosing = Which rescue cards do you lay down?
question-rescue = Which cat do you rescue? You have { COUNTED($fish, "fish", domain: "unit") }.
question-rescue_more =
    { $more ->
        [one] You may rescue one more cat. You have { COUNTED($fish, "fish", domain: "unit") }.
       *[other] You may rescue { $more } more cats. You have { COUNTED($fish, "fish", domain: "unit") }.
    }
question-turn_end = Would you like to do anything else this turn?
question-find = Which card do you play?
question-call = The day is ending: do you play an anytime card?
question-taking = Which cat do you rescue?
question-basket = Which basket do you use for { NAME("cat", $colour, domain: "tile", article: "the") }?
question-place =
    { $tile ->
        [cat] Where do you place { NAME("cat", $colour, domain: "tile", article: "the") }?
        [oshax] Where do you place the oshax?
       *[other] Where do you place { NAME($tile, domain: "tile", article: "the") }?
    }
question-bonus = Your treasure map brings a treasure. Which one do you take?
question-option = “{ NAME($card, domain: "card") }”: what do you take?
question-treasure =
    { $left ->
        [one] Which treasure do you take?
       *[other] Which treasure do you take first?
    }
question-second_treasure = Which treasure do you take second?
question-oshax = Which oshax do you call?
question-oshax_colour = Which family does the oshax join?
question-lesson_colour = “{ NAME($card, domain: "card") }”: which colour do you name?
question-fish_colour = “{ NAME($card, domain: "card") }”: which colour do you name?
question-drawn = Which of the drawn cards do you buy? You have { COUNTED($fish, "fish", domain: "unit") }.
question-arrival = Which field does { NAME("cat", $colour, domain: "tile", article: "the") } go to?
question-herd =
    { $left ->
        [one] Which cat do you move to the other field? You may move one more.
       *[other] Which cat do you move to the other field? You may move up to { $left }.
    }
question-sell = Which basket do you give back?
question-forget =
    { $left ->
        [one] Which other lesson do you give up?
       *[other] Which { $left } lessons do you give up?
    }
question-remove =
    { $left ->
        [one] Which other treasure do you remove?
       *[other] Which { $left } treasures do you remove?
    }

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
asked-taking = rescue a cat or pass
asked-basket = choose a basket
asked-place = place the tile
asked-bonus = choose the treasure for the map
asked-option = choose what you take for the card
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

choice-keep = Keep ‘{ NAME($card, domain: "card") }’
choice-buy = Buy ‘{ NAME($card, domain: "card") }’
choice-done = Done
choice-colour = Name { NAME($colour, domain: "colour") }
choice-choose = Lay down ‘{ NAME($card, domain: "card") }’
choice-rescue = Rescue { NAME("cat", $colour, domain: "tile", article: "the") } ({ NAME($shape, domain: "shape") })
choice-herd = Move { NAME("cat", $colour, domain: "tile", article: "the") } ({ NAME($shape, domain: "shape") })
choice-basket = Use { NAME($basket, domain: "basket", article: "a") }
choice-sell = Give back { NAME("basket", $side, domain: "unit", adjective: "side", article: "the") }
choice-pass = Pass
choice-end_turn = End your turn
choice-decline = Decline
choice-play = Play ‘{ NAME($card, domain: "card") }’
choice-option = Take { NAME($from, domain: "from") }
choice-take = Take the { NAME($shape, domain: "shape") }
choice-field = To { NAME("field", $side, domain: "unit", adjective: "side", article: "the") }
choice-forget = Give up ‘{ NAME($card, domain: "card") }’
choice-remove = Remove the treasure at { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") }
choice-figure = Take { NAME("figure", $colour, domain: "unit", article: "the") }
choice-keep_family = Keep ‘{ NAME($card, domain: "family_card") }’
choice-place = At { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") }, orientation { NAME($turn, domain: "orientation") }

## event

event-figure_taken =
    { YOU($seat) ->
        [yes] You take { NAME("figure", $colour, domain: "unit", article: "the") }.
       *[no] { PLAYER($seat) } takes { NAME("figure", $colour, domain: "unit", article: "the") }.
    }
event-day_began =
    { $boat ->
        [one] Day { $day } begins. Vesh is one day away.
       *[other] Day { $day } begins. Vesh is { $boat } days away.
    }
event-fields_filled = { COUNTED($cats, "cat", domain: "unit") } gather round the island.
event-rare_treasure = A rare treasure comes out of the bag: the { NAME($shape, domain: "shape") }.
event-fished = Fishing: { COUNTED($fish, "fish", domain: "unit") } each.
event-dealt =
    { YOU($seat) ->
        [yes] You are dealt { COUNTED($cards, "card", domain: "unit") }.
       *[no] { PLAYER($seat) } is dealt { COUNTED($cards, "card", domain: "unit") }.
    }
event-dealt_secret = You are dealt: { NAME($which, domain: "card") }.
event-chose =
    { YOU($seat) ->
        [yes] You have chosen.
       *[no] { PLAYER($seat) } has chosen.
    }
event-received =
    { YOU($seat) ->
        [yes] You are passed { COUNTED($cards, "card", domain: "unit") }.
       *[no] { PLAYER($seat) } is passed { COUNTED($cards, "card", domain: "unit") }.
    }
event-received_secret = You are passed: { NAME($which, domain: "card") }.
event-received_last =
    { YOU($seat) ->
        [yes] You get the last card.
       *[no] { PLAYER($seat) } gets the last card.
    }
event-received_last_secret = You get the last card: { NAME($which, domain: "card") }.
event-chose_cards =
    { YOU($seat) ->
        [yes] You have decided what to buy.
       *[no] { PLAYER($seat) } has decided what to buy.
    }
event-bought =
    { $cards ->
        [0] { YOU($seat) ->
            [yes] You buy nothing.
           *[no] { PLAYER($seat) } buys nothing.
        }
       *[other] { YOU($seat) ->
            [yes] You buy { COUNTED($cards, "card", domain: "unit") } for { COUNTED($fish, "fish", domain: "unit") }.
           *[no] { PLAYER($seat) } buys { COUNTED($cards, "card", domain: "unit") } for { COUNTED($fish, "fish", domain: "unit") }.
        }
    }
event-bought_secret =
    { $cards ->
        [0] You buy nothing.
       *[other] You buy { COUNTED($cards, "card", domain: "unit") } for { COUNTED($fish, "fish", domain: "unit") }: { NAME($which, domain: "card") }.
    }
event-private_lessons =
    { YOU($seat) ->
        [yes] You lay out { COUNTED($lessons, "private_lesson", domain: "unit", article: "a") }.
       *[no] { PLAYER($seat) } lays out { COUNTED($lessons, "private_lesson", domain: "unit", article: "a") }.
    }
event-private_lessons_secret = You lay out face down: { NAME($which, domain: "card") }.
event-public_lesson =
    { YOU($seat) ->
        [yes] You lay out the public lesson “{ NAME($card, domain: "card") }”.
       *[no] { PLAYER($seat) } lays out the public lesson “{ NAME($card, domain: "card") }”.
    }
event-public_lesson_colour =
    { YOU($seat) ->
        [yes] You lay out the public lesson “{ NAME($card, domain: "card") }” and name { NAME($colour, domain: "colour") }.
       *[no] { PLAYER($seat) } lays out the public lesson “{ NAME($card, domain: "card") }” and names { NAME($colour, domain: "colour") }.
    }
event-rescue_cards =
    { $cards ->
        [0] { YOU($seat) ->
            [yes] You lay out no rescue cards.
           *[no] { PLAYER($seat) } lays out no rescue cards.
        }
       *[other] { YOU($seat) ->
            [yes] You lay out { COUNTED($cards, "rescue_card", domain: "unit") } face down.
           *[no] { PLAYER($seat) } lays out { COUNTED($cards, "rescue_card", domain: "unit") } face down.
        }
    }
event-rescue_cards_secret =
    { $cards ->
        [0] You lay out no rescue cards.
       *[other] You lay out face down: { NAME($which, domain: "card") }.
    }
event-revealed =
    { $boots ->
        [0] { YOU($seat) ->
            [yes] You have no boots.
           *[no] { PLAYER($seat) } has no boots.
        }
       *[other] { YOU($seat) ->
            [yes] You have { COUNTED($boots, "boot", domain: "unit") }.
           *[no] { PLAYER($seat) } has { COUNTED($boots, "boot", domain: "unit") }.
        }
    }
event-island_order =
    { SIZE($order) ->
        [one] Now the sister turns up a basket card.
       *[other] Order on the island: { PLAYER($order, you: "you") }.
    }
event-cat_lured =
    { YOU($seat) ->
        [yes] You lure { NAME("cat", $colour, domain: "tile", article: "the") }.
       *[no] { PLAYER($seat) } lures { NAME("cat", $colour, domain: "tile", article: "the") }.
    }
event-cat_rescued =
    { YOU($seat) ->
        [yes] You rescue { NAME("cat", $colour, domain: "tile", article: "the") } for { COUNTED($fish, "fish", domain: "unit") } with { NAME($basket, domain: "basket", article: "a") }.
       *[no] { PLAYER($seat) } rescues { NAME("cat", $colour, domain: "tile", article: "the") } for { COUNTED($fish, "fish", domain: "unit") } with { NAME($basket, domain: "basket", article: "a") }.
    }
event-cat_taken =
    { YOU($seat) ->
        [yes] You take { NAME("cat", $colour, domain: "tile", article: "the") }.
       *[no] { PLAYER($seat) } takes { NAME("cat", $colour, domain: "tile", article: "the") }.
    }
event-tile_placed =
    { $tile ->
        [cat] { YOU($seat) ->
            [yes] You place { NAME("cat", $colour, domain: "tile", article: "the") } on your boat.
           *[no] { PLAYER($seat) } places { NAME("cat", $colour, domain: "tile", article: "the") } on the boat.
        }
        [oshax] { YOU($seat) ->
            [yes] You place { NAME("oshax", $colour, domain: "tile", article: "the") } on your boat.
           *[no] { PLAYER($seat) } places { NAME("oshax", $colour, domain: "tile", article: "the") } on the boat.
        }
       *[other] { YOU($seat) ->
            [yes] You place { NAME($tile, domain: "tile", article: "a") } ({ NAME($shape, domain: "shape") }) on your boat.
           *[no] { PLAYER($seat) } places { NAME($tile, domain: "tile", article: "a") } ({ NAME($shape, domain: "shape") }) on the boat.
        }
    }
event-map_covered =
    { YOU($seat) ->
        [yes] You have covered the treasure map in the right colour.
       *[no] { PLAYER($seat) } has covered the treasure map in the right colour.
    }
event-bonus_lost =
    { YOU($seat) ->
        [yes] You take no treasure for the map.
       *[no] { PLAYER($seat) } takes no treasure for the map.
    }
event-tile_taken =
    { YOU($seat) ->
        [yes] You take { NAME($tile, domain: "tile", article: "a") } ({ NAME($shape, domain: "shape") }).
       *[no] { PLAYER($seat) } takes { NAME($tile, domain: "tile", article: "a") } ({ NAME($shape, domain: "shape") }).
    }
event-card_played =
    { YOU($seat) ->
        [yes] You play “{ NAME($card, domain: "card") }”.
       *[no] { PLAYER($seat) } plays “{ NAME($card, domain: "card") }”.
    }
event-treasures_chosen =
    { $fish ->
        [0] { YOU($seat) ->
            [yes] You choose { NAME($from, domain: "from") }.
           *[no] { PLAYER($seat) } chooses { NAME($from, domain: "from") }.
        }
       *[other] { YOU($seat) ->
            [yes] You pay { COUNTED($fish, "fish", domain: "unit") } and may take { NAME($from, domain: "from") }.
           *[no] { PLAYER($seat) } pays { COUNTED($fish, "fish", domain: "unit") } and may take { NAME($from, domain: "from") }.
        }
    }
event-treasure_declined =
    { YOU($seat) ->
        [yes] You decline the second treasure.
       *[no] { PLAYER($seat) } declines the second treasure.
    }
event-oshax_chosen =
    { YOU($seat) ->
        [yes] You call an oshax ({ NAME($shape, domain: "shape") }).
       *[no] { PLAYER($seat) } calls an oshax ({ NAME($shape, domain: "shape") }).
    }
event-oshax_coloured = The oshax joins { NAME("family", $colour, domain: "unit", article: "the") }.
event-drew =
    { YOU($seat) ->
        [yes] You draw { COUNTED($cards, "card", domain: "unit") }.
       *[no] { PLAYER($seat) } draws { COUNTED($cards, "card", domain: "unit") }.
    }
event-drew_secret = You draw: { NAME($which, domain: "card") }.
event-bought_drawn =
    { $cards ->
        [0] { YOU($seat) ->
            [yes] You buy none of the drawn cards.
           *[no] { PLAYER($seat) } buys none of the drawn cards.
        }
       *[other] { YOU($seat) ->
            [yes] You buy { COUNTED($cards, "drawn_card", domain: "unit") } for { COUNTED($fish, "fish", domain: "unit") }.
           *[no] { PLAYER($seat) } buys { COUNTED($cards, "drawn_card", domain: "unit") } for { COUNTED($fish, "fish", domain: "unit") }.
        }
    }
event-bought_drawn_secret =
    { $cards ->
        [0] You buy none of the drawn cards.
       *[other] You buy { COUNTED($cards, "drawn_card", domain: "unit") } for { COUNTED($fish, "fish", domain: "unit") }: { NAME($which, domain: "card") }.
    }
event-discarded =
    { YOU($seat) ->
        [yes] You discard { COUNTED($cards, "card", domain: "unit") } face down.
       *[no] { PLAYER($seat) } discards { COUNTED($cards, "card", domain: "unit") } face down.
    }
event-discarded_secret = You discard: { NAME($which, domain: "card") }.
event-fish_gained =
    { $fish ->
        [0] { YOU($seat) ->
            [yes] You gain no fish.
           *[no] { PLAYER($seat) } gains no fish.
        }
       *[other] { YOU($seat) ->
            [yes] You gain { COUNTED($fish, "fish", domain: "unit") }.
           *[no] { PLAYER($seat) } gains { COUNTED($fish, "fish", domain: "unit") }.
        }
    }
event-basket_gained =
    { YOU($seat) ->
        [yes] You gain { COUNTED($baskets, "permanent_basket", domain: "unit", article: "a") }.
       *[no] { PLAYER($seat) } gains { COUNTED($baskets, "permanent_basket", domain: "unit", article: "a") }.
    }
event-basket_given =
    { YOU($seat) ->
        [yes] You give back a permanent basket ({ NAME($side, domain: "side") }).
       *[no] { PLAYER($seat) } gives back a permanent basket ({ NAME($side, domain: "side") }).
    }
event-colour_named =
    { YOU($seat) ->
        [yes] You name { NAME($colour, domain: "colour") }.
       *[no] { PLAYER($seat) } names { NAME($colour, domain: "colour") }.
    }
event-bag_tile =
    { $tile ->
        [cat] { YOU($seat) ->
            [yes] You draw { NAME("cat", $colour, domain: "tile", article: "a") } from the bag.
           *[no] { PLAYER($seat) } draws { NAME("cat", $colour, domain: "tile", article: "a") } from the bag.
        }
       *[other] { YOU($seat) ->
            [yes] You draw { NAME($tile, domain: "tile", article: "a") } ({ NAME($shape, domain: "shape") }) from the bag.
           *[no] { PLAYER($seat) } draws { NAME($tile, domain: "tile", article: "a") } ({ NAME($shape, domain: "shape") }) from the bag.
        }
    }
event-bag_tile_lost =
    { $tile ->
        [cat] { YOU($seat) ->
            [yes] You draw { NAME("cat", $colour, domain: "tile", article: "a") } that fits nowhere.
           *[no] { PLAYER($seat) } draws { NAME("cat", $colour, domain: "tile", article: "a") } that fits nowhere.
        }
       *[other] { YOU($seat) ->
            [yes] You draw { NAME($tile, domain: "tile", article: "a") } ({ NAME($shape, domain: "shape") }) that fits nowhere.
           *[no] { PLAYER($seat) } draws { NAME($tile, domain: "tile", article: "a") } ({ NAME($shape, domain: "shape") }) that fits nowhere.
        }
    }
event-cat_arrived = { NAME("cat", $colour, domain: "tile", article: "a", capital: "yes") } arrives.
event-cat_put =
    { YOU($seat) ->
        [yes] You put { NAME("cat", $colour, domain: "tile", article: "the") } into { NAME("field", $side, domain: "unit", adjective: "side", article: "the") }.
       *[no] { PLAYER($seat) } puts { NAME("cat", $colour, domain: "tile", article: "the") } into { NAME("field", $side, domain: "unit", adjective: "side", article: "the") }.
    }
event-cat_moved =
    { YOU($seat) ->
        [yes] You move { NAME("cat", $colour, domain: "tile", article: "the") } to { NAME("field", $side, domain: "unit", adjective: "side", article: "the") }.
       *[no] { PLAYER($seat) } moves { NAME("cat", $colour, domain: "tile", article: "the") } to { NAME("field", $side, domain: "unit", adjective: "side", article: "the") }.
    }
event-lesson_given =
    { YOU($seat) ->
        [yes] You give up a private lesson.
       *[no] { PLAYER($seat) } gives up a private lesson.
    }
event-lesson_given_secret = You give up “{ NAME($card, domain: "card") }”.
event-treasure_removed =
    { YOU($seat) ->
        [yes] You remove a treasure ({ NAME($shape, domain: "shape") }).
       *[no] { PLAYER($seat) } removes a treasure ({ NAME($shape, domain: "shape") }).
    }
event-passed =
    { YOU($seat) ->
        [yes] You pass.
       *[no] { PLAYER($seat) } passes.
    }
event-turn_ended =
    { YOU($seat) ->
        [yes] You end your turn.
       *[no] { PLAYER($seat) } ends the turn.
    }
event-answered_call =
    { YOU($seat) ->
        [yes] You have answered the last call.
       *[no] { PLAYER($seat) } has answered the last call.
    }
event-answered_call_secret = You would like to play “{ NAME($card, domain: "card") }”.
event-family_dealt =
    { YOU($seat) ->
        [yes] You are dealt 3 family cards.
       *[no] { PLAYER($seat) } is dealt 3 family cards.
    }
event-family_dealt_secret = You are dealt: { NAME($which, domain: "family_card") }.
event-day_ended =
    { $cats ->
        [0] Day { $day } is over. Not a single cat is left behind.
        [one] Day { $day } is over. One cat flees.
       *[other] Day { $day } is over. { $cats } cats flee.
    }
event-game_over = Vesh has reached the island. The boats set sail.
event-sister_colour =
    { $points ->
        [one] The sister's next colour is { NAME($colour, domain: "colour") }: 1 point a cat.
       *[other] The sister's next colour is { NAME($colour, domain: "colour") }: { $points } points a cat.
    }
event-sister_speed =
    The sister has { $boots ->
        [0] no boots
       *[other] { COUNTED($boots, "boot", domain: "unit") }
    } and plays { COUNTED($cards, "card", domain: "unit") } today.
event-sister_plays = The sister plays a basket card. { NAME($card, domain: "basket_text") }
event-sister_swapped = She swaps the cats in places { $first } and { $second }.
event-sister_took_cat = The sister takes { NAME("cat", $colour, domain: "tile", article: "the") }.
event-sister_took = The sister takes { NAME($tile, domain: "tile", article: "a") } ({ NAME($shape, domain: "shape") }).
event-sister_took_nothing = There is nothing for the sister to take.

## log

log-day = Day { $day }
log-island = Day { $day }, on the island
log-seat = { PLAYER($seat, you: "you") }: { $parts }
log-bought = { COUNTED($n, "card", domain: "unit") } bought
log-rescued = { COUNTED($n, "cat", domain: "unit") } rescued
log-taken = { NAME($things, domain: "tile", article: "a") } taken

## review

# A round of the Isle is a day; these win over the words of bots and page.

review-round = Day { $round }
reason-turning_point =
    { $round ->
        [-1] Decision { $number }: “{ $better }” instead of “{ $chosen }”, −{ $cost }%
       *[other] Day { $round }: “{ $better }” instead of “{ $chosen }”, −{ $cost }%
    }

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
refusal-another_question = Not now: first you have to { NAME($question, domain: "asked") }.
refusal-not_in_hand = You do not have “{ NAME($card, domain: "card") }” in your hand.
refusal-not_in_draft = “{ NAME($card, domain: "card") }” cannot be played during the draft, only once the buying has begun.
refusal-not_now = “{ NAME($card, domain: "card") }” cannot be played now: a tile is waiting to be placed, or another card is being carried out.
refusal-already_waiting = “{ NAME($card, domain: "card") }” is already waiting for your next tile.
refusal-deck_empty = “{ NAME($card, domain: "card") }” needs cards to draw, but the deck is empty.
refusal-bag_empty = “{ NAME($card, domain: "card") }” needs a tile to draw, but the bag is empty.
refusal-no_basket_to_give = “{ NAME($card, domain: "card") }” needs a permanent basket that is not in use, and you have none.
refusal-no_cat_to_move = “{ NAME($card, domain: "card") }” needs a cat to move, but the fields are empty.
refusal-too_few_lessons = “{ NAME($card, domain: "card") }” needs two private lessons in front of you.
refusal-too_few_treasures = “{ NAME($card, domain: "card") }” needs two treasures on your boat.
refusal-not_in_this_phase = “{ NAME($card, domain: "card") }” can be played only in the rare finds phase.
refusal-one_card_per_turn = You can play only one card a turn.
refusal-nothing_to_take = What “{ NAME($card, domain: "card") }” allows is gone or does not fit on your boat.
refusal-not_this_card = “{ NAME($card, domain: "card") }” does not offer that.
refusal-not_enough_fish_for_card =
    { $has ->
        [0] “{ NAME($card, domain: "card") }” costs { COUNTED($needs, "fish", domain: "unit") }, and you have none.
       *[other] “{ NAME($card, domain: "card") }” costs { COUNTED($needs, "fish", domain: "unit") }, and you have only { $has }.
    }
refusal-no_such_card = “{ NAME($card, domain: "card") }” is not one of the cards you can buy.
refusal-not_in_pack = “{ NAME($card, domain: "card") }” is not one of the cards you are choosing from.
refusal-figure_taken = { NAME("figure", $colour, domain: "unit", article: "the", capital: "yes") } is taken.
refusal-not_your_family_card = “{ NAME($card, domain: "family_card") }” is not one of your cards, or you have kept it already.
refusal-one_cat_per_turn = You can rescue only one cat per turn.
refusal-cat_not_here = { NAME("cat", $colour, domain: "tile", article: "the", capital: "yes") } ({ NAME($shape, domain: "shape") }) is not at the island.
refusal-no_basket = You have no basket left for a cat.
refusal-not_enough_fish =
    { $has ->
        [0] This cat costs { COUNTED($needs, "fish", domain: "unit") }, and you have none.
       *[other] This cat costs { COUNTED($needs, "fish", domain: "unit") }, and you have only { $has }.
    }
refusal-no_room = The { NAME($shape, domain: "shape") } fits nowhere on your boat.
refusal-wrong_shape =
    { $turns ->
        [one] The { NAME($shape, domain: "shape") } looks the same however you turn it.
       *[other] There are only { $turns } different ways to turn the { NAME($shape, domain: "shape") }.
    }
refusal-outside = The { NAME($shape, domain: "shape") } would stick out of the boat at { $where }.
refusal-overlap = The { NAME($shape, domain: "shape") } would lie on another tile at { $where }.
refusal-no_contact = The { NAME($shape, domain: "shape") } would touch no other tile. It needs a tile beside it.
refusal-not_this_kind = The { NAME($shape, domain: "shape") } cannot be taken here.
refusal-none_left = No { NAME($shape, domain: "shape") } is left.
refusal-no_such_basket = You cannot use { NAME($basket, domain: "basket", article: "a") } now.
refusal-no_basket_of_side = You have no { NAME("basket", $side, domain: "unit", adjective: "side") } to give back.
refusal-no_such_lesson = “{ NAME($card, domain: "card") }” is not one of your lessons.
refusal-no_treasure_here = There is no treasure of yours at { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") }.
refusal-move_one_first = Move at least one cat.
refusal-moved_already = You have moved { NAME("cat", $colour, domain: "tile", article: "the") } already.
refusal-end_your_turn = You have done something already: end your turn instead of passing.
refusal-act_or_pass = First rescue a cat or play a card – or pass.

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
score_line-family =
    { $size ->
        [one] One { NAME($colour, domain: "colour") } cat
       *[other] Family of { $size } { NAME($colour, domain: "colour") } cats
    }
score_line-family_card = { NAME($card, domain: "family_card", capital: "yes") }
score_line-rare_treasures = Rare treasures: { $number }
score_line-lesson = { NAME($card, domain: "card", capital: "yes") }
score_line-public_lesson = { NAME($card, domain: "card") } (public)
score_line-public_lesson_colour = { NAME($card, domain: "card") }, { NAME($colour, domain: "colour") } (public)
score_line-sister_colour = { COUNTED($cats, "cat", $colour, domain: "unit") } at { $each } each
score_line-sister_lesson = { NAME($card, domain: "sister_card", capital: "yes") }

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

page-goal_family = a family of three
page-goal_rat = a rat in sight
page-goal_room = a room not filled
page-day =
    { $vesh ->
        [one] Day { $day }, Vesh is one day away
       *[other] Day { $day }, Vesh is { $vesh } days away
    }
page-field_left = Left field, { $price } fish each
page-field_right = Right field, { $price } fish each
page-field_island = Round the island
page-public = Public lessons
terminal-player = { $name }, { NAME($boat, domain: "boat") }, place { $place } on the island
terminal-seat = Seat { $seat }
terminal-cat = { NAME($colour, domain: "colour", capital: "yes") } ({ NAME($shape, domain: "shape") })
terminal-legend = ✗ rat · ◆ map · rooms: ʌ parrot, ☾ moon, ○ apple, ≀ grain, · none
page-holds = { COUNTED($fish, "fish", domain: "unit") } · baskets: { $active } active, { $used } used · { COUNTED($hand, "hand_card", domain: "unit") } · { COUNTED($lessons, "private_lesson", domain: "unit") }
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
page-baskets =
    { $all ->
        [one] { $active } of 1 basket
       *[other] { $active } of { $all } baskets
    }
page-in_hand = { COUNTED($n, "card", domain: "unit") }
page-turn = Turn
page-flip = Flip
page-bag = { $n } in the bag
page-deck = { $n } in the deck
page-price = { $n } fish
page-to_buy = To buy
page-open_cards = In front of the boat
page-nothing = Nothing
page-points = { $n } now

## keys


## screen

screen-wish = Your answer to the call
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
screen-sandbox = Sandbox: nothing counts yet
screen-gain =
    { $n } { $of ->
        [one] point
       *[other] points
    }
screen-day_over = Day { $n } is over
screen-lessons_laid = Private lessons
screen-call_cards = You can still play the anytime cards that glow, or go on.
screen-call_none = You have no card to play now. Go on when you are ready.
screen-continue = Continue
screen-sister_first = first on the island
screen-sister_card = Next
screen-kind_rescue = Rescue
screen-kind_lesson = Lesson
screen-kind_public_lesson = For all
screen-kind_anytime = Anytime
screen-kind_oshax = Oshax
screen-kind_treasure = Treasure
screen-view_boat = Boat
screen-view_others = Others
screen-supply = Treasures and oshax
screen-price =
    { $n } { $n ->
        [one] fish
       *[other] fish
    }
screen-left = left
screen-left_if_kept = left if kept
screen-left_if_bought = left if bought
screen-short = { $n } short
screen-mark_keep = keep
screen-mark_buy = buy
screen-mark_choose = lay down
screen-mark_forget = give up
screen-mark_keep_family = keep
screen-kept_of = Kept { $n } of { $of }
screen-to_buy = You buy
screen-laid = In front of your boat
screen-given_up = You give up
screen-all_left = { $n } left if you buy all
screen-all_short = { $n } short if you buy all
screen-go_to =
    { $n ->
        [one] 1 goes to { $name }
       *[other] { $n } go to { $name }
    }
screen-choosing = choosing
screen-ready = ready
screen-pick_keep =
    { $n ->
        [one] Keep this one
       *[other] Keep these { $n }
    }
screen-pick_keep_family =
    { $n ->
        [one] Keep this one
       *[other] Keep these { $n }
    }
screen-pick_forget =
    { $n ->
        [one] Give up this one
       *[other] Give up these { $n }
    }
screen-pick_buy = Buy { COUNTED($n, "card", domain: "unit") } for { COUNTED($fish, "fish", domain: "unit") }
screen-pick_choose = Lay down { COUNTED($n, "card", domain: "unit") }
screen-none_buy = Buy nothing
screen-none_choose = Lay down none
screen-plan_rescue = Rescue { NAME("cat", $colour, domain: "tile", article: "the") } for { COUNTED($fish, "fish", domain: "unit") } with { NAME($basket, domain: "basket", article: "a") }.
screen-plan_take = Take { NAME("cat", $colour, domain: "tile", article: "the") }.
screen-plan_treasure = Take { NAME($tile, domain: "tile", article: "the") }.
screen-plan_place = Place it here.
screen-use_basket = Basket
screen-fits = It fits here.
screen-misfit = It does not fit here.
screen-gain_family = Family of { COUNTED($size, "cat", $colour, domain: "unit") } ({ $points })
screen-gain_rats =
    { $n ->
        [one] covers 1 rat
       *[other] covers { $n } rats
    }
screen-gain_map = covers the { NAME($colour, domain: "colour") } treasure map
screen-gain_room = fills the { NAME($room, domain: "room") } ({ $points })
screen-gain_line = { $line } ({ $points })
screen-gain_all = { $points } in all
screen-touches = touches { COUNTED($n, "cat", $colour, domain: "unit") }
screen-at = { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") }
screen-took = { $name } took { NAME("cat", $colour, domain: "tile", article: "the") }
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

## rule.goal

rule-goal-title = The goal
rule-goal-text = Vesh is coming, and you rescue as many cats of the island as your boat can carry. Keep cats of one colour together in families, fill the rooms, cover the rats and follow your lessons: whoever has the most points after five days wins.

## rule.turns

rule-turns-title = Whose turn it is
rule-turns-text = In the draft and when buying, all decide at once and in secret; otherwise you take turns in island order. In your turn you rescue one cat, or play one find, or pass. Whoever passes takes no more turns in this phase.

## rule.setup

rule-setup-title = Setup
rule-setup-text = The bag holds 85 cats and 25 rare treasures. Six oshax and, of each of four shapes, 5, 8 or 11 common treasures lie on the table for 2, 3 or 4 players, 5 in the solo game. Everybody has a boat and one permanent basket. A random player is first; from there on each takes a figure of a free colour.

## rule.day

rule-day-title = A day
rule-day-text = The fields are filled with 4 cats per player, 8 in the solo game, half of them left, half right. Everybody catches 20 fish. Then come five phases: explore (draft and buy cards), read lessons, lay out rescue cards, rescue cats, and rare finds. Cats left behind leave the game, used baskets become active again, and a last call for anytime cards ends the day. After five days the boats are scored.

## rule.draft

rule-draft-title = Draft
rule-draft-text = Of seven cards you keep two and pass five, of five you keep two and pass three, of three you keep two and pass the last, which the receiver must keep. Cards are passed left on days 1, 3 and 5, right on days 2 and 4. Nobody passes before all have chosen.

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
rule-rescue_cards-text = In island order each lays any number of rescue cards face down in front of the boat. All are turned up together. Most boots go first on the island; equal sums keep their order.

## rule.rescue

rule-rescue-title = Rescuing cats
rule-rescue-text = In your turn rescue one cat: it needs a basket, 3 fish in the left field or 5 in the right, and a legal place. Or pass. The phase ends when both fields are empty or all have passed; rescue cards in front of the boats are then discarded.

## rule.baskets

rule-baskets-title = Baskets
rule-baskets-text = Each rescue uses one basket: an active permanent basket, which is turned to its used side, a revealed basket card, or two revealed broken baskets.

## rule.placing

rule-placing-title = Placing tiles
rule-placing-text = A tile may be turned and flipped. It must lie inside the boat on free squares and share a side with another tile; the first tile may lie anywhere. Walls, rats and maps are no obstacle. A tile that fits nowhere cannot be taken.

## rule.maps

rule-maps-title = Treasure maps
rule-maps-text = A cat or oshax that covers the map of its own colour lets you take and place one common treasure at once, in the family game a common or a rare one.

## rule.finds

rule-finds-title = Rare finds
rule-finds-text = In island order, again and again: play one oshax or treasure card, or pass for the phase. A card can be played only if something it gives is left and fits on your boat.

## rule.treasures

rule-treasures-title = Treasures and oshax
rule-treasures-text = Treasures on the table are limited. Two treasures of a card are taken and placed one after the other; the second may be declined. An oshax is given a colour for good.

## rule.anytime

rule-anytime-title = Anytime cards
rule-anytime-text = You may play them whenever you have to decide something yourself, except in the draft, also while others choose rescue cards or take a turn, and in the last call. They cannot be played while a tile waits to be placed or another card is being carried out. A card bought today can be played from phase 3 on.

## rule.call

rule-call-title = The last call
rule-call-text = At the end of each day all are asked at once: play an anytime card, or done. Nobody sees the others' answers. Of those who want to play a card, the first in island order plays it; then all are asked again. The day ends when all are done.

## rule.scoring

rule-scoring-title = Scoring
rule-scoring-text = You lose 1 point for each visible rat and 5 for each room that is not filled. A family of 3, 4, 5 or 6 cats of one colour that touch scores 8, 11, 15 or 20, and 5 for each cat more; each rare treasure scores 3. Then the lessons count. In a tie the player with more fish wins.

## rule.family

rule-family-title = Family game
rule-family-text = Keep 2 of 3 family cards. Each day 4 cats per player lie round the island; in turn take one and place it, or pass for the day. The first player then becomes last. Rats, rooms, families and your two cards score; in a tie the player with more filled rooms wins.

## rule.taking

rule-taking-title = Taking cats
rule-taking-text = Take any one cat and place it at once. When no cat is left or all have passed, the day is over.

## rule.solo

rule-solo-title = Solo game
rule-solo-text = 5 common treasures of each shape are on the table, and each day 8 cats lie in the fields, 4 left and 4 right. Draw five cards and keep three, twice, then one more. Your sister plays basket cards between your turns and takes cats, oshax and treasures from their lines. Each day one of her colours is turned up: each cat of the first colour on your boat scores 5 points for her, of the later ones 4, 3, 2 and 1; her lessons score too. Your public lessons count half, rounded up. You win with more points than she has.

## nonsense

nonsense-one_of = { $name } { $value } is not one of { LIST($right, join: "comma") }
nonsense-field = unknown field { $field }; { $task } has { LIST($right, join: "comma") }
nonsense-card = { $key }: { $number } is not a card from { $first } to { $last }
nonsense-card_twice = { $key }: card { $number } is there twice
nonsense-no_public = public: the family game has no public lessons
nonsense-needs_colour = public: card { $number } needs a colour
nonsense-players = players { $n } is not 1 to 4
nonsense-nobody = players: nobody plays
nonsense-tiles = rare: { $number } is not a number of tiles

## complaint

# About material that cannot be right; the words before a colon and in quotes stand in the files.

complaint-rows_of_marks = { $where }: { $key } is not { $height } rows of { $width } marks.
complaint-room_numbers = { $where }: numbers { $numbers } are not 1 to 7.
complaint-room_symbols = { $where }: symbols { $given } are not { $right }.
complaint-every_square = { $where }: room_grid: every square of the boat belongs to one of the rooms A to G.
complaint-middle_row = { $where }: middle_row { $row } does not go from stern to bow.
complaint-outline = { $where }: grid: the outline is not that of room_grid.
complaint-rats = { $where }: grid: { $rats } rats, not { $right }.
complaint-maps = { $where }: grid: there must be one treasure map of each colour.
complaint-maps_elsewhere = { $where }: grid: maps at { $here }, but on the other boats at { $there }.
complaint-drawings = { $where }: { $key } { $given } is not what the drawings show: { $right }.
complaint-mark = { $where }: grid: mark { $mark } is not one of ~ . x { $letters }.
complaint-kind = { $where }: kind { $given } is not one of { $right }.
complaint-two_options = { $where }: options: a treasure card has two options.
complaint-ids_of_cards = { $where }: card: ids are not 1 to 150 in order.
complaint-kinds_of_cards = { $where }: card: kinds { $given } are not { $right }.
complaint-price = { $where }: price { $price } is not between 0 and 5.
complaint-same_name = { $where }: name: card { $card } has the same name and another price or kind.
complaint-different_cards = { $where }: card: different cards { $given } are not { $right }.
complaint-rescue_cards = { $where }: card: rescue cards (price, boots, basket) { $given } are not { $right }.
complaint-drawn_cards = { $where }: card: draw cards draw { $drawn }; they must draw 10, because four players are dealt 140.
complaint-new_baskets = { $where }: card: { $cards } cards give a permanent basket; 6 must, because four of the ten baskets are dealt.
complaint-cats_in_the_bag = { $where }: card: the cards draw more than the 5 cats that four players leave in the bag.
complaint-no_effect = { $where }: effect is missing; a card of kind { $kind } has one.
complaint-ids_of_family_cards = { $where }: card: ids are not 151 to 168 in order.
complaint-ids_of_solo_cards = { $where }: card: ids are not 169 to 215 in order.
complaint-colour_cards = { $where }: card: there must be one colour card of each colour.
complaint-difficulty = { $where }: { $given } is not easy 0, medium 1, hard 2, very_hard 3, expert 4.
complaint-basket_card = { $where }: boots { $boots } and baskets { $baskets } are not at most 9 and 4.
complaint-two_steps = { $where }: steps: { $steps } are not two steps.
complaint-swap = { $where }: swap { $places } is not two places from 1 to 15.
complaint-metric_needs = { $where }: metric { $metric } needs { NAME($what, domain: "needed") }.
complaint-rows_of_shape = { $where }: rows { $rows } are not rows of equal length made of '#' and '.'.
complaint-squares_of_shape = { $where }: squares { $given }: { $drawn } are drawn; they must be connected.
complaint-orientations = { $where }: orientations { $given }: the drawing has { $drawn }.
complaint-shapes_times_copies = { $where }: { $key } { $given }: shapes times { $copies } give { $counted }; { $right } is right.
complaint-by_players = { $where }: { $given } is not { $right } for 1 to 4 players.
complaint-colours = { $where }: colours { $given } are not blue, green, red, purple, orange.
complaint-small = { $where }: small { $given } are not the two smallest shapes, named first in shapes.
complaint-prices = { $where }: prices { $given } are not 3 left and 5 right.
complaint-one_file_only = { $where }: { $shape } stands in only one of shapes.toml and tiles.toml.
complaint-sizes = { $where }: sizes { $given } are not { $right }.
complaint-same_shape = { $where }: rows: the same tile as { $shape }.
complaint-cells_once = { $where }: cells: the squares of a tile are different, and at least one.
complaint-cells_wanted = { $where }: { $key }: { $value } is not { NAME($wanted, domain: "wanted") }.
complaint-cell = { $where }: cells: { $value } is not [row, column].

## needed

needed-one-colour = one colour
needed-no-colour = no colour
needed-rooms = rooms
needed-no-rooms = no rooms
needed-at_least = at_least
needed-no-at_least = no at_least
needed-n = n
needed-no-n = no n

## wanted

wanted-name-left-or-right = {"["}name, "left" or "right"]
wanted-shape-number = {"["}shape, number]

## theme

# What a puzzle asks, as its title.

theme-taking = Which cat?
theme-rescue = Which cat?
theme-rescue_more = One more cat?
theme-place = Best placement
theme-draft = Which card to keep?
theme-family_cards = Which family cards to keep?
theme-buying = Which card to buy?
theme-drawn = Which card to buy?
theme-choosing = Which rescue cards to lay out?
theme-basket = Which basket?
theme-find = Which treasure card?
theme-treasure = Which treasure?
theme-second_treasure = Which second treasure?
theme-bonus = Which treasure from the map?
theme-oshax = Which oshax?
theme-oshax_colour = Which family for the oshax?
theme-option = What to take for the card?
theme-turn_end = One more thing this turn?
theme-call = An anytime card now?
theme-figure = Which figure?
theme-lesson_colour = Which colour to name?
theme-fish_colour = Which colour to name?
theme-arrival = Which field?
theme-herd = Which cat to move?
theme-sell = Which basket to give back?
theme-forget = Which lesson to give up?
theme-remove = Which treasure to remove?

## about

about-cat_does = Cats of one colour that touch form a family: three score 8 points, four 11, five 15.
about-cat_free = Free to take
about-cat_price = Costs { COUNTED($n, "fish", domain: "unit") } and a basket
about-oshax_does = Counts for the family whose colour you name.
about-common_does = Belongs to no family, but it fills gaps and rooms and covers rats.
about-rare_does = Scores 3 points. It belongs to no family, but it fills gaps and rooms and covers rats.
about-left_worth = { $n } left
about-family_worth = Hangs together now: { $n }
about-gone = A cat that was taken
about-gone_does = It is gone from the island since your last turn.
about-rat = Rat
about-rat_does = A rat in sight at the end costs 1 point. Any tile on it drives it away.
about-rat_worth = In sight now: { $n }
about-map = { NAME($colour, domain: "colour") } treasure map
about-map_does = Cover it with a cat of this colour and you take a treasure at once.
about-room_does = A room that is not full at the end costs 5 points.
about-room_worth = Free squares: { $n }
about-fish = Fish
about-fish_does = Pays for cards and for cats. Every day brings more.
about-fish_worth = { $n } now
about-baskets = Permanent baskets
about-baskets_does = Every cat needs a basket. A permanent one is ready again each day.
about-baskets_worth = { $n } ready
about-boots = Boots
about-boots_does = Whoever shows the most boots goes first today.
about-boots_worth = { $n } now
about-price = Price
about-price_does = Fish for every cat of this field.
about-price_worth = { COUNTED($n, "fish", domain: "unit") }
about-sister = Your sister’s colours
about-sister_does = She scores for cats of these colours, most for the first.
about-days = The five days
about-days_does = When the fifth is over Vesh comes, and the boats are counted.
about-days_worth = Today: day { $n }
about-order = Turn order
about-order_does = Turns go from left to right. In the full game whoever shows the most boots comes first.
about-order_worth = { $name }: number { $n }
about-draft = The draft
about-draft_does = Everybody keeps two cards at the same time and passes the others on.
about-other_boat = { $name }’s boat
about-other_boat_does = A click shows it large.
about-other_boat_worth = Tiles on it: { $n }
about-rescue_card = A rescue card: its baskets and boots work today.
about-lesson_card = A lesson scores at the end, for you alone.
about-public_lesson_card = A public lesson scores at the end, for everybody.
about-anytime_card = Play it whenever you like, in the turns of others too.
about-oshax_card = Played in the evening: take an oshax and lay it.
about-treasure_card = Played in the evening: take treasures and lay them.
