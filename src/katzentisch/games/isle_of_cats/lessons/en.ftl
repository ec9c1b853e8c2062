# What Minka says in the lessons of The Isle of Cats. A step has a title and a text; `other` answers another legal choice.

lesson-family-name = Your first cats

lesson-family-goal-title = Fill your boat with cats.
lesson-family-goal-text = Cats of one colour that touch are a family. Whoever has the most points after five days wins.

lesson-family-figure-title = Choose a figure.
lesson-family-figure-text = It only shows who is who.

lesson-family-cards-title = Keep two of these cards.
lesson-family-cards-text = They are your secret tasks, and each counts something else at the end. Keep the two that look easiest.

lesson-family-take-title = Take this orange cat.
lesson-family-take-text = In the family game cats cost nothing: each turn you take one from beside the island.
lesson-family-take-other = You need not take one, but whoever passes is out for the day.

lesson-family-place-title = Put it on the orange map.
lesson-family-place-text = I have laid it there for you. Drag it anywhere; the buttons below turn and flip it (keys R and F). The first cat may lie anywhere. A map covered by its own colour gives you a treasure!
lesson-family-place-other = It may lie there too. From now on every tile must touch another.

lesson-family-treasure-title = You found a treasure. Take one!
lesson-family-treasure-text = A treasure belongs to no family, but it fills gaps, and a rare one scores 3 points as well.

lesson-family-place_treasure-title = Lay the treasure on the deck.
lesson-family-place_treasure-text = Everything after the first cat must touch a tile that lies there already. Green means it fits.

lesson-family-take_second-title = Another orange cat, please.
lesson-family-take_second-text = Two of a colour that touch are the beginning of a family.
lesson-family-take_second-other = You need not take one, but whoever passes is out for the day.

lesson-family-place_second-title = Let it touch the first one.
lesson-family-place_second-text = Side by side counts, corner to corner does not.
lesson-family-place_second-other = It may lie there too, but then the two are no family yet.

lesson-family-rats-title = Mind the rats.
lesson-family-rats-text = Every rat still in sight at the end costs 1 point. Cover it, and it is gone.

lesson-family-take_third-title = And the third orange cat.
lesson-family-take_third-text = From three cats on a family scores: three are worth 8 points, four 11, five 15.
lesson-family-take_third-other = You need not take one, but whoever passes is out for the day.

lesson-family-place_third-title = Make them a family.
lesson-family-place_third-text = All three must hang together. Then you have 8 points.
lesson-family-place_third-other = It may lie there too. A family can still grow together later.

lesson-family-rooms-title = Fill the rooms.
lesson-family-rooms-text = A room with a free square at the end costs 5 points. One that is full costs nothing, so finish what you begin.

lesson-family-play_on-title = Five days, then Vesh arrives. Play on!
lesson-family-play_on-text = New cats come to the island every day. If you wonder what to do, the light bulb has a hint.

lesson-family-map-title = Another map covered!
lesson-family-map-text = There is one of each colour on your boat, and each gives a treasure.

lesson-full-name = The full game

lesson-full-goal-title = The full game: fish, cards and baskets.
lesson-full-goal-text = Boat and points are as in the family game. New is how you rescue a cat: it takes fish and a basket, and cards help you.

lesson-full-figure-title = Choose a figure.
lesson-full-figure-text = Its place on the island shows who goes first.

lesson-full-draft-title = Keep two cards and pass the others on.
lesson-full-draft-text = Take the oshax, a rare find, and a basket with boots. The fish in the corner is the price; you pay later.
lesson-full-draft-other = A good card too. You pay for it later.

lesson-full-draft_again-title = Now from your neighbour's cards.
lesson-full-draft_again-text = Another basket never hurts. Lessons are tasks that score at the end: blue ones for you alone, green ones for everybody.
lesson-full-draft_again-other = A good card too. You pay for it later.

lesson-full-draft_last-title = And the last two.
lesson-full-draft_last-text = One can be played at any time. The other is a public lesson: it counts for everybody.
lesson-full-draft_last-other = A good card too. You pay for it later.

lesson-full-buy-title = Buy what you can use.
lesson-full-buy-text = You have { $fish } fish. Choose the cards that are lit and confirm. A cat costs 3 fish on the left and 5 on the right, so keep some.
lesson-full-buy-other = Fish you do not spend stay yours.

lesson-full-lesson-title = Name a colour for your lesson.
lesson-full-lesson-text = It counts for everybody, so choose a colour you mean to collect.

