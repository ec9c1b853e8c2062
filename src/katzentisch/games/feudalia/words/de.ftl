## game

game-name = Feudalia
game-tagline = Drei Lehen, ein Stapel Vasallen, eine Kathedrale.

## variant

variant-scenario_1 = Lernpartie
variant-scenario_2 = Überproduktion
variant-scenario_3 = Der unerbittliche Prokurator
variant-scenario_7 = Schmutzige Geschäfte
variant-scenario_10 = Auf alles gefasst

## setting

setting-edition = Ausgabe
setting-first_player = Startspieler
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
question-straighten_order = Die Wirkung welches Meisters kommt als Nächste?
question-tax_cube = Steuer: Lehen { $fief } schuldet noch { $n } Würfel. Welchen?
question-tax_set = Steuer auf die Hand: Wirf Karten mit einem Einkommen von { $due } ab. Welche?
question-main =
    Deine Hauptphase: { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }, { $influence } { $influence ->
        [one] Einflussaktion
       *[other] Einflussaktionen
    }.
question-field_fief = In welchem Lehen arbeitet diese Karte: { NAME($vassal, domain: "card") }?
question-eliminate_for_vassal = Welche Karte scheidet aus, um { NAME($vassal, domain: "card") } anzuwerben?
question-eliminate_for_building = Welche Karte scheidet aus für: { NAME($card, domain: "building") }?
question-pay_vassal = Bezahle für { NAME($vassal, domain: "card") }: noch offen { NAME($due, domain: "cube") }. Welchen Würfel?
question-pay_upgrade = Bezahle den Ausbau von Lehen { $fief }: noch offen { NAME($due, domain: "cube") }. Welchen Würfel?
question-pay_building = Bezahle für { NAME($card, domain: "building") }: noch offen { NAME($due, domain: "cube") }. Welchen Würfel?
question-pay_master = Bezahle für { NAME($master, domain: "card") }: noch offen { NAME($due, domain: "cube") }. Welchen Würfel?
question-take_master = Welchen Meister wirbst du an?
question-put_under = Welcher andere Meister kommt unter den Stapel?
question-place = Wo wohnt { NAME($master, domain: "card") }? Vorher kannst du Platz schaffen.
question-move_fief = In welches Lehen zieht { NAME($master, domain: "card") }?
question-stash_amount = Wie viel { NAME($resource, domain: "resource") } soll auf dieser Karte liegen: { NAME($master, domain: "card") }?
question-adjust =
    In Lehen { $fief } { $n ->
        [one] liegt
       *[other] liegen
    } { $n } Würfel zu viel. Welcher geht?
question-produce_resource = Welchen Würfel nimmst du?
question-produce_fief = Auf welches Lehen kommt der Würfel ({ NAME($resource, domain: "resource") })?
question-trade_option = Welcher Tausch? (noch { $n })
question-trade_pay = Welchen Würfel gibst du?
question-trade_pay_fief = Aus welchem Lehen kommt der Würfel ({ NAME($resource, domain: "resource") })?
question-trade_gain = Welchen Würfel bekommst du?
question-trade_gain_fief = Auf welches Lehen kommt der Würfel ({ NAME($resource, domain: "resource") })?
question-discard_card = Welche Karte wirfst du ab?
question-sell_card = Welche Karte verkaufst du?
question-eliminate_card = Welche Karte scheidet aus?
question-recall_card = Welcher Vasall kommt auf deine Hand zurück?
question-repeat_card = Wessen Wirkung wird wiederholt?
question-rob_coins = Wen bestiehlst du?
question-rob_cubes = Wen bestiehlst du?
question-loot = Welchen Würfel nimmst du?
question-loot_fief = Auf welches Lehen kommt der Würfel ({ NAME($resource, domain: "resource") })?
question-choose_branch = { NAME($card, domain: "card") }: welche der Wirkungen wählst du?
question-fill_resource = Welcher Würfel kommt auf den Meister?

## choice

