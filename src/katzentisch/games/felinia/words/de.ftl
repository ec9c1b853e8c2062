# Felinia auf Deutsch. Wie Sätze geschrieben werden, steht in docs/add/a-language.md.

## game

game-name = Felinia
game-tagline = Handle im Hafen, segle zur Insel, mehre den Wohlstand deiner Familie.

## variant

variant-basic = Basisspiel
variant-advanced = Spiel für Fortgeschrittene

## variant_about

variant_about-basic = Die Insel wie im Regelheft: handeln, segeln, sich niederlassen.
variant_about-advanced = Eine größere Insel mit Proviant, geheimnisvollen Orten und mehr Posten. Für alle, die das Basisspiel kennen.

## setting

setting-next_boat_visible = Das nächste Schiff liegt offen (für sehr Erfahrene)

## phase

phase-bidding = Einsetz-Phase
phase-trading = Handels-Phase
phase-exploration = Entdeckungs-Phase
phase-storage = Lager-Phase
phase-preparation = Vorbereitung
phase-closing = Letzte Verkäufe
phase-over = Spielende

## ending

ending-last_merchant = Eine Familie hat ihren letzten Händler entsandt: Dies ist die letzte Runde.
ending-boats = Die Schiffs-Plättchen reichen nicht mehr: Dies ist die letzte Entdeckung.

## question

question-bid = Durchgang { $turn } von 3: Wohin setzt du deinen Bietstein?
question-deal = { NAME($space, domain: "space") }: Eine Ware kostet { $price } Silber. Kaufst du eine?
question-guild = Händlergilde: Ein Tausch kostet { $price } Silber. Was tauschst du?
question-board =
    { $stock ->
        [one] Soll dein letzter Händler an Bord eines Schiffs gehen?
       *[other] Soll ein Händler an Bord eines Schiffs gehen? Du hast noch { $stock } zu Hause.
    }
question-reveal =
    { $left ->
        [one] Welches Plättchen { NAME($kingdom, domain: "kingdom", form: "in") } deckst du auf? Du darfst noch eines.
       *[other] Welches Plättchen { NAME($kingdom, domain: "kingdom", form: "in") } deckst du auf? Du darfst noch { $left }.
    }
question-step =
    { $steps ->
        [one] Dein Händler steht nach einem Schritt { NAME($here, domain: "province", form: "at") }. Wohin geht er?
       *[other] Dein Händler steht nach { $steps } Schritten { NAME($here, domain: "province", form: "at") }. Wohin geht er?
    }
question-keep = Welchen geheimnisvollen Ort behältst du?
question-store =
    { $tiles ->
        [0] Du hast keine Waren zu lagern (bis zu { $keeps } wären erlaubt). Verkaufst du etwas anderes?
        [one] Du hast eine Ware und darfst bis zu { $keeps } behalten. Verkaufst du etwas?
       *[other] Du hast { $tiles } Waren und darfst bis zu { $keeps } behalten. Verkaufst du etwas?
    }
question-close = Das Spiel geht zu Ende. Verkaufst du noch etwas?

## choice

choice-bank = { $income } Silber von der Bank nehmen
choice-market = Bietstein auf { NAME($market, domain: "space") } setzen
choice-guild = Bietstein auf die Händlergilde setzen
choice-pass = Bietstein zurücknehmen
choice-buy = { NAME($good, domain: "good") } für { $price } Silber kaufen
choice-exchange-spice = { NAME($give, domain: "good") } gegen { NAME($take, domain: "good") } und 1 Gewürz tauschen
choice-exchange-food = { NAME($give, domain: "good") } gegen { NAME($take, domain: "good") } und 1 Proviant tauschen
choice-exchange-bonus = 1 Gold und 1 Gewürz gegen das Bonus-Plättchen „{ NAME($tile, domain: "bonus") }“ tauschen
choice-done = Fertig
choice-board = An Bord des Schiffs an Anleger { $berth } gehen
choice-stop = Hier aufhören
choice-reveal = Plättchen { NAME($province, domain: "province", form: "at") } aufdecken
choice-go = { NAME($province, domain: "province", form: "to", capital: "yes") } gehen
choice-none = Keinen behalten
choice-keep = { NAME($card, domain: "card", article: "the", case: "acc", capital: "yes") } behalten
choice-pay = { $price } Silber zahlen und eine Ware mehr behalten
choice-sell = { NAME($what, domain: "what", form: "unit", capital: "yes") } verkaufen

## event

event-round_began =
    { YOU($seat) ->
        [yes] Runde { $round } beginnt; du fängst an.
       *[no] Runde { $round } beginnt; { PLAYER($seat) } fängt an.
    }
event-banked =
    { YOU($seat) ->
        [yes] { $silver ->
            [0] Du setzt deinen Bietstein auf die Bank und bekommst nichts: Du hast schon 6 Silber.
           *[other] Du setzt deinen Bietstein auf die Bank und bekommst { $silver } Silber.{ $lost ->
                [0] {""}
                [one] {" "}Ein weiteres verfällt: Mehr als 6 hat niemand.
               *[other] {" "}Weitere { $lost } verfallen: Mehr als 6 hat niemand.
            }
        }
       *[no] { $silver ->
            [0] { PLAYER($seat) } setzt einen Bietstein auf die Bank und bekommt nichts, denn 6 Silber sind schon da.
           *[other] { PLAYER($seat) } setzt einen Bietstein auf die Bank und bekommt { $silver } Silber.{ $lost ->
                [0] {""}
                [one] {" "}Ein weiteres verfällt: Mehr als 6 hat niemand.
               *[other] {" "}Weitere { $lost } verfallen: Mehr als 6 hat niemand.
            }
        }
    }
event-token_placed =
    { YOU($seat) ->
        [yes] Du setzt einen Bietstein auf { NAME($space, domain: "space", article: "the", case: "acc") }.
       *[no] { PLAYER($seat) } setzt einen Bietstein auf { NAME($space, domain: "space", article: "the", case: "acc") }.
    }
event-bought =
    { YOU($seat) ->
        [yes] Du kaufst auf { NAME($market, domain: "space") } { NAME($good, domain: "good") } für { $price } Silber.
       *[no] { PLAYER($seat) } kauft auf { NAME($market, domain: "space") } { NAME($good, domain: "good") } für { $price } Silber.
    }
event-passed =
    { YOU($seat) ->
        [yes] Du nimmst deinen Bietstein von { NAME($space, domain: "space", article: "the", case: "dat") } zurück.
       *[no] { PLAYER($seat) } nimmt einen Bietstein von { NAME($space, domain: "space", article: "the", case: "dat") } zurück.
    }
event-exchanged =
    { YOU($seat) ->
        [yes] Du tauschst in der Händlergilde { NAME($give, domain: "good") } gegen { NAME($take, domain: "good") } und zahlst { $price } Silber.
       *[no] { PLAYER($seat) } tauscht in der Händlergilde { NAME($give, domain: "good") } gegen { NAME($take, domain: "good") } und zahlt { $price } Silber.
    }
event-bonus_taken =
    { YOU($seat) ->
        [yes] Du nimmst für 1 Gold, 1 Gewürz und { $price } Silber ein Bonus-Plättchen.
       *[no] { PLAYER($seat) } nimmt für 1 Gold, 1 Gewürz und { $price } Silber ein Bonus-Plättchen.
    }
event-bonus_taken_secret = Du nimmst für 1 Gold, 1 Gewürz und { $price } Silber das Bonus-Plättchen „{ NAME($tile, domain: "bonus") }“.
event-boarded =
    { YOU($seat) ->
        [yes] Dein Händler geht an Bord des Schiffs, das um { NAME($time, domain: "time") } { NAME($kingdom, domain: "kingdom", form: "to") } fährt.
       *[no] Ein Händler von { PLAYER($seat) } geht an Bord des Schiffs, das um { NAME($time, domain: "time") } { NAME($kingdom, domain: "kingdom", form: "to") } fährt.
    }
event-last_merchant =
    { YOU($seat) ->
        [yes] Du hast keinen Händler mehr zu Hause: Dies ist die letzte Runde.
       *[no] { PLAYER($seat) } hat keinen Händler mehr zu Hause: Dies ist die letzte Runde.
    }
event-sold =
    { YOU($seat) ->
        [yes] { $silver ->
            [0] Du verkaufst { NAME($what, domain: "what", form: "unit") } und bekommst nichts: Du hast schon 6 Silber.
           *[other] Du verkaufst { NAME($what, domain: "what", form: "unit") } für { $silver } Silber.{ $lost ->
                [0] {""}
                [one] {" "}Ein weiteres verfällt: Mehr als 6 hat niemand.
               *[other] {" "}Weitere { $lost } verfallen: Mehr als 6 hat niemand.
            }
        }
       *[no] { $silver ->
            [0] { PLAYER($seat) } verkauft { NAME($what, domain: "what", form: "unit") } und bekommt nichts, denn 6 Silber sind schon da.
           *[other] { PLAYER($seat) } verkauft { NAME($what, domain: "what", form: "unit") } für { $silver } Silber.{ $lost ->
                [0] {""}
                [one] {" "}Ein weiteres verfällt: Mehr als 6 hat niemand.
               *[other] {" "}Weitere { $lost } verfallen: Mehr als 6 hat niemand.
            }
        }
    }
