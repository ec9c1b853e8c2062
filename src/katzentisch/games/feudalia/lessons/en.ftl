# What Minka says in the lessons of Feudalia. A step has a title and a text; `other` answers another legal choice.

lesson-first-name = Your first turn in Feudalia

lesson-first-goal-title = Ten points win, with a lead of one.
lesson-first-goal-text = Points come from your three fiefs, which grow, and from the cathedral, which everybody builds. Your vassals do the work.

lesson-first-hand-title = Five cards are your turn.
lesson-first-hand-text = Each vassal does one thing: work in a field, bring coins, or use his influence. Whoever is left in your hand at the end goes to court for coins.

lesson-first-work-title = Let the reaper work in a wheat field.
lesson-first-work-text = Drag him onto the wheat fief, or click him and then the fief. He gathers 3 wheat there. Cubes pay for almost everything.
lesson-first-work-other = That is possible as well. Cubes come from vassals in fields.

lesson-first-income-title = Discard a vassal for coins.
lesson-first-income-text = The number in the coin is what a card brings. For every card you choose: work now, or money now.
lesson-first-income-other = As you like. Coins come from cards you discard.

lesson-first-hire-title = Hire somebody new.
lesson-first-hire-text = Pay the price, and the card goes on your discard pile. Once your deck is used up the pile is shuffled, and the new vassal comes into your hand.
lesson-first-hire-other = You can hire later too, as long as you have coins.

lesson-first-end_turn-title = End your turn.
lesson-first-end_turn-text = Your fields are cleared and you draw five new cards. The treasury shows how many of your coins you may keep.

lesson-first-play_on-title = You know the turn now. Play on!
lesson-first-play_on-text = Save cubes for two things: upgrading a fief and building the cathedral. I speak up when something new is possible; and you can always ask for a hint.

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
