## game

game-name = Feudalia
game-tagline = Drei Lehen, ein Stapel Vasallen, eine Kathedrale.

## variant

variant-scenario_1 = Lernpartie
variant-scenario_2 = Überproduktion
variant-scenario_3 = Der unerbittliche Prokurator
variant-scenario_7 = Schmutzige Geschäfte
variant-scenario_10 = Auf alles gefasst

## variant_about

variant_about-scenario_1 = Feste Lehen und ein fertiger Stapel: der beste Einstieg.
variant_about-scenario_2 = Spezialisten lassen deine Lehen immer mehr hervorbringen. Wenig Interaktion.
variant_about-scenario_3 = Prokuratoren, Tagelöhner, Priester und neue Adlige. Ruhig, aber mit mehr Abwägen.
variant_about-scenario_7 = Elendsviertel, Schenken und Pilger: Man kommt sich in die Quere.
variant_about-scenario_10 = Fünf Vasallen werden ausgelost: Jede Partie ist anders. Für Erfahrene.

## setting

setting-edition = Ausgabe
setting-first_player = Wer beginnt
setting-wheat_fief = Alle beginnen mit einem Weizenlehen (für Einsteiger)
setting-crusades = Ziel: Die Kreuzzüge
setting-long_game = Ziel: Lange Partie
setting-cathedral_complete = Ziel: Bis die Kathedrale steht
setting-random_objectives = Zufällig gezogene Zielvarianten

## setting_value

setting_value-edition-extended = alle 28 Arten von Vasallen
setting_value-edition-draft = die 18 Arten des Entwurfs
setting_value-first_player-random = ausgelost
setting_value-first_player-seat_1 = erster Platz

## edition

edition-extended = erweiterte Ausgabe
edition-draft = Ausgabe des Entwurfs

## question

question-worker = Welcher Facharbeiter kommt in deinen Stapel?
question-draft = Welches Lehen behältst du? Das andere geht nach links.
question-same_type = Du hast drei Lehen einer Art. Gibst du eines zurück, um eine andere Art zu ziehen?
question-straighten_order = Wessen Wirkung kommt als Nächstes?
question-tax_cube =
    { $n ->
        [one] Der Steuereintreiber verlangt noch einen Würfel aus Lehen { $fief }. Welchen?
       *[other] Der Steuereintreiber verlangt noch { $n } Würfel aus Lehen { $fief }. Welchen zuerst?
    }
question-tax_set = Der Steuereintreiber verlangt Karten mit einem Einkommen von { $due }. Welche wirfst du ab?
question-main =
    Deine Hauptphase. Du hast { $coins ->
        [0] keine Münzen
       *[other] { COUNTED($coins, "coin", domain: "unit", case: "acc") }
    } und { $influence ->
        [0] keine Einflussaktion
       *[other] { COUNTED($influence, "influence", domain: "unit", article: "a", case: "acc") }
    }.
question-field_fief = In welchem Lehen arbeitet { NAME($vassal, domain: "card", article: "the") }?
question-eliminate_for_vassal = Welche Karte scheidet aus, damit du { NAME($vassal, domain: "card", article: "a", case: "acc") } anwerben kannst?
question-eliminate_for_building = Welche Karte scheidet aus, damit du { NAME($card, domain: "building", article: "the", case: "acc") } bauen kannst?
question-pay_vassal = { NAME($vassal, domain: "card", capital: "yes") }: Du schuldest noch { NAME($due, domain: "cube", case: "acc") }. Welchen Würfel zahlst du?
question-pay_upgrade = Ausbau von Lehen { $fief }: Du schuldest noch { NAME($due, domain: "cube", case: "acc") }. Welchen Würfel zahlst du?
question-pay_building = { NAME($card, domain: "building", capital: "yes") }: Du schuldest noch { NAME($due, domain: "cube", case: "acc") }. Welchen Würfel zahlst du?
question-pay_master = { NAME($master, domain: "card", capital: "yes") }: Du schuldest noch { NAME($due, domain: "cube", case: "acc") }. Welchen Würfel zahlst du?
question-take_master = Welchen Meister wirbst du an?
question-put_under = Welcher andere Meister kommt unter den Stapel?
question-place = Wo soll { NAME($master, domain: "card", article: "the") } wohnen? Vorher kannst du Platz schaffen.
question-move_fief = In welches Lehen zieht { NAME($master, domain: "card", article: "the") }?
question-stash_amount = Wie viele { NAME($resource, domain: "resource") }würfel kommen auf { NAME($master, domain: "card", article: "the", case: "acc") }?
question-adjust =
    { $n ->
        [one] In Lehen { $fief } liegt ein Würfel zu viel. Welcher kommt weg?
       *[other] In Lehen { $fief } liegen { $n } Würfel zu viel. Welcher kommt zuerst weg?
    }
question-produce_resource = Welchen Würfel nimmst du?
question-produce_fief = In welches Lehen kommt { NAME($resource, domain: "resource", article: "the") }?
question-trade_option =
    { $n ->
        [one] Was tauschst du? Du darfst noch einmal tauschen.
       *[other] Was tauschst du? Du darfst noch { $n }-mal tauschen.
    }
question-trade_pay = Welchen Würfel gibst du?
question-trade_pay_fief = Aus welchem Lehen kommt { NAME($resource, domain: "resource", article: "the") }?
question-trade_gain = Welchen Würfel bekommst du?
question-trade_gain_fief = In welches Lehen kommt { NAME($resource, domain: "resource", article: "the") }?
question-discard_card = Welche Karte wirfst du ab?
question-sell_card = Welche Karte verkaufst du?
question-eliminate_card = Welche Karte scheidet aus?
question-recall_card = Welcher Vasall kommt auf deine Hand zurück?
question-repeat_card = Welcher Vasall arbeitet ein zweites Mal?
question-rob_coins = Wem stiehlst du Münzen?
question-rob_cubes = Wem stiehlst du Würfel?
question-loot = Welchen Würfel stiehlst du von { PLAYER($victim) }?
question-loot_fief = In welches Lehen kommt { NAME($resource, domain: "resource", article: "the") }?
question-choose_branch = { NAME($card, domain: "card", capital: "yes") }: Welche der beiden Wirkungen wählst du?
question-fill_resource = Welcher Würfel kommt auf den Meister?

## choice

choice-choose_worker = { NAME($vassal, domain: "card", article: "the", case: "acc", capital: "yes") } nehmen
choice-keep_fief = { NAME($colour, domain: "fief", article: "the", case: "acc", capital: "yes") } behalten
choice-give_fief_back = Eines zurückgeben und ziehen
choice-keep_three_fiefs = Alle drei behalten
choice-straighten = { NAME($master, domain: "card", article: "the", capital: "yes") }
choice-discard_set = Satz { $set } abwerfen
choice-hire = { NAME($vassal, domain: "card", article: "a", case: "acc", capital: "yes") } anwerben
choice-income = { NAME($vassal, domain: "card", article: "the", case: "acc", capital: "yes") } für Einkommen abwerfen
choice-work = { NAME($vassal, domain: "card", article: "the", case: "acc", capital: "yes") } auf einem Feld arbeiten lassen
choice-influence = Den Einfluss { NAME($vassal, domain: "card", article: "the", case: "gen") } nutzen
choice-upgrade = Lehen { $fief } ausbauen
choice-build = { NAME($card, domain: "building", article: "the", case: "acc", capital: "yes") } bauen
choice-hire_master = Meister anwerben (zuerst zwei ziehen)
choice-hire_cathedral_master = { NAME($master, domain: "card", article: "the", case: "acc", capital: "yes") } anwerben
choice-use = { NAME($master, domain: "card", article: "the", case: "acc", capital: "yes") } einsetzen
choice-move = { NAME($master, domain: "card", article: "the", case: "acc", capital: "yes") } umziehen lassen
choice-stash = Würfel zwischen dem Lehen und { NAME($master, domain: "card", article: "the", case: "dat") } verschieben
choice-pass = Hauptphase beenden
choice-default = Wie vorgeschlagen
choice-save = { NAME($cube, domain: "cube", case: "acc", capital: "yes") } sparen
choice-give = { NAME($resource, domain: "resource", capital: "yes") } { NAME($from, domain: "place", form: "from") } abgeben
choice-fief = Lehen { $fief }
choice-take_master = { NAME($master, domain: "card", article: "the", case: "acc", capital: "yes") } anwerben
choice-put_under = { NAME($master, domain: "card", article: "the", case: "acc", capital: "yes") } unter den Stapel legen
choice-house = In Lehen { $fief }
choice-house_moving = Zuerst { NAME($master, domain: "card", article: "the", case: "acc") } nach Lehen { $fief } umziehen lassen
choice-house_firing = Zuerst { NAME($master, domain: "card", article: "the", case: "acc") } entlassen
choice-amount = { $n }
choice-exchange = Tausch { $option }
choice-stop = Kein weiterer Tausch
choice-resource = { NAME($resource, domain: "resource", capital: "yes") }
choice-discard = { NAME($vassal, domain: "card", article: "the", case: "acc", capital: "yes") } abwerfen
choice-sell = { NAME($vassal, domain: "card", article: "the", case: "acc", capital: "yes") } verkaufen
choice-eliminate = { NAME($vassal, domain: "card", article: "the", case: "acc", capital: "yes") } ausscheiden lassen
choice-recall = { NAME($vassal, domain: "card", article: "the", case: "acc", capital: "yes") } aus Lehen { $fief } zurückholen
choice-repeat = { NAME($vassal, domain: "card", article: "the", case: "acc", capital: "yes") } noch einmal arbeiten lassen
choice-opponent = { PLAYER($seat) }
choice-loot = { NAME($resource, domain: "resource", capital: "yes") } aus Lehen { $fief } stehlen
choice-option = Wirkung { $option }
choice-decline = Verzichten

## event

event-first_player =
    { YOU($seat) ->
        [yes] Du fängst an.
       *[no] { PLAYER($seat) } fängt an.
    }
event-chose_worker =
    { YOU($seat) ->
        [yes] Du nimmst { NAME($vassal, domain: "card", article: "a", case: "acc") } in deinen Stapel.
       *[no] { PLAYER($seat) } nimmt { NAME($vassal, domain: "card", article: "a", case: "acc") } in den Stapel.
    }
event-got_fief =
    { YOU($seat) ->
        [yes] Du bekommst { NAME($colour, domain: "fief", article: "a", case: "acc") }.
       *[no] { PLAYER($seat) } bekommt { NAME($colour, domain: "fief", article: "a", case: "acc") }.
    }
event-replaced_fief =
    { YOU($seat) ->
        [yes] Du gibst { NAME($colour, domain: "fief", article: "a", case: "acc") } zurück und bekommst { NAME($new, domain: "fief", article: "a", case: "acc") }.
       *[no] { PLAYER($seat) } gibt { NAME($colour, domain: "fief", article: "a", case: "acc") } zurück und bekommt { NAME($new, domain: "fief", article: "a", case: "acc") }.
    }
