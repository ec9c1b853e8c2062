# What Minka says in the lessons of The Isle of Cats. A step has a title and a text; `other` answers another legal choice.

lesson-family-name = Your first cats

lesson-family-goal-title = Fill your boat with cats.
lesson-family-goal-text = Cats of one colour that touch are a family; from three on a family scores. Rats you leave in sight and rooms you do not fill cost points.

lesson-family-figure-title = Choose a figure.
lesson-family-figure-text = It only shows who is who.

lesson-family-cards-title = Keep two of these cards.
lesson-family-cards-text = They are your secret tasks, and each counts something else. Keep the two you trust yourself to do.

lesson-family-take-title = Take a cat.
lesson-family-take-text = In the family game cats cost nothing. Take one you like, or one of a colour that lies there more than once.
lesson-family-take-other = You need not take one; whoever passes is out for the day.

lesson-family-place-title = Put it on the deck.
lesson-family-place-text = Drag it, turn it with R and flip it with F. The first cat may lie anywhere, over rats and across walls too.

lesson-family-take_second-title = Take another one.
lesson-family-take_second-text = From now on every piece must touch one that lies there already. The same colour would be the beginning of a family.
lesson-family-take_second-other = You need not take one; whoever passes is out for the day.

lesson-family-place_second-title = Keep the colours together.
lesson-family-place_second-text = Three cats of a colour that touch score 8 points, four 11, five 15. A rat you cover no longer counts.

lesson-family-rooms-title = Rooms, rats and maps
lesson-family-rooms-text = Every room with a free square costs 5 points, every rat in sight 1. Cover a map with a cat of its colour and take a treasure, which fills small gaps.

lesson-family-play_on-title = Five days, then Vesh arrives. Play on!
lesson-family-play_on-text = New cats come to the island every day. If you wonder what to do, ask for a hint.

lesson-family-treasure-title = A treasure!
lesson-family-treasure-text = It has no colour and belongs to no family, but it fills gaps, and it must touch what lies there.

lesson-full-name = The full game

lesson-full-goal-title = The full game: fish, cards and baskets.
lesson-full-goal-text = Boat and points are as in the family game. New is how you get cats: with fish, with baskets, and with cards you choose.

lesson-full-figure-title = Choose a figure.
lesson-full-figure-text = Its place on the island shows who goes first.

lesson-full-draft-title = Keep two cards and pass the others on.
lesson-full-draft-text = You pay only later. The fish at the corner is the price: baskets and boots bring cats, lessons score at the end.

lesson-full-draft_again-title = Now choose among your neighbour's cards.
lesson-full-draft_again-text = In the end you have seven. Two or three good ones are enough, for cats cost fish as well.

lesson-full-buy-title = Buy what you can use.
lesson-full-buy-text = You have { $fish } fish. A cat costs 3 in the left field and 5 in the right one: keep enough for two or three. Fish you do not spend stay yours.

lesson-full-lay_out-title = Lay out rescue cards.
lesson-full-lay_out-text = Every basket rescues one cat; two broken ones count as one. Whoever shows the most boots goes first.

lesson-full-rescue-title = Rescue a cat.
lesson-full-rescue-text = It needs a basket and its price: 3 fish on the left, 5 on the right.
lesson-full-rescue-other = You can pass and save your fish; then you are out for this phase.

lesson-full-basket-title = Which basket?
lesson-full-basket-text = The permanent basket is ready again tomorrow. Basket cards are discarded tonight, so use them first.

lesson-full-place-title = Onto the boat with it.
lesson-full-place-text = As in the family game: the first piece may lie anywhere, every other must touch one that lies there.

lesson-full-play_on-title = That is how a day goes. Play on!
lesson-full-play_on-text = After five days rats, rooms, families, rare treasures and lessons are counted. If you wonder what to do, ask for a hint.

lesson-full-finds-title = Time for rare finds
lesson-full-finds-text = Oshax and treasure cards are played now. An oshax takes the colour you name and joins a family.

lesson-full-lessons-title = Name a colour for your lesson.
lesson-full-lessons-text = A public lesson counts for everybody. Choose a colour you have more of than the others.

lesson-full-anytime-title = An anytime card
lesson-full-anytime-text = You may play it whenever you decide something, and even in the turns of the others. Keep it for the best moment.

lesson-full-treasure-title = A treasure!
lesson-full-treasure-text = It belongs to no family, but it fills gaps; a rare one scores 3 points as well.

# How a round goes: the phases of a turn, for the rules and for "What can I do?" at the table.

round-family-cards-title = Choose your tasks
round-family-cards-text = Before the first day you keep two of three cards. They are your secret tasks and score at the end.

round-family-taking-title = Take a cat
round-family-taking-text = In your turn take any cat beside the island, or pass for the day. Cats cost nothing here.

round-family-placing-title = Put it on the deck
round-family-placing-text = Turn and flip it as you like. The first piece may lie anywhere, every other must touch one that lies there.

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
round-full-placing-text = Keep colours together, cover rats, fill rooms. Every piece but the first must touch another.

round-full-finds-title = Rare finds
round-full-finds-text = At the end of the day play oshax and treasure cards, one at a time in island order.
