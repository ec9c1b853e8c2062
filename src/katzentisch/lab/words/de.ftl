# Was die Befehle des Labors auf Deutsch sagen; der Rest steht in cli/words/.

## command.simulate

command-simulate-about = Bots viele Partien gegeneinander spielen lassen und berichten, wie sie ausgingen

## command.train

command-train-about = durch Spielen gegen sich selbst lernen, Tische zu beurteilen

## argument.simulate

argument-simulate-seats = wer wo sitzt: Bots, durch Kommas getrennt
argument-simulate-games = wie viele Partien
argument-simulate-out = je Partie und Platz eine Zeile in diese Datei schreiben (.csv oder .parquet); ein unterbrochener Lauf wird fortgesetzt

## argument.train

argument-train-seats = an Tischen mit wie vielen Plätzen gelernt wird, durch Kommas getrennt (sonst an allen)
argument-train-games = Partien je Generation
argument-train-generations = wie oft gespielt und gelernt wird
argument-train-iterations = mit wie vielen Durchgängen beim Lernen jede Entscheidung gesucht wird
argument-train-prior = statt der Bewertung die Zahlen lernen, nach denen Aktionen auf einen Blick beurteilt werden
argument-train-fixed = diese Zahlen bleiben, wie sie sind (durch Kommas getrennt)
argument-train-out = die Gewichte in diese Datei schreiben; ohne sie wird nicht trainiert
argument-train-plot = die Lernkurve in diese Datei schreiben
argument-train-work = wo gespielte Partien liegen, damit ein unterbrochenes Training weitergeht

## simulate

simulate-title =
    { $game } ({ $variant }), { $games } { $games ->
        [one] Partie
       *[other] Partien
    }, Startzahl { $seed }
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95-%-Intervall
simulate-points = Punkte
simulate-rounds = Runden: im Mittel { $mean }, von { $min } bis { $max }.
simulate-seconds =
    { $seconds ->
        [one] 1 Sekunde.
       *[other] { $seconds } Sekunden.
    }

## train

train-generation = Generation
train-positions = Stellungen
train-loss = Fehler (Nats)
train-nothing = Ohne Wissen
train-curve = Fehler bei Partien, aus denen nicht gelernt wurde; ohne Wissen ist er 1
train-seats = { $seats } Plätze
train-table = Plätze
train-prior_curve = Anteil der Siege gegen die eigenen Zahlen des Spiels, bei Ausgangslagen, aus denen nicht gelernt wurde
train-deals = Ausgangslagen
train-share = Anteil der Siege
train-interval = 95-%-Intervall
train-written = Die Gewichte stehen in { $file }.

## command.tournament

command-tournament-about = herausfinden, welcher Bot stärker ist und wie sicher das ist

## argument.tournament

argument-tournament-bots = die Bots, durch Kommas getrennt, der stärkste zuerst
argument-tournament-seats = wie viele an einem Tisch sitzen
argument-tournament-deals = höchstens so viele Ausgangslagen je Paarung, jede mit vertauschten Plätzen
argument-tournament-ladder = nur Nachbarn spielen gegeneinander
argument-tournament-target = der Siegesanteil, um den es geht; eine Paarung, die sicher darüber oder darunter liegt, hört auf
argument-tournament-decide = zwei Anteile wie 0.5,0.6: ein sequenzieller Test entscheidet je Paarung, welcher der wahre ist, und irrt in höchstens 5 % der Fälle
argument-tournament-time = nominal: Sekunden werden in Durchgängen gezählt, und die Partien wiederholen sich; clock: Es sind Sekunden nach der Uhr
argument-tournament-to_the_end = alle Ausgangslagen spielen, auch wo die Frage entschieden ist
argument-tournament-out = je Partie und Platz eine Zeile in diese Datei schreiben (.csv oder .parquet); ein unterbrochenes Turnier wird fortgesetzt

## tournament

tournament-first = Erster
tournament-second = Zweiter
tournament-games = Partien
tournament-share = Erster gewinnt
tournament-interval = 95-%-Intervall
tournament-answer = Entschieden
tournament-above = über { $target }
tournament-below = unter { $target }
tournament-open = offen
tournament-rather = eher { $share }
tournament-between = dazwischen
tournament-bounds = Von einem Bot, der gegen andere jede Partie gewonnen oder verloren hat, kennt man nur eine Grenze.
tournament-bot = Bot
tournament-elo = Elo

