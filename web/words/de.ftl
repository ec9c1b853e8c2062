# Die eigenen Worte der Seite. Sätze eines Spiels stehen in dessen Ordner, unter games/<game>/words.

## app

app-name = Katzentisch
app-tagline = Drei Katzenspiele, ein Tisch
app-home = Startseite
app-loading = Der Tisch wird geholt …
app-not_found = Unter dieser Adresse gibt es keine Seite.
app-back_home = Zur Startseite
app-close = Schließen
app-copy = Kopieren
app-copied = Kopiert
app-skip = Zum Tisch springen

## home

home-play_now = Sofort spielen
home-invite = Freunde einladen
home-more = Mehr Optionen
home-mine = Meine Tische
home-none = Noch keine Tische. Wähle oben ein Spiel: Deine erste Entscheidung ist einen Klick entfernt.
home-continue = Weiterspielen
home-your_turn = Du bist dran
home-waiting_for = Warten auf { $names }
home-lobby = Warten auf Mitspieler
home-won = Gewonnen: { $names }
home-players = { $from }–{ $to } Personen
home-players_one = { $from } Personen
home-minutes = etwa { $minutes } Minuten
home-minutes_why = Gegen Bots: etwa { $decisions } eigene Entscheidungen zu je zehn Sekunden. Menschen brauchen länger.
home-rules = Regeln
home-pad = Wertungsblock
home-open_record = Aufzeichnung öffnen
home-forget = Diesen Tisch vergessen
home-recover = Platz zurückholen
home-recover_hint = Jeder Platz hat vier Wörter. Mit ihnen setzt du dich wieder hin, auf jedem Gerät.
home-recover_words = Vier Wörter
home-recover_go = Zurückholen
home-against = gegen { $bots }

## new

new-title = Neuer Tisch
new-seats = Plätze
new-seat = Platz { $number }
new-you = Du
new-bot = Bot
new-person = Person mit Link
new-hotseat = Person an diesem Gerät
new-name = Name
new-level = Spielstärke
new-variant = Variante
new-how_many = Personen
new-settings = Regeln
new-seed = Startzahl
new-seed_hint = Leer: Der Server zieht eine und zeigt sie nach dem Spiel. Dieselbe Startzahl gibt dasselbe Spiel.
new-undo = Zurücknehmen
new-undo_free = Bis etwas aufgedeckt wird
new-undo_consent = Nur wenn alle zustimmen
new-undo_off = Nie
new-spectators = Zuschauer sind erlaubt
new-clock = Zeit für eine Entscheidung
new-clock_off = Keine Uhr
new-clock_seconds = { $seconds } Sekunden
new-start = Hinsetzen
new-start_lobby = Tisch eröffnen
new-lab = Szenario
new-lab_hint = Bots spielen die ganze Partie mit dieser Startzahl. Geh zu dem Moment, der dir gefällt, und spiele von dort weiter.
new-lab_start = Lass die Bots spielen
new-yes = ja
new-no = nein

## lobby

lobby-title = Der Tisch ist gedeckt
lobby-hint = Schicke jedem offenen Platz seinen Link. Das Spiel beginnt, sobald alle sitzen.
lobby-link = Link für { $name }
lobby-open_seat = Offener Platz
lobby-waiting = noch frei
lobby-here = hier
lobby-spectators = Link für Zuschauer
lobby-join = Platz nehmen
lobby-join_title = Du bist eingeladen
lobby-join_hint = Wähle den Namen, den die anderen sehen.
lobby-code = Deine vier Wörter
lobby-code_hint = Damit findest du deinen Platz wieder, wenn der Link verloren geht. Sie stehen auch in den Einstellungen.
lobby-qr = Code mit dem Link für die Kamera eines Telefons
lobby-looking_on = Du schaust zu.

## table