event-masters_laid_out = Diese Meister liegen aus: { NAME($masters, domain: "card") }.
event-round_began = Runde { $round } beginnt.
event-turn_began =
    { YOU($seat) ->
        [yes] Runde { $round }: Du bist am Zug.
       *[no] Runde { $round }: { PLAYER($seat) } ist am Zug.
    }
event-straightened =
    { YOU($seat) ->
        [yes] Du richtest { NAME($master, domain: "card", article: "the", case: "acc") } auf; die Wirkung tritt ein.
       *[no] { PLAYER($seat) } richtet { NAME($master, domain: "card", article: "the", case: "acc") } auf; die Wirkung tritt ein.
    }
event-taxed_cubes =
    { YOU($seat) ->
        [yes] Der Steuereintreiber kommt zu dir und holt die Hälfte deiner Würfel.
       *[no] Der Steuereintreiber kommt zu { PLAYER($seat) } und holt die Hälfte der Würfel.
    }
event-tax_shielded =
    { YOU($seat) ->
        [yes] Ein Schutz hält den Steuereintreiber ab: Er nimmt dir nichts.
       *[no] Ein Schutz hält den Steuereintreiber ab: Er nimmt { PLAYER($seat) } nichts.
    }
event-taxed_hand =
    { YOU($seat) ->
        [yes] In keinem deiner Lehen liegen zwei Würfel; darum prüft der Steuereintreiber deine Hand.
       *[no] In keinem Lehen von { PLAYER($seat) } liegen zwei Würfel; darum prüft der Steuereintreiber die Hand.
    }
event-paid_tax =
    { YOU($seat) ->
        [yes] Du zahlst 1 { NAME($resource, domain: "resource") } aus Lehen { $fief } als Steuer.
       *[no] { PLAYER($seat) } zahlt 1 { NAME($resource, domain: "resource") } aus Lehen { $fief } als Steuer.
    }
event-discarded_to_tax =
    { YOU($seat) ->
        [yes] Du wirfst für die Steuer { NAME($cards, domain: "card", article: "a", case: "acc") } ab.
       *[no] { PLAYER($seat) } wirft für die Steuer { NAME($cards, domain: "card", article: "a", case: "acc") } ab.
    }
event-collector_left =
    { YOU($seat) ->
        [yes] Der Steuereintreiber verlässt dich.
       *[no] Der Steuereintreiber verlässt { PLAYER($seat) }.
    }
event-drew =
    { YOU($seat) ->
        [yes] Du ziehst { COUNTED($n, "card", domain: "unit", case: "acc") }.
       *[no] { PLAYER($seat) } zieht { COUNTED($n, "card", domain: "unit", case: "acc") }.
    }
event-drew_secret = Du ziehst { NAME($cards, domain: "card", article: "a", case: "acc") }.
event-reshuffled =
    { YOU($seat) ->
        [yes] Du mischst deine Ablage zu einem neuen Stapel aus { COUNTED($n, "card", domain: "unit", case: "dat") }.
       *[no] { PLAYER($seat) } mischt die Ablage zu einem neuen Stapel aus { COUNTED($n, "card", domain: "unit", case: "dat") }.
    }
event-took_income =
    { YOU($seat) ->
        [yes] { $n ->
            [0] Du wirfst { NAME($vassal, domain: "card", article: "a", case: "acc") } ab und bekommst nichts.
           *[other] Du wirfst { NAME($vassal, domain: "card", article: "a", case: "acc") } für { COUNTED($n, "coin", domain: "unit", case: "acc") } ab.
        }
       *[no] { $n ->
            [0] { PLAYER($seat) } wirft { NAME($vassal, domain: "card", article: "a", case: "acc") } ab und bekommt nichts.
           *[other] { PLAYER($seat) } wirft { NAME($vassal, domain: "card", article: "a", case: "acc") } für { COUNTED($n, "coin", domain: "unit", case: "acc") } ab.
        }
    }
event-worked =
    { YOU($seat) ->
        [yes] { NAME($vassal, domain: "card", article: "your", capital: "yes") } arbeitet in Lehen { $fief }.
       *[no] { PLAYER($seat) } lässt { NAME($vassal, domain: "card", article: "a", case: "acc") } in Lehen { $fief } arbeiten.
    }
event-influenced =
    { YOU($seat) ->
        [yes] Du nutzt den Einfluss { NAME($vassal, domain: "card", article: "your", case: "gen") }.
       *[no] { PLAYER($seat) } nutzt den Einfluss { NAME($vassal, domain: "card", article: "a", case: "gen") }.
    }
event-used_master =
    { YOU($seat) ->
        [yes] Du setzt { NAME($master, domain: "card", article: "your", case: "acc") } ein.
       *[no] { PLAYER($seat) } setzt { NAME($master, domain: "card", article: "the", case: "acc") } ein.
    }
event-produced =
    { YOU($seat) ->
        [yes] Du bekommst { $n } { NAME($resource, domain: "resource") } in Lehen { $fief }.
       *[no] { PLAYER($seat) } bekommt { $n } { NAME($resource, domain: "resource") } in Lehen { $fief }.
    }
event-filled =
    { YOU($seat) ->
        [yes] Du legst { $n } { NAME($resource, domain: "resource") } auf den Meister.
       *[no] { PLAYER($seat) } legt { $n } { NAME($resource, domain: "resource") } auf den Meister.
    }
event-gained_coins =
    { YOU($seat) ->
        [yes] Du bekommst { COUNTED($n, "coin", domain: "unit", case: "acc") }.
       *[no] { PLAYER($seat) } bekommt { COUNTED($n, "coin", domain: "unit", case: "acc") }.
    }
event-paid_coins =
    { YOU($seat) ->
        [yes] Du zahlst { COUNTED($n, "coin", domain: "unit", case: "acc") }.
       *[no] { PLAYER($seat) } zahlt { COUNTED($n, "coin", domain: "unit", case: "acc") }.
    }
event-paid_cube =
    { YOU($seat) ->
        [yes] Du zahlst { $n } { NAME($resource, domain: "resource") } { NAME($from, domain: "place", form: "from") }.
       *[no] { PLAYER($seat) } zahlt { $n } { NAME($resource, domain: "resource") } { NAME($from, domain: "place", form: "from") }.
    }
event-traded_away =
    { YOU($seat) ->
        [yes] Du gibst { $n } { NAME($resource, domain: "resource") } aus Lehen { $fief } ab.
       *[no] { PLAYER($seat) } gibt { $n } { NAME($resource, domain: "resource") } aus Lehen { $fief } ab.
    }
event-traded_for =
    { YOU($seat) ->
        [yes] Du bekommst dafür { $n } { NAME($resource, domain: "resource") } in Lehen { $fief }.
       *[no] { PLAYER($seat) } bekommt dafür { $n } { NAME($resource, domain: "resource") } in Lehen { $fief }.
    }
event-income_raised =
    { YOU($seat) ->
        [yes] Karten, die du für Einkommen abwirfst, bringen in diesem Zug { $n } mehr.
       *[no] Karten, die { PLAYER($seat) } für Einkommen abwirft, bringen in diesem Zug { $n } mehr.
    }
event-discount_gained =
    { YOU($seat) ->
        [yes] Du bekommst einen Nachlass.
       *[no] { PLAYER($seat) } bekommt einen Nachlass.
    }
event-influence_gained =
    { YOU($seat) ->
        [yes] Du darfst { COUNTED($n, "more_influence", domain: "unit", article: "a", case: "acc") } spielen.
       *[no] { PLAYER($seat) } darf { COUNTED($n, "more_influence", domain: "unit", article: "a", case: "acc") } spielen.
    }
event-chose_effect =
    { $n ->
        [1] { YOU($seat) ->
            [yes] Du wählst die erste Wirkung.
           *[no] { PLAYER($seat) } wählt die erste Wirkung.
        }
       *[other] { YOU($seat) ->
            [yes] Du wählst die zweite Wirkung.
           *[no] { PLAYER($seat) } wählt die zweite Wirkung.
        }
    }
event-declined =
    { YOU($seat) ->
        [yes] Du verzichtest.
       *[no] { PLAYER($seat) } verzichtet.
    }
event-discarded =
    { YOU($seat) ->
        [yes] Du wirfst { NAME($vassal, domain: "card", article: "a", case: "acc") } ab.
       *[no] { PLAYER($seat) } wirft { NAME($vassal, domain: "card", article: "a", case: "acc") } ab.
    }
event-sold =
    { YOU($seat) ->
        [yes] Du verkaufst { NAME($vassal, domain: "card", article: "a", case: "acc") } für { COUNTED($n, "coin", domain: "unit", case: "acc") }.
       *[no] { PLAYER($seat) } verkauft { NAME($vassal, domain: "card", article: "a", case: "acc") } für { COUNTED($n, "coin", domain: "unit", case: "acc") }.
    }
event-eliminated =
    { YOU($seat) ->
        [yes] Du lässt { NAME($vassal, domain: "card", article: "a", case: "acc") } ausscheiden.
       *[no] { PLAYER($seat) } lässt { NAME($vassal, domain: "card", article: "a", case: "acc") } ausscheiden.
    }
event-recalled =
    { YOU($seat) ->
        [yes] Du holst { NAME($vassal, domain: "card", article: "a", case: "acc") } aus Lehen { $fief } zurück.
       *[no] { PLAYER($seat) } holt { NAME($vassal, domain: "card", article: "a", case: "acc") } aus Lehen { $fief } zurück.
    }
event-repeated =
    { YOU($seat) ->
        [yes] { NAME($vassal, domain: "card", article: "your", capital: "yes") } arbeitet ein zweites Mal.
       *[no] { PLAYER($seat) } lässt { NAME($vassal, domain: "card", article: "a", case: "acc") } ein zweites Mal arbeiten.
    }
event-robbed_coins =
    { YOU($victim) ->
        [yes] { $n ->
            [0] { PLAYER($seat) } will dich bestehlen und findet nichts.
           *[other] { PLAYER($seat) } stiehlt dir { COUNTED($n, "coin", domain: "unit", case: "acc") }.
        }
       *[no] { $n ->
            [0] { YOU($seat) ->
                [yes] Du willst { PLAYER($victim) } bestehlen und findest nichts.
               *[no] { PLAYER($seat) } will { PLAYER($victim) } bestehlen und findet nichts.
            }
           *[other] { YOU($seat) ->
                [yes] Du stiehlst { PLAYER($victim) } { COUNTED($n, "coin", domain: "unit", case: "acc") }.
               *[no] { PLAYER($seat) } stiehlt { PLAYER($victim) } { COUNTED($n, "coin", domain: "unit", case: "acc") }.
            }
        }
    }
event-robbed_cube =
    { YOU($victim) ->
        [yes] { PLAYER($seat) } stiehlt dir 1 { NAME($resource, domain: "resource") } aus Lehen { $from }.
       *[no] { YOU($seat) ->
            [yes] Du stiehlst { PLAYER($victim) } 1 { NAME($resource, domain: "resource") } aus Lehen { $from }.
           *[no] { PLAYER($seat) } stiehlt { PLAYER($victim) } 1 { NAME($resource, domain: "resource") } aus Lehen { $from }.
        }
    }