choice-choose_worker = Diese Karte nehmen: { NAME($vassal, domain: "card") }
choice-keep_fief = Behalten: { NAME($colour, domain: "fief") }
choice-give_fief_back = Eines zurückgeben und ziehen
choice-keep_three_fiefs = Alle drei behalten
choice-straighten = Anwenden: { NAME($master, domain: "card") }
choice-discard_set = Satz { $set } abwerfen
choice-hire = Anwerben: { NAME($vassal, domain: "card") }
choice-income = Für Einkommen abwerfen: { NAME($vassal, domain: "card") }
choice-work = Auf ein Feld spielen: { NAME($vassal, domain: "card") }
choice-influence = Einfluss nutzen: { NAME($vassal, domain: "card") }
choice-upgrade = Lehen { $fief } ausbauen
choice-build = Bauen: { NAME($card, domain: "building") }
choice-hire_master = Meister anwerben (zuerst zwei ziehen)
choice-hire_cathedral_master = Anwerben: { NAME($master, domain: "card") }
choice-use = Einsetzen: { NAME($master, domain: "card") }
choice-move = Umziehen: { NAME($master, domain: "card") }
choice-stash = Würfel zwischen Lehen und Meister verschieben: { NAME($master, domain: "card") }
choice-pass = Hauptphase beenden
choice-default = Wie vorgeschlagen bezahlen
choice-save = Diesen Würfel sparen: { NAME($cube, domain: "cube") }
choice-give = { NAME($resource, domain: "resource") } abgeben, von: { NAME($from, domain: "place") }
choice-fief = Lehen { $fief }
choice-take_master = Anwerben: { NAME($master, domain: "card") }
choice-put_under = Unter den Stapel: { NAME($master, domain: "card") }
choice-house = In Lehen { $fief } unterbringen
choice-house_moving = Vorher umziehen in Lehen { $fief }: { NAME($master, domain: "card") }
choice-house_firing = Vorher entlassen: { NAME($master, domain: "card") }
choice-amount = { $n }
choice-exchange = Tausch { $option }
choice-stop = Kein weiterer Tausch
choice-resource = { NAME($resource, domain: "resource") }
choice-discard = Abwerfen: { NAME($vassal, domain: "card") }
choice-sell = Verkaufen: { NAME($vassal, domain: "card") }
choice-eliminate = Ausscheiden lassen: { NAME($vassal, domain: "card") }
choice-recall = Aus Lehen { $fief } zurückrufen: { NAME($vassal, domain: "card") }
choice-repeat = Wiederholen: { NAME($vassal, domain: "card") }
choice-opponent = { PLAYER($seat) }
choice-loot = { NAME($resource, domain: "resource") } aus Lehen { $fief } nehmen
choice-option = Wirkung { $option }
choice-decline = Verzichten

## event

event-first_player = { PLAYER($seat) } beginnt.
event-chose_worker = { PLAYER($seat) } nimmt eine Karte in den Stapel: { NAME($vassal, domain: "card") }.
event-got_fief = { PLAYER($seat) } erhält ein { NAME($colour, domain: "fief") }.
event-replaced_fief = { PLAYER($seat) } gibt ein { NAME($colour, domain: "fief") } zurück und erhält ein { NAME($new, domain: "fief") }.
event-masters_laid_out = Meister in der Auslage: { NAME($masters, domain: "card") }.
event-round_began = Runde { $round } beginnt.
event-turn_began = { PLAYER($seat) } ist am Zug (Runde { $round }).
event-straightened = { PLAYER($seat) } richtet einen Meister auf: { NAME($master, domain: "card") }.
event-taxed_cubes = Der Steuereintreiber holt Würfel bei { PLAYER($seat) }: { $due } aus den drei Lehen.
event-tax_shielded = Ein Schutz hält den Steuereintreiber ab: Er nimmt { PLAYER($seat) } nichts.
event-taxed_hand = Der Steuereintreiber findet keine Würfel und prüft die Hand von { PLAYER($seat) }.
event-paid_tax = { PLAYER($seat) } zahlt 1 { NAME($resource, domain: "resource") } aus Lehen { $fief } als Steuer.
event-discarded_to_tax = { PLAYER($seat) } wirft für die Steuer ab: { NAME($cards, domain: "card") }.
event-collector_left = Der Steuereintreiber verlässt { PLAYER($seat) }.
event-drew =
    { PLAYER($seat) } zieht { $n } { $n ->
        [one] Karte
       *[other] Karten
    }.
event-drew_secret = Du ziehst { NAME($cards, domain: "card") }.
event-reshuffled = { PLAYER($seat) } mischt die Ablage zu einem neuen Stapel von { $n }.
event-took_income =
    { PLAYER($seat) } wirft { NAME($vassal, domain: "card") } für { $n } { $n ->
        [one] Münze
       *[other] Münzen
    } ab.
event-worked = { PLAYER($seat) } spielt { NAME($vassal, domain: "card") } auf ein Feld von Lehen { $fief }.
event-influenced = { PLAYER($seat) } nutzt den Einfluss dieser Karte: { NAME($vassal, domain: "card") }.
event-used_master = { PLAYER($seat) } setzt einen Meister ein: { NAME($master, domain: "card") }.
event-produced = { PLAYER($seat) } erhält { $n } { NAME($resource, domain: "resource") } auf Lehen { $fief }.
event-filled = { PLAYER($seat) } legt { $n } { NAME($resource, domain: "resource") } auf den Meister.
event-gained_coins =
    { PLAYER($seat) } erhält { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }.
