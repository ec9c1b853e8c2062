# Die eigenen Worte der Seite. Sätze eines Spiels stehen in dessen Ordner, unter games/<game>/words.

## app

app-name = Katzentisch
app-tagline = Drei Katzenspiele, ein Tisch
app-home = Startseite
app-loading = Der Tisch wird geholt …
app-back_home = Zur Startseite
app-not_arrived = Dieser Teil der Seite ist nicht angekommen. Vielleicht fehlt das Netz oder der Server, oder es gibt eine neuere Version.
app-load_anew = Seite neu laden
app-close = Schließen
app-copy = Kopieren
app-copied = Kopiert
app-skip = Zum Tisch springen

## lost

lost-title = Hier ist nichts
lost-page = Unter dieser Adresse gibt es keine Seite. Fehlt im Link vielleicht ein Buchstabe?
lost-table = Diesen Tisch gibt es nicht
lost-table_hint = Vielleicht ist der Link unvollständig, oder der Tisch wurde abgeräumt. Wenn du dort einen Platz hattest, bringen ihn deine vier Wörter zurück.
lost-no_seat = Du hast keinen Platz an diesem Tisch ({ $game })
lost-look = Das Spiel ist vorbei: Du kannst es dir Schritt für Schritt ansehen.
lost-who_invites = Einen Link bekommst du von { $names }: für einen Platz, falls einer frei ist, oder zum Zusehen.
lost-nobody_invites = Hier sitzt niemand, der dich einladen könnte.
lost-seat_gone = Deinen Platz gibt es nicht mehr: Der Tisch wurde abgesagt, oder jemand anderes sitzt jetzt dort.
lost-again = Noch einmal versuchen

## home

home-play_now = Sofort spielen
home-learn = Neu hier? In fünf Minuten gelernt
home-learn_on = Lektion fortsetzen
home-learn_more = Mehr lernen
home-invite = Freunde einladen
home-more = Mehr Optionen
home-welcome = Such dir eine Schachtel aus: Bis zur ersten Entscheidung ist es ein Klick, auf die anderen Plätze setzen sich Bots.
home-all = Alle { $n } Tische zeigen
home-mine = Meine Tische
home-none = Noch keine Tische. Wähle oben ein Spiel, und es geht sofort los.
home-continue = Weiterspielen
home-your_turn = Du bist dran
home-waiting_for = Warten auf { $names }
home-lobby = Warten auf Mitspieler
home-outdated = Nach älteren Regeln begonnen: geht nicht weiter
home-damaged = Beschädigt: lässt sich nicht mehr lesen
home-paused = Pause
home-closed = Vom Betreiber dieses Servers geschlossen
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
home-recover_hint = Vier Wörter bringen alle deine Tische auf jedes Gerät. Du findest sie in den Einstellungen.
home-recover_words = Vier Wörter
home-recover_go = Zurückholen
home-recover_wrong = Zu diesen vier Wörtern gehört kein Platz. Sind alle vier da, in der richtigen Reihenfolge?
home-against = gegen { $bots }
home-fair = Ein faires Spiel: { $bots }

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
new-level_of = { $n } · { $name }
new-variant = Variante
new-how_many = Personen
new-settings = Regeln
new-seed = Startzahl
new-seed_hint = Lässt du sie leer, zieht der Server eine und zeigt sie nach dem Spiel. Dieselbe Startzahl gibt dasselbe Spiel.
new-undo = Zurücknehmen
new-undo_free = Bis etwas aufgedeckt wird
new-undo_consent = Nur wenn alle zustimmen
new-undo_off = Nie
new-spectators = Zuschauer sind erlaubt
new-hints = Tipps für alle, wenn beim Hinsetzen alle zustimmen
new-clock = Zeit für eine Entscheidung
new-clock_off = Keine Uhr
new-clock_seconds = { $seconds } Sekunden
new-clock_days =
    { $days } { $days ->
        [one] Tag
       *[other] Tage
    }