event-hired_vassal =
    { YOU($seat) ->
        [yes] Du wirbst { NAME($vassal, domain: "card", article: "a", case: "acc") } an.
       *[no] { PLAYER($seat) } wirbt { NAME($vassal, domain: "card", article: "a", case: "acc") } an.
    }
event-drew_masters =
    { SIZE($masters) ->
        [0] { YOU($seat) ->
            [yes] Du ziehst keine Meister: Der Stapel ist leer.
           *[no] { PLAYER($seat) } zieht keine Meister: Der Stapel ist leer.
        }
       *[other] { YOU($seat) ->
            [yes] Du deckst { NAME($masters, domain: "card", article: "the", case: "acc") } auf.
           *[no] { PLAYER($seat) } deckt { NAME($masters, domain: "card", article: "the", case: "acc") } auf.
        }
    }
event-put_under =
    { YOU($seat) ->
        [yes] Du legst { NAME($master, domain: "card", article: "the", case: "acc") } unter den Stapel.
       *[no] { PLAYER($seat) } legt { NAME($master, domain: "card", article: "the", case: "acc") } unter den Stapel.
    }
event-hired_master =
    { YOU($seat) ->
        [yes] { NAME($master, domain: "card", article: "the", capital: "yes") } zieht in dein Lehen { $fief } ein.
       *[no] { NAME($master, domain: "card", article: "the", capital: "yes") } zieht bei { PLAYER($seat) } in Lehen { $fief } ein.
    }
event-moved_master =
    { YOU($seat) ->
        [yes] { NAME($master, domain: "card", article: "your", capital: "yes") } zieht nach Lehen { $fief } um.
       *[no] { NAME($master, domain: "card", article: "the", capital: "yes") } von { PLAYER($seat) } zieht nach Lehen { $fief } um.
    }
event-fired_master =
    { YOU($seat) ->
        [yes] Du entlässt { NAME($master, domain: "card", article: "the", case: "acc") }.
       *[no] { PLAYER($seat) } entlässt { NAME($master, domain: "card", article: "the", case: "acc") }.
    }
event-stashed =
    { $n ->
        [0] { YOU($seat) ->
            [yes] Auf { NAME($master, domain: "card", article: "your", case: "dat") } liegt { NAME($resource, domain: "resource", article: "no") } mehr.
           *[no] Auf { NAME($master, domain: "card", article: "the", case: "dat") } von { PLAYER($seat) } liegt { NAME($resource, domain: "resource", article: "no") } mehr.
        }
        [one] { YOU($seat) ->
            [yes] Auf { NAME($master, domain: "card", article: "your", case: "dat") } liegt jetzt 1 { NAME($resource, domain: "resource") }.
           *[no] Auf { NAME($master, domain: "card", article: "the", case: "dat") } von { PLAYER($seat) } liegt jetzt 1 { NAME($resource, domain: "resource") }.
        }
       *[other] { YOU($seat) ->
            [yes] Auf { NAME($master, domain: "card", article: "your", case: "dat") } liegen jetzt { $n } { NAME($resource, domain: "resource") }.
           *[no] Auf { NAME($master, domain: "card", article: "the", case: "dat") } von { PLAYER($seat) } liegen jetzt { $n } { NAME($resource, domain: "resource") }.
        }
    }
event-upgraded =
    { YOU($seat) ->
        [yes] Du baust Lehen { $fief } auf Stufe { $level } aus.
       *[no] { PLAYER($seat) } baut Lehen { $fief } auf Stufe { $level } aus.
    }
event-built =
    { $left ->
        [0] { YOU($seat) ->
            [yes] Du baust { NAME($card, domain: "building", article: "the", case: "acc") } und nimmst das letzte Plättchen.
           *[no] { PLAYER($seat) } baut { NAME($card, domain: "building", article: "the", case: "acc") } und nimmt das letzte Plättchen.
        }
        [one] { YOU($seat) ->
            [yes] Du baust { NAME($card, domain: "building", article: "the", case: "acc") }; ein Plättchen ist noch da.
           *[no] { PLAYER($seat) } baut { NAME($card, domain: "building", article: "the", case: "acc") }; ein Plättchen ist noch da.
        }
       *[other] { YOU($seat) ->
            [yes] Du baust { NAME($card, domain: "building", article: "the", case: "acc") }; { $left } Plättchen sind noch da.
           *[no] { PLAYER($seat) } baut { NAME($card, domain: "building", article: "the", case: "acc") }; { $left } Plättchen sind noch da.
        }
    }
event-stage_began = Die Kathedrale erreicht Bauabschnitt { $stage }.
event-cathedral_stands = Die Kathedrale steht.
event-passed =
    { YOU($seat) ->
        [yes] Du beendest deine Hauptphase.
       *[no] { PLAYER($seat) } beendet die Hauptphase.
    }
event-served_at_court =
    { YOU($seat) ->
        [yes] Du schickst { NAME($cards, domain: "card", article: "a", case: "acc") } für { COUNTED($n, "coin", domain: "unit", case: "acc") } an den Hof.
       *[no] { PLAYER($seat) } schickt { NAME($cards, domain: "card", article: "a", case: "acc") } für { COUNTED($n, "coin", domain: "unit", case: "acc") } an den Hof.
    }
event-saved =
    { $had ->
        [0] { YOU($seat) ->
            [yes] Du hast keine Münzen zum Sparen.
           *[no] { PLAYER($seat) } hat keine Münzen zum Sparen.
        }
        [one] { $n ->
            [0] { YOU($seat) ->
                [yes] Du verlierst deine einzige Münze.
               *[no] { PLAYER($seat) } verliert die einzige Münze.
            }
           *[other] { YOU($seat) ->
                [yes] Du sparst deine einzige Münze.
               *[no] { PLAYER($seat) } spart die einzige Münze.
            }
        }
        [2] { $n ->
            [2] { YOU($seat) ->
                [yes] Du sparst deine beiden Münzen.
               *[no] { PLAYER($seat) } spart beide Münzen.
            }
           *[other] { YOU($seat) ->
                [yes] Du sparst { $n } deiner 2 Münzen.
               *[no] { PLAYER($seat) } spart { $n } von 2 Münzen.
            }
        }
       *[other] { YOU($seat) ->
            [yes] Du sparst { $n } deiner { $had } Münzen.
           *[no] { PLAYER($seat) } spart { $n } von { $had } Münzen.
        }
    }
event-discarded_cube =
    { YOU($seat) ->
        [yes] Du legst 1 { NAME($resource, domain: "resource") } aus Lehen { $fief } zurück.
       *[no] { PLAYER($seat) } legt 1 { NAME($resource, domain: "resource") } aus Lehen { $fief } zurück.
    }
event-target_reached =
    { YOU($seat) ->
        [yes] Du hast das Ziel erreicht; die Runde wird zu Ende gespielt.
       *[no] { PLAYER($seat) } hat das Ziel erreicht; die Runde wird zu Ende gespielt.
    }
event-player_eliminated =
    { YOU($seat) ->
        [yes] Du scheidest aus.
       *[no] { PLAYER($seat) } scheidet aus.
    }
event-game_ended =
    { YOU($winners) ->
        [yes] Das Spiel ist aus ({ NAME($reason, domain: "reason") }): Du gewinnst!
        [among] Das Spiel ist aus ({ NAME($reason, domain: "reason") }): { PLAYER($winners, you: "du") } teilt euch den Sieg.
       *[no] { SIZE($winners) ->
            [one] Das Spiel ist aus ({ NAME($reason, domain: "reason") }): { PLAYER($winners) } gewinnt.
           *[other] Das Spiel ist aus ({ NAME($reason, domain: "reason") }): { PLAYER($winners) } teilen sich den Sieg.
        }
    }

## log

log-turn = { PLAYER($seat, you: "Du") }: { $parts }
log-nothing = nichts
log-worked = { NAME($things, domain: "card", article: "a") } bei der Arbeit
log-hired = { NAME($things, domain: "card", article: "a") } angeworben
log-housed = { NAME($things, domain: "card", article: "the") } untergebracht
log-upgraded = Lehen { $things } ausgebaut
log-built = { NAME($things, domain: "building", article: "the") } gebaut
log-points =
    { $n ->
        [0.5] +{ $n } Punkt
        [1] +1 Punkt
       *[other] +{ $n } Punkte
    }

## reason

reason-lead = 1 Punkt Vorsprung
reason-nobles = zwei Adlige Vorsprung
reason-true_tie = echtes Unentschieden
reason-standstill = zehn Runden ohne neuen Punkt oder Adligen
reason-round_limit = Rundengrenze
reason-solo = Ziel erreicht

## refusal

refusal-no_such_action = Eine Aktion { $action } gibt es nicht: Das Spiel hat { $actions } Aktionen, gezählt ab 0.
refusal-no_such_seat = Einen Platz { $seat } gibt es nicht; der Tisch hat { $seats ->
        [one] nur einen Platz
       *[other] { $seats } Plätze
    }, gezählt ab 0.
refusal-game_over = Das Spiel ist aus.
refusal-not_your_turn =
    { SIZE($waiting_for) ->
        [one] Du bist nicht am Zug: { PLAYER($waiting_for) } muss sich entscheiden.
       *[other] Du bist nicht am Zug: { PLAYER($waiting_for) } müssen sich entscheiden.
    }
refusal-not_the_main_phase = Das geht nur in deiner Hauptphase.
refusal-finish_first = Führe zuerst zu Ende, was du begonnen hast.
refusal-not_asked = Das steht jetzt nicht zur Wahl.
refusal-not_this_cube = { NAME($resource, domain: "resource", capital: "yes") } { NAME($from, domain: "place", form: "from") } kann man hier nicht abgeben.
refusal-pile_empty = Es ist { NAME($vassal, domain: "card", article: "no") } mehr zum Anwerben da.
refusal-not_enough_coins =
    { $has ->
        [0] Das kostet { COUNTED($needs, "coin", domain: "unit", case: "acc") }, und du hast keine.
       *[other] Das kostet { COUNTED($needs, "coin", domain: "unit", case: "acc") }, und du hast nur { $has }.
    }
