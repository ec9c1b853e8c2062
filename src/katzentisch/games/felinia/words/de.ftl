# Felinia auf Deutsch. Wie Lücken gefüllt werden, steht in docs/add/a-language.md.

## game

game-name = Felinia
game-tagline = Handle im Hafen, segle zur Insel, mehre den Wohlstand deiner Familie.

## variant

variant-basic = Grundspiel
variant-advanced = Spiel für Fortgeschrittene

## setting

setting-next_boat_visible = Das nächste Boot liegt offen (für sehr Erfahrene)

## phase

phase-bidding = Bieten
phase-trading = Handel
phase-exploration = Erkundung
phase-storage = Lagern
phase-preparation = Vorbereitung
phase-closing = Letzte Verkäufe
phase-over = Spielende

## ending

ending-last_merchant = Eine Familie hat ihren letzten Händler entsandt: Dies ist die letzte Runde.
ending-boats = Die Bootsplättchen reichen nicht mehr: Dies ist die letzte Erkundung.

## question

question-bid = Durchgang { $turn } von 3: Wohin legst du deinen Gebotsstein?
question-deal = { NAME($space, domain: "space") }: Eine Ware kostet { $price } Silber. Kaufst du?
question-guild = Gilde: Ein Tausch kostet { $price } Silber. Welchen machst du?
question-board = Geht ein Händler an Bord? Du hast { $stock } zu Hause.
question-reveal = Deckst du ein Handelsplättchen im { NAME($kingdom, domain: "kingdom") } auf? Du darfst noch { $left }.
question-step = Dein Händler steht auf { NAME($here, domain: "province") }, Schritt { $steps }. Wohin geht er?
question-keep = Welchen geheimnisvollen Ort behältst du?
question-store = Lagern: Du hast { $tiles } Waren und darfst { $keeps } behalten.
question-close = Das Spiel endet. Verkaufst du noch etwas?

## choice

choice-bank = Bank: { $income } Silber nehmen
choice-market = Stein auf { NAME($market, domain: "space") }
choice-guild = Stein auf die Gilde
choice-pass = Stein zurücknehmen
choice-buy = { NAME($good, domain: "good") } für { $price } Silber kaufen
choice-exchange-spice = { NAME($give, domain: "good") } gegen { NAME($take, domain: "good") } und 1 Gewürz tauschen
choice-exchange-food = { NAME($give, domain: "good") } gegen { NAME($take, domain: "good") } und 1 Proviant tauschen
choice-exchange-bonus = 1 Gold und 1 Gewürz abgeben, { NAME($tile, domain: "bonus") } nehmen
choice-done = Fertig
choice-board = Auf das Boot an Anleger { $berth } gehen
choice-stop = Hier aufhören
choice-reveal = Plättchen auf { NAME($province, domain: "province") } aufdecken
choice-go = Nach { NAME($province, domain: "province") } gehen
choice-none = Keinen behalten
choice-keep = { NAME($card, domain: "card") } behalten
choice-pay = { $price } Silber zahlen und eine Ware mehr behalten
choice-sell = { NAME($what, domain: "what") } verkaufen

## event