## command.balance

command-balance-about = messen, wie ausgewogen ein Spiel ist, und darüber berichten

## argument.balance

argument-balance-bot = wer alle Plätze spielt
argument-balance-seats = wie viele an einem Tisch sitzen (sonst die wenigsten)
argument-balance-games = wie viele Partien
argument-balance-against = mit dem Material dieses Ordners vergleichen
argument-balance-out = der Bericht: eine Seite (.html) oder Markdown (.md), oder alle Zahlen als Tabelle (.csv, .parquet); ohne Angabe wird Markdown ausgegeben

## balance

balance-point = ,
balance-title = Ausgewogenheit von { $game } ({ $variant })
balance-intro = { $games } Partien mit { $seats } Plätzen, alle gespielt von { $bot }, Startzahl { $seed }. Intervalle zu 95 %.
balance-seat = Platz
balance-seat_n = Platz { $n }
balance-seats = Siege je Platz
balance-seats_text = Die gestrichelte Linie ist der gerechte Anteil.
balance-wins = Siege
balance-interval = 95-%-Intervall
balance-points = Punkte
balance-source = Quelle
balance-sources = Punkte je Quelle
balance-sources_text = Punkte je Platz am Ende einer Partie, im Mittel.
balance-length = Länge
balance-rounds = Runden
balance-decisions = Entscheidungen
balance-mean = Mittel
balance-thing = Was
balance-thing_title = { $event }: { $domain }
balance-uses = Nutzungen je Platz und Partie
balance-wins_of_users = Siege der Plätze, die es genutzt haben
balance-changes = Was das andere Material ändert
balance-sides = Vorher ist das Material { $material }, nachher { $other_material }; beide haben dieselben Startzahlen gespielt.
balance-too_few_games = Aus weniger als { $fewest } Partien mit jedem Material wird keine Änderung behauptet.
balance-unit_wins = Änderung der Siege je Partie
balance-unit_points = Änderung der Punkte
balance-unit_uses = Änderung der Nutzung je Platz und Partie
balance-unit_length = Änderung der Dauer
balance-origin = Katzentisch { $version }, Regeln { $rules }, Material { $material }. Befehl: { $command }
balance-changes_text = { $sure } von { $all } Werten haben sich deutlich geändert; höchstens eine von zwanzig dieser Änderungen dürfte Zufall sein.
balance-no_changes = Keiner der { $all } Werte hat sich deutlich geändert.
balance-what = Wert
balance-base = Bisher
balance-other = Neu
balance-difference = Unterschied
balance-p_value = p-Wert
balance-change_seat = Siege von Platz { $name }
balance-change_points = Punkte von Platz { $name }
balance-change_decisions = Entscheidungen
balance-change_rounds = Runden
balance-change_source = Punkte: { $name }
balance-change_uses = Nutzungen: { $name }
balance-change_wins = Siege der Nutzer: { $name }
balance-written = Der Bericht steht in { $file }.

# Überschriften dessen, wonach man zuerst fragt; über dem Rest steht der Satz aus dem Protokoll des Spiels.

## balance.things.felinia

balance-things-felinia-bought-good = Gekaufte Waren
balance-things-felinia-boarded-boat = Bestiegene Schiffe
balance-things-felinia-boarded-kingdom = Angesteuerte Reiche
balance-things-felinia-settled-province = Besiedelte Provinzen
balance-things-felinia-settled-trade = Genommene Handels-Plättchen
balance-things-felinia-bonus_taken-tile = Genommene Bonus-Plättchen
balance-things-felinia-kept-card = Behaltene geheimnisvolle Orte
balance-things-felinia-kept_for_good-card = Geheimnisvolle Orte, die eine Ware kosteten

## balance.things.isle_of_cats

balance-things-isle_of_cats-bought-which = Gekaufte Karten
balance-things-isle_of_cats-card_played-card = Gespielte Karten
balance-things-isle_of_cats-private_lessons-which = Ausgelegte private Lektionen
balance-things-isle_of_cats-public_lesson-card = Ausgelegte offene Lektionen
balance-things-isle_of_cats-public_lesson_colour-card = Ausgelegte offene Lektionen mit Farbe
balance-things-isle_of_cats-cat_rescued-colour = Gerettete Katzen nach Farbe
balance-things-isle_of_cats-cat_rescued-shape = Gerettete Katzen nach Form
balance-things-isle_of_cats-tile_taken-tile = Genommene Plättchen
balance-things-isle_of_cats-oshax_chosen-shape = Gerufene Oshax

