# What the bots are and say. A reason's blanks: {other} is a choice in the game's own words.

## bot

bot-random = Chance
bot-greedy = At a glance
bot-search = Search
bot-plain = Plain search
bot-kruemel = Krümel
bot-minka = Minka
bot-murr = Murr
bot-bastet = Bastet

## bot_about

bot_about-random = Takes any legal choice.
bot_about-greedy = Takes what looks best at a glance.
bot_about-search = Searches many possible tables, with what was learned from self-play.
bot_about-plain = Searches with random playouts and nothing learned; for comparison.
bot_about-kruemel = A kitten. Wants to play well, and is easily distracted.
bot_about-minka = The house cat. Sees at a glance what looks good, and takes it.
bot_about-murr = The reading tomcat. Thinks a moment about what the others may hold.
bot_about-bastet = The goddess. Tries hundreds of ways it may go on before she moves a whisker.

## reason

reason-forced = It was the only thing I could do.
reason-only_idea = Nothing else came close, so I looked no further.
reason-at_a_glance = It looked best of { $legal } choices; next best looked: { $other }.
reason-worth_more = This way I stand at about { $share } %, and at { $other_share } % with the next best: { $other }.
reason-worth_the_same = { $other } would be about as good ({ $other_share } % against { $share } %); I looked at this one more often.
reason-feature_more = It leads to more of this: { NAME($feature, domain: "feature") }.
reason-feature_less = It leads to less of this: { NAME($feature, domain: "feature") }.
reason-clear = In { $visits } of { $iterations } tries it stayed my first choice.

## feature

feature-trade = trade tiles
feature-bonus = bonus tiles
feature-groups = groups of merchants
feature-places = mysterious places
feature-silver = silver
feature-gold = gold
feature-spice = spice
feature-food = food
feature-merchandise = goods
feature-stock = merchants at home
feature-purse = what silver can still buy
feature-best-boat = a good boat within reach
feature-aboard = merchants aboard
feature-points = points
feature-points-ahead-of-next-1 = points ahead of the next player
feature-points-ahead-of-next-2 = points ahead of the player after next
feature-points-ahead-of-next-3 = points ahead of the third player
feature-round = rounds
feature-boats-in-pile = boats in the pile
feature-first-player = being first player
feature-last-merchant-end = the end by the last merchant
feature-lead = the lead
feature-day = days
feature-fish = fish
feature-active_baskets = baskets ready to use
feature-used_baskets = used baskets
feature-hand = cards in hand
feature-private_lessons = private lessons
feature-tiles = tiles on the boat
feature-cats = cats aboard
feature-oshax = Oshax
feature-rare = rare treasures
feature-common = common treasures
feature-visible_rats = visible rats
feature-visible_maps = open treasure maps
feature-filled_rooms = filled rooms
feature-edge_empty = empty squares along the edge
feature-families = families
feature-family_points = points for families
feature-largest_family = the largest family
feature-lonely_cats = lonely cats
feature-smallest_colour = the rarest colour
feature-island_place = the place in turn order
feature-rescue_cards_in_hand = rescue cards in hand
feature-deeds_in_hand = anytime cards in hand
feature-lesson_points = points for lessons
feature-payable_rescues = affordable rescues
feature-covered = covered squares
feature-room_hope = rooms nearly filled
feature-holes = holes in the boat
feature-ragged = ragged gaps
feature-pairs = pairs of cats
feature-lesson_hope = lessons within reach
feature-public_points = points for public lessons
feature-public_hope = public lessons within reach
feature-to-the-target = the way to the target
feature-levels = levels of the cathedral
feature-tokens = tokens
feature-coins = coins
feature-income-in-hand = income in hand
feature-wheat = wheat
feature-wood = wood
feature-clay = clay
feature-stone = stone
feature-cubes = cubes
feature-cubes-wanted = cubes still wanted
feature-masters = masters
feature-master-power = what the masters can do
feature-cards = cards
feature-deck-power = a strong deck
feature-nobles = nobles
feature-noble-lead = the lead in nobles
feature-collector-close = the tax collector's nearness
feature-tax-at-risk = what the tax may take
feature-influence = influence
feature-free-fields = free fields
feature-stage = the stage of the game
feature-last-rounds = the last rounds
feature-my-turn = being on turn
feature-points-in-reach = points in reach
feature-next-purchase = the nearness of the next purchase
feature-way-in-cubes = what the target still costs
feature-power-of-a-turn = what a turn brings
feature-way-in-turns = the turns to the target
feature-ahead-in-time = being at the target first
feature-hand-power = a strong hand
feature-cathedral-masters = cathedral masters
feature-claims = tokens of one's own cathedral masters
feature-turns-behind = turns the others had more
feature-at-the-target = having reached the target
feature-decisive-lead = a lead that wins
feature-tax-due = the tax that is due
