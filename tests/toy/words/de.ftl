## game

game-name = Schnurrhaare

## question

question-lay = Leg eine Karte.

## choice

choice-lay = Die { $value } legen
choice-take_back = Die Karte zurücknehmen

## event

event-laid = { PLAYER($seat) } legt eine Karte.
event-laid_secret =
    { YOU($seat) ->
        [yes] Du legst die { $value }.
       *[no] { PLAYER($seat) } legt die { $value }.
    }
event-taken_back = { PLAYER($seat) } nimmt die Karte zurück.
event-turned_up = Die Karten sind { $cards }; die { $best } ist die höchste.

## refusal

refusal-no_such_action = Eine Aktion { $action } gibt es nicht; sie reichen von 0 bis { $actions }.
refusal-no_such_seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
refusal-game_over = Das Spiel ist aus.
refusal-not_your_turn = Du hast schon gelegt; andere überlegen noch.
refusal-nothing_laid = Du hast keine Karte gelegt.
refusal-not_in_hand = Du hast keine { $value } auf der Hand.

## score

score-rounds = Gewonnene Runden

## rule.turns

rule-turns-title = Runden
rule-turns-text = Alle legen gleichzeitig eine Karte.

## rule.laying

rule-laying-title = Legen
rule-laying-text = Leg eine Karte, die du hast.