event-sailed = Das Schiff um { NAME($time, domain: "time") } fährt { NAME($kingdom, domain: "kingdom", form: "to") }.
event-sailed_empty = Das Schiff um { NAME($time, domain: "time") } fährt ohne Passagiere { NAME($kingdom, domain: "kingdom", form: "to") }.
event-landed =
    { YOU($seat) ->
        [yes] Dein Händler landet { NAME($province, domain: "province", form: "at") }.
       *[no] Ein Händler von { PLAYER($seat) } landet { NAME($province, domain: "province", form: "at") }.
    }
event-stepped =
    { YOU($seat) ->
        [yes] Dein Händler geht { NAME($province, domain: "province", form: "to") }.
       *[no] Der Händler von { PLAYER($seat) } geht { NAME($province, domain: "province", form: "to") }.
    }
event-food_spent =
    { YOU($seat) ->
        [yes] Du zahlst 1 Proviant für einen weiteren Schritt.
       *[no] { PLAYER($seat) } zahlt 1 Proviant für einen weiteren Schritt.
    }
event-revealed =
    { YOU($seat) ->
        [yes] Du deckst { NAME($province, domain: "province", form: "at") } { NAME($trade, domain: "trade", article: "a", case: "acc") } auf.
       *[no] { PLAYER($seat) } deckt { NAME($province, domain: "province", form: "at") } { NAME($trade, domain: "trade", article: "a", case: "acc") } auf.
    }
event-gained =
    { YOU($seat) ->
        [yes] Du bekommst { COUNTED($amount, $what, domain: "what", case: "acc") }.{ $missed ->
            [0] {""}
           *[other] {" "}Mehr gibt der Vorrat nicht her.
        }
       *[no] { PLAYER($seat) } bekommt { COUNTED($amount, $what, domain: "what", case: "acc") }.{ $missed ->
            [0] {""}
           *[other] {" "}Mehr gibt der Vorrat nicht her.
        }
    }
event-supply_empty =
    { YOU($seat) ->
        [yes] Im Vorrat ist { NAME($what, domain: "what", article: "no") } mehr: Du bekommst nichts.
       *[no] Im Vorrat ist { NAME($what, domain: "what", article: "no") } mehr: { PLAYER($seat) } bekommt nichts.
    }
event-silver_lost =
    { YOU($seat) ->
        [yes] Du hast schon 6 Silber und bekommst keines mehr.
       *[no] { PLAYER($seat) } hat schon 6 Silber und bekommt keines mehr.
    }
event-drew =
    { YOU($seat) ->
        [yes] Du ziehst { NAME($good, domain: "good") } aus dem Beutel.
       *[no] { PLAYER($seat) } zieht { NAME($good, domain: "good") } aus dem Beutel.
    }
event-bag_empty =
    { YOU($seat) ->
        [yes] Der Beutel ist leer: Du ziehst nichts.
       *[no] Der Beutel ist leer: { PLAYER($seat) } zieht nichts.
    }
event-looked =
    { YOU($seat) ->
        [yes] { $n ->
            [one] Du siehst dir einen geheimnisvollen Ort an.
           *[other] Du siehst dir { $n } geheimnisvolle Orte an.
        }
       *[no] { $n ->
            [one] { PLAYER($seat) } sieht sich einen geheimnisvollen Ort an.
           *[other] { PLAYER($seat) } sieht sich { $n } geheimnisvolle Orte an.
        }
    }
event-looked_secret = Du siehst dir { NAME($cards, domain: "card", article: "the", case: "acc") } an.
event-kept =
    { YOU($seat) ->
        [yes] Du behältst einen geheimnisvollen Ort.
       *[no] { PLAYER($seat) } behält einen geheimnisvollen Ort.
    }
event-kept_secret = Du behältst { NAME($card, domain: "card", article: "the", case: "acc") }.
event-kept_for_good =
    { YOU($seat) ->
        [yes] Du gibst { NAME($paid, domain: "good") } ab und behältst einen geheimnisvollen Ort.
       *[no] { PLAYER($seat) } gibt { NAME($paid, domain: "good") } ab und behält einen geheimnisvollen Ort.
    }
event-kept_for_good_secret = Du gibst { NAME($paid, domain: "good") } ab und behältst { NAME($card, domain: "card", article: "the", case: "acc") }.
event-kept_none =
    { YOU($seat) ->
        [yes] Du behältst keinen geheimnisvollen Ort.
       *[no] { PLAYER($seat) } behält keinen geheimnisvollen Ort.
    }
event-settled =
    { YOU($seat) ->
        [yes] Dein Händler lässt sich { NAME($province, domain: "province", form: "at") } nieder, und du bekommst { NAME($trade, domain: "trade", article: "a", case: "acc") }.
       *[no] Der Händler von { PLAYER($seat) } lässt sich { NAME($province, domain: "province", form: "at") } nieder und bekommt { NAME($trade, domain: "trade", article: "a", case: "acc") }.
    }
event-tile_left_game = { NAME($special, domain: "trade", article: "the", capital: "yes") } kommt aus dem Spiel.
event-went_home =
    { YOU($seat) ->
        [yes] Dein Händler kehrt { NAME($province, domain: "province", form: "from") } heim.
       *[no] Der Händler von { PLAYER($seat) } kehrt { NAME($province, domain: "province", form: "from") } heim.
    }
event-storage_paid =
    { YOU($seat) ->
        [yes] Du zahlst { $silver } Silber und darfst { $keeps } Waren behalten.
       *[no] { PLAYER($seat) } zahlt { $silver } Silber und darf { $keeps } Waren behalten.
    }
event-boats_lacking =
    { $empty ->
        [one] Ein Anleger ist leer, und kein Schiffs-Plättchen ist mehr da: Die letzte Entdeckung beginnt.
       *[other] { $left ->
            [0] { $empty } Anleger sind leer, und kein Schiffs-Plättchen ist mehr da: Die letzte Entdeckung beginnt.
            [one] { $empty } Anleger sind leer, aber nur ein Schiffs-Plättchen ist noch da: Die letzte Entdeckung beginnt.
           *[other] { $empty } Anleger sind leer, aber nur { $left } Schiffs-Plättchen sind noch da: Die letzte Entdeckung beginnt.
        }
    }
event-boat_laid = An Anleger { $berth } liegt jetzt das Schiff, das um { NAME($time, domain: "time") } { NAME($kingdom, domain: "kingdom", form: "to") } fährt.
event-next_boat_shown = Das nächste Schiff fährt um { NAME($time, domain: "time") } { NAME($kingdom, domain: "kingdom", form: "to") }.
event-market_filled = { NAME($market, domain: "space") } bekommt { NAME($goods, domain: "good") }.
event-game_over =
    { YOU($winners) ->
        [yes] Das Spiel ist aus. Deine Familie ist die wohlhabendste!
        [among] Das Spiel ist aus. Gleich wohlhabend sind { PLAYER($winners, you: "du") }: Ihr teilt euch den Sieg.
       *[no] { SIZE($winners) ->
            [one] Das Spiel ist aus. Am wohlhabendsten ist die Familie von { PLAYER($winners) }.
           *[other] Das Spiel ist aus. Gleich wohlhabend sind { PLAYER($winners) }: Sie teilen sich den Sieg.
        }
    }

## log

log-round = Runde { $round }
log-seat = { PLAYER($seat, you: "du") }: { $parts }
log-bought = { NAME($things, domain: "good") } gekauft
log-exchanged = { NAME($things, domain: "good") } aus der Händlergilde
log-boarded =
    { $n ->
        [one] ein Händler an Bord
       *[other] { $n } Händler an Bord
    }
log-settled = { NAME($things, domain: "trade", article: "a") } genommen

## refusal

refusal-no_such_action = Eine Aktion { $action } gibt es nicht: Das Spiel hat { $actions } Aktionen, gezählt ab 0.
refusal-no_such_seat = Einen Platz { $seat } gibt es nicht; der Tisch hat { $seats ->
        [one] nur einen Platz
       *[other] { $seats } Plätze
    }, gezählt ab 0.
refusal-game_over = Das Spiel ist aus.
refusal-not_your_turn =
    { SIZE($waiting_for) ->
        [one] Du bist nicht an der Reihe: { PLAYER($waiting_for) } muss sich entscheiden.
       *[other] Du bist nicht an der Reihe: { PLAYER($waiting_for) } müssen sich entscheiden.
    }
refusal-not_now = Das geht jetzt nicht: Gefragt ist { NAME($question, domain: "decision") }.
refusal-market_closed = { NAME($market, domain: "space") } ist bei dieser Zahl von Familien geschlossen.
refusal-not_on_this_market = Auf { NAME($market, domain: "space") } gibt es { NAME($good, domain: "good", article: "no", case: "acc") }.
refusal-not_enough_silver =
    { $has ->
        [0] Das kostet { $needs } Silber, und du hast keines.
       *[other] Das kostet { $needs } Silber, und du hast nur { $has }.
    }
