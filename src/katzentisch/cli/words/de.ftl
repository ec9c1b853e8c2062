# Was die Kommandozeile auf Deutsch sagt. Lücken in geschweiften Klammern: siehe docs/add/a-language.md.

## shell

shell-about = Ein digitaler Tisch für Brettspiele: spielen, simulieren, nachspielen und den Schiedsrichter fragen.
shell-command = BEFEHL
shell-default = (Vorgabe: { $value })
shell-compiled = katzentisch { $version } (Kern kompiliert)
shell-uncompiled = katzentisch { $version } (Kern nicht kompiliert)

## greeting

greeting-hello = Katzentisch { $version }: Felinia, Feudalia und Die Insel der Katzen
greeting-browser_command = katzentisch serve
greeting-browser = im Browser spielen, allein oder mit Freunden über einen Link
greeting-terminal_command = katzentisch play felinia
greeting-terminal = hier im Terminal spielen
greeting-bots_command = katzentisch simulate felinia
greeting-bots = Bots hundert Partien spielen lassen und sehen, wer gewinnt
greeting-more = Alle Befehle: katzentisch --help

## command.games

command-games-about = Spiele, Varianten, Plätze und Einstellungen auflisten

## command.serve

command-serve-about = die Seite und ihre Tische für Browser bereitstellen

## command.play

command-play-about = ein Spiel im Terminal spielen

## command.replay

command-replay-about = ein aufgezeichnetes Spiel nacherzählen, mit den Punkten

## command.referee

command-referee-about = Regelfragen (JSON) beantworten, mit denselben Regeln wie im Spiel

## command.check

command-check-about = das Material eines Spiels prüfen und sagen, woher es stammt

## command.completion

command-completion-about = ein Skript ausgeben, mit dem die Shell Befehle und Optionen ergänzt

## command.store

command-store-about = gespeicherte Tische prüfen: welche beschädigt sind

## command.words

command-words-about = die Sätze prüfen: was fehlt, was niemand braucht, was sich nicht sagen lässt

## argument

argument-help = diese Hilfe zeigen
argument-version = die Version zeigen, und ob der Kern kompiliert ist
argument-lang = Sprache: en oder de (sonst aus KATZENTISCH_LANG oder LANG)
argument-json = als JSON antworten, für Programme
argument-game = das Spiel, wie `katzentisch games` es nennt
argument-variant = die Variante (sonst die übliche)
argument-set = eine Einstellung des Spiels; auch mehrmals möglich
argument-material = mit dem Material (TOML-Dateien) dieses Ordners spielen statt mit dem mitgelieferten
argument-seed = die Startzahl, aus der aller Zufall kommt; gleiche Startzahl, gleiches Spiel
argument-jobs = wie viele Prozesse zugleich arbeiten; das Ergebnis hängt nicht davon ab
argument-on = wo: local, ray oder ray:ADRESSE

## argument.completion

argument-completion-shell_name = die Shell: bash oder zsh

## argument.serve

argument-serve-config = eine TOML-Datei mit Einstellungen; Angaben beim Aufruf gehen vor der Umgebung (KATZENTISCH_SERVER_...), diese vor der Datei
argument-serve-print_config = nur alle Einstellungen ausgeben, wie sie jetzt sind
argument-serve-host = die Adresse, unter der der Server erreichbar ist; 0.0.0.0 gilt für das ganze Netz (ohne Angabe 127.0.0.1: nur dieser Rechner)
argument-serve-port = der Port des Servers; 0 nimmt irgendeinen freien (ohne Angabe 8000 oder, wenn der belegt ist, irgendeinen)
argument-serve-store = wo die Tische aufgehoben werden (sonst eine SQLite-Datei im Datenordner)
argument-serve-workers = wie viele Serverprozesse (ohne Angabe 1); für mehr als einen ist PostgreSQL nötig
argument-serve-bot_workers = wie viele Prozesse je Serverprozess für die Bots denken (ohne Angabe 1)
argument-serve-trusted_proxy = Adresse eines Reverse-Proxys, dessen X-Forwarded-For der Server vertraut (ohne Angabe keinem)
argument-serve-public_address = wo man den Server findet, etwa https://cats.example; Anfragen für andere Namen werden abgewiesen
argument-serve-origin = eine weitere Herkunft, deren Seiten Verbindungen öffnen dürfen; auch mehrmals möglich
argument-serve-metrics = Adresse und Port für Prometheus, etwa 127.0.0.1:9400 (ohne Angabe keine)
argument-serve-log_level = ab welcher Stufe Ereignisse protokolliert werden (ohne Angabe info)
argument-serve-open = die Seite im Browser öffnen