refusal-not_enough_cubes = Dir fehlt: { NAME($missing, domain: "cube") }.
refusal-nobody_to_eliminate = Dafür brauchst du { NAME($kind, domain: "kind", article: "a", case: "acc") } auf der Hand.
refusal-not_in_hand = Du hast { NAME($vassal, domain: "card", article: "no", case: "acc") } auf der Hand.
refusal-collector_stays = Der Steuereintreiber bleibt bis zu deiner nächsten Startphase auf der Hand.
refusal-no_influence_card = { NAME($vassal, domain: "card", article: "the", capital: "yes") } hat keine Einflussaktion.
refusal-no_influence_left = Du hast in diesem Zug keine Einflussaktion mehr.
refusal-no_field_card = { NAME($vassal, domain: "card", article: "the", capital: "yes") } hat keine Feldaktion.
refusal-no_fitting_fief = { NAME($vassal, domain: "card", article: "the", capital: "yes") } kann in keinem deiner Lehen arbeiten.
refusal-no_free_field = Kein Feld ist frei, auf dem { NAME($vassal, domain: "card", article: "the") } arbeiten könnte.
refusal-cannot_activate = Dieses Lehen kann nicht zahlen, was { NAME($vassal, domain: "card", article: "the") } dort kostet.
refusal-highest_level = Lehen { $fief } hat schon die höchste Stufe.
refusal-objective_not_in_play = Dieses Spiel wird ohne { NAME($card, domain: "building", article: "the", case: "acc") } gespielt.
refusal-not_this_stage = { NAME($card, domain: "building", article: "the", case: "acc", capital: "yes") } kann man im Bauabschnitt { $stage } nicht bauen.
refusal-no_token_left = Für { NAME($card, domain: "building", article: "the", case: "acc") } ist kein Plättchen mehr da.
refusal-needs_master = Um { NAME($card, domain: "building", article: "the", case: "acc") } zu bauen, brauchst du { NAME($master, domain: "card", article: "the", case: "acc") } in einer deiner Städte.
refusal-no_city = Noch hat keines deiner Lehen eine Stadt.
refusal-no_master_to_hire = Unter den ausliegenden Meistern ist keiner, den du bezahlen und unterbringen könntest.
refusal-already_yours = { NAME($master, domain: "card", article: "the", capital: "yes") } wohnt schon in einer deiner Städte.
refusal-does_not_fit = { NAME($master, domain: "card", article: "the", capital: "yes") } kann nicht in Lehen { $fief } wohnen: Farbe oder Stufe passt nicht.
refusal-no_free_city = Lehen { $fief } hat keine freie Stadt.
refusal-moved_twice = { NAME($master, domain: "card", article: "the", capital: "yes") } ist für diese Anwerbung schon zweimal umgezogen.
refusal-fired_one = Für eine Anwerbung darf nur ein Meister entlassen werden, und einen hast du schon entlassen.
refusal-cannot_pay_without = Ohne { NAME($master, domain: "card", article: "the", case: "acc") } könntest du den neuen Meister nicht bezahlen.
refusal-leaves_no_room = Dann gäbe es keine Stadt mehr für { NAME($master, domain: "card", article: "the", case: "acc") }.
refusal-no_room = Für { NAME($master, domain: "card", article: "the", case: "acc") } gibt es keine Stadt, und keine lässt sich frei machen.
refusal-not_your_master = { NAME($master, domain: "card", article: "the", capital: "yes") } wohnt in keiner deiner Städte.
refusal-no_action = { NAME($master, domain: "card", article: "the", capital: "yes") } hat keine Aktion: Die Wirkung gilt von selbst.
refusal-turned = { NAME($master, domain: "card", article: "the", case: "acc", capital: "yes") } hast du in diesem Zug schon eingesetzt.
refusal-cannot_activate_master = Das Lehen { NAME($master, domain: "card", article: "the", case: "gen") } kann die Kosten nicht bezahlen.
refusal-moved_already = { NAME($master, domain: "card", article: "the", capital: "yes") } ist gerade erst umgezogen; tu zuerst etwas anderes.
refusal-field_in_use = Auf dem Zusatzfeld { NAME($master, domain: "card", article: "the", case: "gen") } liegt ein Vasall.
refusal-no_other_city = Für { NAME($master, domain: "card", article: "the", case: "acc") } gibt es keine andere freie Stadt, die passt.
refusal-restocked_already = Die Würfel auf { NAME($master, domain: "card", article: "the", case: "dat") } hast du gerade erst geändert; tu zuerst etwas anderes.
refusal-nothing_to_stash = Für { NAME($master, domain: "card", article: "the", case: "acc") } gibt es keinen Würfel zu verschieben.

## score

score-fief = Lehen
score-tokens = Kathedrale und Ziele

## score_line

score_line-fief = { page-settlement }
score_line-tokens = { NAME($card, domain: "building", capital: "yes") }: { $tokens } Plättchen

## resource

resource-wheat = Weizen
    .gender = m
    .plural = Weizen
resource-wood = Holz
    .gender = n
    .plural = Holz
resource-clay = Lehm
    .gender = m
    .plural = Lehm
resource-stone = Stein
    .gender = m
    .plural = Stein

## cube

cube-wheat = Weizen
    .gender = m
    .plural = Weizen
cube-wood = Holz
    .gender = n
    .plural = Holz
cube-clay = Lehm
    .gender = m
    .plural = Lehm
cube-stone = Stein
    .gender = m
    .plural = Stein
cube-any = ein beliebiger Würfel
    .gender = m
    .acc = einen beliebigen Würfel
    .plural = beliebig* Würfel

## unit

unit-coin = Münze
    .gender = f
    .plural = Münzen
unit-cube = Würfel
    .gender = m
    .plural = Würfel
unit-card = Karte
    .gender = f
    .plural = Karten
unit-vassal = Vasall
    .gender = m
    .acc = Vasallen
    .plural = Vasallen
unit-influence = Einflussaktion
    .gender = f
    .plural = Einflussaktionen
unit-more_influence = weiter* Einflusskarte
    .gender = f
    .plural = weiter* Einflusskarten

## fief

fief-wheat = Weizenlehen
    .gender = n
    .plural = Weizenlehen
fief-wood = Holzlehen
    .gender = n
    .plural = Holzlehen
fief-clay = Lehmlehen
    .gender = n
    .plural = Lehmlehen
fief-stone = Steinlehen
    .gender = n
    .plural = Steinlehen

## kind

kind-worker = Arbeiter
    .gender = m
    .plural = Arbeiter
kind-merchant = Händler
    .gender = m
    .plural = Händler
kind-cleric = Kleriker
    .gender = m
    .plural = Kleriker
kind-noble = Adlig*
    .gender = m
    .plural = Adlig*
kind-rogue = Schurke
    .gender = m
    .acc = Schurken
    .dat = Schurken
    .plural = Schurken
kind-official = Beamt*
    .gender = m
    .plural = Beamt*
kind-all = alle Arten
    .plural = alle Arten

## purchase

purchase-vassal = Vasallen
purchase-master = Meister
purchase-upgrade = Ausbauten
purchase-cathedral = die Kathedrale

## place

place-fief_1 = Lehen 1
    .from = aus Lehen 1
place-fief_2 = Lehen 2
    .from = aus Lehen 2
place-fief_3 = Lehen 3
    .from = aus Lehen 3
place-granary_keeper = Kornspeicherverwalter
    .gender = m
    .from = vom Kornspeicherverwalter
place-cabinetmaker = Kunsttischler
    .gender = m
    .from = vom Kunsttischler
place-accountant = Buchhalter
    .gender = m
    .from = vom Buchhalter

## building

building-foundations = Fundamente
    .gender = pl
building-main_nave = Hauptschiff
    .gender = n
building-dean_and_canons = Dekan und Domherren
    .gender = m
    .the = Dekan und Domherren
    .the-acc = Dekan und Domherren
building-stained_glass = Glasfenster
    .gender = pl
building-silverware = Silbergerät
    .gender = n
building-crusades = Kreuzzüge
    .gender = pl
building-long_game = Lang* Partie
    .gender = f
building-cathedral_complete = Bis die Kathedrale steht
    .the = „Bis die Kathedrale steht“
    .the-acc = „Bis die Kathedrale steht“

## objective

objective-crusades = Die Kreuzzüge
objective-long_game = Lange Partie
objective-cathedral_complete = Bis die Kathedrale steht

## objective_text


## when

when-action = Einmal im Zug
when-straighten = Beim Aufrichten
when-passive = Immer

## card

card-tax_collector = Steuereintreiber
    .gender = m
    .gen = Steuereintreibers
    .plural = Steuereintreiber
card-serf = Leibeigen*
    .gender = m
    .plural = Leibeigen*
card-reaper = Schnitter
    .gender = m
    .gen = Schnitters
    .plural = Schnitter
card-lumberjack = Holzfäller
    .gender = m
    .gen = Holzfällers
    .plural = Holzfäller
card-kneader = Lehmkneter
    .gender = m
    .gen = Lehmkneters
    .plural = Lehmkneter
card-stonecutter = Steinmetz
    .gender = m
    .acc = Steinmetzen
    .dat = Steinmetzen
    .gen = Steinmetzen
    .plural = Steinmetzen
card-priest = Priester
    .gender = m
    .gen = Priesters
    .plural = Priester
card-trader = Krämer
    .gender = m
    .gen = Krämers
    .plural = Krämer
card-merchant = Kaufmann
    .gender = m
    .gen = Kaufmanns
    .plural = Kaufleute
card-feudal_lord = Lehnsherr
    .gender = m
    .acc = Lehnsherrn
    .dat = Lehnsherrn
    .gen = Lehnsherrn
    .plural = Lehnsherren
card-squire = Knappe
    .gender = m
    .acc = Knappen
    .dat = Knappen
    .gen = Knappen
    .plural = Knappen
card-abbot = Abt
    .gender = m
    .gen = Abtes
    .plural = Äbte
card-prior = Prior
    .gender = m
    .gen = Priors
    .plural = Prioren
card-shepherd = Hirte
    .gender = m
    .acc = Hirten
    .dat = Hirten
    .gen = Hirten
    .plural = Hirten
card-seductress = Verführerin
    .gender = f
    .plural = Verführerinnen
card-procurator = Prokurator
    .gender = m
    .gen = Prokurators
    .plural = Prokuratoren
card-farmhand = Tagelöhner
    .gender = m
    .gen = Tagelöhners
    .plural = Tagelöhner
card-pickpocket = Taschendieb
    .gender = m
    .gen = Taschendiebs
    .plural = Taschendiebe
card-plowman = Pflüger
    .gender = m
    .gen = Pflügers
    .plural = Pflüger
card-overseer = Aufseher
    .gender = m
    .gen = Aufsehers
    .plural = Aufseher
card-bishop = Bischof
    .gender = m
    .gen = Bischofs
    .plural = Bischöfe
card-friar = Bettelmönch
    .gender = m
    .gen = Bettelmönchs
    .plural = Bettelmönche
card-majordomo = Haushofmeister
    .gender = m
    .gen = Haushofmeisters
    .plural = Haushofmeister
card-alewife = Bierbrauerin
    .gender = f
    .plural = Bierbrauerinnen
card-beggar = Bettler
    .gender = m
    .gen = Bettlers
    .plural = Bettler
card-smuggler = Schmuggler
    .gender = m
    .gen = Schmugglers
    .plural = Schmuggler
card-messenger = Bote
    .gender = m
    .acc = Boten
    .dat = Boten
    .gen = Boten
    .plural = Boten
card-pilgrim = Pilger
    .gender = m
    .gen = Pilgers
    .plural = Pilger