event-paid_coins =
    { PLAYER($seat) } zahlt { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }.
event-paid_cube = { PLAYER($seat) } zahlt { $n } { NAME($resource, domain: "resource") }, von: { NAME($from, domain: "place") }.
event-traded_away = { PLAYER($seat) } tauscht { $n } { NAME($resource, domain: "resource") } aus Lehen { $fief } ein.
event-traded_for = { PLAYER($seat) } erhält dafür { $n } { NAME($resource, domain: "resource") } auf Lehen { $fief }.
event-income_raised = Für Einkommen abgeworfene Karten bringen { PLAYER($seat) } in diesem Zug { $n } mehr.
event-discount_gained = { PLAYER($seat) } erhält einen Nachlass.
event-influence_gained =
    { PLAYER($seat) } darf { $n } { $n ->
        [one] weitere Einflusskarte
       *[other] weitere Einflusskarten
    } spielen.
event-chose_effect = { PLAYER($seat) } wählt Wirkung { $n }.
event-declined = { PLAYER($seat) } verzichtet.
event-discarded = { PLAYER($seat) } wirft { NAME($vassal, domain: "card") } ab.
event-sold =
    { PLAYER($seat) } verkauft { NAME($vassal, domain: "card") } für { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }.
event-eliminated = { PLAYER($seat) } lässt { NAME($vassal, domain: "card") } ausscheiden.
event-recalled = { PLAYER($seat) } ruft { NAME($vassal, domain: "card") } aus Lehen { $fief } zurück.
event-repeated = { PLAYER($seat) } wiederholt die Wirkung von { NAME($vassal, domain: "card") }.
event-robbed_coins =
    { PLAYER($seat) } stiehlt { PLAYER($victim) } { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }.
event-robbed_cube = { PLAYER($seat) } nimmt { PLAYER($victim) } 1 { NAME($resource, domain: "resource") } aus Lehen { $from }.
event-hired_vassal = { PLAYER($seat) } wirbt an: { NAME($vassal, domain: "card") }.
event-drew_masters = { PLAYER($seat) } deckt Meister auf: { NAME($masters, domain: "card") }.
event-put_under = { PLAYER($seat) } legt { NAME($master, domain: "card") } unter den Stapel.
event-hired_master = { PLAYER($seat) } bringt { NAME($master, domain: "card") } in Lehen { $fief } unter.
event-moved_master = { PLAYER($seat) } lässt { NAME($master, domain: "card") } in Lehen { $fief } umziehen.
event-fired_master = { PLAYER($seat) } entlässt { NAME($master, domain: "card") }.
event-stashed = { PLAYER($seat) } hat nun { $n } { NAME($resource, domain: "resource") } auf der Karte { NAME($master, domain: "card") }.
event-upgraded = { PLAYER($seat) } baut Lehen { $fief } auf Stufe { $level } aus.
event-built =
    { PLAYER($seat) } baut: { NAME($card, domain: "building") }, noch { $left } { $left ->
        [one] Plättchen
       *[other] Plättchen
    }.
event-stage_began = Die Kathedrale erreicht Bauabschnitt { $stage }.
event-cathedral_stands = Die Kathedrale steht.
event-passed = { PLAYER($seat) } beendet die Hauptphase.
event-served_at_court =
    { PLAYER($seat) } schickt an den Hof: { NAME($cards, domain: "card") }, für { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }.
event-saved =
    { PLAYER($seat) } behält { $n } von { $had } { $had ->
        [one] Münze
       *[other] Münzen
    }.
event-discarded_cube = { PLAYER($seat) } legt 1 { NAME($resource, domain: "resource") } aus Lehen { $fief } ab.
event-target_reached = { PLAYER($seat) } hat das Ziel erreicht; die Runde wird zu Ende gespielt.
event-player_eliminated = { PLAYER($seat) } scheidet aus.
event-game_ended = Das Spiel ist aus ({ NAME($reason, domain: "reason") }). Sieg: { PLAYER($winners) }.

## reason

reason-lead = 1 Punkt Vorsprung
reason-nobles = Vorsprung an Adligen
reason-true_tie = echtes Unentschieden
reason-standstill = zehn Runden ohne Punkt und ohne Adligen
reason-round_limit = Rundengrenze
reason-solo = Ziel erreicht

## refusal