## balance.things.feudalia

balance-things-feudalia-hired_vassal-vassal = Angeworbene Vasallen
balance-things-feudalia-hired_master-master = Untergebrachte Meister
balance-things-feudalia-built-card = Gebaute Plättchen
balance-things-feudalia-used_master-master = Eingesetzte Meister
balance-things-feudalia-worked-vassal = Vasallen bei der Arbeit
balance-things-feudalia-influenced-vassal = Genutzter Einfluss von Vasallen
balance-things-feudalia-eliminated-vassal = Ausgeschiedene Vasallen

## command.review

command-review-about = eine aufgezeichnete Partie noch einmal ansehen: Chancen, Wendepunkte, Glück

## argument.review

argument-review-file = die Aufzeichnung
argument-review-samples = aus wie vielen denkbaren Tischen jede Schätzung stammt
argument-review-iterations = wie lange bei jeder Entscheidung eine bessere Wahl gesucht wird
argument-review-seat = wer auf diesem Platz sitzt, wird mit „du“ angesprochen (1 ist der erste)
argument-review-names = wer wo saß, durch Kommas getrennt; in einer Aufzeichnung stehen keine Namen
argument-review-out = die Rückschau in diese Datei schreiben: als Seite (.html) oder als Tabelle mit einer Zeile je Entscheidung (.csv, .parquet)
argument-review-fresh = neu rechnen, auch wenn es schon eine Rückschau gibt

## review

review-title = Eine Partie { $game }, noch einmal angesehen
review-intro = { $decisions } Entscheidungen, jede nach dem beurteilt, was man an diesem Platz wissen konnte.
review-curve = Siegchancen
review-curve_text = Nach jeder Entscheidung; die Bänder sind 95-%-Intervalle der Schätzung.
review-decision = Entscheidung
review-turning_points = Wendepunkte
review-no_turning_points = Keine Entscheidung hat mehr als 3 % Siegchance gekostet.
review-turning_point = Wendepunkt
review-player = Wer
review-better = Besser
review-luck = Glück
review-luck_text = Wie viel Siegchance der Zufall gab oder nahm, über die ganze Partie zusammengezählt.
review-luck_of = Glück { $luck } %
review-written = Die Rückschau steht in { $file }.

## command.evaluate

command-evaluate-about = die Wertung einer Strategie auf den festen Ausgangslagen des Benchmarks, gegen eine Leiter von Bots

## argument.evaluate

argument-evaluate-policy = der Bot, der gewertet wird: ein Name, modul:Klasse, sb3:modell.zip, torch:strategie.pt
argument-evaluate-game = ein Spiel; sonst alle des Benchmarks
argument-evaluate-seats = wie viele am Tisch sitzen
argument-evaluate-split = die Ausgangslagen: train, validation oder test
argument-evaluate-deals = wie viele Ausgangslagen, jede von jedem Platz aus gegen jede Sprosse der Leiter gespielt
argument-evaluate-out = je Spiel eine Zeile an diese Bestenliste anhängen (.jsonl)

## evaluate

evaluate-game = Spiel
evaluate-rating = Wertung
evaluate-interval = 95-%-Intervall
evaluate-about = Zufälliges Spiel hat 0. Benchmark { $version }, { $deals } Ausgangslagen ({ $split }); rechts der Anteil der Siege gegen jeden Bot.

## command.export

command-export-about = die Entscheidungen vieler Partien als Parquet oder CSV schreiben, zum Lernen

## argument.export

argument-export-out = die Datei: .parquet oder .csv
argument-export-seats = wer wo sitzt: Bots, durch Kommas getrennt
argument-export-games = wie viele Partien
argument-export-split = die festen Ausgangslagen des Benchmarks nehmen: train, validation oder test

## export

export-written =
    { $rows } Entscheidungen aus { $games } { $games ->
        [one] Partie
       *[other] Partien
    } stehen in { $file }.

## command.puzzles

command-puzzles-about = in Partien von Bots Rätsel finden: Stellungen, in denen eine Wahl klar die beste ist; oder sie prüfen

## argument.puzzles