event-round_began = Runde { $round } beginnt; { PLAYER($seat) } ist Startspieler.
event-banked = { PLAYER($seat) } legt den Stein auf die Bank und bekommt { $silver } Silber.
event-token_placed = { PLAYER($seat) } legt einen Stein auf { NAME($space, domain: "space") }.
event-bought = { PLAYER($seat) } kauft { NAME($good, domain: "good") } auf { NAME($market, domain: "space") } für { $price } Silber.
event-passed = { PLAYER($seat) } nimmt den Stein von { NAME($space, domain: "space") } zurück.
event-exchanged = { PLAYER($seat) } tauscht in der Gilde { NAME($give, domain: "good") } gegen { NAME($take, domain: "good") } für { $price } Silber.
event-bonus_taken = { PLAYER($seat) } nimmt für 1 Gold, 1 Gewürz und { $price } Silber ein Bonusplättchen.
event-bonus_taken_secret = Du nimmst für 1 Gold, 1 Gewürz und { $price } Silber das Bonusplättchen { NAME($tile, domain: "bonus") }.
event-boarded = { PLAYER($seat) } geht an Bord des { $time }-Uhr-Boots ins { NAME($kingdom, domain: "kingdom") }.
event-last_merchant = { PLAYER($seat) } hat keinen Händler mehr zu Hause: Dies ist die letzte Runde.
event-sold = { PLAYER($seat) } verkauft { NAME($what, domain: "what") } für { $silver } Silber.
event-sailed = Das { $time }-Uhr-Boot fährt ins { NAME($kingdom, domain: "kingdom") }.
event-sailed_empty = Das { $time }-Uhr-Boot fährt leer ins { NAME($kingdom, domain: "kingdom") }.
event-landed = { PLAYER($seat) } landet auf { NAME($province, domain: "province") }.
event-stepped = { PLAYER($seat) } geht nach { NAME($province, domain: "province") }.
event-food_spent = { PLAYER($seat) } zahlt 1 Proviant für einen weiteren Schritt.
event-revealed = { PLAYER($seat) } deckt auf { NAME($province, domain: "province") } auf: { NAME($trade, domain: "trade") }.
event-gained = { PLAYER($seat) } bekommt { $amount } { NAME($what, domain: "what") }.
event-supply_empty = Der Vorrat an { NAME($what, domain: "what") } ist leer: { PLAYER($seat) } bekommt nichts.
event-silver_lost = { PLAYER($seat) } hat schon so viel Silber wie möglich und bekommt nichts.
event-drew = { PLAYER($seat) } zieht { NAME($good, domain: "good") } aus dem Beutel.
event-bag_empty = Der Beutel ist leer: { PLAYER($seat) } zieht nichts.
event-looked =
    { PLAYER($seat) } sieht sich { $n } { $n ->
        [one] geheimnisvollen Ort
       *[other] geheimnisvolle Orte
    } an.
event-looked_secret = Du siehst dir an: { NAME($cards, domain: "card") }.
event-kept = { PLAYER($seat) } behält einen geheimnisvollen Ort.
event-kept_secret = Du behältst { NAME($card, domain: "card") }.
event-kept_for_good = { PLAYER($seat) } gibt { NAME($paid, domain: "good") } ab und behält einen geheimnisvollen Ort.
event-kept_for_good_secret = Du gibst { NAME($paid, domain: "good") } ab und behältst { NAME($card, domain: "card") }.
event-kept_none = { PLAYER($seat) } behält keinen geheimnisvollen Ort.
event-settled = { PLAYER($seat) } lässt sich auf { NAME($province, domain: "province") } nieder und bekommt: { NAME($trade, domain: "trade") }.
event-tile_left_game = { NAME($special, domain: "trade") }: Das Plättchen kommt aus dem Spiel.
event-went_home = Ein Händler von { PLAYER($seat) } kehrt von { NAME($province, domain: "province") } heim.
event-storage_paid = { PLAYER($seat) } zahlt { $silver } Silber und darf { $keeps } Waren behalten.
event-boats_lacking =
    { $empty } { $empty ->
        [one] Anleger ist
       *[other] Anleger sind
    } leer, aber nur { $left } { $left ->
        [one] Bootsplättchen ist
       *[other] Bootsplättchen sind
    } übrig: Die letzte Erkundung beginnt.
event-boat_laid = Anleger { $berth }: das { $time }-Uhr-Boot ins { NAME($kingdom, domain: "kingdom") }.
event-next_boat_shown = Nächstes Boot: { $time } Uhr ins { NAME($kingdom, domain: "kingdom") }.
event-market_filled = { NAME($market, domain: "space") } erhält { NAME($goods, domain: "good") }.
event-game_over = Das Spiel ist aus. Am wohlhabendsten: { PLAYER($winners) }.

## refusal