card-plow_builder = Pflugbauer
    .gender = m
    .gen = Pflugbauers
    .plural = Pflugbauer
card-miller = Müller
    .gender = m
    .gen = Müllers
    .plural = Müller
card-baker = Bäcker
    .gender = m
    .gen = Bäckers
    .plural = Bäcker
card-brewer = Brauer
    .gender = m
    .gen = Brauers
    .plural = Brauer
card-granary_keeper = Kornspeicherverwalter
    .gender = m
    .gen = Kornspeicherverwalters
    .plural = Kornspeicherverwalter
card-lumberer = Holzmeister
    .gender = m
    .gen = Holzmeisters
    .plural = Holzmeister
card-carpenter = Zimmermann
    .gender = m
    .gen = Zimmermanns
    .plural = Zimmerleute
card-cabinetmaker = Kunsttischler
    .gender = m
    .gen = Kunsttischlers
    .plural = Kunsttischler
card-charcoal_burner = Köhler
    .gender = m
    .gen = Köhlers
    .plural = Köhler
card-forester = Förster
    .gender = m
    .gen = Försters
    .plural = Förster
card-brick_worker = Ziegler
    .gender = m
    .gen = Zieglers
    .plural = Ziegler
card-potter = Töpfer
    .gender = m
    .gen = Töpfers
    .plural = Töpfer
card-tiler = Dachdecker
    .gender = m
    .gen = Dachdeckers
    .plural = Dachdecker
card-clay_digger = Lehmgräber
    .gender = m
    .gen = Lehmgräbers
    .plural = Lehmgräber
card-kiln_master = Brennmeister
    .gender = m
    .gen = Brennmeisters
    .plural = Brennmeister
card-quarry_foreman = Steinbruchmeister
    .gender = m
    .gen = Steinbruchmeisters
    .plural = Steinbruchmeister
card-stone_hauler = Steinschlepper
    .gender = m
    .gen = Steinschleppers
    .plural = Steinschlepper
card-sculptor = Bildhauer
    .gender = m
    .gen = Bildhauers
    .plural = Bildhauer
card-paver = Pflasterer
    .gender = m
    .gen = Pflasterers
    .plural = Pflasterer
card-wall_builder = Mauerbauer
    .gender = m
    .gen = Mauerbauers
    .plural = Mauerbauer
card-mason = Maurer
    .gender = m
    .gen = Maurers
    .plural = Maurer
card-treasurer = Schatzmeister
    .gender = m
    .gen = Schatzmeisters
    .plural = Schatzmeister
card-guild_master = Zunftmeister
    .gender = m
    .gen = Zunftmeisters
    .plural = Zunftmeister
card-countess = Gräfin
    .gender = f
    .plural = Gräfinnen
card-dancer = Tänzerin
    .gender = f
    .plural = Tänzerinnen
card-accountant = Buchhalter
    .gender = m
    .gen = Buchhalters
    .plural = Buchhalter
card-architect = Baumeister
    .gender = m
    .gen = Baumeisters
    .plural = Baumeister
card-innkeeper = Wirt
    .gender = m
    .gen = Wirts
    .plural = Wirte
card-bailiff = Vogt
    .gender = m
    .gen = Vogts
    .plural = Vögte
card-chronicler = Chronist
    .gender = m
    .acc = Chronisten
    .dat = Chronisten
    .gen = Chronisten
    .plural = Chronisten
card-steward = Verwalter
    .gender = m
    .gen = Verwalters
    .plural = Verwalter
card-chamberlain = Kämmerer
    .gender = m
    .gen = Kämmerers
    .plural = Kämmerer
card-moneylender = Geldverleiher
    .gender = m
    .gen = Geldverleihers
    .plural = Geldverleiher
card-dean = Dekan
    .gender = m
    .gen = Dekans
    .plural = Dekane
card-glazier = Glaser
    .gender = m
    .gen = Glasers
    .plural = Glaser
card-silversmith = Silberschmied
    .gender = m
    .gen = Silberschmieds
    .plural = Silberschmiede

## effect

effect-produce_fief = Nimm { COUNTED($n, "cube", domain: "unit", case: "acc") } der Sorte dieses Lehens.
effect-produce = Nimm { COUNTED($n, "cube", domain: "unit", case: "acc") }: { NAME($of, domain: "resource", join: "or") }.
effect-trade =
    { $n ->
        [one] Ein Tausch.
       *[other] Bis zu { $n } Tauschgeschäfte.
    }
effect-coins = Du bekommst { COUNTED($n, "coin", domain: "unit", case: "acc") }.
effect-draw = Ziehe { COUNTED($n, "card", domain: "unit", case: "acc") }.
effect-discard = Wirf { COUNTED($n, "card", domain: "unit", case: "acc") } von der Hand ab.
effect-discard_may = Du darfst { COUNTED($n, "card", domain: "unit", case: "acc") } von der Hand abwerfen.
effect-income_up =
    { SIZE($kinds) ->
        [0] Bis zum Ende des Zuges bringt jede Karte, die du für Einkommen abwirfst, { $n } mehr.
       *[other] Bis zum Ende des Zuges bringen { NAME($kinds, domain: "kind", number: "many") }, die du für Einkommen abwirfst, { $n } mehr.
    }
effect-sell_card =
    { $n ->
        [one] Wirf eine Handkarte für ihr Einkommen und eine weitere Münze ab.
       *[other] Wirf eine Handkarte für ihr Einkommen und { $n } weitere Münzen ab.
    }
effect-sell_card_may =
    { $n ->
        [one] Du darfst eine Handkarte für ihr Einkommen und eine weitere Münze abwerfen.
       *[other] Du darfst eine Handkarte für ihr Einkommen und { $n } weitere Münzen abwerfen.
    }
effect-discount_coins = Für { NAME($on, domain: "purchase", case: "acc") } zahlst du { COUNTED($coins, "coin", domain: "unit", case: "acc") } weniger.
effect-discount_coins_next = Beim nächsten Kauf ({ NAME($on, domain: "purchase") }) zahlst du { COUNTED($coins, "coin", domain: "unit", case: "acc") } weniger.
effect-discount_cubes = Für { NAME($on, domain: "purchase", case: "acc") } zahlst du { COUNTED($cubes, "cube", domain: "unit", case: "acc") } weniger ({ NAME($of, domain: "resource", join: "comma") } oder schwarz).
effect-discount_cubes_next = Beim nächsten Kauf ({ NAME($on, domain: "purchase") }) zahlst du { COUNTED($cubes, "cube", domain: "unit", case: "acc") } weniger ({ NAME($of, domain: "resource", join: "comma") } oder schwarz).
effect-eliminate = Lass { COUNTED($n, "card", domain: "unit", case: "acc") } aus deiner Hand ausscheiden.
effect-eliminate_may = Du darfst { COUNTED($n, "card", domain: "unit", case: "acc") } aus deiner Hand ausscheiden lassen und bekommst für jede { COUNTED($coins, "coin", domain: "unit", case: "acc") }.
effect-recall = Nimm { COUNTED($n, "vassal", domain: "unit", case: "acc") } ({ NAME($kinds, domain: "kind", join: "or") }) von den Feldern auf die Hand zurück.
effect-recall_may = Du darfst { COUNTED($n, "vassal", domain: "unit", case: "acc") } ({ NAME($kinds, domain: "kind", join: "or") }) von den Feldern auf die Hand zurücknehmen.
effect-repeat = Ein anderer Vasall in diesem Lehen arbeitet ein zweites Mal.
effect-steal_coins =
    { $n ->
        [one] Stiehl einem Gegner eine Münze.
       *[other] Stiehl einem Gegner bis zu { $n } Münzen.
    }
effect-steal_cube = Stiehl { COUNTED($n, "cube", domain: "unit", case: "acc") } aus den Lehen eines Gegners: { NAME($of, domain: "resource", join: "or") }.
effect-choose = Wähle eine von zwei Wirkungen.
effect-extra_influence =
    { $n ->
        [one] Eine weitere Einflussaktion in diesem Zug.
       *[other] { $n } weitere Einflussaktionen in diesem Zug.
    }
effect-bonus = Erzeugt ein Vasall hier { NAME($of, domain: "resource", join: "or") }, bekommst du { $n } mehr.
effect-stash = Auf dieser Karte ist Platz für { COUNTED($capacity, "cube", domain: "unit", case: "acc") }, sicher vor der Steuer: { NAME($of, domain: "resource", join: "or") }.
effect-stash_fill = Auf dieser Karte ist Platz für { COUNTED($capacity, "cube", domain: "unit", case: "acc") }, sicher vor der Steuer: { NAME($of, domain: "resource", join: "or") }. In jedem Zug bekommt sie { COUNTED($fill, "cube", domain: "unit", case: "acc") } dazu.
effect-tax_shield = Der Steuereintreiber übersieht { $n } Würfel dieses Lehens.
effect-save_more = Du sparst bis zu { COUNTED($n, "coin", domain: "unit", case: "acc") } mehr.
effect-hand_size = Du ziehst am Ende deines Zuges { COUNTED($n, "card", domain: "unit", case: "acc") } mehr.
effect-extra_field =
    { $n ->
        [one] Dieses Lehen hat ein Feld mehr.
       *[other] Dieses Lehen hat { $n } Felder mehr.
    }
effect-free_field_cost = Feldaktionen hier kosten keine Münzen.

## page

page-goal_fiefs = Lehen ausbauen
page-goal_cathedral = Kathedrale errichten
page-goal_points = 10 Punkte, 1 Punkt Vorsprung
page-tax =
    { $n ->
        [one] Der Steuereintreiber würde einen dieser Würfel nehmen
       *[other] Der Steuereintreiber würde { $n } dieser Würfel nehmen
    }
page-loses = verliert { COUNTED($n, "coin", domain: "unit", case: "acc") }
page-work_in = { NAME($vassal, domain: "card", article: "the", case: "acc", capital: "yes") } in Lehen { $fief } arbeiten lassen
page-cathedral = Kathedrale
page-coins = Münzen
page-coin_count = { COUNTED($n, "coin", domain: "unit") }
page-vassals = Vasallen zum Anwerben
page-masters = Meister
page-turned = in diesem Zug benutzt
page-in_deck = { $n } im Stapel
page-specialist = Facharbeiter
page-eliminates = Lässt { NAME($kind, domain: "kind", article: "a", case: "acc") } ausscheiden
page-level = Stufe { $n }
page-field = Feld
page-city = Stadt
page-influence = Einfluss
page-income = Einkommen +{ $n }
page-hand = Hand
page-hand_empty = Alle Handkarten sind gespielt. Am Ende deines Zuges ziehst du neue.
page-hidden_hand =
    { $n ->
        [one] Eine Karte auf der Hand, für dich verdeckt.
       *[other] { $n } Karten auf der Hand, für dich verdeckt.
    }