new-late = Wenn die Zeit um ist
new-late_once = Ein Bot trifft diese eine Entscheidung
new-late_bot = { $bot } übernimmt den Platz, bis du zurück bist
new-start = Hinsetzen
new-start_lobby = Tisch eröffnen
new-lab = Szenario
new-lab_hint = Bots spielen die ganze Partie mit dieser Startzahl. Geh zu dem Moment, der dir gefällt, und spiele von dort weiter.
new-lab_start = Lass die Bots spielen
new-yes = ja
new-no = nein

## lobby

lobby-hint = Schicke jedem offenen Platz seinen Link. Das Spiel beginnt, sobald alle sitzen.
lobby-yours = Dein Tisch: { $game }
lobby-invites = { $name } lädt dich ein: { $game }
lobby-clock_once = Zeit für eine Entscheidung: { $time }. Ist sie um, trifft ein Bot diese eine Entscheidung.
lobby-clock_late = Zeit für eine Entscheidung: { $time }. Ist sie um, übernimmt { $bot } den Platz, bis die Person zurück ist. Wer sich hinsetzt, ist einverstanden.
lobby-wait = Das Spiel beginnt, sobald alle Plätze besetzt sind.
lobby-fill = Einen Bot hinsetzen
lobby-call_off = Tisch absagen
lobby-call_off_sure = Wirklich absagen?
lobby-only_here = Diese Links funktionieren nur auf diesem Rechner. Damit auch andere den Tisch erreichen, starte den Server so:
lobby-link = Link für { $name }
lobby-open_seat = Offener Platz
lobby-waiting = noch frei
lobby-here = hier
lobby-spectators = Link für Zuschauer
lobby-join = Platz nehmen
lobby-join_title = Du bist eingeladen
lobby-join_hint = Wähle den Namen, den die anderen sehen.
lobby-hints_agree = Ich bin mit Tipps für alle an diesem Tisch einverstanden
lobby-hints_agreed = Für Tipps an diesem Tisch: { $names }. Es gibt sie, sobald alle Mitspielenden zustimmen.
lobby-code = Deine vier Wörter
lobby-code_hint = Damit findest du deinen Platz wieder, wenn der Link verloren geht. Sie stehen auch in den Einstellungen.
lobby-qr = QR-Code mit dem Link, für die Kamera eines Telefons
lobby-looking_on = Du schaust zu.

## table

table-inspected = Nahansicht
table-your_turn = Du bist dran
table-turn_of = Warten auf { $names }
table-over = Das Spiel ist zu Ende
table-looking_on = Du schaust zu
table-any =
    { $n ->
        [one] 1 Möglichkeit
       *[other] { $n } Möglichkeiten
    }
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
table-moves_since =
    { $n } { $n ->
        [one] Zug
       *[other] Züge
    }
table-by_itself = Nur eine Möglichkeit: { $what }
table-unread =
    Verlauf und Gespräch: { $n } { $n ->
        [one] neue Zeile
       *[other] neue Zeilen
    }
table-nothing = Gerade ist nichts zu entscheiden.
table-phases = Phasen der Runde
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
table-help = Was kann ich tun?
table-rename = Namen ändern
table-mute = Nicht mehr zeigen, was { $name } schreibt
table-unmute = Wieder zeigen, was { $name } schreibt
table-report = { $name } melden
table-reported = { $name } ist gemeldet
table-renew = Neue vier Wörter für diesen Platz
table-renew_hint = Falls jemand anders deine vier Wörter oder deinen Link kennt.
table-renewed = Deine neuen vier Wörter: { $code }. Die alten öffnen diesen Platz nicht mehr.
table-your_name = Dein Name: ändern
table-seats = Plätze
table-rule = Regel: { $title }
table-why_asking = Wird nachgefragt …
table-why_may = Das ist jetzt erlaubt.
table-nearest = Nächste Stelle, die passt
table-lost = Verbindung unterbrochen. Neuer Versuch läuft; nichts geht verloren.
table-sound_offer = Leise Töne am Tisch?
table-sound_yes = Ja, gern
table-sound_no = Nein, danke
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
end-to_result = Zurück zum Ergebnis
end-table = Den Tisch ansehen
end-download = Aufzeichnung laden
end-result = Ergebnis
end-skip = Ergebnis zeigen