refusal-no_such_exchange = Einen Tausch gegen { NAME($gain, domain: "what") } bietet die Händlergilde in diesem Spiel nicht an.
refusal-same_good = { NAME($good, domain: "good", capital: "yes") } gibst du schon ab: Nimm etwas anderes.
refusal-no_such_good = Du hast { NAME($good, domain: "good", article: "no", case: "acc") }.
refusal-not_in_the_bag = Im Beutel gibt es { NAME($good, domain: "good", article: "no", case: "acc") }.
refusal-no_bonus_left = Es ist kein Bonus-Plättchen mehr da.
refusal-needs_gold_and_spice = Ein Bonus-Plättchen kostet 1 Gold und 1 Gewürz; du hast { $gold ->
        [0] kein
       *[other] { $gold }
    } Gold und { $spice ->
        [0] kein Gewürz
       *[other] { COUNTED($spice, "spice", domain: "what", case: "acc") }
    }.
refusal-bonus_gone = Das Bonus-Plättchen „{ NAME($tile, domain: "bonus") }“ ist schon vergeben.
refusal-no_boat = An Anleger { $berth } liegt kein Schiff.
refusal-boat_full = Das Schiff an Anleger { $berth } ist voll.
refusal-no_merchant = Du hast keinen Händler zu Hause.
refusal-fare_missing =
    { SIZE($goods) ->
        [0] { $silver ->
            [one] Für die Überfahrt fehlt dir 1 Silber.
           *[other] Für die Überfahrt fehlen dir { $silver } Silber.
        }
       *[other] { $silver ->
            [0] Für die Überfahrt fehlt dir noch: { NAME($goods, domain: "good") }.
           *[other] Für die Überfahrt fehlt dir noch: { NAME($goods, domain: "good") } und { $silver } Silber.
        }
    }
refusal-tile_abroad = { NAME($province, domain: "province", article: "the", capital: "yes") } liegt nicht { NAME($kingdom, domain: "kingdom", form: "in") }. Dein Händler deckt nur in dem Reich auf, in dem er gelandet ist.
refusal-nothing_to_reveal = { NAME($province, domain: "province", form: "at", capital: "yes") } liegt kein verdecktes Plättchen.
refusal-frontier = { NAME($province, domain: "province", article: "the", capital: "yes") } liegt in einem anderen Reich. Dein Händler muss { NAME($kingdom, domain: "kingdom", form: "in") } bleiben, wo er gelandet ist.
refusal-no_road = Kein Weg führt { NAME($here, domain: "province", form: "from") } { NAME($province, domain: "province", form: "to") }.
refusal-visited = { NAME($province, domain: "province", form: "at", capital: "yes") } war dein Händler auf dieser Reise schon.
refusal-merchant_there = { NAME($province, domain: "province", form: "at", capital: "yes") } steht schon ein Händler.
refusal-tile_face_down = Das Plättchen { NAME($province, domain: "province", form: "at") } liegt verdeckt.
refusal-no_food =
    { $steps ->
        [one] Nach dem ersten Schritt kostet jeder weitere 1 Proviant, und du hast keinen.
       *[other] Nach { $steps } Schritten kostet jeder weitere 1 Proviant, und du hast keinen.
    }
refusal-card_not_drawn = { NAME($card, domain: "card", article: "the", case: "acc", capital: "yes") } siehst du dir gerade nicht an.
refusal-type_owned = Eine Karte dieser Art hast du schon: { NAME($type, domain: "type") }.
refusal-card_needs_good = Für { NAME($card, domain: "card", article: "the", case: "acc") } gibt man { NAME($good, domain: "good") } ab, und du hast { NAME($good, domain: "good", article: "no", case: "acc") }.
refusal-surplus = Du hast { $tiles } Waren und darfst nur { $keeps } behalten: Verkaufe eine oder zahle.
refusal-paid_already = Du hast in dieser Runde schon für das Lager gezahlt.
refusal-no_surplus =
    { $tiles ->
        [0] Du hast keine Waren: Es gibt nichts zu bezahlen.
        [one] Du hast nur eine Ware: Es gibt nichts zu bezahlen.
       *[other] Du hast { $tiles } Waren und darfst { $keeps } behalten: Es gibt nichts zu bezahlen.
    }
refusal-cannot_be_sold = { NAME($what, domain: "what", number: "many", capital: "yes") } kann man nicht verkaufen.
refusal-nothing_to_sell = Du hast { NAME($what, domain: "what", article: "no", case: "acc") } zu verkaufen.

## score

score-trade = Handels-Plättchen
score-bonus_plus_one = Bonus-Plättchen (+1)
score-groups = Händlergruppen
score-gold = Gold
score-spice = Gewürze
score-merchandise = Waren
score-food = Proviant
score-mysterious = Geheimnisvolle Orte

## decision

decision-bid = das Einsetzen eines Bietsteins
decision-deal = ein Kauf auf dem Markt
decision-guild = ein Tausch in der Händlergilde
decision-board = das Einschiffen
decision-reveal = das Aufdecken eines Handels-Plättchens
decision-step = der nächste Schritt eines Händlers
decision-keep = die Wahl eines geheimnisvollen Orts
decision-store = das Lagern der Waren
decision-close = der letzte Verkauf

## good

good-watches = Uhren
    .gender = pl
good-wine = Wein
    .gender = m
    .plural = Weine
good-books = Bücher
    .gender = pl
good-clothing = Kleidung
    .gender = f
    .plural = Kleider
good-glassware = Glas
    .gender = n
    .plural = Gläser

## what

what-silver = Silber
    .gender = n
    .unit = 1 Silber
what-gold = Gold
    .gender = n
    .unit = 1 Gold
what-spice = Gewürz
    .gender = n
    .plural = Gewürze
    .unit = 1 Gewürz
what-food = Proviant
    .gender = m
    .plural = Proviant
    .unit = 1 Proviant
what-merchandise = Ware
    .gender = f
    .unit = 1 Ware
    .plural = Waren
what-mystery = geheimnisvoll* Ort
    .gender = m
    .plural = geheimnisvoll* Orte
    .unit = einen geheimnisvollen Ort
what-bonus = Bonus-Plättchen
    .gender = n
    .plural = Bonus-Plättchen
    .unit = ein Bonus-Plättchen
what-watches = Uhren
    .gender = pl
    .unit = Uhren
what-wine = Wein
    .gender = m
    .unit = Wein
what-books = Bücher
    .gender = pl
    .unit = Bücher
what-clothing = Kleidung
    .gender = f
    .unit = Kleidung
what-glassware = Glas
    .gender = n
    .unit = Glas

## thing

thing-boat =
    { $seats ->
        [one] { NAME($departure, domain: "time") } { NAME($destination, domain: "kingdom", form: "to") }, ein Platz
       *[other] { NAME($departure, domain: "time") } { NAME($destination, domain: "kingdom", form: "to") }, { $seats } Plätze
    }

## kingdom

kingdom-lion = Löwenreich
    .gender = n
    .in = im Löwenreich
    .to = ins Löwenreich
kingdom-tiger = Tigerreich
    .gender = n
    .in = im Tigerreich
    .to = ins Tigerreich
kingdom-panther = Pantherreich
    .gender = n
    .in = im Pantherreich
    .to = ins Pantherreich
kingdom-lynx = Luchsreich
    .gender = n
    .in = im Luchsreich
    .to = ins Luchsreich
kingdom-cheetah = Gepardenreich
    .gender = n
    .in = im Gepardenreich
    .to = ins Gepardenreich

## trade

trade-lion = Löwe
    .gender = m
    .acc = Löwen
    .dat = Löwen
    .plural = Löwen
trade-tiger = Tiger
    .gender = m
    .plural = Tiger
trade-panther = Panther
    .gender = m
    .plural = Panther
trade-lynx = Luchs
    .gender = m
    .plural = Luchse
trade-cheetah = Gepard
    .gender = m
    .acc = Geparden
    .dat = Geparden
    .plural = Geparden
trade-pantry = Königlich* Speisekammer
    .gender = f
    .a = die Königliche Speisekammer
    .a-acc = die Königliche Speisekammer
trade-spicery = Gewürzhaus
    .gender = n
    .a = das Gewürzhaus
    .a-acc = das Gewürzhaus
trade-hermitage = Einsiedelei
    .gender = f
    .a = die Einsiedelei
    .a-acc = die Einsiedelei
trade-atlas = Atlas der Wunder
    .gender = m
    .a = der Atlas der Wunder
    .a-acc = den Atlas der Wunder
trade-forager = Sammlerhütte
    .gender = f
    .a = die Sammlerhütte
    .a-acc = die Sammlerhütte
trade-caravan = Karawane
    .gender = f
    .a = die Karawane
    .a-acc = die Karawane
trade-mint = Münzstätte
    .gender = f
    .a = die Münzstätte
    .a-acc = die Münzstätte
trade-goldmine = Goldmine
    .gender = f
    .a = die Goldmine
    .a-acc = die Goldmine

## special

special-pantry = Am Ende zählt jeder Proviant 2 Punkte.
special-spicery = Am Ende zählt jedes Gewürz 1 Punkt.
special-hermitage = Am Ende zählt ein Händler, der für sich steht, 2 Punkte.
special-atlas = Am Ende zählt jeder geheimnisvolle Ort 1 Punkt mehr.
special-forager = Sofort 1 Proviant, und 1 mehr in jeder Provinz mit Proviant-Zeichen.
special-caravan = Sofort 1 Proviant, 1 Gold, 1 Silber und 1 Ware aus dem Beutel; dann kommt das Plättchen aus dem Spiel.
special-mint = Sofort 1 Silber, und 1 mehr in jeder Provinz mit Silber-Zeichen.
special-goldmine = Sofort 1 Gold, und 1 mehr in jeder Provinz mit Gold-Zeichen.

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