argument-puzzles-out = die Partien als Aufzeichnungen und die Liste der Rätsel in diesen Ordner schreiben; mit found.part darin lässt sich die Suche später fortsetzen
argument-puzzles-check = die Rätsel dieses Ordners mit einer tieferen Suche prüfen; wer durchfällt, kommt aus der Liste
argument-puzzles-puzzles = aufhören, sobald so viele Rätsel gefunden sind
argument-puzzles-games = höchstens so viele Partien spielen
argument-puzzles-variants = Varianten, die sich abwechseln, durch Kommas getrennt (sonst alle); eine zweimal genannte kommt doppelt so oft
argument-puzzles-seats = Spielerzahlen, die sich abwechseln, durch Kommas getrennt (sonst alle ab zwei)
argument-puzzles-bots = die Bots, die spielen, durch Kommas getrennt; sie wechseln von Partie zu Partie die Plätze
argument-puzzles-margin = wie viel vom Sieg die Lösung jeder anderen Wahl voraus sein muss, von 0 bis 1
argument-puzzles-iterations = Iterationen der letzten Suche (sonst 5000, mit --check 50000)
argument-puzzles-hard = nur Rätsel suchen, die schnelle Bots nicht lösen

## puzzles

puzzles-written = { $puzzles } Rätsel aus { $games } Partien in { $folder }; nach Stufe: { $levels }.
puzzles-checked = { $folder }: Bei einer Suche mit { $iterations } Iterationen halten { $held } Rätsel stand, { $refuted } nicht.

## trouble

trouble-wrong_knob = Ein Regler der Suche ist NAME=ZAHL mit einem dieser Namen: { $right }; nicht „{ $knob }“.
trouble-no_knobs = „{ $bot }“ sucht nicht und hat keine Regler.
trouble-no_weights = „{ $bot }“ sucht nicht und hat keine Gewichte.
trouble-wrong_weights = Gewichte „{ $weights }“ gibt es nicht: Nenne eine Datei, einen Ordner mit einer Datei je Spiel oder eine Version: { $right }.
trouble-no_out = Wohin sollen die Gewichte geschrieben werden? Nenne eine Datei: --out { $file }
trouble-no_prior = { $game } hat keine lernbaren Zahlen, nach denen Aktionen beurteilt werden.
trouble-no_number = Die Zahl „{ $name }“ gibt es nicht; es gibt { $right }.
trouble-wrong_budget = Ein Budget gibt man in Durchgängen („400“) oder Sekunden („0.5s“, nach der Uhr „0.5s!“) an, nicht als „{ $budget }“.
trouble-review_names = Dort saßen { $seats }, nenne also so viele Namen, durch Kommas getrennt, nicht „{ $given }“.
trouble-wrong_place = Auf „{ $on }“ kann nicht gespielt werden; es gibt: local, ray, ray:ADRESSE.
trouble-too_few = { $what } muss mindestens { $least } sein, nicht { $given }.
trouble-no_ray = Ray ist nicht installiert: pip install 'katzentisch[ray]'.
trouble-other_journal = { $file } gehört zu einem anderen Lauf: Bring ihn zu Ende, oder lösche die Datei.
trouble-wrong_decide = --decide braucht zwei Anteile zwischen 0 und 1, den kleineren zuerst, wie 0.5,0.6, nicht { $given }.
trouble-too_many_deals = { $split } hat { $most } Ausgangslagen, nicht { $deals }.
trouble-no_benchmark = Im Benchmark gibt es kein { $game } für { $seats } Plätze: katzentisch games zeigt, was es gibt, docs/benchmark.md, was gewertet wird.
trouble-wrong_target = --target ist ein Anteil zwischen 0 und 1, nicht { $target }.
trouble-wrong_form = Der Name { $file } sollte so enden: { $right }.
trouble-no_pyarrow = pyarrow ist nicht installiert: pip install 'katzentisch[lab]'.
trouble-puzzles_where = Nenne entweder --out ORDNER, um Rätsel zu finden, oder --check ORDNER, um die eines Ordners zu prüfen.
trouble-puzzles_margin = --margin { $given } liegt nicht zwischen 0 und 1.
trouble-puzzles_seats = { $game } hat unter den genannten keine Variante für { $seats } Spieler; Rätsel brauchen mindestens zwei.
trouble-puzzles_numbers = --seats erwartet ganze Zahlen, durch Kommas getrennt, nicht „{ $given }“.
