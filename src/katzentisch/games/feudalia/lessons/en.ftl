# What Minka says in the lessons of Feudalia. A step has a title and a text; `other` answers another legal choice.

lesson-first-name = Your first turn in Feudalia

lesson-first-goal-title = You win with ten points and a lead of one.
lesson-first-goal-text = Points come from your three fiefs, which grow, and from the cathedral, which everybody builds. Your vassals do the work.

lesson-first-hand-title = Five cards make a turn.
lesson-first-hand-text = Each vassal does one thing: work in a field, bring coins, or use his influence. Whoever is left in your hand at the end goes to court for coins.

lesson-first-work-title = Let the reaper work in a wheat field.
lesson-first-work-text = Drag him onto the wheat fief, or choose him and then the fief. He gathers 3 wheat there. Cubes pay for almost everything.
lesson-first-work-other = That is possible as well. Cubes come from vassals in fields.

lesson-first-income-title = Discard a vassal for coins.
lesson-first-income-text = The number in the coin is what a card brings: 2 from a merchant, 1 from a serf. For every card you choose: work now, or money now.
lesson-first-income-other = As you like. Coins come from cards you discard.

lesson-first-hire-title = Hire somebody who can do more.
lesson-first-hire-text = The lumberjack gathers wood, which your third fief needs. He takes the place of a serf, who leaves your deck for good, and comes into your hand once your discard pile is shuffled.
lesson-first-hire-other = You can hire later too, as long as you have coins.

lesson-first-end_turn-title = End your turn.
lesson-first-end_turn-text = Your fields are cleared and you draw five new cards. The treasury shows how many of your coins you may keep.

lesson-first-play_on-title = You know the turn now. Play on!
lesson-first-play_on-text = Save cubes for two things: upgrading a fief and building the cathedral. I speak up when something new is possible, and the light bulb always has a hint.

lesson-first-replace-title = One comes, one goes.
lesson-first-replace-text = Some vassals take the place of another: the card you choose leaves your deck for good. A serf is easily spared.

lesson-first-cathedral-title = You can build at the cathedral!
lesson-first-cathedral-text = Pay what the card asks and take a token: its points are yours at once. A stage must be finished before the next begins.

lesson-first-upgrade-title = One of your fiefs can grow.
lesson-first-upgrade-text = A higher level brings points, room for masters and often another field. The sum of your levels also decides how many coins you keep.

lesson-first-tax-title = The tax collector is here.
lesson-first-tax-text = Each fief pays half of its cubes, rounded down, and you choose which. Whoever spends cubes in time pays little.

lesson-first-influence-title = This card has influence.
lesson-first-influence-text = You have one influence action per turn. It needs no field, and its cubes may go to any of your fiefs.

lesson-first-master-title = A master would work for you.
lesson-first-master-text = He lives in a city of a fitting fief and helps in every turn. Two more are drawn before you choose one.

lesson-grow-name = Tax, cathedral and growing fiefs

lesson-grow-goal-title = Some rounds later: now points are made.
lesson-grow-goal-text = Cubes become points in two ways: a fief grows, or the cathedral does.

lesson-grow-tax-title = Pay the tax collector.
lesson-grow-tax-text = Each fief pays half of its cubes, rounded down: one wood today. It is chosen already, so just confirm. Whoever spends cubes in time pays little.

lesson-grow-work-title = First, gather wheat.
lesson-grow-work-text = Let the reaper work in the wheat fief: that is what the cathedral asks for today.
lesson-grow-work-other = That is possible as well. Cubes come from vassals in fields.

lesson-grow-cathedral-title = Build at the cathedral.
lesson-grow-cathedral-text = Pay what the card asks and take a token: its points are yours at once. A stage must be finished before the next begins.
lesson-grow-cathedral-other = You can build later too, as long as you have the cubes.

lesson-grow-gather-title = Now wood for your fief.
lesson-grow-gather-text = Your wood fief can grow. The lumberjack brings what is missing.
lesson-grow-gather-other = That is possible as well. Cubes come from vassals in fields.

lesson-grow-gather_more-title = And one cube more.
lesson-grow-gather_more-text = A serf can work in any fief and gathers what grows there.
lesson-grow-gather_more-other = That is possible as well. Cubes come from vassals in fields.

lesson-grow-field-title = Send him to the clay fief.
lesson-grow-field-text = Each fief has its own cubes, and each field has room for one vassal per turn.

lesson-grow-upgrade-title = Let your fief grow.
lesson-grow-upgrade-text = A higher level brings points, room for a master and often another field. The sum of your levels also decides how many coins you keep.
lesson-grow-upgrade-other = You can upgrade later, if the tax collector leaves you the cubes.

lesson-grow-income-title = Discard the last vassal for coins.
lesson-grow-income-text = A master costs 2 coins, and your fief has a city for him now.
lesson-grow-income-other = As you like. Coins come from cards you discard.

lesson-grow-master-title = Hire a master.
lesson-grow-master-text = He lives in a city of a fitting fief and helps you in every turn. Two more are drawn before you choose one.
lesson-grow-master-other = You can hire a master later, as long as a city is free.

lesson-grow-choose_master-title = Choose who moves in.
lesson-grow-choose_master-text = Point at a master, or hold a finger on him, to read what he does. He needs a city in a fief that suits him.

lesson-grow-put_under-title = Another master has to go.
lesson-grow-put_under-text = Choose one who goes under the deck: best of all one your opponent would like.

lesson-grow-play_on-title = Now you know all of it. Play on!
lesson-grow-play_on-text = You win with ten points and a lead of one. If you wonder what to do, the light bulb has a hint.

lesson-grow-influence-title = This card has influence.
lesson-grow-influence-text = You have one influence action per turn. It needs no field, and its cubes may go to any of your fiefs.

# How a round goes: the phases of a turn, for the rules and for "What can I do?" at the table.

round-scenario_1-fields-title = Work in a field
round-scenario_1-fields-text = Put a vassal into a free field of a fitting fief. He gathers cubes there, and cubes pay for almost everything.

round-scenario_1-income-title = Income
round-scenario_1-income-text = Discard a vassal and take the coins on the card.

round-scenario_1-hiring-title = Hire
round-scenario_1-hiring-text = Pay the price of a vassal. The card goes on your discard pile and comes into your hand later.

round-scenario_1-final-title = End the turn
round-scenario_1-final-text = Whoever is left in your hand goes to court for coins. You keep as many as your treasury allows and draw five new cards.

round-scenario_1-cathedral-title = Build the cathedral
round-scenario_1-cathedral-text = Pay what a card of the current stage asks and take a token: its points are yours at once.

round-scenario_1-upgrading-title = Upgrade a fief
round-scenario_1-upgrading-text = Pay the cost with cubes. A higher level brings points, more fields and room for masters.

round-scenario_1-tax-title = The tax collector
round-scenario_1-tax-text = If he is in your hand when your turn begins, each fief pays half of its cubes, rounded down. You choose which.