page-treasury = Schatzkammer
page-keeps = behält { $n }
page-victory = Siegpunkte
page-influence_left = Einflussaktionen: { $n }
page-piles = Stapel { $deck } · Ablage { $discard }
page-piles_title = Stapel und Ablagen
page-own_deck = Dein Stapel, sortiert
page-hand_and_deck = Hand ({ $n }) und Stapel zusammen
page-discard = Ablage
page-choose = Offene Frage
page-lacks =
    { $n ->
        [one] { $stuff }: 1 fehlt
       *[other] { $stuff }: { $n } fehlen
    }
page-views = Teile des Tisches
page-round = Runde { $round } · Ziel { $target }
page-told =
    { $vp ->
        [1] { $name }: 1 Punkt, { COUNTED($coins, "coin", domain: "unit") }. Lehen: { $fiefs }.
       *[other] { $name }: { $vp } Punkte, { COUNTED($coins, "coin", domain: "unit") }. Lehen: { $fiefs }.
    }
page-stuff = { NAME($name, domain: "resource") }
page-cube_count = { COUNTED($n, "cube", domain: "unit") }
page-missing = Es fehlt: { $parts }
page-stall =
    { $kind ->
        [worker] Arbeit
        [merchant] Handel
        [cleric] Kirche
        [noble] Hof
        [rogue] Schenke
       *[official] Beamte
    }
page-left =
    { $n ->
        [one] noch einer anzuwerben
       *[other] noch { $n } anzuwerben
    }
page-lets_build = Damit kannst du { NAME($card, domain: "building", article: "the", case: "acc") } bauen.
page-settlement =
    { $level ->
        [0] { $colour ->
            [wheat] Weizen­weiler
            [wood] Holz­weiler
            [clay] Lehm­weiler
           *[stone] Stein­weiler
        }
        [1] { $colour ->
            [wheat] Weizen­dorf
            [wood] Holz­dorf
            [clay] Lehm­dorf
           *[stone] Stein­dorf
        }
       *[other] { $colour ->
            [wheat] Weizen­stadt
            [wood] Holz­stadt
            [clay] Lehm­stadt
           *[stone] Stein­stadt
        }
    }
page-grows =
    { $level ->
        [1] Dorf
       *[other] Stadt
    }
page-complete = Fertig
page-at_most = fasst am Ende deines Zuges höchstens { $n } Würfel
page-free = frei
page-house_comes = Die nächste Stufe bringt ein Haus für einen Meister.
page-income_of = { COUNTED($n, "coin", domain: "unit") }, wenn du die Karte für Einkommen abwirfst
page-at_start = Zu Beginn deines Zuges
page-influence_plus = Einfluss und noch einer
page-in_any_field = In jedem Feld
page-in_fields = In { NAME($of, domain: "resource", join: "or") }
page-about = Über dieses Spiel
page-tax_far = weit weg
page-tax_deck = im Stapel
page-tax_near = nah
page-tax_next = nächster Zug
page-tax_now = da
page-tax_far_long = Der Steuereintreiber liegt in der Ablage.
page-tax_deck_long = Der Steuereintreiber steckt irgendwo im Stapel.
page-tax_near_long = Der Steuereintreiber ist unter den letzten Karten von Hand und Stapel.
page-tax_next_long = Der Steuereintreiber wird für den nächsten Zug gezogen.
page-tax_now_long = Der Steuereintreiber ist auf der Hand: Er kommt zu Beginn des nächsten Zuges.
page-end_turn = Zug beenden
page-keeps_of = behält { $n } von { $of }
page-proposal = Vorschlag
page-pays = { $parts } zahlen
page-tap_others = Oder tippe andere Würfel an.
page-discards = { $parts } abwerfen
page-stands = Die Kathedrale steht.
page-chapel =
    { $card ->
        [silverware] Silber
        [dean_and_canons] Dekan
       *[stained_glass] Glas
    }
page-built_of = { $taken } von { $of } gebaut
page-with_master = mit { NAME($master, domain: "card", article: "the", case: "dat") }
page-rated = Schwierigkeit { $complexity } von 5, Interaktion { $interaction } von 5
page-ends_target = Das Spiel endet in der Runde, in der jemand { $target } Punkte mit 1 Punkt Vorsprung erreicht.
page-ends_cathedral = Das Spiel endet mit der Runde, in der die Kathedrale fertig wird.
page-start_deck = Womit alle beginnen
page-about_scenario_1 = Das Spiel zum Lernen: Alle beginnen mit den gleichen drei Lehen, einem guten Stapel und vier Meistern in der Auslage.
page-about_scenario_2 = Fachleute holen mehr aus deinen Feldern: Aufseher, Pflüger und Tagelöhner machen aus wenig Platz viel.
page-about_scenario_3 = Der Prokurator handelt ohne Pause: Würfel wechseln dreimal im Zug ihre Art, und der Abt macht jede abgeworfene Karte wertvoller.
page-about_scenario_7 = Schmuggler und Taschendiebe lassen sich anwerben. Hüte Münzen und Würfel: Was die Schurken einbringen, verliert jemand anders.
page-about_scenario_10 = Fünf aus allen Vasallen werden ausgelost. Kein Tisch gleicht dem anderen: Lies die Karten, bevor du planst.
page-objective_crusades = Das Ziel liegt 2 Punkte höher; Münzen, Weizen und ein Adliger bringen 1 Punkt.
page-objective_long_game = Das Ziel liegt 2 Punkte höher.
page-objective_cathedral_complete = Das Spiel endet erst, wenn die Kathedrale steht.
page-close = Schließen
page-collector = Jedes Lehen gibt die Hälfte seiner Würfel, abgerundet; du suchst aus, welche. Hat kein Lehen zwei Würfel, wirfst du stattdessen Handkarten im Wert des halben Einkommens ab. Anders wirst du ihn nicht los.
page-or_income = Oder wirf die Karte für { COUNTED($n, "coin", domain: "unit", case: "acc") } ab.
page-price = Preis
page-and_a = und { NAME($kind, domain: "kind", article: "a", case: "acc") } aus deiner Hand
page-master = Meister
page-can_hire = Du kannst jetzt anwerben.
page-not_now = Noch nicht:
page-in_hand = { COUNTED($n, "card", domain: "unit") } auf der Hand
page-tab_fiefs = Land
page-tab_hire = Anwer­ben
page-tab_hand = Hand
page-tab_masters = Meister
page-tab_cathedral = Kathe­drale

## keys

keys-hold = Nächste oder vorige Karte halten
keys-work = Die gehaltene Karte in diesem Lehen arbeiten lassen
keys-income = Die gehaltene Karte für Einkommen abwerfen
keys-influence = Eine Einflusskarte nutzen
keys-piles = Stapel und Ablagen öffnen

## terminal

terminal-head = Runde { $round } · Ziel { $target }
terminal-supply = Vasallen zum Anwerben
terminal-masters = Meister zum Anwerben
terminal-deck = ({ $n } im Stapel)
terminal-player =
    { $vp ->
        [1] { $name }: 1 Punkt, { COUNTED($coins, "coin", domain: "unit") } (behält { $keeps }) · Hand { $hand }, Stapel { $deck }, Ablage { $discard }
       *[other] { $name }: { $vp } Punkte, { COUNTED($coins, "coin", domain: "unit") } (behält { $keeps }) · Hand { $hand }, Stapel { $deck }, Ablage { $discard }
    }
terminal-seat = Platz { $seat }
terminal-legend = { $wheat } Weizen · { $wood } Holz · { $clay } Lehm · { $stone } Stein · { $any } beliebiger Würfel · c Münzen · ✕ verlässt das Spiel · ↷ schon benutzt · ★ Stufe
terminal-hand = Hand:
terminal-fields = { $free }/{ $fields } Felder

## rule.goal

rule-goal-title = Das Ziel
rule-goal-text = Du herrschst über drei Lehen: Lass deine Vasallen dort arbeiten, wirb bessere an, baue die Lehen aus und hilf, die Kathedrale zu errichten. Lehen und Plättchen der Kathedrale bringen Siegpunkte; wer das Ziel mit mindestens 1 Punkt Vorsprung erreicht, gewinnt.

## rule.turns

rule-turns-title = Der Zug
rule-turns-text = Gespielt wird reihum im Uhrzeigersinn. Ein Zug hat eine Startphase, eine Hauptphase und eine Schlussphase. Nur wer am Zug ist, entscheidet. Gibt es nur eine mögliche Antwort, wird niemand gefragt. Eine Aktion wird beendet, bevor die nächste beginnt.

## rule.setup

rule-setup-title = Aufbau
rule-setup-text = Außer in der Lernpartie nehmen alle zuerst einen Facharbeiter in ihren Stapel. Dann werden die Lehen gewählt: Wer anfängt, zieht zwei, behält eines und gibt das andere weiter; reihum zieht man dann eines dazu und behält eines von zweien, bis alle drei haben. Wer drei einer Art hat, darf eines zurückgeben und zieht, bis eine andere Art kommt.

## rule.start

rule-start-title = Startphase
rule-start-text = Richte alle gedrehten Meister auf. Meister, die beim Aufrichten wirken, tun es jetzt. Dann kommt der Steuereintreiber, falls du ihn auf der Hand hast.

## rule.tax

rule-tax-title = Der Steuereintreiber
rule-tax-text = Jedes Lehen zahlt die Hälfte seiner Würfel, abgerundet; die ein Schutz ausnimmt, zählen nicht mit. Welche es zahlt, bestimmst du. Liegen in keinem Lehen zwei Würfel, geschützt oder nicht, zähle das Einkommen der Vasallen auf deiner Hand zusammen und wirf Karten im Wert der Hälfte ab, abgerundet; unter 2 die ganze Hand. Danach wird der Steuereintreiber abgelegt. Anders verlässt er die Hand nie, und in der Hauptphase gezogen wartet er bis zu deinem nächsten Zug.

## rule.hiring

rule-hiring-title = Vasallen anwerben
rule-hiring-text = Bezahle Münzen und Würfel für einen Vasallen; die Karte kommt auf deine Ablage. Zeigt die Karte eine Art, die ausscheidet, geht eine solche Karte von deiner Hand in die Schachtel zurück.

## rule.income

rule-income-title = Einkommen
rule-income-text = Wirf einen Vasallen von der Hand ab und erhalte sein Einkommen. Münzen über das Ende der Leiste hinaus verfallen.

## rule.fields

rule-fields-title = Feldaktionen
rule-fields-text = Spiele einen Vasallen auf ein freies Feld eines Lehens, dessen Farbe er zeigt, bezahle die Aktivierungskosten aus diesem Lehen und führe seine Wirkungen dort aus. Das Feld bleibt bis zum Ende des Zuges besetzt.

## rule.influence

rule-influence-title = Einflussaktionen
rule-influence-text = Du hast je Zug eine Einflussaktion. Eine Karte mit Plus gibt sie zurück; so dürfen beliebig viele davon vor der letzten ohne Plus gespielt werden. Würfel dürfen aus allen deinen Lehen kommen und auf alle gehen.

## rule.upgrading