table-inspected = Genau angesehen
table-your_turn = Du bist dran
table-turn_of = { $names }: überlegt
table-over = Das Spiel ist zu Ende
table-looking_on = Du schaust zu
table-any = { $n } mögliche Entscheidungen
table-interruption = Du darfst eingreifen: M zeigt die Liste.
table-confirm = Bestätigen
table-cancel = Zurücklegen
table-undo = Zurücknehmen
table-redo = Wiederholen
table-ask_undo = Um Zurücknehmen bitten
table-undo_asked = { PLAYER($seat) } möchte den letzten Zug zurücknehmen.
table-agree = Zustimmen
table-disagree = Ablehnen
table-moves = Alle Züge
table-moves_title = Alles, was du jetzt tun darfst
table-moves_filter = Filtern
table-moves_none = Nichts passt zu diesem Filter.
table-moves_more = { $n } weitere; tippe, um die Liste zu kürzen.
table-nothing = Gerade ist nichts zu entscheiden.
table-log = Verlauf
table-chat = Gespräch
table-notes = Notizen
table-notes_hint = Nur in diesem Browser.
table-log_filter = Verlauf durchsuchen
table-log_all = Alle
table-log_empty = Noch ist nichts geschehen.
table-say = Etwas sagen
table-send = Senden
table-chat_empty = Noch hat niemand etwas gesagt.
table-drawer = Verlauf, Gespräch und Notizen
table-theme = Hell oder dunkel
table-help = Tasten und Hilfe
table-rename = Namen ändern
table-your_name = Dein Name: ändern
table-seats = Plätze
table-rule = Regel: { $title }
table-why_asking = Wird gefragt …
table-why_may = Das darf jetzt getan werden.
table-nearest = Nächste Stelle, die passt
table-lost = Verbindung unterbrochen. Neuer Versuch läuft; nichts geht verloren.
table-sending = Wird gesendet …
table-spectators =
    { $n } { $n ->
        [one] Zuschauer
       *[other] Zuschauer
    }
table-online = da
table-offline = weg
table-back_to_mine = Zurück zu mir
table-area_of = Spielbereich von { $name }
table-describe = Der Tisch in Worten
table-choices = Möglichkeiten
table-state = Der Tisch
table-step = Schritt { $step }

## digest

digest-title = Seit deinem letzten Zug
digest-more = { $n } weitere im Verlauf
digest-dismiss = Verstanden

## curtain

curtain-title = Weiter an { $name }
curtain-hint = Halte den Knopf gedrückt, um hinzusehen.
curtain-open = Ich bin { $name }

## end

end-title = Gewonnen: { $names }
end-title_shared = Gemeinsam gewonnen: { $names }
end-title_none = Niemand hat gewonnen
end-title_you = Du hast gewonnen!
end-total = Summe
end-source = Quelle
end-seed = Startzahl { $seed }
end-rematch = Revanche
end-to_rematch = Zur Revanche
end-review = Rückschau
end-table = Den Tisch ansehen
end-download = Aufzeichnung laden
end-result = Ergebnis

## keys

keys-title = Tasten
keys-choose = das erste bis neunte wählen
keys-arrows = bewegen
keys-enter = bestätigen
keys-escape = zurück
keys-u = zurücknehmen
keys-shift_u = wiederholen
keys-e = Zug beenden
keys-question = diese Tasten
keys-l = Verlauf und Gespräch
keys-o = nächste Person
keys-m = alle Züge als Text
keys-q = der Tisch in Worten
keys-i = genau ansehen, worauf der Zeiger steht
keys-h = halten: Steine anheben, um darunter zu sehen
keys-s = Probierfeld
keys-rules = Regeln dieses Spiels

## review

review-title = Rückschau
review-scrubber = Schritt { $step } von { $steps }
review-first = Zum Anfang
review-back = Einen Schritt zurück
review-forward = Einen Schritt weiter
review-last = Zum Ende
review-play = Abspielen
review-pause = Anhalten
review-branch = Von hier weiterspielen
review-branch_hint = Ein neuer Tisch, der an dieser Stelle beginnt.
review-share = Link zu diesem Schritt
review-download = Aufzeichnung laden
review-graph = Aussicht auf den Sieg
review-computing = Die Partie wird noch einmal angesehen: { $done } von { $of } Entscheidungen.
review-graph_none = Noch keine Auswertung. `katzentisch --json review AUFZEICHNUNG > review.json` berechnet sie aus der Aufzeichnung; öffne sie hier:
review-no_review = Diese Datei ist keine Auswertung von `katzentisch review`.
review-luck = Glück von { $name }: { $share }
review-start = Der Tisch, wie er ausgeteilt wurde
review-open = Aufzeichnung öffnen
review-open_hint = Die Aufzeichnung eines beendeten Spiels, von dieser Seite oder aus dem Terminal.
review-choose_file = Datei wählen

## rules

rules-search = Regeln durchsuchen
rules-none = Kein Abschnitt enthält diese Wörter.
rules-contents = Inhalt
rules-of = Regeln: { $game }

## pad