colour-blue = blau
colour-red = rot
colour-green = grün
colour-yellow = gelb

## space

space-market-1 = Markt 1
    .proper = yes
space-market-2 = Markt 2
    .proper = yes
space-market-3 = Markt 3
    .proper = yes
space-market-4 = Markt 4
    .proper = yes
space-market-5 = Markt 5
    .proper = yes
space-guild = Händlergilde
    .gender = f

## time

time-5-00 = 5 Uhr
time-5-15 = 5.15 Uhr
time-5-30 = 5.30 Uhr
time-5-45 = 5.45 Uhr
time-6-00 = 6 Uhr
time-6-15 = 6.15 Uhr
time-6-30 = 6.30 Uhr
time-6-45 = 6.45 Uhr
time-7-00 = 7 Uhr
time-7-15 = 7.15 Uhr
time-7-30 = 7.30 Uhr
time-7-45 = 7.45 Uhr
time-8-00 = 8 Uhr
time-8-15 = 8.15 Uhr
time-8-30 = 8.30 Uhr
time-8-45 = 8.45 Uhr
time-9-00 = 9 Uhr
time-9-15 = 9.15 Uhr
time-9-30 = 9.30 Uhr
time-9-45 = 9.45 Uhr

## board

board-bag = Beutel
board-berth = Anleger { $berth }
board-closed = geschlossen
board-empty = leer
board-pile = Schiffsstapel: { $left }
board-next = als Nächstes: { NAME($time, domain: "time") } { NAME($kingdom, domain: "kingdom", form: "to") }
board-families = Familien
board-first = ist zuerst an der Reihe
board-round = Runde { $round } · { NAME($phase, domain: "phase") }
board-silver = Silber
board-gold = Gold
board-spice = Gewürz
board-food = Proviant
board-merchants = Händler zu Hause
board-tiles = Handels-Plättchen
board-bonus = Bonus-Plättchen
board-places = Geheimnisvolle Orte
board-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
board-supply = Vorrat
board-face_down = verdeckt
board-stack = Bonusstapel: { $left }
board-settled = Händler von { PLAYER($seat) }
board-markets = Märkte
board-boats = Schiffe
board-island = Insel
board-free = frei
board-sales = Verkaufspreise in Silber: Gold { $gold }, Gewürz { $spice }, Ware { $merchandise }
board-spread = Plättchen: { NAME($tiles, domain: "kind") }
board-roads = Wege (H: Hafen, x: Kreuzung mit ihrem Ertrag, Zahlen: Posten)
board-port = H
board-own_good = Ein Schiff verlangt immer eine Ware seiner eigenen Farbe.
board-last_boats = Von den letzten fünf Schiffen fährt eines in jedes Reich.

## kind

kind-lion = Löwe
    .gender = m
    .plural = Löwen
kind-tiger = Tiger
    .gender = m
    .plural = Tiger
kind-panther = Panther
    .gender = m
    .plural = Panther
kind-lynx = Luchs
    .gender = m
    .plural = Luchse
kind-cheetah = Gepard
    .gender = m
    .plural = Geparden

## page

page-goal_sets = gleiche Handels-Plättchen
page-goal_groups = Händler nebeneinander
page-goal_more = Gold, Gewürze, Waren
page-tokens = Bietsteine
page-tab_market = Markt
page-tab_harbour = Hafen
page-tab_island = Insel
page-tab_house = Haus
page-guild = Händlergilde
page-market = Katzburger Kai
page-harbour = Hafen
page-island = Insel
page-house = Haus
page-bank = Bank
page-bank_income = +{ $income } Silber
page-price = Preis { $price }
page-leave = Liegen lassen
page-next = Danach: { PLAYER($seats) }
page-done = Fertig
page-no_boat = Kein Schiff, das du bezahlen kannst
page-all_stored = In deinem Lager ist Platz für alles
page-stop = Hier aufhören
page-stop_reveal = Nichts mehr aufdecken
page-silver = Silber
page-store = Lager { $tiles } von { $keeps }
page-paid_place = Eine Ware mehr für { $price } Silber behalten
page-posts = Handels-Plättchen
page-bonus = Bonus-Plättchen
page-places = Orte
page-give = Geben
page-take = Nehmen
page-gift = und erhalten
page-bonus_stack = Bonus-Plättchen für 1 Gold + 1 Gewürz
page-keep = Du siehst dir an
page-keep_none = Keinen behalten
page-needs = kostet { NAME($good, domain: "good") }
page-free = frei
page-groups = Gruppen
page-sets = Sätze
page-hidden_of = { $n } von { $all } verdeckt
page-left_of = noch { $n } von { $all }
page-lacking = Dir fehlt: { NAME($goods, domain: "good") }
page-lack_on = Dir fehlt: { NAME($goods, domain: "good") } ({ NAME($markets, domain: "space") })
page-lack_silver = Dir fehlt: { $silver } Silber
page-fare_ready = Du kannst die Überfahrt bezahlen
page-ship_full = Alle Plätze sind besetzt
page-ship_arrived = Ist gelandet
page-then_board = Dann kannst du an Bord: { LIST($times) }.
page-first = zuerst
page-stall_now = jetzt
page-stall_done = vorbei
page-silver_after = Silber: danach { $silver }
page-cards = Karten
page-at_home = Zu Hause
page-no_tiles = noch keine
page-points = Punkte bisher
page-points_hint = So viel wäre es, wenn das Spiel jetzt zu Ende wäre.
page-part_trade = Plättchen
page-part_bonus_plus_one = Bonus
page-part_groups = Gruppen
page-part_gold = Gold
page-part_spice = Gewürze
page-part_merchandise = Waren
page-part_food = Proviant
page-part_mysterious = Orte
page-group_points =
    { $points ->
        [one] 1 Pkt.
       *[other] { $points } Pkt.
    }
page-reward =
    { $what ->
        [merchandise] { $n ->
            [one] +1 Ware
           *[other] +{ $n } Waren
        }
        [mystery] Geheimnis
       *[other] +{ $n } { NAME($what, domain: "what") }
    }
page-kingdom_short =
    { $kingdom ->
        [lion] Löwe
        [tiger] Tiger
        [panther] Panther
        [lynx] Luchs
        [cheetah] Gepard
       *[other] { NAME($kingdom, domain: "kingdom") }
    }
page-kingdoms = Reiche
page-all = Alle
page-distribution = Wo die Plättchen liegen
page-special = Sonder-Plättchen
page-kind_values = { NAME($kind, domain: "kind") }: jedes Plättchen eines Satzes zählt { $values }
page-set_points =
    { $points ->
        [one] { NAME($kind, domain: "kind") } × { $tiles }: 1 Punkt
       *[other] { NAME($kind, domain: "kind") } × { $tiles }: { $points } Punkte
    }
page-bonus_is = Bonus-Plättchen: { NAME($tile, domain: "bonus") }
page-place_is = { NAME($card, domain: "card") }, ein geheimnisvoller Ort: Allein zählt er { $single }, ab zweien zählt jeder { $each }.
page-backs_of = Handels-Plättchen aus dem { NAME($kingdom, domain: "kingdom") }: { $n }
page-bag_holds =
    { SIZE($goods) ->
        [0] Der Beutel ist leer.
       *[other] Im Beutel: { NAME($goods, domain: "good") }.
    }
page-pile =
    { $left ->
        [0] keine weiteren Schiffe
        [one] ein weiteres Schiff
       *[other] { $left } weitere Schiffe
    }
page-next_boat = als Nächstes { NAME($time, domain: "time") }
page-phase = Runde { $round } · { NAME($phase, domain: "phase") }
page-round = Runde { $round }
page-step_bidding = Setzen
page-step_trading = Handeln
page-step_exploration = Segeln
page-step_storage = Lagern
page-step_preparation = Auffüllen
page-on_island = Händler auf der Insel
page-sail = Schiff um { NAME($time, domain: "time") } { NAME($kingdom, domain: "kingdom", form: "to") }
page-face_down = verdecktes Plättchen
page-merchant_of = Händler von { PLAYER($seat) }
page-walk = { NAME($province, domain: "province", form: "to", capital: "yes") } gehen
page-bag = Beutel: { $size }
page-sell = { NAME($what, domain: "what", form: "unit", capital: "yes") } für { $silver } Silber verkaufen

## keys

keys-groups = Händlergruppen zeigen
keys-sets = Sätze von Handels-Plättchen zeigen
keys-arrows = Auf einem Weg gehen

## describe

describe-markets =
    { SIZE($tokens) ->
        [0] { NAME($space, domain: "space") }: { $goods }. Keine Bietsteine.
       *[other] { NAME($space, domain: "space") }: { $goods }. Bietsteine von unten nach oben: { PLAYER($tokens) }.
    }