refusal-no_such_action = Eine Aktion { $action } gibt es nicht; sie gehen von 0 bis { $actions }.
refusal-no_such_seat = Einen Platz { $seat } gibt es an einem Tisch für { $seats } nicht.
refusal-game_over = Das Spiel ist aus.
refusal-not_your_turn = Du bist nicht am Zug; der Tisch wartet auf { PLAYER($waiting_for) }.
refusal-not_the_main_phase = Das gehört in deine Hauptphase.
refusal-finish_first = Beende zuerst, was du begonnen hast.
refusal-not_asked = Das steht jetzt nicht zur Wahl.
refusal-not_this_cube = { NAME($resource, domain: "resource") } von { NAME($from, domain: "place") } kann hier nicht abgegeben werden.
refusal-pile_empty = Diese Karte gibt es nicht mehr anzuwerben: { NAME($vassal, domain: "card") }.
refusal-not_enough_coins =
    Das kostet { $needs } { $needs ->
        [one] Münze
       *[other] Münzen
    }, du hast { $has }.
refusal-not_enough_cubes = Dir fehlt: { NAME($missing, domain: "cube") }.
refusal-nobody_to_eliminate = Du brauchst eine Karte dieser Art auf der Hand, die ausscheidet: { NAME($kind, domain: "kind") }.
refusal-not_in_hand = Diese Karte ist nicht auf deiner Hand: { NAME($vassal, domain: "card") }.
refusal-collector_stays = Der Steuereintreiber bleibt bis zu deiner nächsten Startphase auf der Hand.
refusal-no_influence_card = Diese Karte hat keine Einflussaktion: { NAME($vassal, domain: "card") }.
refusal-no_influence_left = Du hast in diesem Zug keine Einflussaktion mehr.
refusal-no_field_card = Diese Karte hat keine Feldaktion: { NAME($vassal, domain: "card") }.
refusal-no_fitting_fief = Diese Karte kann in keinem deiner Lehen arbeiten: { NAME($vassal, domain: "card") }.
refusal-no_free_field = Kein Feld ist frei, auf dem diese Karte arbeiten könnte: { NAME($vassal, domain: "card") }.
refusal-cannot_activate = Die Aktivierungskosten kannst du dort nicht bezahlen: { NAME($vassal, domain: "card") }.
refusal-highest_level = Lehen { $fief } hat schon die höchste Stufe.
refusal-objective_not_in_play = Nicht im Spiel: { NAME($card, domain: "building") }.
refusal-not_this_stage = Gehört nicht zum laufenden Bauabschnitt { $stage }: { NAME($card, domain: "building") }.
refusal-no_token_left = Davon ist kein Plättchen mehr da: { NAME($card, domain: "building") }.
refusal-needs_master = Für { NAME($card, domain: "building") } brauchst du diesen Meister: { NAME($master, domain: "card") }.
refusal-no_city = Keines deiner Lehen hat schon eine Stadt.
refusal-no_master_to_hire = Keinen der ausliegenden Meister kannst du bezahlen und unterbringen.
refusal-already_yours = Wohnt schon in einer deiner Städte: { NAME($master, domain: "card") }.
refusal-does_not_fit = Kann nicht in Lehen { $fief } wohnen, Farbe oder Stufe passt nicht: { NAME($master, domain: "card") }.
refusal-no_free_city = Lehen { $fief } hat keine freie Stadt.
refusal-moved_twice = Bei dieser Anwerbung schon zweimal umgezogen: { NAME($master, domain: "card") }.
refusal-fired_one = Für eine Anwerbung darf nur ein Meister entlassen werden, und das ist geschehen.
refusal-cannot_pay_without = Ohne { NAME($master, domain: "card") } könntest du den neuen Meister nicht bezahlen.
refusal-leaves_no_room = Dann gäbe es keine Stadt mehr für { NAME($master, domain: "card") }.
refusal-no_room = Für { NAME($master, domain: "card") } gibt es keine Stadt, und keine lässt sich frei machen.
refusal-not_your_master = Wohnt nicht in deinen Städten: { NAME($master, domain: "card") }.
refusal-no_action = Dieser Meister hat keine Aktion, seine Wirkung gilt von selbst: { NAME($master, domain: "card") }.
refusal-turned = In diesem Zug schon eingesetzt: { NAME($master, domain: "card") }.
refusal-cannot_activate_master = Das Lehen dieses Meisters kann die Kosten nicht bezahlen: { NAME($master, domain: "card") }.
refusal-moved_already = Gerade erst umgezogen: { NAME($master, domain: "card") }. Tu zuerst etwas anderes.
refusal-field_in_use = Auf dem Zusatzfeld dieses Meisters liegt ein Vasall: { NAME($master, domain: "card") }.
refusal-no_other_city = Keine andere passende Stadt ist frei: { NAME($master, domain: "card") }.
refusal-restocked_already = Die Würfel auf dieser Karte wurden gerade erst geändert: { NAME($master, domain: "card") }. Tu zuerst etwas anderes.
refusal-nothing_to_stash = Für diesen Meister gibt es keinen Würfel zu verschieben: { NAME($master, domain: "card") }.