refusal-no_such_action = Eine Aktion { $action } gibt es nicht; es gibt sie von 0 bis unter { $actions }.
refusal-no_such_seat = Einen Platz { $seat } gibt es nicht; es sind { $seats } Plätze.
refusal-game_over = Das Spiel ist aus.
refusal-not_your_turn = Du bist nicht an der Reihe; { PLAYER($waiting_for) } muss sich entscheiden.
refusal-not_now = Das passt nicht zur Frage: Jetzt geht es um { NAME($question, domain: "decision") }.
refusal-market_closed = { NAME($market, domain: "space") } ist bei dieser Zahl von Familien geschlossen.
refusal-not_on_this_market = Auf { NAME($market, domain: "space") } gibt es { NAME($good, domain: "good") } nicht.
refusal-not_enough_silver = Das kostet { $needs } Silber, und du hast { $has }.
refusal-no_such_exchange = Einen Tausch für { NAME($gain, domain: "what") } bietet die Gilde in diesem Spiel nicht.
refusal-same_good = Du musst eine andere Warenart nehmen als { NAME($good, domain: "good") }.
refusal-no_such_good = Du hast { NAME($good, domain: "good") } nicht.
refusal-not_in_the_bag = Im Beutel gibt es { NAME($good, domain: "good") } nicht.
refusal-no_bonus_left = Es ist kein Bonusplättchen mehr da.
refusal-needs_gold_and_spice = Ein Bonusplättchen kostet 1 Gold und 1 Gewürz; du hast { $gold } Gold und { $spice } Gewürz.
refusal-bonus_gone = Das Bonusplättchen { NAME($tile, domain: "bonus") } ist schon vergeben.
refusal-no_boat = An Anleger { $berth } liegt kein Boot.
refusal-boat_full = Das Boot an Anleger { $berth } ist voll.
refusal-no_merchant = Du hast keinen Händler zu Hause.
refusal-fare_missing = Dir fehlt ein Teil des Fahrpreises. Waren: { NAME($goods, domain: "good") }. Silber: { $silver }.
refusal-tile_abroad = { NAME($province, domain: "province") } liegt nicht im { NAME($kingdom, domain: "kingdom") }; ein Händler deckt nur in dem Reich auf, in dem er gelandet ist.
refusal-nothing_to_reveal = Auf { NAME($province, domain: "province") } liegt kein verdecktes Plättchen.
refusal-frontier = { NAME($province, domain: "province") } liegt im Ausland; ein Händler bleibt im { NAME($kingdom, domain: "kingdom") }.
refusal-no_road = Von { NAME($here, domain: "province") } führt kein Weg nach { NAME($province, domain: "province") }.
refusal-visited = Auf { NAME($province, domain: "province") } war dein Händler in diesem Zug schon.
refusal-merchant_there = Auf { NAME($province, domain: "province") } steht schon ein Händler.
refusal-tile_face_down = Das Plättchen auf { NAME($province, domain: "province") } ist verdeckt.
refusal-no_food = Nach { $steps } Schritten kostet jeder weitere 1 Proviant, und du hast keinen.
refusal-card_not_drawn = { NAME($card, domain: "card") } siehst du dir gerade nicht an.
refusal-type_owned = Einen Ort der Art { NAME($type, domain: "type") } hast du schon.
refusal-card_needs_good = { NAME($card, domain: "card") } verlangt { NAME($good, domain: "good") }, und das hast du nicht.
refusal-surplus = Du hast { $tiles } Waren und darfst nur { $keeps } behalten: Verkaufe oder zahle.
refusal-paid_already = Du hast in dieser Runde schon für das Lagern gezahlt.
refusal-no_surplus = Du hast { $tiles } Waren und darfst { $keeps } behalten: Es gibt nichts zu bezahlen.
refusal-cannot_be_sold = { NAME($what, domain: "what") } lässt sich nicht verkaufen.
refusal-nothing_to_sell = Zum Verkaufen fehlt dir: { NAME($what, domain: "what") }.

## score

score-trade = Handelsplättchen
score-bonus_plus_one = Bonusplättchen (+1)
score-groups = Händlergruppen
score-gold = Gold
score-spice = Gewürze
score-merchandise = Waren
score-food = Proviant
score-mysterious = Geheimnisvolle Orte

## decision

decision-bid = das Legen eines Gebotssteins
decision-deal = einen Kauf auf dem Markt
decision-guild = einen Tausch in der Gilde
decision-board = das Einschiffen
decision-reveal = das Aufdecken eines Handelsplättchens
decision-step = den nächsten Schritt eines Händlers
decision-keep = das Behalten eines geheimnisvollen Ortes
decision-store = das Lagern
decision-close = die letzten Verkäufe

## good

good-watches = Uhren
good-wine = Wein
good-books = Bücher
good-clothing = Kleidung
good-glassware = Glas

## what