describe-boat =
    { $silver ->
        [0] Anleger { $berth }: um { NAME($time, domain: "time") } { NAME($kingdom, domain: "kingdom", form: "to") }, { $free } von { $seats } Plätzen frei. Überfahrt: { NAME($fare, domain: "good") }.
       *[other] Anleger { $berth }: um { NAME($time, domain: "time") } { NAME($kingdom, domain: "kingdom", form: "to") }, { $free } von { $seats } Plätzen frei. Überfahrt: { NAME($fare, domain: "good") }, dazu { $silver } Silber.
    }
describe-family =
    { SIZE($goods) ->
        [0] { PLAYER($seat) }: { $silver } Silber, { $gold } Gold, { COUNTED($spice, "spice", domain: "what") }, { $food } Proviant; keine Waren; Händler zu Hause: { $stock }; Handels-Plättchen: { $tiles }.
       *[other] { PLAYER($seat) }: { $silver } Silber, { $gold } Gold, { COUNTED($spice, "spice", domain: "what") }, { $food } Proviant; Waren: { NAME($goods, domain: "good") }; Händler zu Hause: { $stock }; Handels-Plättchen: { $tiles }.
    }
describe-land =
    { SIZE($roads) ->
        [0] { NAME($province, domain: "province") }: { $what }. Keine Wege.
       *[other] { NAME($province, domain: "province") }: { $what }. Wege zu: { NAME($roads, domain: "province") }.
    }
describe-no_symbol = kein Zeichen
describe-special = { NAME($trade, domain: "trade") }: { NAME($trade, domain: "special") }
describe-spread = Handels-Plättchen { NAME($kingdom, domain: "kingdom", form: "in") }: { NAME($tiles, domain: "kind") }.
describe-sales = 1 Gold bringt { $gold } Silber, 1 Gewürz { $spice }, eine Ware { $merchandise }.

## province

province-lion-port = Löwenhafen
    .gender = m
    .at = im Löwenhafen
    .to = in den Löwenhafen
    .from = vom Löwenhafen
province-lion-cross-1 = Löwenkreuzung 1
    .gender = f
    .at = an der Löwenkreuzung 1
    .to = zur Löwenkreuzung 1
    .from = von der Löwenkreuzung 1
province-lion-cross-2 = Löwenkreuzung 2
    .gender = f
    .at = an der Löwenkreuzung 2
    .to = zur Löwenkreuzung 2
    .from = von der Löwenkreuzung 2
province-lion-cross-3 = Löwenkreuzung 3
    .gender = f
    .at = an der Löwenkreuzung 3
    .to = zur Löwenkreuzung 3
    .from = von der Löwenkreuzung 3
province-lion-cross-4 = Löwenkreuzung 4
    .gender = f
    .at = an der Löwenkreuzung 4
    .to = zur Löwenkreuzung 4
    .from = von der Löwenkreuzung 4
province-lion-cross-5 = Löwenkreuzung 5
    .gender = f
    .at = an der Löwenkreuzung 5
    .to = zur Löwenkreuzung 5
    .from = von der Löwenkreuzung 5
province-lion-post-1 = Löwenposten 1
    .gender = m
    .at = am Löwenposten 1
    .to = zum Löwenposten 1
    .from = vom Löwenposten 1
province-lion-post-2 = Löwenposten 2
    .gender = m
    .at = am Löwenposten 2
    .to = zum Löwenposten 2
    .from = vom Löwenposten 2
province-lion-post-3 = Löwenposten 3
    .gender = m
    .at = am Löwenposten 3
    .to = zum Löwenposten 3
    .from = vom Löwenposten 3
province-lion-post-4 = Löwenposten 4
    .gender = m
    .at = am Löwenposten 4
    .to = zum Löwenposten 4
    .from = vom Löwenposten 4
province-lion-post-5 = Löwenposten 5
    .gender = m
    .at = am Löwenposten 5
    .to = zum Löwenposten 5
    .from = vom Löwenposten 5
province-lion-post-6 = Löwenposten 6
    .gender = m
    .at = am Löwenposten 6
    .to = zum Löwenposten 6
    .from = vom Löwenposten 6
province-lion-post-7 = Löwenposten 7
    .gender = m
    .at = am Löwenposten 7
    .to = zum Löwenposten 7
    .from = vom Löwenposten 7
province-lion-post-8 = Löwenposten 8
    .gender = m
    .at = am Löwenposten 8
    .to = zum Löwenposten 8
    .from = vom Löwenposten 8
province-tiger-port = Tigerhafen
    .gender = m
    .at = im Tigerhafen
    .to = in den Tigerhafen
    .from = vom Tigerhafen
province-tiger-cross-1 = Tigerkreuzung 1
    .gender = f
    .at = an der Tigerkreuzung 1
    .to = zur Tigerkreuzung 1
    .from = von der Tigerkreuzung 1
province-tiger-cross-2 = Tigerkreuzung 2
    .gender = f
    .at = an der Tigerkreuzung 2
    .to = zur Tigerkreuzung 2
    .from = von der Tigerkreuzung 2
province-tiger-cross-3 = Tigerkreuzung 3
    .gender = f
    .at = an der Tigerkreuzung 3
    .to = zur Tigerkreuzung 3
    .from = von der Tigerkreuzung 3
province-tiger-cross-4 = Tigerkreuzung 4
    .gender = f
    .at = an der Tigerkreuzung 4
    .to = zur Tigerkreuzung 4
    .from = von der Tigerkreuzung 4
province-tiger-cross-5 = Tigerkreuzung 5
    .gender = f
    .at = an der Tigerkreuzung 5
    .to = zur Tigerkreuzung 5
    .from = von der Tigerkreuzung 5
province-tiger-post-1 = Tigerposten 1
    .gender = m
    .at = am Tigerposten 1
    .to = zum Tigerposten 1
    .from = vom Tigerposten 1
province-tiger-post-2 = Tigerposten 2
    .gender = m
    .at = am Tigerposten 2
    .to = zum Tigerposten 2
    .from = vom Tigerposten 2
province-tiger-post-3 = Tigerposten 3
    .gender = m
    .at = am Tigerposten 3
    .to = zum Tigerposten 3
    .from = vom Tigerposten 3
province-tiger-post-4 = Tigerposten 4
    .gender = m
    .at = am Tigerposten 4
    .to = zum Tigerposten 4
    .from = vom Tigerposten 4
province-tiger-post-5 = Tigerposten 5
    .gender = m
    .at = am Tigerposten 5
    .to = zum Tigerposten 5
    .from = vom Tigerposten 5
province-tiger-post-6 = Tigerposten 6
    .gender = m
    .at = am Tigerposten 6
    .to = zum Tigerposten 6
    .from = vom Tigerposten 6
province-tiger-post-7 = Tigerposten 7
    .gender = m
    .at = am Tigerposten 7
    .to = zum Tigerposten 7
    .from = vom Tigerposten 7
province-tiger-post-8 = Tigerposten 8
    .gender = m
    .at = am Tigerposten 8
    .to = zum Tigerposten 8
    .from = vom Tigerposten 8
province-panther-port = Pantherhafen
    .gender = m
    .at = im Pantherhafen
    .to = in den Pantherhafen
    .from = vom Pantherhafen
province-panther-cross-1 = Pantherkreuzung 1
    .gender = f
    .at = an der Pantherkreuzung 1
    .to = zur Pantherkreuzung 1
    .from = von der Pantherkreuzung 1
province-panther-cross-2 = Pantherkreuzung 2
    .gender = f
    .at = an der Pantherkreuzung 2
    .to = zur Pantherkreuzung 2
    .from = von der Pantherkreuzung 2
province-panther-cross-3 = Pantherkreuzung 3
    .gender = f
    .at = an der Pantherkreuzung 3
    .to = zur Pantherkreuzung 3
    .from = von der Pantherkreuzung 3
province-panther-cross-4 = Pantherkreuzung 4
    .gender = f
    .at = an der Pantherkreuzung 4
    .to = zur Pantherkreuzung 4
    .from = von der Pantherkreuzung 4
province-panther-cross-5 = Pantherkreuzung 5
    .gender = f
    .at = an der Pantherkreuzung 5
    .to = zur Pantherkreuzung 5
    .from = von der Pantherkreuzung 5
province-panther-post-1 = Pantherposten 1
    .gender = m
    .at = am Pantherposten 1
    .to = zum Pantherposten 1
    .from = vom Pantherposten 1
province-panther-post-2 = Pantherposten 2
    .gender = m
    .at = am Pantherposten 2
    .to = zum Pantherposten 2
    .from = vom Pantherposten 2
province-panther-post-3 = Pantherposten 3
    .gender = m
    .at = am Pantherposten 3
    .to = zum Pantherposten 3
    .from = vom Pantherposten 3
province-panther-post-4 = Pantherposten 4
    .gender = m
    .at = am Pantherposten 4
    .to = zum Pantherposten 4
    .from = vom Pantherposten 4
province-panther-post-5 = Pantherposten 5
    .gender = m
    .at = am Pantherposten 5
    .to = zum Pantherposten 5
    .from = vom Pantherposten 5
province-panther-post-6 = Pantherposten 6
    .gender = m
    .at = am Pantherposten 6
    .to = zum Pantherposten 6
    .from = vom Pantherposten 6
