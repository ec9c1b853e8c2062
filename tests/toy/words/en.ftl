## game

game-name = Whiskers

## question

question-lay = Lay a card.

## choice

choice-lay = Lay the { $value }
choice-take_back = Take the card back

## event

event-laid = { PLAYER($seat) } lays a card.
event-laid_secret =
    { YOU($seat) ->
        [yes] You lay the { $value }.
       *[no] { PLAYER($seat) } lays the { $value }.
    }
event-taken_back = { PLAYER($seat) } takes the card back.
event-turned_up = The cards are { $cards }; { $best } is best.

## refusal

refusal-no_such_action = There is no action { $action }; they are numbered from 0 to { $actions }.
refusal-no_such_seat = There is no seat { $seat } at this table.
refusal-game_over = The game is over.
refusal-not_your_turn = You have laid a card already; others still think.
refusal-nothing_laid = You have laid no card.
refusal-not_in_hand = You do not hold a { $value }.

## score

score-rounds = Rounds won

## rule.turns

rule-turns-title = Rounds
rule-turns-text = All lay a card at once.

## rule.laying

rule-laying-title = Laying
rule-laying-text = Lay a card you hold.
