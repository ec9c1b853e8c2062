# What Minka says in the lessons of Felinia. A step has a title and a text; `other` answers another legal choice.

lesson-first-name = Your first round of Felinia

lesson-first-goal-title = Bring your merchants to the island.
lesson-first-goal-text = Buy goods at the markets, pay the passage with them, and let your merchants settle on Felinia. Whoever has the most prosperity at the end wins.

lesson-first-market-title = Put a bid token on Market 1.
lesson-first-market-text = The boats to the Lion's Kingdom want two watches. You have one, and Market 1 sells another: each token there lets you buy one good.
lesson-first-market-other = That works too. You have two more tokens this round.

lesson-first-bank-title = Take silver from the bank.
lesson-first-bank-text = A token at the bank pays at once: { $income } silver this time round. You may never have more than 6; the rest is lost.
lesson-first-bank-other = Fine. The bank would have paid { $income } silver.

lesson-first-last_token-title = Put your last token wherever you like.
lesson-first-last_token-text = A market gives you more to choose from, the bank fills your purse, and the guild swaps one of your goods and adds a spice.

lesson-first-buy-title = Buy what a boat wants.
lesson-first-buy-text = The price is 1 silver for every token in the pile, so { $price } now. The token on top buys first. With two watches a merchant may sail to the Lion's Kingdom.
lesson-first-buy-other = No purchase this time: you get the token back for nothing.

lesson-first-board-title = Send a merchant aboard.
lesson-first-board-text = The boats you can pay for are lit. Your goods go into the bag, and the merchant takes the foremost free seat.
lesson-first-board-other = He stays at home for now. After your next purchase you may board again.

lesson-first-enough-title = Nobody else? Then go on.
lesson-first-enough-text = As long as you can pay, more merchants may board. Otherwise press Done.

lesson-first-buy_again-title = Your next token buys.
lesson-first-buy_again-text = The price here is { $price } silver. Look at the harbour: every boat wants goods of its own colour, and some want others too. Or save your silver.

lesson-first-enough_again-title = No boat for it yet? Into your store.
lesson-first-enough_again-text = What you do not need now waits there for another boat. Press Done.

lesson-first-reveal-title = Land in sight! Turn up a trade tile.
lesson-first-reveal-text = Before he walks on, your merchant may turn up two tiles of the kingdom he has landed in. Now you know what waits where.
lesson-first-reveal-other = He would rather walk on than look around.

lesson-first-reveal_again-title = And a second one.
lesson-first-reveal_again-text = You need not, but the more you see, the better you can choose your way.

lesson-first-walk-title = Walk along the roads.
lesson-first-walk-text = A merchant makes up to three steps; landing was the first. Whatever the provinces on his way show is yours at once.
lesson-first-walk-other = He goes home and keeps what he found.

lesson-first-settle-title = Settle on an open tile.
lesson-first-settle-text = The tile is yours, and he stays there for the rest of the game. In the end both of them score.
lesson-first-settle-other = He goes home and keeps what he found.

lesson-first-store-title = The round ends: look at your store.
lesson-first-store-text = You keep up to 3 goods, and a fourth for { $price } silver. Whatever is left over must be sold for 1 silver each.
lesson-first-store-other = A little silver never hurts.

lesson-first-sets-title = Collect equal tiles.
lesson-first-sets-text = A tile alone scores 1, two equal ones 2 each, three equal ones 3 each. Each gold, every two spice and each good in your store score 1 as well.

lesson-first-groups-title = Let your merchants settle side by side.
lesson-first-groups-text = Merchants in provinces that touch are a group. A merchant alone scores 1, each of two scores 2, each of three or more scores 3.

lesson-first-play_on-title = You know the round now. Play on!
lesson-first-play_on-text = The game ends when a family's last merchant boards or the boats run out. If you wonder what to do, the light bulb has a hint.

lesson-first-guild-title = At the guild you swap.
lesson-first-guild-text = Give one of your goods for another kind and get a spice with it, or hand in gold and spice for a bonus tile.

# How a round goes: the phases of a turn, for the rules and for "What can I do?" at the table.

round-basic-bidding-title = Bid
round-basic-bidding-text = Put a token on a market, the guild or the bank. The top token of a pile buys first and pays the most.

round-basic-trading-title = Buy
round-basic-trading-text = Market by market, every token buys one good. It costs 1 silver for each token still in the pile.

round-basic-boarding-title = Board
round-basic-boarding-text = After each deal you may send merchants aboard: pay the goods a boat shows; the merchant takes the foremost free seat.

round-basic-revealing-title = Look around
round-basic-revealing-text = Full boats sail. A merchant who has landed may turn up two tiles of the kingdom.

round-basic-moving-title = Walk
round-basic-moving-text = Up to three steps along the roads; landing is the first. What the provinces on the way show is yours at once.

round-basic-settling-title = Settle
round-basic-settling-text = A step onto an open tile ends the journey: the tile is yours, and the merchant stays there to the end.

round-basic-storage-title = Store
round-basic-storage-text = The round ends. Three goods stay in your store, a fourth for 2 silver; the rest is sold for 1 each.