province-panther-post-7 = Pantherposten 7
    .gender = m
    .at = am Pantherposten 7
    .to = zum Pantherposten 7
    .from = vom Pantherposten 7
province-lynx-port = Luchshafen
    .gender = m
    .at = im Luchshafen
    .to = in den Luchshafen
    .from = vom Luchshafen
province-lynx-cross-1 = Luchskreuzung 1
    .gender = f
    .at = an der Luchskreuzung 1
    .to = zur Luchskreuzung 1
    .from = von der Luchskreuzung 1
province-lynx-cross-2 = Luchskreuzung 2
    .gender = f
    .at = an der Luchskreuzung 2
    .to = zur Luchskreuzung 2
    .from = von der Luchskreuzung 2
province-lynx-cross-3 = Luchskreuzung 3
    .gender = f
    .at = an der Luchskreuzung 3
    .to = zur Luchskreuzung 3
    .from = von der Luchskreuzung 3
province-lynx-cross-4 = Luchskreuzung 4
    .gender = f
    .at = an der Luchskreuzung 4
    .to = zur Luchskreuzung 4
    .from = von der Luchskreuzung 4
province-lynx-cross-5 = Luchskreuzung 5
    .gender = f
    .at = an der Luchskreuzung 5
    .to = zur Luchskreuzung 5
    .from = von der Luchskreuzung 5
province-lynx-post-1 = Luchsposten 1
    .gender = m
    .at = am Luchsposten 1
    .to = zum Luchsposten 1
    .from = vom Luchsposten 1
province-lynx-post-2 = Luchsposten 2
    .gender = m
    .at = am Luchsposten 2
    .to = zum Luchsposten 2
    .from = vom Luchsposten 2
province-lynx-post-3 = Luchsposten 3
    .gender = m
    .at = am Luchsposten 3
    .to = zum Luchsposten 3
    .from = vom Luchsposten 3
province-lynx-post-4 = Luchsposten 4
    .gender = m
    .at = am Luchsposten 4
    .to = zum Luchsposten 4
    .from = vom Luchsposten 4
province-lynx-post-5 = Luchsposten 5
    .gender = m
    .at = am Luchsposten 5
    .to = zum Luchsposten 5
    .from = vom Luchsposten 5
province-lynx-post-6 = Luchsposten 6
    .gender = m
    .at = am Luchsposten 6
    .to = zum Luchsposten 6
    .from = vom Luchsposten 6
province-lynx-post-7 = Luchsposten 7
    .gender = m
    .at = am Luchsposten 7
    .to = zum Luchsposten 7
    .from = vom Luchsposten 7
province-cheetah-port = Gepardenhafen
    .gender = m
    .at = im Gepardenhafen
    .to = in den Gepardenhafen
    .from = vom Gepardenhafen
province-cheetah-cross-1 = Gepardenkreuzung 1
    .gender = f
    .at = an der Gepardenkreuzung 1
    .to = zur Gepardenkreuzung 1
    .from = von der Gepardenkreuzung 1
province-cheetah-cross-2 = Gepardenkreuzung 2
    .gender = f
    .at = an der Gepardenkreuzung 2
    .to = zur Gepardenkreuzung 2
    .from = von der Gepardenkreuzung 2
province-cheetah-cross-3 = Gepardenkreuzung 3
    .gender = f
    .at = an der Gepardenkreuzung 3
    .to = zur Gepardenkreuzung 3
    .from = von der Gepardenkreuzung 3
province-cheetah-cross-4 = Gepardenkreuzung 4
    .gender = f
    .at = an der Gepardenkreuzung 4
    .to = zur Gepardenkreuzung 4
    .from = von der Gepardenkreuzung 4
province-cheetah-cross-5 = Gepardenkreuzung 5
    .gender = f
    .at = an der Gepardenkreuzung 5
    .to = zur Gepardenkreuzung 5
    .from = von der Gepardenkreuzung 5
province-cheetah-post-1 = Gepardenposten 1
    .gender = m
    .at = am Gepardenposten 1
    .to = zum Gepardenposten 1
    .from = vom Gepardenposten 1
province-cheetah-post-2 = Gepardenposten 2
    .gender = m
    .at = am Gepardenposten 2
    .to = zum Gepardenposten 2
    .from = vom Gepardenposten 2
province-cheetah-post-3 = Gepardenposten 3
    .gender = m
    .at = am Gepardenposten 3
    .to = zum Gepardenposten 3
    .from = vom Gepardenposten 3
province-cheetah-post-4 = Gepardenposten 4
    .gender = m
    .at = am Gepardenposten 4
    .to = zum Gepardenposten 4
    .from = vom Gepardenposten 4
province-cheetah-post-5 = Gepardenposten 5
    .gender = m
    .at = am Gepardenposten 5
    .to = zum Gepardenposten 5
    .from = vom Gepardenposten 5
province-cheetah-post-6 = Gepardenposten 6
    .gender = m
    .at = am Gepardenposten 6
    .to = zum Gepardenposten 6
    .from = vom Gepardenposten 6
province-cheetah-post-7 = Gepardenposten 7
    .gender = m
    .at = am Gepardenposten 7
    .to = zum Gepardenposten 7
    .from = vom Gepardenposten 7
province-cheetah-post-8 = Gepardenposten 8
    .gender = m
    .at = am Gepardenposten 8
    .to = zum Gepardenposten 8
    .from = vom Gepardenposten 8

## card

card-place-01 = Mondbrunnen
    .gender = m
card-place-02 = Mondbrunnen (Bücher)
    .gender = m
card-place-03 = Mondbrunnen (Wein)
    .gender = m
card-place-04 = Singend* Höhle
    .gender = f
card-place-05 = Singend* Höhle (Bücher)
    .gender = f
card-place-06 = Singend* Höhle (Wein)
    .gender = f
card-place-07 = Schnurrhaarfälle
    .gender = pl
card-place-08 = Schnurrhaarfälle (Bücher)
    .gender = pl
card-place-09 = Schnurrhaarfälle (Wein)
    .gender = pl
card-place-10 = Versunken* Sphinx
    .gender = f
card-place-11 = Versunken* Sphinx (Bücher)
    .gender = f
card-place-12 = Versunken* Sphinx (Wein)
    .gender = f
card-place-13 = Glasdünen
    .gender = pl
card-place-14 = Glasdünen (Bücher)
    .gender = pl
card-place-15 = Glasdünen (Wein)
    .gender = pl
card-place-16 = Hohl* Riese
    .gender = m
    .acc = Hohl* Riesen
card-place-17 = Hohl* Riese (Bücher)
    .gender = m
    .acc = Hohl* Riesen (Bücher)
card-place-18 = Hohl* Riese (Wein)
    .gender = m
    .acc = Hohl* Riesen (Wein)

## rule.goal

rule-goal-title = Das Ziel
rule-goal-text = Ihr seid Händlerfamilien: Kauft im Hafen Waren, bezahlt damit die Überfahrt und schickt eure Händler auf die Insel. Wer am Ende den größten Wohlstand hat, gewinnt: Sätze gleicher Handels-Plättchen, Händler, die nebeneinander siedeln, Gold, Gewürze und Waren zählen alle mit.

## rule.turns

rule-turns-title = Wer an der Reihe ist
rule-turns-text = Gespielt wird im Uhrzeigersinn, beginnend mit dem Startspieler. Nur die gefragte Familie entscheidet; verkaufen dürfen alle jederzeit. Bleibt nur eine Möglichkeit und gibt es nichts zu verkaufen, wird niemand gefragt.

## rule.setup

rule-setup-title = Aufbau
rule-setup-text = Jede Familie beginnt mit ihren Händlern, drei Bietsteinen, 2 Silber und zwei Waren, die ihr Platz in der Reihenfolge bestimmt. Zu zweit sind zwei Märkte geschlossen, zu dritt einer. Jeder offene Markt erhält zwei Waren aus dem Beutel. Fünf Schiffs-Plättchen mit blauer Rückseite liegen unter den grauen, darum fährt von den letzten fünf Schiffen eines in jedes Reich; vier liegen offen an den Anlegern. Die Handels-Plättchen jeder Farbe werden gemischt, und auf jedem Handelsposten dieser Farbe liegt eines: im Basisspiel verdeckt, im Spiel für Fortgeschrittene offen und mit den Sonder-Plättchen.

## rule.bidding

rule-bidding-title = Einsetz-Phase
rule-bidding-text = Reihum setzt jede Familie dreimal einen Bietstein ein. Auf der Bank bringt er sofort Silber: 1 im ersten Durchgang, 2 im zweiten, 3 im dritten. Auf einem Markt oder der Händlergilde kommt er auf die Steine, die dort liegen. Überall dürfen beliebig viele liegen. Eine Familie hat nie mehr als 6 Silber; was darüber geht, verfällt.

## rule.trading

rule-trading-title = Handels-Phase
rule-trading-text = Die Märkte werden von oben nach unten abgehandelt, die Händlergilde zuletzt; auf jedem zuerst der oberste Stein. Eine Ware kostet so viel Silber, wie Steine dort liegen, dieser mitgezählt. Wem der Stein gehört, kauft eine Ware dieses Marktes oder nimmt den Stein zurück, ohne zu zahlen. Dann folgt der nächste Stein, ein Silber billiger.