## argument.play

argument-play-seats = wer wo sitzt: human (ein Mensch) oder der Name eines Bots, durch Kommas getrennt (Ana=human gibt einen Namen); oder wie viele Plätze (ohne Angabe ein Mensch gegen Bots)
argument-play-record = die Aufzeichnung des Spiels am Ende in diese Datei schreiben
argument-play-resume = mit einem gespeicherten Spiel weitermachen

## argument.replay

argument-replay-file = eine Aufzeichnung, wie `katzentisch play` sie speichert
argument-replay-to = nach so vielen Entscheidungen anhalten
argument-replay-board = am Ende den Tisch zeichnen
argument-replay-material = das Material der Aufzeichnung, falls es nicht das mitgelieferte war

## argument.referee

argument-referee-file = der Fall oder eine Liste von Fällen (sonst von der Standardeingabe)

## argument.check

argument-check-game = das Spiel (sonst alle)
argument-check-material = das Material dieses Ordners prüfen statt des mitgelieferten
argument-check-sources = jeden Eintrag mit seiner Quelle auflisten

## argument.store

argument-store-what = was zu tun ist: check
argument-store-store = wo die Tische liegen (sonst die SQLite-Datei im Datenordner); kein Server darf die Datei dabei benutzen

## argument.words

argument-words-what = was zu tun ist: check
argument-words-folder = nur die Dateien in diesem Ordner prüfen: en.ftl und andere Sprachen

## argparse

argparse-usage = Aufruf:{" "}
argparse-positional-arguments = Argumente
argparse-options = Optionen
argparse-the-following-arguments-are-required-s = es fehlt: %s
argparse-unrecognized-arguments-s = unbekannte Argumente: %s
argparse-expected-one-argument = braucht einen Wert
argparse-expected-at-most-one-argument = nimmt höchstens einen Wert
argparse-expected-at-least-one-argument = braucht mindestens einen Wert
argparse-expected-s-argument = braucht %s Wert
argparse-expected-s-arguments = braucht %s Werte
argparse-invalid-choice-value-r-choose-from-choices-s = %(value)r gibt es nicht (möglich: %(choices)s)
argparse-invalid-type-s-value-value-r = %(value)r ist hier kein gültiger Wert (%(type)s)
argparse-ambiguous-option-option-s-could-match-matches-s = %(option)s ist mehrdeutig, es könnte heißen: %(matches)s
argparse-argument-argument_name-s-message-s = %(argument_name)s: %(message)s
argparse-not-allowed-with-argument-s = geht nicht zusammen mit %s
argparse-ignored-explicit-argument-r = nimmt keinen Wert, bekam aber %r

## trouble