## challenge

# Dieselbe Verteilung gegen dieselben Bots, von einer Person nach der anderen gespielt.

challenge-friend = Freunde herausfordern
challenge-hint = Gleicher Start, gleiche Bots: Wer holt mehr heraus?
challenge-same_deal = Andere mit demselben Start
challenge-send = Wer diesen Link öffnet, beginnt genauso wie du und spielt gegen dieselben Bots. Danach seht ihr beide, wer mehr geholt hat.
challenge-link = Link der Herausforderung
challenge-share = Teilen …
challenge-text = Ich habe bei { $game } gegen { $names } { $count ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } geholt. Gleicher Start, gleiche Bots: Schaffst du mehr?
challenge-text_alone = Ich habe bei { $game } { $count ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } geholt. Gleicher Start: Schaffst du mehr?
challenge-title = Schaffst du mehr?
challenge-lead = Gleicher Start, gleiche Bots. Niemand hat dabei mehr gesehen als du.
challenge-made = { $name } hat { $count ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } geholt
challenge-against = { $game }, { $variant }, gegen { $names }
challenge-alone = { $game }, { $variant }
challenge-take = Selbst spielen
challenge-points = { $count ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
challenge-won = gewonnen
challenge-again = nicht der erste Versuch
challenge-playing = spielt noch

## keys

keys-title = Tasten
keys-choose = Möglichkeit 1 bis 9 wählen
keys-arrows = bewegen
keys-enter = bestätigen
keys-escape = zurück
keys-u = zurücknehmen
keys-shift_u = wiederholen
keys-e = Zug beenden
keys-question = diese Tasten
keys-l = Verlauf und Gespräch
keys-o = den nächsten Platz ansehen
keys-m = alle Züge als Text
keys-k = Um einen Tipp bitten
keys-q = der Tisch in Worten
keys-i = vergrößern, worauf der Zeiger steht; sonst mit den Pfeiltasten von Ding zu Ding gehen
keys-h = halten: Steine anheben, um darunter zu sehen
keys-s = Probierfeld
keys-rules = Regeln dieses Spiels

## review

review-title = Rückschau
review-scrubber = Schritt { $step } von { $steps }
review-slider = Schritt
review-round = Runde { $round }
review-back = Einen Schritt zurück
review-forward = Einen Schritt weiter
review-play = Abspielen
review-pause = Anhalten
review-branch = Von hier weiterspielen
review-branch_hint = Ein neuer Tisch, der an dieser Stelle beginnt.
review-share = Link
review-record = Aufzeichnung
review-download = Aufzeichnung laden
review-to_table = Zum Tisch
review-back_short = Zurück
review-on_short = Weiter
review-enlarge = Den ganzen Tisch ansehen
review-points = Wendepunkte
review-points_soon = Die Wendepunkte erscheinen, sobald die Kurve gezeichnet ist.
review-no_points = Kein einzelner Zug hat dieses Spiel entschieden.
review-swipe = { $number } von { $of } · wischen
review-good =
    { YOU($seat) ->
        [yes] Gut gespielt: „{ $chosen }“ hat deine Siegchance erhöht.
       *[no] Gut gespielt: „{ $chosen }“ hat die Siegchance von { PLAYER($seat) } erhöht.
    }
review-chance = Siegchance { $before } → { $after } %
review-after_the_end = Die Kurve der Siegchancen wird gezeichnet, wenn das Spiel vorbei ist.
review-luck_of = Glück: { LIST($list, join: "comma") }
review-graph = Siegchance
review-computing = Die Partie wird durchgesehen: { $done } von { $of } Entscheidungen.
review-graph_none = Noch keine Rückschau. `katzentisch --json review AUFZEICHNUNG > review.json` berechnet sie aus der Aufzeichnung; öffne die Datei hier:
review-no_review = Diese Datei ist keine Rückschau von `katzentisch review`.
review-start = Der Tisch zu Beginn
review-open = Aufzeichnung öffnen
review-open_hint = Die Aufzeichnung eines Spiels, von dieser Seite oder aus dem Terminal: Zu einem beendeten gibt es die Rückschau, ein unbeendetes geht weiter.
review-go_on = Weiterspielen
review-go_on_hint = Diese Partie ist nicht zu Ende. Wähle, wer wo sitzt, dann geht sie von hier aus weiter. Wer die Aufzeichnung hat, könnte Verdecktes nachsehen; deshalb sehen alle die Startzahl.
review-go_on_here = Diese Partie ist nicht zu Ende. Wähle, wer wo sitzt, dann geht sie von hier aus weiter, auf diesem Gerät.
review-choose_file = Datei wählen

## rules

rules-search = Regeln durchsuchen
rules-none = Kein Abschnitt enthält diese Wörter.
rules-contents = Inhalt
rules-of = Regeln: { $game }
rules-goal = Worum es geht
rules-round = So läuft eine Runde
rules-scoring = Was Punkte bringt
rules-reference = Alles Übrige zum Nachschlagen
rules-print = Auf einer Seite drucken
rules-example = Ein Beispiel, vorgerechnet
rules-example_hint = Eine Partie zweier Bots, so wie das Spiel sie gezählt hat: { $name } hat gewonnen.
rules-sum = Zusammen
rules-try = Ausprobieren
rules-try_hint = Öffnet diese Stellung als Tisch; Bots spielen die anderen Plätze.
rules-chose = { $name }: { $choice }
rules-short = Kurzregeln

## pad

pad-title = Wertungsblock
pad-hint = Für eine Partie am echten Tisch: Gib ein, was dort liegt, und du siehst, woher jeder Punkt kommt. Gezählt wird nach denselben Regeln wie hier im Spiel.
pad-score = Zählen
pad-result = Ergebnis
pad-task = Was möchtest du wissen?
pad-input = Was auf dem Tisch liegt
pad-more = Eins mehr
pad-fewer = Eins weniger
pad-silver = Silber
pad-end = Ist das Spiel zu Ende?
pad-tax = Was nimmt der Steuereintreiber?
pad-save = Wie viele Münzen darf ich sparen?
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
pad-public = Offene Lektionen (Nummern, mit ihrer Farbe)
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
answer-public = Offene Lektionen
answer-winners = Gewonnen
answer-players = Personen
answer-name = Name
answer-breakdown = Punkte nach Quelle
answer-trade_total = Handels-Plättchen zusammen
answer-groups = Gruppen
answer-mode = Wie
answer-due = Abzugeben
answer-discard_sets = Karten zum Abwerfen (einer dieser Sätze)
answer-sum = Summe der Schatzkammer
answer-court = Vom Hof
answer-money = Münzen
answer-saved = Gespart
answer-result = Ergebnis
answer-still_in = Noch im Spiel
answer-eliminated_now = Scheiden jetzt aus
answer-reason = Grund
answer-last_round = Letzte Runde
answer-tie_break = Bei Gleichstand
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
settings-you = Du
settings-table = Am Tisch
settings-looks = Aussehen
settings-notify_hint = Meldet sich, wenn du am Zug bist und diese Seite nicht siehst.
settings-notify_refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
settings-notify_unable = Benachrichtigungen brauchen eine sichere Verbindung (https).
settings-name = Dein Name
settings-name_hint = Bleibt das Feld leer, bekommst du einen Tiernamen.
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
settings-pace = Züge der anderen
settings-pace_slow = Langsam
settings-pace_normal = Nacheinander
settings-pace_fast = Schnell
settings-pace_at_once = Sofort
settings-confirm = Bestätigen
settings-confirm_needed = Was sich nicht zurücknehmen lässt
settings-confirm_always = Jede Entscheidung
settings-stops = Frag mich
settings-stops_choice = Wenn es etwas zu wählen gibt
settings-stops_every = Jedes Mal
settings-coach = Vor klaren Fehlern nachfragen
settings-notifications = Melden, wenn ich dran bin
settings-sound = Töne
settings-on = An
settings-off = Aus
settings-codes = Deine Plätze
settings-codes_hint = Mit vier Wörtern holst du einen Platz auf jedem Gerät zurück. Behalte sie für dich.
settings-codes_one = Dieselben vier Wörter für alle
settings-codes_none = Du sitzt an keinem Tisch.

## stats

stats-title = Statistik
stats-own_hint = Beendete Partien, an denen du in diesem Browser teilgenommen hast. Tische, an denen du für mehrere gespielt hast, zählen nicht; ein geteilter Sieg zählt anteilig.
stats-none = Noch keine beendeten Partien.
stats-play = Ein Spiel spielen
stats-no_streak = Löse das Rätsel des Tages, dann beginnt eine Reihe von Tagen.
stats-solved =
    { $n ->
        [0] noch keins
       *[other] { $n } gelöst
    }
stats-mastered_in = { $game }: die Bots
stats-mastered_hint = Gemeistert ist, wen du in drei der letzten { $last } Partien besiegst.
stats-won_of = { $won } der letzten { $games } gewonnen
stats-mastered = gemeistert
stats-last = Letzte Spiele
stats-all = Alle { $n } Spiele zeigen
stats-you_won = gewonnen
stats-you_lost = nicht gewonnen
stats-counted = Gezählt nach Variante, Platz und Bot
stats-summary =
    { $games } { $games ->
        [one] Spiel
       *[other] Spiele
    } · { $won } gewonnen · Bestwert { $best }
stats-curve = Meine Punkte in jedem Spiel; das beste brachte { $best }
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

## guide

guide-label = Minka erklärt
guide-of = Schritt { $number } von { $all }
guide-next = Alles klar
guide-skip = Lektion beenden
guide-lesson = Nächste Lektion: { $lesson }
guide-back = Zurück
guide-unfold = Minka noch einmal erklären lassen

## now

now-title = Was kann ich tun?
now-rule = Zur Regel
now-no_hints = An diesem Tisch gibt es keine Tipps: Nicht alle waren einverstanden.

## coach

coach-label = Minka fragt nach
coach-sure = Bist du sicher?
coach-rather = Besser gefällt mir „{ $choice }“.
coach-again = Noch mal überlegen
coach-insist = Trotzdem spielen
coach-off = Nicht mehr fragen

## hint

hint-label = Ein Tipp
hint-ask = Tipp
hint-best = Mein Vorschlag: { $choice }
hint-more = Mehr zeigen
hint-fewer = Weniger zeigen
hint-chance = { $percent } % Siegchance
hint-points = { $count ->
        [one] { $points } Punkt sofort
       *[other] { $points } Punkte sofort
    }

## language

language-en = English
language-de = Deutsch

## problem

problem-no_connection = Der Server ist nicht erreichbar. Läuft er noch?
problem-http = Der Server hat mit dem Fehler { $status } geantwortet.

## privacy

privacy-title = Datenschutz
privacy-stored = Dieser Server speichert den Namen, den du angibst, was du am Tisch sagst, deine Entscheidungen mit ihrer Zeit und Prüfwerte der Geheimnisse, die deinen Platz öffnen. Es gibt keine Konten und keine Cookies, und die Seite fragt keinen anderen Server nach irgendetwas. Wenn du erfahren möchtest, dass du am Zug bist, speichert er, wo: die Adresse, die dein Browser für Benachrichtigungen nennt (der Push-Dienst seines Herstellers erfährt, wann wir schreiben, nicht was), eine E-Mail-Adresse oder einen Webhook. Du kannst das jederzeit beenden. Deine Adresse wird höchstens zwei Stunden lang unter einem Prüfwert gezählt, damit niemand den Server überfluten kann.
privacy-browser = Dein Browser bewahrt die Geheimnisse deiner Plätze und deine Einstellungen auf.
privacy-finished =
    { $days ->
        [0] Beendete Tische bleiben gespeichert.
        [one] Beendete Tische werden nach 1 Tag gelöscht.
       *[other] Beendete Tische werden nach { $days } Tagen gelöscht.
    }
privacy-idle =
    { $days ->
        [0] Tische, an denen niemand mehr spielt, bleiben gespeichert.
        [one] Tische, an denen niemand mehr spielt, werden nach 1 Tag gelöscht.
       *[other] Tische, an denen niemand mehr spielt, werden nach { $days } Tagen gelöscht.
    }
privacy-calls =
    { $days ->
        [0] Wo du benachrichtigt werden möchtest, bleibt so lange gespeichert wie der Tisch.
        [one] Wo du benachrichtigt werden möchtest, wird einen Tag nach dem Ende der Partie gelöscht.
       *[other] Wo du benachrichtigt werden möchtest, wird { $days } Tage nach dem Ende der Partie gelöscht.
    }
privacy-chat =
    { $days ->
        [0] Was am Tisch gesagt wird, bleibt mit ihm gespeichert.
        [one] Was am Tisch gesagt wird, wird nach 1 Tag gelöscht.
       *[other] Was am Tisch gesagt wird, wird nach { $days } Tagen gelöscht.
    }
privacy-imprint = Impressum
privacy-own = Deine Daten
privacy-download = Herunterladen
privacy-delete = Löschen
privacy-delete_sure = Wirklich alles löschen
privacy-deleted = Auf diesem Server ist nichts mehr von dir gespeichert.
privacy-delete_hint = Dein Name, was du gesagt hast und deine Plätze werden auf dem Server und in diesem Browser gelöscht. In laufenden Partien spielt ein Bot weiter; ein Tisch, an dem sonst niemand sitzt, wird gelöscht.

## calls

calls-title = Sag mir Bescheid, wenn ich dran bin
calls-hint = Einmal je Zug, eine Minute nach seinem Beginn, wenn du die Seite nicht offen hast. In der Nachricht steht, welches Spiel es ist, wer am Tisch sitzt und dass du am Zug bist, sonst nichts.
calls-all = Für alle deine laufenden Tische.
calls-none = Dieser Server verschickt keine Nachrichten. Wer am Zug ist, siehst du auf der Startseite.
calls-way = Wie
calls-push = Dieser Browser
calls-mail = E-Mail
calls-ntfy = ntfy
calls-matrix = Matrix
calls-discord = Discord
calls-push_off = Dieser Server verschickt keine Benachrichtigungen.
calls-push_unable = Dieser Browser bekommt keine Nachrichten, solange die Seite geschlossen ist.
calls-push_failed = Der Browser konnte sich nicht anmelden. Manche brauchen dafür ihren Push-Dienst, und der kann abgeschaltet sein.
calls-mail_address = Deine E-Mail-Adresse
calls-mail_hint = Wir schicken eine einzige E-Mail und fragen, ob du einverstanden bist. Vorher kommt nichts anderes.
calls-ntfy_url = Adresse deines Themas
calls-ntfy_secret = Zugangsschlüssel, falls nötig
calls-matrix_url = Adresse des Heimservers
calls-matrix_room = Raum (beginnt mit !)
calls-matrix_secret = Zugangsschlüssel
calls-discord_url = Adresse des Webhooks
calls-hosts = Wer diesen Server betreibt, erlaubt: { $hosts }
calls-quiet = Ruhezeit
calls-from = von
calls-until = bis
calls-quiet_set = Ruhe von { $from } bis { $until }
calls-save = Hier Bescheid sagen
calls-stop = Beenden
calls-unconfirmed = noch nicht bestätigt: Sieh in deine E-Mails
calls-confirm = Ja, schreibt mir
calls-confirmed = Gut. Du bekommst eine E-Mail, wenn du am Zug bist.
calls-stopped = Beendet. Zu diesem Tisch kommt keine E-Mail mehr.
calls-never_again = Schreibt mir nie wieder
calls-never = Dieser Server schreibt nie wieder an diese Adresse.
calls-no_link = Diese Seite gehört zu einem Link in einer E-Mail.

## arrange

arrange-title = Nachrichten, Pause, dein Platz
arrange-open = Öffnen

## pause

pause-title = Pause
pause-hint = Die Uhren halten an und niemand bekommt Nachrichten, sobald alle am Tisch einverstanden sind.
pause-want = Um eine Pause bitten
pause-agree = Einverstanden
pause-no = Keine Pause
pause-now = Der Tisch macht Pause.
pause-asked = { PLAYER($seat) } möchte eine Pause machen.
pause-waits = Jemand möchte eine Pause. Noch nicht einverstanden: { $names }
pause-end = Weiterspielen

## seat

seat-title = Der Platz von { $name }
seat-lend = Ein Bot soll für mich spielen
seat-lent = { $bot } spielt für dich.
seat-lent_short = Ein Bot spielt für dich.
seat-take_back = Platz zurücknehmen
seat-leave = Für immer einem Bot überlassen
seat-leave_sure = Wirklich aufstehen?
seat-hand_on = Weitergeben
seat-hand_on_hint = Wer diesen Link als Erstes öffnet, sitzt an deiner Stelle hier. Bis dahin bleibt der Platz deiner.

## circle

circle-title = Dieselbe Runde
circle-player = Spieler
circle-games = Partien
circle-won = Siege
circle-other = Anderes Spiel, dieselben Leute

## puzzle

puzzle-title = Rätsel
puzzle-lead = Stellungen aus echten Partien, in denen eine Wahl klar die beste ist. Probier es: Verlieren kannst du nichts, und Minka antwortet auf jeden Versuch.
puzzle-all = Alle Rätsel
puzzle-of_day = Rätsel des Tages
puzzle-same_for_all = Für alle dasselbe, von Mitternacht bis Mitternacht (UTC).
puzzle-streak =
    { $days ->
        [one] 1 Tag in Folge
       *[other] { $days } Tage in Folge
    }
puzzle-solve = Lösen
puzzle-once_more = Noch einmal ansehen
puzzle-solved = gelöst
puzzle-seen = angesehen
puzzle-solved_of = { $solved } von { $all } gelöst
puzzle-open_only = nur offene
puzzle-level = Schwierigkeit
puzzle-any_level = Alle
puzzle-level_1 = Leicht
puzzle-level_2 = Mittel
puzzle-level_3 = Schwer
puzzle-players =
    zu { $seats ->
        [2] zweit
        [3] dritt
       *[other] viert
    }
puzzle-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzle-none_left = Hier ist nichts mehr offen: Du hast alle gelöst.
puzzle-you = Du
puzzle-task = Du bist am Zug, und eine Wahl ist klar die beste. Welche? Wähle wie an jedem Tisch; es zählt nur, was du hier siehst.
puzzle-begin = Ich versuche es
puzzle-look = Lösung zeigen
puzzle-right =
    { $tries ->
        [one] Richtig, gleich beim ersten Versuch!
       *[other] Richtig! { $tries } Versuche.
    }
puzzle-good = Gut, aber es geht noch besser
puzzle-wrong = Nicht ganz
puzzle-worth = Mit dieser Wahl gewinnst du in etwa { $share } % der Fälle, mit der besten in { $best } %.
puzzle-worth_far = Diese Wahl liegt weit zurück; mit der besten gewinnst du in etwa { $best } % der Fälle.
puzzle-worth_best = Mit dieser Wahl gewinnst du in etwa { $best } % der Fälle, öfter als mit jeder anderen.
puzzle-better_leads = Was die beste bringt:
puzzle-over_right = Gelöst.
puzzle-over_seen = Das war die Lösung.
puzzle-again = Noch ein Versuch
puzzle-reasons = Warum?
puzzle-next = Nächstes Rätsel
puzzle-solution = Am besten: { $choice }
puzzle-found = { $found } von { $bots } Bots finden das.
puzzle-home = Jeden Tag ein Rätsel
puzzle-home_lead = Eine Stellung, eine beste Wahl: eine Minute für jedes Spiel.
puzzle-home_done = Heute gelöst
# Tische auf diesem Gerät, ohne Server
local-loading = Die Spiele werden geladen: { NUMBER($done, minimumFractionDigits: 1) } von { NUMBER($of, minimumFractionDigits: 1) } MB
local-starting = Die Spiele werden gestartet …
local-again = Noch einmal versuchen
local-here = Hier weiterspielen
local-online = Online spielen
local-update = Eine neuere Version von Katzentisch ist bereit. Deine Tische bleiben, wie sie sind.
local-take_update = Jetzt verwenden
local-later = Später
local-play = Offline spielen
local-play_hint = Die Spiele laufen auf diesem Gerät, ohne Server: allein, gegen Bots oder reihum an einem Gerät.
local-server_away = Der Server ist nicht erreichbar. Auf diesem Gerät kannst du trotzdem spielen, gegen Bots oder reihum.
local-take_online = Online weiterspielen
local-take_online_hint = Diese Partie auf dem Server fortsetzen, mit Freunden, die du einlädst. Auf diesem Gerät bleibt sie auch.
local-save = Als Datei speichern
local-save_hint = Die Partie bis hierher als Aufzeichnung: Auf jedem Katzentisch-Server geöffnet, geht sie dort mit anderen weiter.
local-keep = Auf diesem Gerät behalten
local-keep_hint = Auf diese Partie auch ohne Netz zurückschauen
local-open_online = Online öffnen
local-open_online_hint = Diese Partie vom Server aus per Link teilen
local-weaker = { $bot } spielt auf diesem Gerät schwächer als auf einem Server: Die Zeit reicht nur für etwa { $percent } % der üblichen Überlegungen.
local-strength_unknown = Wie stark { $bot } auf diesem Gerät ist, zeigt sich, sobald die Spiele gestartet sind …
local-kept = Hier behaltene Partien
local-this_device = Auf diesem Gerät
local-this_device_lead = Du spielst ohne Server: allein, gegen Bots oder reihum an einem Gerät. Für Freunde mit eigenen Geräten braucht es einen Online-Tisch.
local-only_online = Dafür braucht es einen Server: Du spielst gerade auf diesem Gerät. An einen Online-Tisch können sich andere mit eigenen Geräten setzen.
problem-local_forbidden = Dieser Browser speichert nichts für diese Seite, vielleicht weil das Fenster privat ist. So würde kein Tisch das nächste Neuladen überstehen. Öffne die Seite in einem normalen Fenster.
problem-local_full = Der Speicher dieses Geräts ist voll, diese Wahl konnte nicht gespeichert werden. Es ist nichts verloren: Mach etwas Platz und versuche es noch einmal.
problem-local_no_room = Im Speicher dieses Browsers ist kein Platz mehr, um die Partie mitzunehmen. Lade stattdessen die Aufzeichnung als Datei.
problem-local_elsewhere = Deine Tische sind in einem anderen Tab dieses Browsers offen.
problem-local_old_browser = Dieser Browser ist zu alt, um die Spiele auf diesem Gerät laufen zu lassen. Ein aktueller Firefox, Chrome, Edge oder Safari kann es.
problem-local_unreachable = Ein Teil der Spiele konnte nicht geladen werden. Verbinde dich einmal mit dem Netz, danach gehen sie auch ohne.
problem-local_unwritten = Dieser Browser konnte diese Wahl nicht speichern. Nichts davor ist verloren: Versuche es noch einmal.
problem-local_broken = Die Tische auf diesem Gerät lassen sich nicht lesen. Sie wurden nicht angetastet. Versuche es noch einmal.
problem-local_failed = Die Spiele konnten auf diesem Gerät nicht gestartet werden. Ist ein Teil davon beschädigt, wird er mit „Noch einmal versuchen“ neu geladen.