lesson-full-lay_out-title = Lay out your rescue cards.
lesson-full-lay_out-text = Every basket rescues one cat; two broken ones count as one. Whoever shows the most boots goes first.
lesson-full-lay_out-other = Then your permanent basket must do.

lesson-full-rescue-title = Rescue this cat.
lesson-full-rescue-text = It is in the left field and costs 3 fish; on the right cats cost 5. Each needs a basket as well.
lesson-full-rescue-other = You can pass and save your fish; then you are out for this phase.

lesson-full-basket-title = Which basket?
lesson-full-basket-text = Basket cards are discarded tonight, so use them first. The permanent basket is ready again tomorrow.

lesson-full-place-title = Onto the boat with it.
lesson-full-place-text = As in the family game: the first tile may lie anywhere, every other must touch one that lies there.

lesson-full-anytime-title = Play your anytime card.
lesson-full-anytime-text = Anytime cards work whenever you like, even in the turns of others. This one lets you rescue one more cat today.
lesson-full-anytime-other = Keep it for later, then: it stays in your hand.

lesson-full-end_turn-title = End your turn.
lesson-full-end_turn-text = In each turn you rescue one cat. Then the others do, until everybody has passed.

lesson-full-rescue_again-title = Another cat? Or pass.
lesson-full-rescue_again-text = Rescue as long as you have fish and baskets, best a cat that can touch its family. Then pass: fish that are left stay yours.

lesson-full-pass-title = No fish left? Then pass.
lesson-full-pass-text = Whoever passes rescues no more cats today. Once everybody has passed, evening comes.

lesson-full-finds-title = Evening: time for rare finds.
lesson-full-finds-text = Oshax and treasure cards are played now, one at a time. Play your oshax!
lesson-full-finds-other = Keep it for later, then: it stays in your hand.

lesson-full-oshax-title = Choose an oshax.
lesson-full-oshax-text = They differ in their shape alone. Take one that fits your boat.

lesson-full-oshax_colour-title = Name its colour.
lesson-full-oshax_colour-text = An oshax joins any family you like. Choose the colour you have most of.

lesson-full-place_oshax-title = Lay it beside its family.
lesson-full-place_oshax-text = Drag it into place and confirm. It counts like any cat of that colour, and like any tile it must touch another.

lesson-full-play_on-title = That was a day. Four more: play on!
lesson-full-play_on-text = At the end rats, rooms, families, rare treasures and lessons are counted. If you wonder what to do, the light bulb has a hint.

lesson-full-treasure-title = A treasure!
lesson-full-treasure-text = It belongs to no family, but it fills gaps; a rare one scores 3 points as well.

# How a round goes: the phases of a turn, for the rules and for "What can I do?" at the table.

round-family-cards-title = Choose your tasks
round-family-cards-text = Before the first day you keep two of three cards. They are your secret tasks and score at the end.

round-family-taking-title = Take a cat
round-family-taking-text = In your turn take any cat beside the island, or pass for the day. Cats cost nothing here.

round-family-placing-title = Put it on the deck
round-family-placing-text = Turn and flip it as you like. The first tile may lie anywhere, every other must touch one that lies there.

round-family-together-title = Keep families together
round-family-together-text = Cats of one colour that touch are a family: three score 8 points, four 11, five 15.

round-family-maps-title = Cover a map
round-family-maps-text = A cat on the map of its own colour finds a treasure. Take one and lay it at once.

round-family-treasures-title = Fill the gaps
round-family-treasures-text = Treasures belong to no family, but they fill rooms and cover rats. A rare one scores 3 points as well.

round-full-draft-title = Draft cards
round-full-draft-text = Keep two cards and pass the others on until all are dealt out. You pay later.

round-full-buying-title = Buy cards
round-full-buying-text = Pay the fish at the corner of every card you want to keep. Cats cost fish too, so keep some.

round-full-rescue_cards-title = Lay out rescue cards
round-full-rescue_cards-text = Everybody lays out baskets and boots face down. Whoever has the most boots goes first; every basket carries one cat.

round-full-rescue-title = Rescue a cat
round-full-rescue-text = In your turn rescue one cat: it costs 3 fish in the left field, 5 in the right. Or pass.

round-full-baskets-title = Choose a basket
round-full-baskets-text = Every cat needs a basket: the permanent one, a basket card, or two broken ones together.

round-full-placing-title = Put it on the boat
round-full-placing-text = Keep colours together, cover rats, fill rooms. Every tile but the first must touch another.

round-full-finds-title = Rare finds
round-full-finds-text = At the end of the day play oshax and treasure cards, one at a time in island order.