trouble-wrong_store = --store erwartet sqlite:PFAD oder postgresql://..., nicht „{ $store }“.
trouble-no_asyncpg = PostgreSQL braucht asyncpg: pip install 'katzentisch[postgres]'.
trouble-one_process = Mit SQLite läuft nur ein Serverprozess, nicht { $workers }; für mehrere ist --store postgresql://... nötig.
trouble-no_store = Die Tische lassen sich nicht öffnen: { $reason }
trouble-wrong_config = Die Einstellungen lassen sich nicht verwenden: { $reason }
trouble-wrong_metrics = --metrics braucht ADRESSE:PORT, nicht { $address }: { $reason }
trouble-no_prometheus = --metrics braucht das Paket prometheus-client: pip install "katzentisch[metrics]"
trouble-wrong_port = --port erwartet eine Zahl von 0 bis { $most }, nicht { $port }; 0 nimmt irgendeinen freien.
trouble-no_port = Port { $port } auf { $host } lässt sich nicht öffnen: { $reason }. Versuche es mit einem anderen --port; 0 nimmt irgendeinen freien.
trouble-option = { $reason }
trouble-record = Die Aufzeichnung lässt sich nicht verwenden: { $reason }
trouble-material = Das Material lässt sich nicht verwenden: { $reason }
trouble-file = { $file } lässt sich nicht verwenden: { $reason }
trouble-not_text = Die Datei ist kein UTF-8-Text: Byte { $byte } an Stelle { $position }.
trouble-setting_form = --set erwartet name=wert, nicht „{ $given }“.
trouble-refused_choice = Zug { $number } der Aufzeichnung (Platz { $seat }, Aktion { $action }) wird abgelehnt: { $reason }.
trouble-no_games = Es ist kein Spiel da.
trouble-no_game_chosen = Es wurde kein Spiel gewählt; es gibt: { $right }.
trouble-seat_empty = „{ $seats }“ lässt einen Platz leer: Zwischen die Kommas gehört human oder der Name eines Bots.
trouble-record_seats = Dieses Spiel hat { $right } Plätze, --seats nennt aber { $seats }.
trouble-no_referee = { $game } hat keinen Schiedsrichter.
trouble-material_of_which_game = Zu --material gehört der Name des Spiels: { $right }.
trouble-review_seat = --seat { $seat } gibt es nicht; in der Aufzeichnung sind { $seats } Plätze.
trouble-no_words = In { $folder } liegt keine Datei mit Sätzen wie en.ftl.
trouble-replay_to = --to { $to } liegt nicht zwischen 0 und { $last }, der Zahl der aufgezeichneten Entscheidungen.

## file

# Warum sich eine Datei nicht verwenden lässt, nach den Namen des Systems.

file-enoent = Datei oder Ordner gibt es nicht
file-eacces = dort darfst du nicht lesen oder schreiben
file-eisdir = das ist ein Ordner, keine Datei
file-enotdir = ein Teil des Pfads ist eine Datei, kein Ordner
file-eexist = das gibt es schon
file-enospc = der Datenträger ist voll
file-enametoolong = der Name ist zu lang
file-erofs = dort lässt sich nichts schreiben

## games

games-title = Spiele
games-game = Spiel
games-variant = Variante
games-seats = Plätze
games-settings = Einstellungen

## play

play-person = Spieler { $number }
play-which_game = Welches Spiel?
play-welcome = { $game }, { $variant }. Startzahl { $seed }.
play-how = Tippe die Nummer einer Möglichkeit. ? erklärt die Regel, why erklärt, was nicht geht, help zeigt alles Weitere.
play-prompt = { $name }>{" "}
play-curtain = { $name } ist dran. Drücke Enter, sobald nur { $name } den Bildschirm sieht.{" "}
play-more = {"      "}... und { $more } weitere: list zeigt alle, find WÖRTER die mit diesen Wörtern.
play-not_understood = „{ $line }“ ist weder eine Nummer noch ein Befehl; help zeigt die Befehle.
play-no_number = Eine Möglichkeit { $number } gibt es nicht; es gibt die Nummern 1 bis { $last }.
play-no_such_choice = Unter dem, was jetzt nicht geht, passt nichts zu „{ $what }“; why allein zählt alles auf.
play-no_rule = Einen Regelabschnitt „{ $rule }“ gibt es nicht; es gibt: { $right }.
play-other_rules = Andere Abschnitte: { $right }.
play-more_refused = {"      "}... und { $more } weitere; mit mehr Wörtern werden es weniger.
play-no_person = „{ $who }“ sitzt nicht an dieser Tastatur; hier sitzen: { $right }.
play-see_rule = Regel: { $rule } (? { $rule } erklärt sie)
play-rule_in_brackets = {" "}[Regel: { $rule }]
play-allowed = das ist erlaubt.
play-total = Summe
play-winners =
    { $n ->
        [one] Gewonnen hat { $names }.
       *[other] Gewonnen haben { $names }.
    }