## score

score-fief = Lehen
score-tokens = Kathedrale und Ziele

## resource

resource-wheat = Weizen
resource-wood = Holz
resource-clay = Lehm
resource-stone = Stein

## cube

cube-wheat = Weizen
cube-wood = Holz
cube-clay = Lehm
cube-stone = Stein
cube-any = beliebiger Würfel

## fief

fief-wheat = Weizenlehen
fief-wood = Holzlehen
fief-clay = Lehmlehen
fief-stone = Steinlehen

## kind

kind-worker = Arbeiter
kind-merchant = Händler
kind-cleric = Kleriker
kind-noble = Adliger
kind-rogue = Schurke
kind-official = Beamter
kind-all = alle Arten

## purchase

purchase-vassal = Vasallen
purchase-master = Meister
purchase-upgrade = Ausbauten
purchase-cathedral = die Kathedrale

## place

place-fief_1 = Lehen 1
place-fief_2 = Lehen 2
place-fief_3 = Lehen 3
place-granary_keeper = Kornspeicherverwalter
place-cabinetmaker = Kunsttischler
place-accountant = Buchhalter

## building

building-foundations = Fundamente
building-main_nave = Hauptschiff
building-dean_and_canons = Dekan und Domherren
building-stained_glass = Glasfenster
building-silverware = Silbergerät
building-crusades = Die Kreuzzüge
building-long_game = Lange Partie
building-cathedral_complete = Bis die Kathedrale steht

## objective

objective-crusades = Die Kreuzzüge
objective-long_game = Lange Partie
objective-cathedral_complete = Bis die Kathedrale steht

## objective_text

objective_text-crusades = Das Ziel steigt um 2. Wer 3 Münzen und 4 Weizen zahlt und einen Adligen ausscheiden lässt, erhält 1 Punkt; ein Plättchen je Spieler.
objective_text-long_game = Das Ziel steigt um 2.
objective_text-cathedral_complete = Die Schlussprüfung beginnt, wenn das letzte Kathedralenplättchen genommen ist.

## when

when-action = Einmal im Zug
when-straighten = Beim Aufrichten
when-passive = Immer

## card

card-tax_collector = Steuereintreiber
card-serf = Leibeigener
card-reaper = Schnitter
card-lumberjack = Holzfäller
card-kneader = Lehmkneter
card-stonecutter = Steinmetz
card-priest = Priester
card-trader = Krämer
card-merchant = Kaufmann
card-feudal_lord = Lehnsherr
card-squire = Knappe
card-abbot = Abt
card-prior = Prior
card-shepherd = Hirte
card-seductress = Verführerin
card-procurator = Prokurator
card-farmhand = Tagelöhner
card-pickpocket = Taschendieb
card-plowman = Pflüger
card-overseer = Aufseher
card-bishop = Bischof
card-friar = Bettelmönch
card-majordomo = Haushofmeister
card-alewife = Bierbrauerin
card-beggar = Bettler
card-smuggler = Schmuggler
card-messenger = Bote
card-pilgrim = Pilger
card-plow_builder = Pflugbauer
card-miller = Müller
card-baker = Bäcker
card-brewer = Brauer
card-granary_keeper = Kornspeicherverwalter
card-lumberer = Holzmeister
card-carpenter = Zimmermann
card-cabinetmaker = Kunsttischler
card-charcoal_burner = Köhler
card-forester = Förster
card-brick_worker = Ziegler
card-potter = Töpfer
card-tiler = Dachdecker
card-clay_digger = Lehmgräber
card-kiln_master = Brennmeister
card-quarry_foreman = Steinbruchmeister
card-stone_hauler = Steinschlepper
card-sculptor = Bildhauer
card-paver = Pflasterer
card-wall_builder = Mauerbauer
card-mason = Maurer
card-treasurer = Schatzmeister
card-guild_master = Zunftmeister
card-countess = Gräfin
card-dancer = Tänzerin
card-accountant = Buchhalter
card-architect = Baumeister
card-innkeeper = Wirt
card-bailiff = Vogt
card-chronicler = Chronist
card-steward = Verwalter
card-chamberlain = Kämmerer
card-moneylender = Geldverleiher
card-dean = Dekan
card-glazier = Glaser
card-silversmith = Silberschmied

## effect

effect-produce_fief =
    Nimm { $n } { $n ->
        [one] Würfel
       *[other] Würfel
    } der eigenen Sorte des Lehens.