## rule.guild

rule-guild-title = Die Händlergilde
rule-guild-text = Jeder Stein erlaubt einen Tausch; sein Preis ist die Zahl der Steine dort. Entweder kommt eine eigene Ware in den Beutel, eine andere Art wird herausgenommen, und es gibt 1 Gewürz (im Spiel für Fortgeschrittene wahlweise 1 Proviant). Oder man gibt 1 Gold und 1 Gewürz ab und nimmt ein beliebiges Bonus-Plättchen des Stapels, den man dafür durchsehen darf. Es bleibt verdeckt.

## rule.boarding

rule-boarding-title = Einschiffen
rule-boarding-text = Gleich nach einem Kauf oder Tausch darf eine Familie Händler auf Schiffe stellen, so oft sie zahlen kann: Die abgebildeten Waren kommen in den Beutel, das Silber zur Bank. Ein Schiff verlangt immer eine Ware seiner eigenen Farbe. Der Händler nimmt den vordersten freien Platz. Wer den Stein zurücknahm, darf nicht an Bord, und eine versäumte Gelegenheit kommt erst nach dem nächsten Geschäft wieder.

## rule.departure

rule-departure-title = Abfahrt
rule-departure-text = Alle vollen Schiffe fahren, die frühere Uhrzeit zuerst. Ist keines voll, fährt nur das mit der frühesten Uhrzeit, auch leer. Die Händler steigen nacheinander aus, der vorderste zuerst; dann wird das Plättchen abgelegt.

## rule.revealing

rule-revealing-title = Aufdecken
rule-revealing-text = Im Basisspiel darf jeder Händler nach seinem ersten Schritt bis zu zwei verdeckte Handels-Plättchen irgendwo in dem Reich aufdecken, in dem er gelandet ist, eines nach dem anderen. Sie bleiben bis zum Spielende offen.

## rule.moving

rule-moving-title = Bewegung
rule-moving-text = Ein Händler macht bis zu drei Schritte auf den Wegen, den ersten in die Hafenprovinz. Er bleibt in seinem Reich und betritt keine Provinz zweimal, keine mit einem Händler und keine mit verdecktem Plättchen. Was eine Provinz zeigt, bekommt er sofort. Er darf früher aufhören.

## rule.settling

rule-settling-title = Niederlassen
rule-settling-text = Ein offenes Handels-Plättchen beendet den Zug: Die Familie nimmt es und legt es verdeckt vor sich, der Händler bleibt dort bis zum Spielende. Wer kein Plättchen erreicht, kehrt heim und behält, was er unterwegs fand.

## rule.food

rule-food-title = Proviant
rule-food-text = Im Spiel für Fortgeschrittene kostet jeder Schritt nach dem dritten 1 Proviant, gezahlt beim Schritt. Unterwegs gefundener Proviant gilt sofort. Proviant kann man nicht verkaufen.

## rule.places

rule-places-title = Geheimnisvolle Orte
rule-places-text = Wo dieses Zeichen steht, sieht sich die Familie die zwei obersten Karten des Stapels an und darf eine behalten. Sie darf von keiner Art sein, die sie schon hat; zeigt sie Bücher oder Wein, so kommt eine solche Ware in den Beutel. Die übrigen Karten kommen unter den Stapel.

## rule.storage

rule-storage-title = Lager-Phase
rule-storage-text = Am Ende der Runde behält eine Familie bis zu drei Waren, für 2 Silber eine mehr. Was darüber ist, muss sie für je 1 Silber verkaufen. Zahlen darf sie vor oder nach dem Verkauf.

## rule.preparation

rule-preparation-title = Die nächste Runde
rule-preparation-text = Die Steine auf den Familientafeln kehren zurück. Jeder leere Anleger erhält ein Schiffs-Plättchen; reichen sie nicht für alle, wird keines gelegt, und das Spiel endet. Offene Märkte werden auf drei Waren aufgefüllt, und der Startspieler wechselt nach links.

## rule.selling

rule-selling-title = Verkaufen
rule-selling-text = Eine Familie darf jederzeit beliebig viel verkaufen: vor ihren eigenen Entscheidungen und während andere entscheiden. Gold bringt 2 Silber, Gewürz und Waren je 1. Silber über 6 verfällt. Proviant, Handels-Plättchen, Bonus-Plättchen und geheimnisvolle Orte lassen sich nicht verkaufen.

## rule.supply

rule-supply-title = Gold-, Gewürz- und Proviantkarten
rule-supply-text = Von jeder Art gibt es 11 Karten, die 1 oder 3 zählen. Jede Familie benutzt so wenige wie möglich. Hat der Vorrat keine Karte mehr dafür, gibt es nichts; alles andere geschieht trotzdem. Zwei gleiche Zeichen einer Provinz werden zusammen gegeben: Erst werden Karten umgedreht, dann gibt es so viel von beiden, wie die Karten erlauben. Gewechselt wird immer.

## rule.end

rule-end-title = Das Ende des Spiels
rule-end-text = Das Spiel endet auf eine von zwei Arten. Eine Familie hat ihren letzten Händler auf ein Schiff gestellt: Der Handel wird zu Ende geführt, dann fahren alle vier Schiffe, voll oder nicht, und gelagert wird nicht mehr. Oder bei der Vorbereitung einer Runde sind weniger Schiffs-Plättchen da als leere Anleger: Dann wird keines gelegt, und sofort fährt jedes Schiff mit mindestens einem Händler. Danach darf jede Familie der Reihe nach noch einmal verkaufen, und der Wohlstand wird gezählt.

## rule.scoring

rule-scoring-title = Wertung
rule-scoring-text = Jede Art von Handels-Plättchen zählt für sich: Jedes Plättchen eines Satzes bringt die Zahl, die für einen Satz dieser Größe aufgedruckt ist. Ein Bonus-Plättchen ist ein weiteres Plättchen seiner Art oder bringt 1 mehr für jedes seiner Art. Jedes Gold zählt 1, je zwei Gewürze 1, jede Ware 1. Die höchste Summe gewinnt, dann das meiste Silber; sonst wird der Sieg geteilt.

## rule.groups

rule-groups-title = Gruppen
rule-groups-text = Händler einer Familie, deren Provinzen aneinandergrenzen, auch über Grenzen hinweg, bilden eine Gruppe. Ein Händler für sich zählt 1, in einer Zweiergruppe zählt jeder 2, in größeren Gruppen jeder 3.

## rule.special

rule-special-title = Sonder-Plättchen
rule-special-text = Die Sonder-Plättchen des Spiels für Fortgeschrittene werden wie Handels-Plättchen genommen und gehören zu keinem Satz. Manche bringen sofort oder in späteren Provinzen etwas, andere zählen am Ende. Ein einzelner geheimnisvoller Ort zählt 1; zwei oder mehr zählen je 2.

## rule.hidden

rule-hidden-title = Was verdeckt ist
rule-hidden-text = Geld, Karten und Waren liegen offen. Handels-Plättchen, Bonus-Plättchen und geheimnisvolle Orte sieht nur ihre Familie; die anderen dürfen sich nur merken, was sie sahen. Wie viele Plättchen jeder Art ein Reich hat, ist für alle aufgedruckt. Das oberste Bonus-Plättchen ist offen; wer eines nehmen kann, darf den Stapel durchsehen.

## rule.variant

rule-variant-title = Für sehr Erfahrene
rule-variant-text = Mit dieser Variante liegt das nächste Schiffs-Plättchen des Stapels immer offen.

## nonsense

nonsense-one_of =
    { $name } { $value } gibt es nicht; { SIZE($right) ->
        [0] hier gibt es keine
       *[other] möglich: { LIST($right, join: "comma") }
    }
nonsense-players = players: { $n } Familien, aber 1 bis { $most } können mitspielen
nonsense-special = trade: { $name } ist ein Sonder-Plättchen; es gehört unter 'special'
nonsense-same_type = mysterious: zwei von { $cards } sind von derselben Art; eine Familie hat jede Art nur einmal
nonsense-types = mysterious { $n } ist mehr als { $most }, die Zahl der Arten in diesem Spiel
nonsense-groups_twice = groups: lass es weg, wo 'merchants' die Provinzen nennt
nonsense-whole_from = { $name } { $value } ist keine ganze Zahl ab { $least }
nonsense-merchants = groups: mehr Händler als die { $most }, die eine Familie hat
nonsense-silver = silver { $n } ist mehr als { $most }, das Ende der Leiste
nonsense-too_many = { $what }: { $n }, es gibt aber nur { $most }
nonsense-cards =
    { $name } { $amounts } braucht { $needed ->
        [one] eine Karte
       *[other] { $needed } Karten
    }, es gibt aber { $n ->
        [0] keine
       *[other] nur { $n }
    }