play-nobody_wins = Niemand gewinnt.
play-all_agree = Sind alle einverstanden ({ $names })? j oder n
play-thinking = { $name } denkt nach ...
play-hint = { $name } würde wählen:
play-undone = Zurückgenommen.
play-left = Du hast den Tisch verlassen.
play-save_where = Wohin? save DATEI.
play-saved = Gespeichert als { $file }.
play-whole_board = Nur was sich geändert hat; board zeichnet alles.
play-place_by_keys = place führt das Plättchen mit Tasten über dein Boot; oder tippe die Nummer eines Platzes.
play-nothing_to_place = Gerade ist nichts mit Tasten zu legen; gib die Nummer einer Möglichkeit ein.
play-fits = Hier passt es. Enter legt es hin.
play-keys = Pfeile bewegen, r dreht, f wendet, Enter legt, Esc geht zurück.
play-help =
    NUMMER          diese Möglichkeit wählen
    ?               die Regel dieser Frage erklären; ? ABSCHNITT erklärt einen anderen Abschnitt
    why             aufzählen, was jetzt nicht geht; why NUMMER oder why WÖRTER erklärt es
    list            alle Möglichkeiten; find WÖRTER zeigt die mit diesen Wörtern
    board           den Tisch noch einmal zeichnen
    place           das Plättchen übers Boot halten und mit den Tasten bewegen
    log             noch einmal erzählen, was geschehen ist
    score           die Punkte, wenn das Spiel jetzt zu Ende wäre
    hint            einen Bot fragen, was er tun würde und warum; hint BOT fragt einen anderen
    undo, redo      die letzte Entscheidung zurücknehmen; sie wiederholen
    as SPIELER      jemand anderen an dieser Tastatur nachsehen oder eingreifen lassen
    save DATEI      das Spiel bis hierher in eine Datei schreiben (katzentisch play --resume DATEI macht weiter)
    quit            aufhören

## replay

replay-not_over = Das Spiel ist nicht zu Ende: { $to } von { $last } aufgezeichneten Entscheidungen.

## check

check-right =
    { $game }: Das Material stimmt ({ $n } { $n ->
        [one] Spielweise
       *[other] Spielweisen
    }, Material { $hash }).
check-wrong = { $game }: { $reason }
check-file = Datei
check-item = Eintrag
check-source = Quelle
check-reason = Grund
check-all = Alle
check-shares = { $game }: Von { $n } Einträgen stammen { $rulebook } % aus dem Regeltext, { $public } % aus öffentlichen Quellen, { $reconstructed } % sind rekonstruiert.
check-shares_unsaid = { $game }: Von { $n } Einträgen stammen { $rulebook } % aus dem Regeltext, { $public } % aus öffentlichen Quellen, { $reconstructed } % sind rekonstruiert; bei { $unsaid } % steht es nicht dabei.

## source

source-rulebook = Regelheft
source-public = öffentlich
source-reconstructed = rekonstruiert
source-unsaid = ohne Angabe

## serve

serve-address = Katzentisch läuft unter { $address } (Strg-C beendet ihn).
serve-store = Die Tische liegen in { $store }.

## words

words-missing = { $file }: { $message } fehlt.
words-not_in_english = { $file }: { $message } gibt es auf Englisch nicht.
words-blanks = { $file }: { $message } nutzt nicht dieselben Angaben wie das Englische: { $detail }.
words-unused = { $file }: { $message } wird nirgends gebraucht.
words-syntax = { $file }: nicht lesbar: { $message }
words-twice = { $file }: { $message } steht zweimal da.
words-attribute = { $file }: { $message } hat ein Attribut, das nirgends gebraucht wird: .{ $detail }
words-gender = { $file }: { $message }: .gender ist m, f, n oder pl, nicht { $detail }.
words-function = { $file }: { $message } ruft { $detail } auf; das gibt es nicht.
words-option = { $file }: { $message } nutzt eine Option, die es nicht gibt: { $detail }
words-domain = { $file }: { $message } fragt nach Namen im Bereich { $detail }, in dem es keine gibt.
words-reference = { $file }: { $message } nennt { $detail }; das gibt es nicht.
words-result =
    { $faults ->
        [0] Alle Sätze sind da, und alle werden gebraucht.
        [one] Ein Fehler.
       *[other] { $faults } Fehler.
    }

## store

store-damaged = Tisch { $table } ist beschädigt: { $reason }.
store-other_rules = Tisch { $table } lässt sich hier nicht fortsetzen: { $reason }.
store-result =
    { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    }, { $faults ->
        [0] alles in Ordnung.
        [one] bei einem stimmt etwas nicht.
       *[other] bei { $faults } stimmt etwas nicht.
    }