what-silver = Silber
what-gold = Gold
what-spice = Gewürz
what-food = Proviant
what-merchandise = Ware
what-mystery = geheimnisvoller Ort
what-bonus = ein Bonusplättchen
what-watches = Uhren
what-wine = Wein
what-books = Bücher
what-clothing = Kleidung
what-glassware = Glas

## thing

thing-boat =
    { $departure } ins { NAME($destination, domain: "kingdom") }, { $seats } { $seats ->
        [one] Platz
       *[other] Plätze
    }

## kingdom

kingdom-lion = Löwenreich
kingdom-tiger = Tigerreich
kingdom-panther = Pantherreich
kingdom-lynx = Luchsreich
kingdom-cheetah = Gepardenreich

## trade

trade-lion = Löwe
trade-tiger = Tiger
trade-panther = Panther
trade-lynx = Luchs
trade-cheetah = Gepard
trade-pantry = Königliche Speisekammer
trade-spicery = Gewürzhaus
trade-hermitage = Einsiedelei
trade-atlas = Atlas der Wunder
trade-forager = Sammlerhütte
trade-caravan = Karawane
trade-mint = Münze
trade-goldmine = Goldmine

## special

special-pantry = Am Ende zählt jeder Proviant 2.
special-spicery = Am Ende zählt jedes Gewürz 1.
special-hermitage = Am Ende zählt ein einzelner Händler 2.
special-atlas = Am Ende zählt jeder geheimnisvolle Ort 1 mehr.
special-forager = Sofort 1 Proviant, und 1 mehr in jeder Provinz mit Proviant.
special-caravan = Sofort 1 Proviant, 1 Gold, 1 Silber und 1 Ware aus dem Beutel; dann kommt das Plättchen aus dem Spiel.
special-mint = Sofort 1 Silber, und 1 mehr in jeder Provinz mit Silber.
special-goldmine = Sofort 1 Gold, und 1 mehr in jeder Provinz mit Gold.

## bonus

bonus-bonus-lion = ein Löwe mehr
bonus-bonus-tiger = ein Tiger mehr
bonus-bonus-cheetah = ein Gepard mehr
bonus-bonus-panther = +1 je Panther
bonus-bonus-lynx = +1 je Luchs

## type

type-moon-well = Mondbrunnen
type-singing-cave = Singende Höhle
type-whisker-falls = Schnurrhaarfälle
type-sunken-sphinx = Versunkene Sphinx
type-glass-dunes = Glasdünen
type-hollow-giant = Hohler Riese

## colour

colour-blue = Blau
colour-red = Rot
colour-green = Grün
colour-yellow = Gelb

## space

space-market-1 = Markt 1
space-market-2 = Markt 2
space-market-3 = Markt 3
space-market-4 = Markt 4
space-market-5 = Markt 5
space-guild = Gilde

## board