nonsense-only_one = { $key }: { $name } steht zweimal da; es gibt nur eins
nonsense-others = others_food: { $n } andere Familien, aber höchstens 3 können mitspielen
nonsense-no_food = food { $n }: Im Basisspiel gibt es keinen Proviant; weglassen oder mode 'advanced' angeben
nonsense-side = tiles.{ $name } { $value } ist weder 'up' noch 'down'
nonsense-tile_and_merchant = tiles.{ $name }: Dort steht ein Händler, also liegt da kein Plättchen
nonsense-field = { $where }: Das Feld { $field } gibt es nicht; es gibt { LIST($right, join: "comma") }
nonsense-object = { $name } { $value } ist kein Objekt
nonsense-list = { $name } { $value } ist keine Liste
nonsense-too_large = { $name } { $value } ist zu groß; in keinem Spiel gibt es von irgendetwas mehr als { $most }
nonsense-twice = { $key }: { $name } steht zweimal da

## complaint

# Über Material, das nicht stimmen kann; was vor einem Doppelpunkt oder in Anführungszeichen steht, steht so in den Dateien.

complaint-kingdoms_once = { $where }: good: die Reiche { $own } sind nicht { $kingdoms }, jedes einmal.
complaint-blue_boats = { $where }: boat: die blauen Schiffe fahren nicht nach { $kingdoms }, je eines.
complaint-too_few_boats = { $where }: pile.initial_boats: so viele Schiffe gibt es nicht.
complaint-guild_last = { $where }: order { $order } endet nicht mit 'guild'.
complaint-refill = { $where }: refill_to ist mehr als capacity { $capacity }.
complaint-counted = { $where }: { $key } { $stated } stimmt nicht; in den Dateien gezählt: { $counted }.
complaint-countable = { $where }: { $key }: { $number } sind mehr als die { $most }, die das Programm zählen kann.
complaint-own_good = { $where }: goods: { $good } fehlt, die Ware des eigenen Reichs.
complaint-boat_seats = { $where }: seats { $seats } ist nicht 1 oder 2.
complaint-no_values = { $where }: values ist leer; mindestens eine Zahl ist nötig.
complaint-distribution = { $where }: distribution.{ $country } { $printed } passt nicht zu den Plättchen: { $lying }.
complaint-id_twice = { $where }: die id { $name } steht zweimal da.
complaint-departure = { $where }: departure { $time } ist keine Uhrzeit wie '9:45'.
complaint-faces = { $where }: faces { $faces } ist nicht [1, n]: eine kleine Seite mit 1 und eine größere.
complaint-bid_tokens = { $where }: bid_tokens { $tokens } ist mehr, als bank_income in goods.toml bezahlt.
complaint-starting_pairs = { $where }: Paare: { $pairs }, Familien: { $families }.
complaint-tie_break = { $where }: tie_break { $given } ist nicht ['silver'].
complaint-starting_goods = { $where }: { $pair } ist keine Liste aus den Waren { $goods }.
complaint-posts_for_tiles = { $where }: { $kingdom } hat { $posts } Provinzen der Art { $post } für { $tiles } Handels-Plättchen.
complaint-no_province = { $where }: das Reich { $kingdom } hat keine Provinz.
complaint-province_twice = { $where }: zwei Provinzen haben dieselbe id.
complaint-not_a_port = { $where }: port_province { $province } ist kein Hafen dieses Reichs.
complaint-ports = { $where }: das Reich hat { $ports } Hafenprovinzen statt einer.
complaint-no_roads = { $where }: roads ist leer; jede Provinz braucht einen Weg.
complaint-own_border = { $where }: borders: eine Provinz grenzt nicht an sich selbst.
complaint-road_abroad = { $where }: roads: { $province } liegt in einem anderen Reich; ein Händler bleibt in seinem.
complaint-road_without_border = { $where }: roads: { $province } steht nicht unter borders.
complaint-border_one_way = { $where }: borders: { $province } nennt diese Provinz umgekehrt nicht.
complaint-road_one_way = { $where }: roads: von { $province } führt kein Weg zurück.

## theme

# What a puzzle asks, as its title.

theme-bid = Wohin mit dem Bietstein?
theme-deal = Kaufen, und was?
theme-guild = Was tauschen?
theme-board = An Bord, und auf welches Schiff?
theme-reveal = Welches Handels-Plättchen aufdecken?
theme-step = Wohin auf der Insel?
theme-keep = Welchen Ort behalten?
theme-store = Was verkaufen, was lagern?
theme-close = Noch etwas verkaufen?

## about

about-good_does = Bezahlt die Überfahrt: Jedes Schiff verlangt bestimmte Waren. Was am Ende in deinem Lager liegt, zählt ebenfalls.
about-good_worth = Bringt beim Verkauf { $silver } Silber, am Ende im Lager { $points }.
about-good = Ware
about-silver = Silber
about-silver_does = Damit kaufst du Waren und bezahlst manche Überfahrt. Mehr als { $cap } hat niemand; am Ende zählt es nichts.
about-silver_worth = { $n } von { $cap }
about-gold = Gold
about-gold_does = Zählt am Ende. Mit 1 Gewürz kaufst du dafür bei der Händlergilde ein Bonus-Plättchen; verkaufen kannst du es jederzeit.
about-gold_worth = { $n } Gold: zurzeit { $points }. Eines bringt beim Verkauf { $silver } Silber.
about-spice = Gewürz
about-spice_does = Je zwei zählen am Ende 1 Punkt. Mit 1 Gold kaufst du dafür bei der Händlergilde ein Bonus-Plättchen; verkaufen kannst du es jederzeit.
about-spice_worth = { $n } Gewürz: zurzeit { $points }. Eines bringt beim Verkauf { $silver } Silber.
about-food = Proviant
about-food_does = Damit zieht ein Händler weiter: Jeder Schritt nach dem dritten kostet 1. Verkaufen kann man ihn nicht.
about-food_worth = { $n } vorhanden
about-price = Preis
about-price_does = So viel zahlt dieser Bietstein für seinen Handel: 1 Silber für jeden Stein, der noch im Stapel liegt.
about-price_worth = { $price } Silber
about-fare = Fahrpreis in Silber
about-fare_does = Dieses Schiff verlangt außer den Waren auch Silber.
about-leads_to = Damit ist eine Überfahrt bezahlt
about-leads_to_does = Sobald du das besitzt, kann ein Händler von dir an Bord.
about-token = Bietstein
about-token_does = Auf einem Markt kauft er eine Ware, bei der Händlergilde tauscht er, auf der Bank bringt er sofort Silber.
about-merchants = Händler zu Hause
about-merchants_does = Sie gehen an Bord und siedeln auf der Insel. Geht der letzte Händler einer Familie an Bord, endet das Spiel bald.
about-merchants_worth = { $n } zu Hause
about-store = Lager
about-store_does = Kostenlose Plätze am Ende einer Runde: { $free }; ein weiterer kostet { $price } Silber. Der Rest wird verkauft.
about-bonus = Bonus-Plättchen
about-bonus_does = Die Händlergilde gibt eines für 1 Gold und 1 Gewürz. Es macht eine Sammlung größer oder jedes ihrer Plättchen mehr wert.
about-bonus_worth = Noch { $left }
about-pile = Schiffsstapel
about-pile_does = Von hier kommen neue Schiffe. Jedes verlangt eine Ware seiner eigenen Farbe; die letzten fünf fahren je in ein anderes Reich.
about-pile_worth = Noch { $left }
about-boat = Schiff um { $time }: { NAME($kingdom, domain: "kingdom") }
about-boat_does = Bezahle die gezeigten Waren, und ein Händler nimmt den vordersten freien Platz. Volle Schiffe legen ab, das früheste zuerst.
about-boat_worth = { $free } von { $seats } Plätzen frei
about-market_does = Jeder Bietstein hier kauft eine Ware. Der oberste kauft zuerst und zahlt am meisten.
about-market_worth = Der nächste Handel kostet { $price } Silber.
about-market = Markt
about-guild = Händlergilde
about-guild_does = Tausche eine Ware gegen eine andere Art und bekomm ein Gewürz dazu, oder gib 1 Gold und 1 Gewürz für ein Bonus-Plättchen.
about-bank = Bank
about-bank_does = Ein Bietstein bringt hier sofort Silber und tut in dieser Runde sonst nichts.
about-bank_worth = Zurzeit { $income } Silber
about-points = Punkte bisher
about-points_does = So viel hättest du, wenn das Spiel jetzt endete. Nur du siehst das.
about-points_worth = Zurzeit { $n }
about-groups = Gruppen
about-groups_does = Zeigt, wer nebeneinander siedelt: Allein zählt ein Händler 1, zu zweit jeder 2, ab drei jeder 3.
about-sets = Sätze
about-sets_does = Zeigt jede Art von Handels-Plättchen: was ein Satz zählt und wie viele du davon hast.
about-tiles = Plättchen
about-tiles_does = Was verdeckt liegt, zählt am Ende; ansehen darf es nur, wem es gehört.
about-land = { NAME($province, domain: "province") }: { $what }
about-port_does = Hier landen Händler. Die Landung ist ihr erster Schritt.
about-crossroads_does = Wer hier ankommt, bekommt sofort, was abgebildet ist.
about-post_does = Ein Händler, der hierher zieht, nimmt das Plättchen und bleibt bis zum Spielende.
about-hidden_does = Dieses Plättchen kennt noch niemand. Wer in diesem Reich landet, darf zwei aufdecken.
about-settled_does = Dieser Händler bleibt bis zum Ende. Nebeneinander bilden Händler eine Gruppe: allein 1 Punkt, zu zweit je 2, ab drei je 3.