rule-upgrading-title = Lehen ausbauen
rule-upgrading-text = Bezahle die Ausbaukosten mit Würfeln aus deinen Lehen, gleich aus welchen, und hebe das Lehen um eine Stufe. Würfel und Meister bleiben, neue Felder sind sofort frei. Die Summe deiner Stufen bestimmt, wie viele Münzen du sparen kannst.

## rule.cathedral

rule-cathedral-title = Die Kathedrale
rule-cathedral-text = Bezahle den Preis einer Karte des laufenden Bauabschnitts und nimm eines ihrer Plättchen, so oft du willst. Zuerst kommen die Fundamente, dann das Hauptschiff, dann die drei letzten Karten, von denen jede ihren Kathedralenmeister braucht. Ein Abschnitt endet mit seinem letzten Plättchen, auch mitten im Zug.

## rule.masters

rule-masters-title = Meister
rule-masters-text = Um einen Meister anzuwerben, musst du einen der ausliegenden bezahlen und unterbringen können. Ziehe zwei weitere, wähle einen, lege einen anderen unter den Stapel, bringe den neuen in einer freien Stadt eines passenden Lehens unter und bezahle. Bevor er einzieht, dürfen deine Meister in andere freie, passende Städte umziehen, jeder höchstens zweimal, und einen darfst du entlassen; ohne dein Wort zieht niemand um und geht niemand. Ein entlassener Meister kann sofort wieder angeworben werden; wurde er benutzt, bleibt er bis zu deinem nächsten Zug gedreht. Kathedralenmeister wirbt man ohne Ziehen an; sie wohnen auf Stufe 2. In deiner Hauptphase dürfen Meister in andere freie Städte ziehen, und Würfel dürfen zwischen einem Lehen und einem Meister wechseln, der Würfel hält.

## rule.master_action

rule-master_action-title = Meisteraktionen
rule-master_action-text = Ein Meister mit einer Aktion kann einmal im Zug eingesetzt werden. Die Kosten trägt sein eigenes Lehen; dann wird die Karte gedreht.

## rule.paying

rule-paying-title = Bezahlen
rule-paying-text = Kosten werden ganz bezahlt oder gar nicht. Würfel dürfen aus allen deinen Lehen und von Meistern kommen, die Würfel halten; ein schwarzer Würfel steht für jede Sorte. Aktivierungskosten zahlt das Lehen, in dem die Karte liegt. Zuerst sparen Nachlässe Würfel, dann werden benannte Würfel bezahlt, dann schwarze; der Vorschlag bezahlt den Rest von selbst.

## rule.effects

rule-effects-title = Wirkungen
rule-effects-text = Wirkungen werden in der gedruckten Reihenfolge ausgeführt, so weit es geht, bevor etwas anderes geschieht. Karten auf Feldern und Meister nutzen nur ihr eigenes Lehen, Einflusskarten alle Lehen.

## rule.final

rule-final-title = Schlussphase
rule-final-text = Gespielte Vasallen werden abgelegt. Vasallen auf der Hand gehen für ihr Einkommen an den Hof, mindestens 1 Münze je Karte. Dann sparst du Münzen nach deiner Schatzkammer-Karte, ziehst eine neue Hand von fünf Karten und verringerst jedes Lehen auf 12 Würfel.

## rule.scoring

rule-scoring-title = Was Punkte bringt
rule-scoring-text = Ein Lehen der Stufe 1 ist 1 Punkt wert, eines der Stufe 2 bringt 2 Punkte. Ein Plättchen der Fundamente ist einen halben Punkt wert, jedes andere Plättchen der Kathedrale 1. Die Punkte zählen, sobald ein Lehen ausgebaut oder ein Plättchen genommen ist; so sehen alle jederzeit, wer führt. Würfel, Münzen, Vasallen und Meister sind für sich nichts wert. Eine Variante kann eine Karte mit eigenen Plättchen hinzufügen.

## rule.ending

rule-ending-title = Das Ende
rule-ending-text = Hat jemand am Ende eines Zuges das Ziel erreicht, wird die Runde zu Ende gespielt; danach und nach jeder weiteren Runde wird geprüft, ob jemand gewonnen hat. Geprüft wird auch, sobald niemand mehr einen Punkt gewinnen kann. Wer allen anderen mindestens 1 Punkt voraus ist, gewinnt. Liegen mehrere gleichauf vorn und alle anderen mindestens 1 Punkt zurück, scheiden diese anderen aus, und die Führenden spielen weiter; von da an gewinnt auch ein Vorsprung von zwei Adligen. Sonst folgt noch eine Runde. Kann niemand nahe der Spitze noch einen Punkt gewinnen, zählt ein halber Punkt Rückstand als Gleichstand; sind auch keine Adligen übrig, wird der Sieg geteilt. Zehn Runden, in denen niemand einen Punkt gewinnt oder einen Adligen anwirbt, beenden die Partie: Es gewinnt, wer 1 Punkt, sonst wer zwei Adlige Vorsprung hat; andernfalls teilen sich die Führenden den Sieg. Spielst du allein, endet die Partie einfach, wenn ein Zug mit erreichtem Ziel endet; sonst wird nichts geprüft.

## rule.variants

rule-variants-title = Szenarien und Ziele
rule-variants-text = Ein Szenario sagt, mit welchen Karten du beginnst und welche Vasallen und Meister anzuwerben sind. Die erweiterte Ausgabe hat alle 28 Arten von Vasallen; die Ausgabe des Entwurfs hat die 252 Karten in 18 Arten der Entwurfsanleitung und sonst nichts. Zielvarianten erhöhen das Ziel, bringen eine Karte zum Bauen oder lassen das Spiel mit der Kathedrale enden. Eine Solopartie endet, wenn du am Ende eines Zuges das Ziel erreicht hast; je weniger Züge, desto besser.

## nonsense

nonsense-one_of = { $name } { $value } gibt es nicht; es gibt { $right }
nonsense-field = das Feld { $field } ist unbekannt; { $of } hat { $right }
nonsense-whole = { $name } { $value } ist keine ganze Zahl ab 0
nonsense-flag = { $name } { $value } ist weder true noch false
nonsense-list = { $name } { $value } ist keine Liste
nonsense-object = { $name } { $value } ist kein Objekt wie { $right }
nonsense-pair = { $name }: { $value } ist kein Paar wie ['serf', 1]
nonsense-levels = levels { $value } sind nicht drei Zahlen von 0 bis 2
nonsense-saves = saves braucht für diesen Stand an Münzen ({ $coins }) { $needed } Zahlen, nicht { $n }
nonsense-face = faces: { $value } ist kein Objekt mit sums und saves
nonsense-no_face = faces: keine Seite nennt die Summe { $total }
nonsense-discount = discounts: { $value } ist kein Objekt mit coins, oder mit cubes und of
nonsense-from_fief = from_fief { $value } ist nicht kleiner als { $n }, die Zahl der Lehen
nonsense-no_players = players ist leer; mindestens einer muss mitspielen
nonsense-all_out = players: alle sind ausgeschieden; jemand muss noch mitspielen
nonsense-player = players: { $value } ist kein Objekt mit einem name
nonsense-halves = { $name } { $value } ist keine Zahl ganzer oder halber Punkte

## complaint

# Über Material, das nicht stimmen kann; was vor einem Doppelpunkt oder in Anführungszeichen steht, steht so in den Dateien.

complaint-expected = { $where }: { NAME($what, domain: "checked") }: { $value } statt { $right }.
complaint-round_limit = { $where }: round_limit { $limit } würde echte Partien abschneiden; nötig sind mindestens 100.
complaint-pastor = { $where }: unter den aliases des Hirten fehlt 'Pastor'.
complaint-used_twice = { $where }: { NAME($what, domain: "checked") }: { $name } kommt zweimal vor; jeder Wert darf nur einmal vorkommen.
complaint-number_of_masters = { $where }: { $masters } Meister sind nicht zwischen 33 und { $most }.
complaint-too_few_fiefs = { $where }: { $fiefs } Lehen der Stufe 0; bei vier Spielern werden 13 aufgedeckt.
complaint-number_of_objectives = { $where }: { $objectives } Zielvarianten; in der Schachtel sind 3.
complaint-no_crusades = { $where }: die Kreuzzüge, die das Ziel erhöhen, fehlen.
complaint-random_specific = { $where }: random_upgraded_clerics und random_others ergeben zusammen nicht random_specific.
complaint-no_upgraded_cleric = { $where }: specific hat keinen aufgewerteten Kleriker; jedes Szenario hat einen.
complaint-masters_removed = { $where }: masters_removed: ein Szenario, das seine Meister nennt, muss keine entfernen.
complaint-no_masters_face_up = { $where }: masters_face_up ist leer; nenne die Meister oder setze all_masters = true.
complaint-named_master = { $where }: { $master } fehlt; das Regelheft nennt diesen Meister.
complaint-no_stash = { $where }: { $master } hat kein stash; das Regelheft legt Würfel auf diese Karte.
complaint-needs_master = { $where }: { $card }: needs_master { $given } ist nicht { $right }.
complaint-card_cost = { $where }: { $card }: A- und B-Karten haben einen Preis, C-Karten übernehmen den ihres Meisters.
complaint-too_few_tokens = { $where }: { $needed } Plättchen zu { $points } Punkten sind nötig; { $key } ist { $given }.
complaint-upgrade_of_last_level = { $where }: { $colour }: Stufe 2 hat einen Ausbau, ist aber die letzte Stufe.
complaint-length_of_saves = { $where }: saves hat { $given } Zahlen statt { $right }.
complaint-saves_not_rising = { $where }: saves { $saves } steigt nicht oder spart mehr, als da ist.
complaint-saving_harder = { $where }: das Sparen muss von Seite zu Seite schwerer werden.
complaint-too_few_copies = { $where }: { $card }: vier Stapel brauchen { $needed }, es gibt { $copies }.
complaint-not_of_the_draft = { $where }: specific_draft { $card } ist keine Karte der Entwurfsausgabe.
complaint-standard_already = { $where }: specific { $card } ist schon ein Standardvasall.
complaint-never_hired = { $where }: { $card } kann nie angeworben werden: im Vorrat ist kein { $kind }.
complaint-too_few_fixed_fiefs = { $where }: fixed_fiefs: die Lehen { $colour } reichen nicht für vier Spieler.
complaint-no_fief_for_master = { $where }: { $master }: niemand hat ein Lehen { $colour } für diesen Meister.
complaint-level_not_better = { $where }: { $colour }: Stufe { $higher } ist nicht besser als Stufe { $lower }.
complaint-half_points = { $where }: { $key } { $value } ist keine Zahl ganzer oder halber Punkte.
complaint-no_why = { $where }: why fehlt: sag, woher der Eintrag stammt und was rekonstruiert wurde.
complaint-number_of_actions = { $where }: Aktionen: { $actions }; ein Vasall hat eine, Feld oder Einfluss, ein Beamter keine.
complaint-noble_value = { $where }: noble_value { $given } ist nicht { $right } (Adliger 1, goldener Adliger 2).
complaint-min_level = { $where }: min_level { $level } ist nicht 0, 1 oder 2.
complaint-action_cost = { $where }: action_cost gehört zu when 'action', nicht zu { $when }.
complaint-two_stashes = { $where }: zwei stash-Wirkungen; ein Meister hat nur für eine Art Platz.
complaint-cathedral_level = { $where }: min_level { $level } ist nicht 2: Kathedralenmeister wohnen auf Stufe 2.
complaint-tokens_by_players = { $where }: tokens { $tokens } nennt nicht je eine Zahl für 1, 2, 3 und 4 Spieler.
complaint-zero = { $where }: { $key } { $name } 0 ist keine Zahl ab 1; lass sie weg.
complaint-field_colours = { $where }: { $given } ist nicht eines oder mehrere von { $right }.
complaint-no_such = { $where }: { $key } { $value } gibt es nicht; möglich: { $right }.
complaint-no_resource = { $where }: { $key } [] nennt keinen Rohstoff.
complaint-exchange_pays_nothing = { $where }: ein Tausch kostet nichts; nötig ist pay oder pay_coins.
complaint-exchange_gains_nothing = { $where }: ein Tausch bringt nichts; nötig ist gain oder gain_coins.
complaint-branches = { $where }: options hat { $branches ->
        [one] nur eine Liste
       *[other] { $branches } Listen
    }; eine Wahl braucht mindestens 2.