pad-title = Wertungsblock
pad-hint = Für ein Spiel am echten Tisch: Gib ein, was dort liegt, und erhalte jeden Punkt mit seinem Grund. Hier zählt derselbe Schiedsrichter, der die Spiele leitet.
pad-score = Zählen
pad-result = Ergebnis
pad-task = Was möchtest du wissen?
pad-input = Was auf dem Tisch liegt
pad-more = Eins mehr
pad-fewer = Eins weniger
pad-silver = Silber
pad-end = Ist das Spiel zu Ende?
pad-tax = Was nimmt der Steuereintreiber?
pad-save = Was darf bleiben?
pad-target = Punkte zum Sieg
pad-round_complete = Die Runde ist zu Ende gespielt
pad-points = Siegpunkte
pad-nobles = Adlige
pad-out = Ausgeschieden
pad-fief = Lehen { $number }
pad-shield = Schilde
pad-money = Münzen
pad-save_more = Darf mehr behalten
pad-level = Stufe
pad-boat = Boot
pad-shape = Form
pad-colour = Farbe
pad-turn = Drehen
pad-lay_hint = Klicke auf ein Feld, um das Plättchen zu legen, auf ein Plättchen, um es wegzunehmen. Oder: Pfeiltasten und Enter.
pad-mode = Spiel
pad-public = Öffentliche Lektionen (Nummern, mit ihrer Farbe)
pad-laid =
    Boot mit { $n } { $n ->
        [one] Plättchen
       *[other] Plättchen
    }
pad-lessons = Deine Lektionen (Nummern der Karten)
pad-fish = Fische
pad-baskets = Körbe
pad-turn_position = Platz in der Inselreihenfolge

## answer

answer-ok = Möglich
answer-total = Summe
answer-points = Punkte
answer-visible = Sichtbar
answer-unfilled = Nicht gefüllt
answer-filled = Gefüllt
answer-list = Einzeln
answer-count = Anzahl
answer-cards = Karten
answer-errors = Was nicht stimmt
answer-families = Familien
answer-lessons = Lektionen
answer-public = Öffentliche Lektionen
answer-winners = Gewonnen
answer-players = Personen
answer-name = Name
answer-breakdown = Punkte nach Quelle
answer-trade_total = Handelsplättchen zusammen
answer-groups = Gruppen
answer-mode = Wie
answer-due = Abzugeben
answer-discard_sets = Abzuwerfende Karten, eine davon
answer-sum = Summe der Schatzkammer
answer-court = Vom Hof
answer-money = Münzen
answer-saved = Bleibt
answer-result = Ergebnis
answer-still_in = Noch im Spiel
answer-eliminated_now = Scheiden jetzt aus
answer-reason = Grund
answer-last_round = Letzte Runde
answer-tie_break = Gleichstand
answer-first_player = Startspieler
answer-sister = Schwester
answer-player_wins = Du gewinnst
answer-go_on = Das Spiel geht weiter
answer-win = Jemand hat gewonnen
answer-tie = Gleichstand
answer-cubes = Würfel
answer-income = Einkommen der Hand
answer-whole_hand = Die ganze Hand

## settings

settings-title = Einstellungen
settings-name = Dein Name
settings-language = Sprache
settings-auto = Wie das Gerät
settings-theme = Farben
settings-light = Hell
settings-dark = Dunkel
settings-motion = Bewegung
settings-full = Voll
settings-reduced = Wenig
settings-text_size = Schriftgröße
settings-contrast = Kontrast
settings-normal = Normal
settings-high = Hoch
settings-sound = Töne
settings-on = An
settings-off = Aus
settings-codes = Deine Plätze
settings-codes_hint = Vier Wörter bringen einen Platz auf jedem Gerät zurück. Behalte sie für dich.
settings-codes_none = Du sitzt an keinem Tisch.

## stats

stats-title = Statistik
stats-own = Meine Partien
stats-own_hint = Beendete Tische, an denen dieser Browser einen Platz hat; solche, an denen du für mehrere saßest, zählen nicht. Ein geteilter Sieg zählt als Bruchteil.
stats-none = Noch keine beendeten Tische.
stats-what = Gezählt
stats-games = Partien
stats-won = Gewonnen
stats-share = Anteil
stats-interval = 95-%-Intervall
stats-fair = Gerechter Anteil
stats-csv = Als CSV herunterladen
stats-bots = Bots gegen Bots
stats-game = Spiel
stats-bots_hint = Wie ausgewogen ein Spiel ist, wenn gleich starke Bots es spielen: nach Platz, Punktquelle, Karte und Farbe.
stats-playing = Die Bots spielen: { $done } von { $of } Partien.

## language

language-en = English
language-de = Deutsch

## problem

problem-no_connection = Der Server ist nicht erreichbar. Läuft er noch?
problem-http = Der Server hat mit { $status } geantwortet.