board-bag = Beutel
board-berth = Anleger { $berth }
board-closed = geschlossen
board-empty = leer
board-pile = Bootsstapel: { $left }
board-next = als Nächstes: { $time } ins { NAME($kingdom, domain: "kingdom") }
board-families = Familien
board-first = Startspieler
board-round = Runde { $round } · { NAME($phase, domain: "phase") }
board-silver = Silber
board-gold = Gold
board-spice = Gewürz
board-food = Proviant
board-merchants = Händler zu Hause
board-tiles = Handelsplättchen
board-bonus = Bonusplättchen
board-places = Geheimnisvolle Orte
board-points =
    { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
board-supply = Vorrat
board-face_down = verdeckt
board-stack = Bonusstapel: { $left }
board-settled = Händler von { PLAYER($seat) }
board-markets = Märkte
board-boats = Boote
board-island = Insel
board-free = frei
board-sales = Verkaufspreise: Gold { $gold }, Gewürz { $spice }, Ware { $merchandise } Silber
board-spread = Plättchen: { NAME($tiles, domain: "kind") }
board-roads = Wege (H: Hafen, x: Kreuzung mit ihrem Ertrag, Zahlen: Posten)
board-port = H
board-own_good = Ein Boot verlangt immer eine Ware seiner eigenen Farbe.
board-last_boats = Die letzten fünf Boote: eines in jedes Reich.

## kind

kind-lion = Löwe
kind-tiger = Tiger
kind-panther = Panther
kind-lynx = Luchs
kind-cheetah = Gepard

## page

page-tokens = Gebote
page-tab_market = Markt
page-tab_harbour = Hafen
page-tab_island = Insel
page-guild = Gilde
page-market = Markt von Katzburg
page-harbour = Hafen
page-island = Insel
page-house = Haus
page-bank = Bank
page-bank_income = +{ $income } Silber
page-price = Preis { $price }
page-leave = Liegen lassen
page-next = Danach: { PLAYER($seats) }
page-done = Fertig
page-stop = Hier aufhören
page-stop_reveal = Nichts mehr aufdecken
page-silver = Silber
page-store = Lager { $tiles }/{ $keeps }
page-paid_place = Eine vierte Ware für { $price } Silber behalten
page-posts = Handelsplättchen
page-bonus = Bonusplättchen
page-places = Orte
page-give = Geben
page-take = Nehmen
page-gift = und erhalten
page-bonus_stack = Bonusplättchen für 1 Gold + 1 Gewürz
page-keep = Du siehst dir an
page-keep_none = Keinen behalten
page-needs = verlangt { NAME($good, domain: "good") }
page-free = frei
page-groups = Gruppen
page-sets = Sätze
page-hidden = { $n } verdeckt
page-seat_free = freier Platz
page-lacking = Dir fehlt: { NAME($goods, domain: "good") }
page-pile = { $left } weitere Boote
page-next_boat = als Nächstes { $time }
page-no_sets = Noch keine Handelsplättchen.
page-phase = Runde { $round } · { NAME($phase, domain: "phase") }
page-on_island = Händler auf der Insel
page-sail = Boot um { $time } ins { NAME($kingdom, domain: "kingdom") }
page-face_down = verdecktes Plättchen
page-merchant_of = Händler von { PLAYER($seat) }
page-walk = Nach { NAME($province, domain: "province") } gehen
page-bag = Beutel: { $size }
page-sell = { NAME($what, domain: "what") } für { $silver } Silber verkaufen

## keys

keys-groups = Händlergruppen zeigen
keys-sets = Sätze von Handelsplättchen zeigen
keys-arrows = Auf einem Weg gehen

## describe

describe-markets = { NAME($space, domain: "space") }: { $goods }. Steine von unten: { PLAYER($tokens) }.
describe-boat = Anleger { $berth }, { $time } ins { NAME($kingdom, domain: "kingdom") }, { $free } von { $seats } Plätzen frei. Fahrpreis: { NAME($fare, domain: "good") }, { $silver } Silber.
describe-family = { PLAYER($seat) }: { $silver } Silber, { $gold } Gold, { $spice } Gewürz, { $food } Proviant; Waren { NAME($goods, domain: "good") }; { $stock } Händler zu Hause, { $tiles } Handelsplättchen.
describe-land = { NAME($province, domain: "province") }: { $what }. Wege nach { NAME($roads, domain: "province") }.
describe-no_symbol = kein Zeichen
describe-special = { NAME($trade, domain: "trade") }: { NAME($trade, domain: "special") }
describe-spread = Handelsplättchen im { NAME($kingdom, domain: "kingdom") }: { NAME($tiles, domain: "kind") }.
describe-sales = Verkaufspreise: { $gold } Silber für Gold, { $spice } für Gewürz, { $merchandise } für eine Ware.

## province

province-lion-port = Löwenhafen
province-lion-cross-1 = Löwenkreuzung 1
province-lion-cross-2 = Löwenkreuzung 2
province-lion-cross-3 = Löwenkreuzung 3
province-lion-cross-4 = Löwenkreuzung 4
province-lion-cross-5 = Löwenkreuzung 5
province-lion-post-1 = Löwenposten 1
province-lion-post-2 = Löwenposten 2
province-lion-post-3 = Löwenposten 3
province-lion-post-4 = Löwenposten 4
province-lion-post-5 = Löwenposten 5
province-lion-post-6 = Löwenposten 6
province-lion-post-7 = Löwenposten 7
province-lion-post-8 = Löwenposten 8
province-tiger-port = Tigerhafen
province-tiger-cross-1 = Tigerkreuzung 1
province-tiger-cross-2 = Tigerkreuzung 2
province-tiger-cross-3 = Tigerkreuzung 3
province-tiger-cross-4 = Tigerkreuzung 4
province-tiger-cross-5 = Tigerkreuzung 5
province-tiger-post-1 = Tigerposten 1
province-tiger-post-2 = Tigerposten 2
province-tiger-post-3 = Tigerposten 3
province-tiger-post-4 = Tigerposten 4
province-tiger-post-5 = Tigerposten 5
province-tiger-post-6 = Tigerposten 6
province-tiger-post-7 = Tigerposten 7
province-tiger-post-8 = Tigerposten 8
province-panther-port = Pantherhafen
province-panther-cross-1 = Pantherkreuzung 1
province-panther-cross-2 = Pantherkreuzung 2
province-panther-cross-3 = Pantherkreuzung 3
province-panther-cross-4 = Pantherkreuzung 4
province-panther-cross-5 = Pantherkreuzung 5
province-panther-post-1 = Pantherposten 1
province-panther-post-2 = Pantherposten 2
province-panther-post-3 = Pantherposten 3
province-panther-post-4 = Pantherposten 4
province-panther-post-5 = Pantherposten 5
province-panther-post-6 = Pantherposten 6
province-panther-post-7 = Pantherposten 7
province-lynx-port = Luchshafen
province-lynx-cross-1 = Luchskreuzung 1
province-lynx-cross-2 = Luchskreuzung 2
province-lynx-cross-3 = Luchskreuzung 3
province-lynx-cross-4 = Luchskreuzung 4
province-lynx-cross-5 = Luchskreuzung 5
province-lynx-post-1 = Luchsposten 1
province-lynx-post-2 = Luchsposten 2
province-lynx-post-3 = Luchsposten 3
province-lynx-post-4 = Luchsposten 4
province-lynx-post-5 = Luchsposten 5
province-lynx-post-6 = Luchsposten 6
province-lynx-post-7 = Luchsposten 7
province-cheetah-port = Gepardenhafen
province-cheetah-cross-1 = Gepardenkreuzung 1
province-cheetah-cross-2 = Gepardenkreuzung 2
province-cheetah-cross-3 = Gepardenkreuzung 3
province-cheetah-cross-4 = Gepardenkreuzung 4
province-cheetah-cross-5 = Gepardenkreuzung 5
province-cheetah-post-1 = Gepardenposten 1
province-cheetah-post-2 = Gepardenposten 2
province-cheetah-post-3 = Gepardenposten 3
province-cheetah-post-4 = Gepardenposten 4
province-cheetah-post-5 = Gepardenposten 5
province-cheetah-post-6 = Gepardenposten 6
province-cheetah-post-7 = Gepardenposten 7
province-cheetah-post-8 = Gepardenposten 8

## card

card-place-01 = Mondbrunnen
card-place-02 = Mondbrunnen (Bücher)
card-place-03 = Mondbrunnen (Wein)
card-place-04 = Singende Höhle
card-place-05 = Singende Höhle (Bücher)
card-place-06 = Singende Höhle (Wein)
card-place-07 = Schnurrhaarfälle
card-place-08 = Schnurrhaarfälle (Bücher)
card-place-09 = Schnurrhaarfälle (Wein)
card-place-10 = Versunkene Sphinx
card-place-11 = Versunkene Sphinx (Bücher)
card-place-12 = Versunkene Sphinx (Wein)
card-place-13 = Glasdünen
card-place-14 = Glasdünen (Bücher)
card-place-15 = Glasdünen (Wein)
card-place-16 = Hohler Riese
card-place-17 = Hohler Riese (Bücher)
card-place-18 = Hohler Riese (Wein)

## rule.turns

rule-turns-title = Wer an der Reihe ist
rule-turns-text = Gespielt wird im Uhrzeigersinn, beginnend mit dem Startspieler. Nur die gefragte Familie entscheidet; verkaufen dürfen alle jederzeit. Bleibt eine einzige Möglichkeit und gibt es nichts zu verkaufen, so geschieht sie von selbst.

## rule.setup

rule-setup-title = Aufbau
rule-setup-text = Jede Familie beginnt mit ihren Händlern, drei Gebotssteinen, 2 Silber und zwei Waren, die ihr Platz in der Reihenfolge bestimmt. Zu zweit sind zwei Märkte geschlossen, zu dritt einer. Jeder offene Markt erhält zwei Waren aus dem Beutel. Fünf Bootsplättchen mit blauer Rückseite liegen unter den grauen, darum fährt von den letzten fünf Booten eines in jedes Reich; vier liegen offen an den Anlegern. Die Handelsplättchen jeder Farbe werden gemischt, und auf jedem Handelsposten dieser Farbe liegt eines: im Grundspiel verdeckt, für Fortgeschrittene offen und mit den Sonderplättchen.

## rule.bidding

rule-bidding-title = Bieten
rule-bidding-text = Reihum legt jede Familie dreimal einen Gebotsstein. Auf der Bank bringt er sofort 1, 2 oder 3 Silber, je nach Durchgang. Auf einem Markt oder der Gilde kommt er auf die Steine, die dort liegen. Sonst ist die Wahl frei. Eine Familie hat nie mehr als 6 Silber; was darüber geht, verfällt.

## rule.trading

rule-trading-title = Handel
rule-trading-text = Die Märkte werden von oben nach unten abgehandelt, die Gilde zuletzt; auf jedem zuerst der oberste Stein. Eine Ware kostet so viel Silber, wie Steine dort liegen, dieser mitgezählt. Wem der Stein gehört, der kauft eine Ware dieses Marktes oder nimmt ihn umsonst zurück. Dann folgt der nächste Stein, ein Silber billiger.

## rule.guild

rule-guild-title = Die Gilde
rule-guild-text = Jeder Stein erlaubt einen Tausch; sein Preis ist die Zahl der Steine dort. Entweder kommt eine eigene Ware in den Beutel, eine andere Art wird herausgenommen, und es gibt 1 Gewürz (für Fortgeschrittene wahlweise 1 Proviant). Oder man gibt 1 Gold und 1 Gewürz ab und nimmt ein beliebiges Bonusplättchen des Stapels, den man dafür durchsehen darf. Es bleibt verdeckt.

## rule.boarding

rule-boarding-title = Einschiffen
rule-boarding-text = Gleich nach einem Kauf oder Tausch darf eine Familie Händler auf Boote stellen, so oft sie zahlen kann: Die abgebildeten Waren kommen in den Beutel, das Silber zur Bank. Ein Boot verlangt immer eine Ware seiner eigenen Farbe. Der Händler nimmt den vordersten freien Platz. Wer den Stein zurücknahm, darf nicht an Bord, und eine versäumte Gelegenheit kommt erst nach dem nächsten Geschäft wieder.

## rule.departure

rule-departure-title = Abfahrt
rule-departure-text = Alle vollen Boote fahren, die frühere Uhrzeit zuerst. Ist keines voll, fährt nur das mit der frühesten Uhrzeit, auch leer. Die Händler steigen nacheinander aus, der vorderste zuerst; dann wird das Plättchen abgelegt.

## rule.revealing

rule-revealing-title = Aufdecken
rule-revealing-text = Im Grundspiel darf jeder Händler nach seinem ersten Schritt bis zu zwei verdeckte Handelsplättchen irgendwo in dem Reich aufdecken, in dem er gelandet ist, eines nach dem anderen. Sie bleiben offen.

## rule.moving

rule-moving-title = Bewegung
rule-moving-text = Ein Händler macht bis zu drei Schritte auf den Wegen, den ersten in die Hafenprovinz. Er bleibt in seinem Reich und betritt keine Provinz zweimal, keine mit einem Händler und keine mit verdecktem Plättchen. Was eine Provinz zeigt, bekommt er sofort. Er darf früher aufhören.

## rule.settling

rule-settling-title = Niederlassen
rule-settling-text = Ein offenes Handelsplättchen beendet den Zug: Die Familie nimmt es und legt es verdeckt vor sich, der Händler bleibt dort bis zum Spielende. Wer kein Plättchen erreicht, kehrt heim und behält, was er unterwegs fand.

## rule.food

rule-food-title = Proviant
rule-food-text = Für Fortgeschrittene kostet jeder Schritt nach dem dritten 1 Proviant, gezahlt beim Schritt. Unterwegs gefundener Proviant gilt sofort. Proviant kann man nicht verkaufen.

## rule.places

rule-places-title = Geheimnisvolle Orte
rule-places-text = Wo dieses Zeichen steht, sieht sich die Familie die zwei obersten Karten des Stapels an und darf eine behalten. Sie darf von keiner Art sein, die sie schon hat; zeigt sie Bücher oder Wein, so kommt eine solche Ware in den Beutel. Die übrigen Karten kommen unter den Stapel.

## rule.storage

rule-storage-title = Lagern
rule-storage-text = Am Ende der Runde behält eine Familie bis zu drei Waren, für 2 Silber eine mehr. Was darüber ist, muss sie für je 1 Silber verkaufen. Zahlen darf sie vor oder nach dem Verkauf.

## rule.preparation

rule-preparation-title = Die nächste Runde
rule-preparation-text = Die Steine auf den Familientafeln kehren zurück. Jeder leere Anleger erhält ein Bootsplättchen; reichen sie nicht, ist das Ende da. Offene Märkte werden auf drei Waren aufgefüllt, und der Startspieler wechselt nach links.

## rule.selling

rule-selling-title = Verkaufen
rule-selling-text = Eine Familie darf jederzeit beliebig viel verkaufen: vor ihren eigenen Entscheidungen und während andere entscheiden. Gold bringt 2 Silber, Gewürz und Waren je 1. Silber über 6 verfällt. Proviant, Handelsplättchen, Bonusplättchen und geheimnisvolle Orte lassen sich nicht verkaufen.

## rule.supply

rule-supply-title = Gold-, Gewürz- und Proviantkarten
rule-supply-text = Von jeder Art gibt es 11 Karten, die 1 oder 3 zählen. Jede Familie benutzt so wenige wie möglich. Hat der Vorrat keine Karte mehr dafür, gibt es nichts; alles andere geschieht trotzdem. Zwei gleiche Zeichen einer Provinz werden zusammen gegeben: Erst werden Karten umgedreht, dann gibt es so viel von beiden, wie die Karten erlauben. Gewechselt wird immer.

## rule.end

rule-end-title = Das Ende des Spiels
rule-end-text = Stellt eine Familie ihren letzten Händler auf ein Boot, wird der Handel zu Ende geführt, alle Boote fahren, und das Spiel endet ohne Lagern. Reichen die Bootsplättchen nicht für alle leeren Anleger, fahren sofort alle Boote mit Händlern, und das Spiel endet. Der Reihe nach darf jede Familie noch einmal verkaufen.

## rule.scoring

rule-scoring-title = Wertung
rule-scoring-text = Jede Art von Handelsplättchen zählt für sich: Jedes Plättchen eines Satzes bringt die Zahl, die für einen Satz dieser Größe aufgedruckt ist. Ein Bonusplättchen ist ein weiteres Plättchen seiner Art oder bringt 1 mehr für jedes seiner Art. Gold zählt 1, zwei Gewürze 1, eine Ware 1. Die höchste Summe gewinnt, dann das meiste Silber; sonst wird der Sieg geteilt.

## rule.groups

rule-groups-title = Gruppen
rule-groups-text = Händler einer Familie, deren Provinzen aneinandergrenzen, auch über Grenzen hinweg, bilden eine Gruppe. Jeder Händler zählt allein 1, zu zweit 2, zu dritt und mehr 3.

## rule.special

rule-special-title = Sonderplättchen
rule-special-text = Die Sonderplättchen der Fortgeschrittenen werden wie Handelsplättchen genommen und gehören zu keinem Satz. Manche bringen sofort oder in späteren Provinzen etwas, andere zählen am Ende. Ein geheimnisvoller Ort zählt allein 1, ab zweien je 2.

## rule.hidden

rule-hidden-title = Was verdeckt ist
rule-hidden-text = Geld, Karten und Waren liegen offen. Handelsplättchen, Bonusplättchen und geheimnisvolle Orte sieht nur ihre Familie; die anderen dürfen sich nur merken, was sie sahen. Wie viele Plättchen jeder Art ein Reich hat, ist für alle aufgedruckt. Das oberste Bonusplättchen ist offen; wer eines nehmen kann, darf den Stapel durchsehen.

## rule.variant

rule-variant-title = Für sehr Erfahrene
rule-variant-text = Mit dieser Variante liegt das nächste Bootsplättchen des Stapels immer offen.