complaint-discount = { $where }: ein Nachlass braucht coins oder cubes, und uses 0 (alle) oder 1 (der nächste).
complaint-of_fief = { $where }: of 'fief' braucht ein Lehen; eine Einflusskarte liegt in keinem: nenne die Rohstoffe.
complaint-repeat = { $where }: op 'repeat' sieht auf ein Lehen; eine Einflusskarte liegt in keinem.

## checked

checked-vp_half-vp_one = vp_half + vp_one
checked-official-vassals = Beamte
checked-types-of-the-draft-edition = Arten der Entwurfsausgabe
checked-cards-of-the-draft-edition = Karten der Entwurfsausgabe
checked-income-of-the-merchant = Einkommen des Kaufmanns
checked-income-of-the-shepherd = Einkommen des Hirten
checked-income-of-the-serf = Einkommen des Leibeigenen
checked-what-the-reaper-eliminates = was der Schnitter ausscheiden lässt
checked-what-the-lumberjack-eliminates = was der Holzfäller ausscheiden lässt
checked-what-the-kneader-eliminates = was der Lehmkneter ausscheiden lässt
checked-what-the-stonecutter-eliminates = was der Steinmetz ausscheiden lässt
checked-reaper-is-a-specialist = Schnitter ist ein Facharbeiter
checked-lumberjack-is-a-specialist = Holzfäller ist ein Facharbeiter
checked-kneader-is-a-specialist = Lehmkneter ist ein Facharbeiter
checked-stonecutter-is-a-specialist = Steinmetz ist ein Facharbeiter
checked-fields-of-the-serf = Felder des Leibeigenen
checked-effects-of-the-serf = Wirkungen des Leibeigenen
checked-fields-of-the-reaper = Felder des Schnitters
checked-effects-of-the-reaper = Wirkungen des Schnitters
checked-sales-of-the-trader = Verkäufe des Krämers
checked-goods-of-the-trader = Waren des Krämers
checked-exchanges-of-the-merchant = Tauschgeschäfte des Kaufmanns
checked-rates-of-the-merchant = Kurse des Kaufmanns
checked-nobles-the-feudal-lord-counts-for = Adlige, für die der Lehnsherr zählt
checked-letters-of-the-cards = Buchstaben der Karten
checked-stages-of-the-cards = Bauabschnitte der Karten
checked-types-of-masters = Arten von Meistern
checked-cathedral-masters = Kathedralenmeister
checked-half-points-of-the-foundations = halbe Punkte der Fundamente
checked-half-points-of-the-nave = halbe Punkte des Hauptschiffs
checked-tokens-of-the-nave = Plättchen des Hauptschiffs
checked-fief-cards = Lehenskarten
checked-levels-of-wheat = Stufen von wheat
checked-levels-of-wood = Stufen von wood
checked-levels-of-clay = Stufen von clay
checked-levels-of-stone = Stufen von stone
checked-sums-of-the-first-face = sums der ersten Seite
checked-number-of-standard_vassals = Zahl der standard_vassals
checked-deck_size-of-scenario-1 = deck_size von Szenario 1
checked-deck_size-of-scenario-2 = deck_size von Szenario 2
checked-deck_size-of-scenario-3 = deck_size von Szenario 3
checked-deck_size-of-scenario-7 = deck_size von Szenario 7
checked-deck_size-of-scenario-10 = deck_size von Szenario 10
checked-tax-collectors-in-start = Steuereintreiber in start
checked-number-of-fixed_fiefs = Zahl der fixed_fiefs
checked-vassal-id = id eines Vasallen
checked-master-id = id eines Meisters
checked-scenario-number = Nummer eines Szenarios
checked-variant-id = id einer Variante

## theme

# What a puzzle asks, as its title.

theme-main = Die beste Aktion
theme-field_fief = In welchem Lehen arbeiten?
theme-trade_option = Welcher Tausch?
theme-trade_gain = Welchen Würfel nehmen?
theme-trade_pay = Welchen Würfel hergeben?
theme-pay_upgrade = Wie das Lehen bezahlen?
theme-pay_building = Wie das Gebäude bezahlen?
theme-pay_vassal = Wie den Vasallen bezahlen?
theme-pay_master = Wie den Meister bezahlen?
theme-place = Wo soll der Meister wohnen?
theme-move_fief = Wohin zieht der Meister um?
theme-produce_resource = Welchen Würfel erzeugen?
theme-produce_fief = Auf welches Lehen?
theme-trade_gain_fief = Auf welches Lehen?
theme-trade_pay_fief = Von welchem Lehen?
theme-eliminate_for_vassal = Wer scheidet für den Vasallen aus?
theme-eliminate_for_building = Wer scheidet für das Gebäude aus?
theme-eliminate_card = Welche Karte scheidet aus?
theme-tax_cube = Welchen Würfel als Steuer?
theme-tax_set = Welche Karten für den Steuereintreiber?
theme-put_under = Welcher Meister kommt unter den Stapel?
theme-take_master = Welchen Meister anwerben?
theme-choose_branch = Welche der beiden Wirkungen?
theme-sell_card = Welche Karte verkaufen?
theme-discard_card = Welche Karte abwerfen?
theme-recall_card = Wer kommt auf die Hand zurück?
theme-repeat_card = Wer arbeitet zweimal?
theme-worker = Welcher Arbeiter kommt ins Deck?
theme-draft = Welches Lehen behalten?
theme-straighten_order = Wessen Wirkung zuerst?
theme-stash_amount = Wie viele Würfel?
theme-rob_coins = Wessen Münzen?
theme-rob_cubes = Wessen Würfel?
theme-loot = Welchen Würfel nehmen?
theme-loot_fief = Auf welches Lehen?
theme-fill_resource = Welcher Würfel für den Meister?
theme-adjust = Welcher Würfel kommt weg?
theme-same_type = Ein Lehen zurückgeben?

## about

about-cubes = Würfel
about-cubes_does = Mit Würfeln bezahlst du Stufen, Meister und die Kathedrale. Der Steuereintreiber nimmt von jedem Lehen die Hälfte.
about-cubes_worth = Davon hast du hier oder in deinen Lehen { $n }.
about-any = Beliebiger Würfel
about-any_does = Ein Würfel egal welcher Art; du wählst, welcher.
about-coins = Münzen
about-coins_does = Mit Münzen wirbst du Vasallen und Meister an. Am Ende deines Zugs behältst du nur, was deine Schatzkammer erlaubt.
about-coins_worth = Zurzeit { $n }, davon bleiben { $keeps }
about-points = Siegpunkte
about-points_does = Die Stufen deiner Lehen und die Plättchen der Kathedrale bringen sie.
about-points_worth = { $n } von { $target }
about-influence = Einfluss
about-influence_does = So viele Vasallen können in diesem Zug noch ihren Einfluss nutzen.
about-influence_worth = Noch { $n }
about-deck = Stapel und Ablage
about-deck_does = Vom Stapel ziehst du. Ist er leer, wird die Ablage gemischt. Ein Klick zeigt beide.
about-deck_worth = { $deck } und { $discard }
about-fief_does = Auf seinen Feldern arbeiten Vasallen, in seinen Häusern wohnen Meister. Eine höhere Stufe bringt Punkte und oft ein weiteres Feld.
about-fief_worth = Punkte { $points } · freie Felder { $fields } · Würfel { $cubes } von { $limit }
about-fief = Lehen
about-field = Feld
about-field_does = Hier kann ein Vasall von deiner Hand arbeiten; am Ende deines Zugs wird das Feld wieder frei.
about-field_worth = Hier frei: { $n }
about-city = Haus für einen Meister
about-city_does = Ein Meister, den du anwirbst, zieht hier ein.
about-city_soon = Ein künftiges Haus
about-city_soon_does = Die nächste Stufe dieses Lehens bringt ein Haus für einen Meister.
about-upgrade = Nächste Stufe
about-upgrade_does = Bezahle diesen Preis, und das Lehen wächst: mehr Punkte und Platz für Meister.
about-upgrade_ready = Das kannst du bezahlen.
about-cap = Würfel in diesem Lehen
about-cap_does = Am Ende deines Zugs fasst ein Lehen höchstens { $n } Würfel.
about-fate = Steuer
about-fate_does = So viele Würfel nähme der Steuereintreiber jetzt aus diesem Lehen.
about-fate_worth = Zurzeit { $n }
about-stage_does = Ein Abschnitt der Kathedrale. Bezahle den Preis und nimm ein Plättchen: Seine Punkte hast du sofort.
about-stage_worth = Punkte: { $points }
about-cathedral = Kathedrale
about-cathedral_does = Alle bauen gemeinsam an ihr. Jedes Plättchen zählt sofort; ein Abschnitt kommt nach dem anderen.
about-left = Übrige Karten
about-left_does = So viele dieser Vasallen kann man noch anwerben.
about-left_worth = Noch { $n }
about-kill = Einer geht
about-kill_does = Wer diesen Vasallen anwirbt, gibt dafür eine Karte dieser Art von der Hand endgültig ab.
about-where = Wo dieser Meister wohnt
about-where_does = Das Lehen muss von dieser Art sein und mindestens diese Stufe haben.
about-income = Einkommen
about-income_does = Wirf die Karte ab, und du bekommst so viele Münzen.
about-income_worth = Zurzeit { $n }
about-kind = Eine Art von Vasallen
about-kind_does = Manche Karten verlangen einen Vasallen dieser Art oder wirken nur mit ihnen.
about-masters = Meister
about-masters_does = Ein Meister wohnt in einem Haus deines Lehens und arbeitet jeden Zug. Wird einer angeworben, wird der nächste aufgedeckt.
about-masters_worth = { $n } im Stapel