effect-produce =
    Nimm { $n } { $n ->
        [one] Würfel
       *[other] Würfel
    }: { NAME($of, domain: "resource") }.
effect-trade =
    Bis zu { $n } { $n ->
        [one] Tausch
       *[other] Tausche
    }.
effect-coins =
    Du erhältst { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }.
effect-draw =
    Ziehe { $n } { $n ->
        [one] Karte
       *[other] Karten
    }.
effect-discard =
    Wirf { $n } { $n ->
        [one] Karte
       *[other] Karten
    } von der Hand ab.
effect-discard_may =
    Du darfst { $n } { $n ->
        [one] Karte
       *[other] Karten
    } von der Hand abwerfen.
effect-income_up = Bis zum Ende des Zuges bringen für Einkommen abgeworfene Karten { $n } mehr: { NAME($kinds, domain: "kind") }.
effect-sell_card =
    Wirf eine Handkarte für ihr Einkommen und { $n } { $n ->
        [one] weitere Münze
       *[other] weitere Münzen
    } ab.
effect-sell_card_may =
    Du darfst eine Handkarte für ihr Einkommen und { $n } { $n ->
        [one] weitere Münze
       *[other] weitere Münzen
    } abwerfen.
effect-discount_coins =
    Für { NAME($on, domain: "purchase") } zahlst du { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } weniger.
effect-discount_coins_next =
    Beim nächsten Kauf ({ NAME($on, domain: "purchase") }) zahlst du { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } weniger.
effect-discount_cubes =
    Für { NAME($on, domain: "purchase") } zahlst du { $cubes } { $cubes ->
        [one] Würfel
       *[other] Würfel
    } weniger: { NAME($of, domain: "resource") }.
effect-discount_cubes_next =
    Beim nächsten Kauf ({ NAME($on, domain: "purchase") }) zahlst du { $cubes } { $cubes ->
        [one] Würfel
       *[other] Würfel
    } weniger: { NAME($of, domain: "resource") }.
effect-eliminate =
    Lass { $n } { $n ->
        [one] Handkarte
       *[other] Handkarten
    } ausscheiden.
effect-eliminate_may =
    Du darfst { $n } { $n ->
        [one] Handkarte
       *[other] Handkarten
    } ausscheiden lassen, für je { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }.
effect-recall =
    Nimm { $n } in diesem Zug { $n ->
        [one] gespielten Vasallen
       *[other] gespielte Vasallen
    } auf die Hand zurück: { NAME($kinds, domain: "kind") }.
effect-recall_may =
    Du darfst { $n } in diesem Zug { $n ->
        [one] gespielten Vasallen
       *[other] gespielte Vasallen
    } auf die Hand zurücknehmen: { NAME($kinds, domain: "kind") }.
effect-repeat = Führe die Wirkungen eines anderen Vasallen in diesem Lehen noch einmal aus.
effect-steal_coins =
    Nimm einem Gegner bis zu { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }.
effect-steal_cube =
    Nimm { $n } { $n ->
        [one] Würfel
       *[other] Würfel
    } von den Lehen eines Gegners: { NAME($of, domain: "resource") }.
effect-choose = Wähle eine von zwei Wirkungen.
effect-extra_influence =
    { $n } { $n ->
        [one] weitere Einflussaktion
       *[other] weitere Einflussaktionen
    } in diesem Zug.
effect-bonus = Sooft ein Vasall hier { NAME($of, domain: "resource") } erzeugt, { $n } mehr.
effect-stash = Bis zu { $capacity } Würfel dürfen auf dieser Karte liegen, sicher vor der Steuer: { NAME($of, domain: "resource") }.
effect-stash_fill = Bis zu { $capacity } Würfel dürfen auf dieser Karte liegen, sicher vor der Steuer: { NAME($of, domain: "resource") }; jeden Zug { $fill } mehr.
effect-tax_shield = Der Steuereintreiber übersieht { $n } Würfel dieses Lehens.
effect-save_more =
    Behalte beim Sparen bis zu { $n } { $n ->
        [one] Münze
       *[other] Münzen
    } mehr.
effect-hand_size =
    Deine Hand hat { $n } { $n ->
        [one] Karte
       *[other] Karten
    } mehr.
effect-extra_field =
    Dieses Lehen hat { $n } { $n ->
        [one] Feld
       *[other] Felder
    } mehr.
effect-free_field_cost = Feldaktionen hier kosten keine Münzen.

## page

page-actions = Was zu tun ist
page-take_up = Nimm eine Karte auf oder zieh sie auf ein Lehen.
page-passes_on = Das andere geht nach links weiter.
page-tax = Der Steuereintreiber nähme { $n } dieser Würfel
page-tax_short = Steuer { $n }
page-loses =
    verliert { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }
page-work_in = { NAME($vassal, domain: "card") } in Lehen { $fief } arbeiten lassen
page-cathedral = Kathedrale
page-tokens = { $taken } genommen, { $left } übrig
page-vp = SP
page-coins = Münzen
page-coin_count =
    { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }
page-vassals = Vasallen zum Anwerben
page-masters = Meister
page-turned = in diesem Zug benutzt
page-in_deck = { $n } im Stapel
page-specialist = Fachkraft
page-eliminates = Lässt eine Karte dieser Art ausscheiden: { NAME($kind, domain: "kind") }
page-level = Stufe { $n }
page-field = Feld
page-city = Stadt
page-here = Hier
page-upgrade = Ausbauen
page-influence = Einfluss
page-income =
    { $n } { $n ->
        [one] Münze
       *[other] Münzen
    }
page-hand = Hand
page-hidden_hand =
    { $n } { $n ->
        [one] Karte
       *[other] Karten
    } auf der Hand, für dich verdeckt.
page-treasury = Schatzkammer
page-keeps = behält { $n } im nächsten Zug
page-victory = Siegpunkte
page-influence_left = Einflussaktionen: { $n }
page-piles = Stapel { $deck } · Ablage { $discard }
page-piles_title = Stapel und Ablagen
page-own_deck = Dein Stapel, sortiert
page-hand_and_deck = Hand ({ $n }) und Stapel zusammen
page-discard = Ablage
page-choose = Offene Frage
page-fiefs = Lehen
page-others = Andere
page-lacks =
    { $stuff }: { $n } { $n ->
        [one] fehlt
       *[other] fehlen
    }
page-hire = Anwerben
page-views = Teile des Tisches
page-round = Runde { $round } · Ziel { $target }
page-told = { $name }: { $vp } Punkte, { $coins } Münzen. Lehen: { $fiefs }.

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
terminal-player = Platz { $seat }: { $vp } Punkte, { $coins } Münzen (behält { $keeps }) · Hand { $hand }, Stapel { $deck }, Ablage { $discard }
terminal-hand = Hand:
terminal-fields = { $free }/{ $fields } Felder

## rule.turns

rule-turns-title = Der Zug
rule-turns-text = Gespielt wird reihum im Uhrzeigersinn. Ein Zug hat eine Startphase, eine Hauptphase und eine Schlussphase. Nur wer am Zug ist, entscheidet. Eine Frage mit nur einer Antwort beantwortet sich selbst; eine begonnene Aktion wird beendet, bevor die nächste kommt.

## rule.setup

rule-setup-title = Aufbau
rule-setup-text = Außer in der Lernpartie nimmt jeder zuerst einen Facharbeiter in seinen Stapel. Dann werden die Lehen gewählt: Der Startspieler zieht zwei, behält eines und gibt das andere weiter; jeder Nächste zieht eines und behält eines von zweien, bis alle drei haben. Wer drei einer Art hat, darf eines zurückgeben und zieht, bis eine andere Art kommt.

## rule.start

rule-start-title = Startphase
rule-start-text = Richte alle gedrehten Meister auf. Meister, die beim Aufrichten wirken, tun es jetzt. Dann kommt der Steuereintreiber, falls du ihn auf der Hand hast.

## rule.tax

rule-tax-title = Der Steuereintreiber
rule-tax-text = Jedes Lehen zahlt die Hälfte der Würfel, die darauf liegen, abgerundet und ohne die, die ein Schutz ausnimmt; welche, bestimmst du. Liegen auf keinem Lehen zwei Würfel, geschützt oder nicht, zähle das Einkommen der Vasallen auf deiner Hand zusammen und wirf Karten im Wert der Hälfte ab, abgerundet; unter 2 die ganze Hand. Danach wird der Steuereintreiber abgelegt. Anders verlässt er die Hand nie, und in der Hauptphase gezogen wartet er bis zu deinem nächsten Zug.

## rule.hiring

rule-hiring-title = Vasallen anwerben
rule-hiring-text = Bezahle Münzen und Würfel für die oberste Karte eines Stapels; sie kommt auf deine Ablage. Zeigt die Karte eine Art, die ausscheidet, geht eine solche Karte von deiner Hand in die Schachtel zurück.

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
rule-upgrading-text = Bezahle die Ausbaukosten aus beliebigen deiner Lehen und hebe das Lehen um eine Stufe. Würfel und Meister bleiben, neue Felder sind sofort frei. Die Summe deiner Stufen bestimmt, wie viele Münzen du sparen kannst.

## rule.cathedral

rule-cathedral-title = Die Kathedrale
rule-cathedral-text = Bezahle den Preis einer Karte des laufenden Bauabschnitts und nimm eines ihrer Plättchen, so oft du willst. Zuerst kommen die Fundamente, dann das Hauptschiff, dann die drei letzten Karten, von denen jede ihren Kathedralenmeister braucht. Ein Abschnitt endet mit seinem letzten Plättchen, auch mitten im Zug.

## rule.masters

rule-masters-title = Meister
rule-masters-text = Um einen Meister anzuwerben, musst du dir einen der ausliegenden leisten können. Ziehe zwei weitere, wähle einen, lege einen anderen unter den Stapel, bringe den neuen in einer freien Stadt eines passenden Lehens unter und bezahle. Bevor er einzieht, dürfen deine Meister in andere freie, passende Städte umziehen, und einen darfst du entlassen; ungefragt zieht niemand um und geht niemand. Ein entlassener Meister kann sofort wieder angeworben werden; wurde er benutzt, bleibt er bis zu deinem nächsten Zug gedreht. Kathedralenmeister wirbt man ohne Ziehen an; sie wohnen auf Stufe 2. In deiner Hauptphase dürfen Meister in andere freie Städte ziehen, und Würfel dürfen zwischen einem Lehen und einem Meister wechseln, der Würfel hält.

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
rule-final-text = Gespielte Vasallen werden abgelegt. Vasallen auf der Hand gehen für ihr Einkommen an den Hof, mindestens 1 Münze je Karte. Dann sparst du Münzen nach deiner Schatzkarte, ziehst eine neue Hand von fünf Karten und verringerst jedes Lehen auf 12 Würfel.

## rule.ending

rule-ending-title = Das Ende
rule-ending-text = Endet ein Zug am Ziel, wird die Runde zu Ende gespielt. Wer 1 Punkt Vorsprung hat, gewinnt. Teilen sich mehrere die Führung, scheiden alle aus, die 1 Punkt zurückliegen, und die Führenden spielen weiter; von da an gewinnt auch ein Vorsprung von zwei Adligen. Kann niemand nahe der Spitze noch einen Punkt gewinnen, zählt ein halber Punkt Rückstand als Gleichstand; sind auch keine Adligen übrig, wird der Sieg geteilt. Zehn Runden, in denen niemand einen Punkt gewinnt oder einen Adligen anwirbt, beenden die Partie: Es gewinnt, wer 1 Punkt, sonst wer zwei Adlige Vorsprung hat; andernfalls teilen sich die Führenden den Sieg.

## rule.variants

rule-variants-title = Szenarien und Ziele
rule-variants-text = Ein Szenario sagt, mit welchen Karten du beginnst und welche Vasallen und Meister anzuwerben sind. Die erweiterte Ausgabe hat alle 28 Arten von Vasallen; die Ausgabe des Entwurfs hat die 252 Karten in 18 Arten der Entwurfsanleitung und sonst nichts. Zielvarianten erhöhen das Ziel, bringen eine Karte zum Bauen oder lassen das Spiel mit der Kathedrale enden. Eine Partie allein endet, wenn ein Zug am Ziel endet; je weniger Züge, desto besser.

## nonsense

nonsense-one_of = { $name } { $value } gibt es nicht; es gibt { $right }
nonsense-field = das Feld { $field } ist unbekannt; { $of } hat { $right }
nonsense-whole = { $name } { $value } ist keine ganze Zahl ab 0
nonsense-flag = { $name } { $value } ist weder true noch false
nonsense-list = { $name } { $value } ist keine Liste
nonsense-object = { $name } { $value } ist kein Objekt wie { $right }
nonsense-pair = { $name }: { $value } ist kein Paar wie ['serf', 1]
nonsense-levels = levels { $value } sind nicht drei Zahlen von 0 bis 2
nonsense-saves = saves hat { $n } Zahlen; mit { $coins } Münzen braucht es { $needed }
nonsense-face = faces: { $value } ist kein Objekt mit sums und saves
nonsense-no_face = faces: keine Seite nennt die Summe { $total }
nonsense-discount = discounts: { $value } ist kein Objekt mit coins, oder mit cubes und of
nonsense-from_fief = from_fief { $value } ist nicht kleiner als { $n }, die Zahl der Lehen
nonsense-no_players = players ist leer; mindestens einer muss mitspielen
nonsense-all_out = players: alle sind ausgeschieden; jemand muss noch mitspielen
nonsense-player = players: { $value } ist kein Objekt mit einem name
nonsense-halves = { $name } { $value } ist keine Zahl ganzer oder halber Punkte
