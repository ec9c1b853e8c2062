# Was der Server selbst sagt. Lücken in Klammern: siehe docs/add/a-language.md.

## problem

problem-wrong_body = Die Anfrage war nicht zu verstehen: { $reason }
problem-wrong_option = { $reason }
problem-wrong_record = Die Aufzeichnung lässt sich nicht öffnen: { $reason }
problem-wrong_seed = Die Startzahl „{ $seed }“ ist keine ganze Zahl von 0 bis { $most }.
problem-wrong_name = Ein Name darf 1 bis { $most } Zeichen haben.
problem-not_allowed = Dieser Tisch steht dir nicht offen: Nimm den Link deines Platzes oder den für Zuschauer.
problem-other_origin = Seiten anderer Anbieter dürfen das nicht; wer den Server betreibt, kann eine mit --origin zulassen.
problem-other_host = Dieser Server antwortet nicht für { $host }; wer ihn betreibt, kann den Namen mit --public-address zulassen.
problem-two_lengths = Die Anfrage nennt ihre Länge auf zwei Arten.
problem-no_such_table = Einen Tisch { $table } gibt es nicht.
problem-no_such_path = Hier ist nichts.
problem-too_hard = Die Antwort hat zu lange gedauert und wurde abgebrochen.
problem-wrong_case = Der Schiedsrichter kann nicht antworten: { $reason }
problem-no_referee = Für { $game } gibt es noch keinen Schiedsrichter.
problem-no_such_step = Die Partie hat die Schritte 0 bis { $last }, nicht { $step }.
problem-no_such_puzzle = Dieses Rätsel gibt es nicht; die Liste der Rätsel nennt alle.
problem-no_such_challenge = Diese Herausforderung gibt es nicht; vielleicht sind ihre Partien inzwischen gelöscht.
problem-challenge_running = Die Partie läuft noch; andere können dieselbe Verteilung spielen, sobald sie zu Ende ist.
problem-challenge_people = Nur eine Partie allein gegen Bots taugt als Herausforderung: Wer sie als Nächstes spielt, muss dieselben Gegner haben.
problem-challenge_begun = Diese Partie hat mittendrin begonnen; niemand könnte sie von Anfang an spielen und vergleichen.
problem-not_legal = Das geht in diesem Rätsel nicht.
problem-invitation_used = Diese Einladung ist falsch oder schon benutzt: Der Platz ist besetzt.
problem-still_running = Die Partie läuft noch; die Aufzeichnung gibt es, wenn sie zu Ende ist.
problem-not_over = Die Partie dieser Aufzeichnung ist nicht zu Ende: Sie lässt sich weiterspielen, eine Rückschau gibt es noch nicht.
problem-is_over = Die Partie dieser Aufzeichnung ist zu Ende: Es gibt eine Rückschau, weiterspielen lässt sie sich nicht.
problem-other_seats = Die Partie dieser Aufzeichnung hat { $at_record } Plätze, nicht { $seats }.
problem-other_rules = Dieser Tisch wurde mit Fassung { $played } der Regeln von { $game } begonnen, und dieser Server spielt Fassung { $here }.
problem-damaged = Die gespeicherten Daten von Tisch { $table } sind beschädigt; er lässt sich nicht öffnen. Wer den Server betreibt, findet den Grund im Protokoll.
problem-closed = Wer diesen Server betreibt, hat den Tisch geschlossen.
problem-too_large = Die Anfrage ist größer als { $most } Bytes.
problem-too_many =
    Das war zu viel auf einmal. Versuche es bitte in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } noch einmal.
problem-no_report = Die Partien der Bots konnten nicht gezählt werden; warum, sagt das Protokoll des Servers.
problem-no_scenario = Die Bots konnten diese Partie nicht spielen; warum, sagt das Protokoll des Servers.
problem-no_review = Die Rückschau konnte nicht berechnet werden; warum, sagt das Protokoll des Servers.
problem-store_down = Der Server erreicht seine Datenbank gerade nicht; verloren ist nichts. Versuche es gleich noch einmal.
problem-call_no_way = Auf diesem Weg kann dieser Server niemanden benachrichtigen.
problem-call_other_host = An diesen Host darf der Server nichts senden. Wohin er senden darf, bestimmt, wer ihn betreibt.
problem-call_wrong_target = Mit dieser Adresse stimmt etwas nicht: Dorthin lässt sich nichts senden.
problem-call_wrong_address = Das ist keine vollständige E-Mail-Adresse.
problem-call_wrong_hours = Die Ruhezeit ist nicht zu verstehen.
problem-call_refused = Wer diese E-Mail-Adresse hat, möchte von diesem Server keine Post.
problem-call_too_many = Ein Platz kann höchstens { $most } Adressen haben.
problem-wrong_link = Dieser Link gilt nicht mehr.

## refusal

refusal-not_understood = Die Nachricht war nicht zu verstehen: { $reason }
refusal-hello_first = Die erste Nachricht muss hello sein.
refusal-hello_once = hello wurde schon gesagt.
refusal-no_seat = Zu diesem Link gehört kein Platz an diesem Tisch.
refusal-not_your_seat = Platz { $seat } ist nicht deiner.
refusal-not_begun = Die Partie beginnt, wenn alle Plätze besetzt sind.
refusal-not_written = Deine Entscheidung konnte gerade nicht gespeichert werden. Du kannst es gefahrlos noch einmal versuchen.
refusal-chat_not_written = Deine Nachricht konnte gerade nicht gespeichert werden. Bitte sende sie noch einmal.
refusal-no_hint_among_people = Tipps gibt es nur, wo sonst niemand mitspielt oder wo zu Beginn alle zugestimmt haben.
refusal-no_hint_now = Gerade gibt es keinen Tipp.
refusal-too_fast = Nicht so schnell: Der Tisch nimmt { $most } Nachrichten in der Sekunde von einer Seite an.
refusal-chat_too_fast =
    An diesem Tisch wird gerade so viel gesagt, dass die nächste Zeile { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } warten muss.
refusal-too_long = Eine Nachricht darf 1 bis { $most } Zeichen haben.
refusal-paused = Der Tisch macht Pause. Alle, die hier sitzen, können sie beenden.
refusal-lent = Gerade spielt ein Bot für dich. Nimm zuerst deinen Platz zurück.

## call

call-title = { $game }: Du bist am Zug
call-body = { $name }, du bist am Zug am Tisch mit { $names }.
call-body_alone = { $name }, du bist am Zug.
call-mail_stop = Keine E-Mails mehr zu diesem Tisch: { $link }
call-confirm_title = { $game }: Sollen wir dir schreiben, wenn du am Zug bist?
call-confirm_body =
    Auf { $host } möchte jemand unter dieser Adresse erfahren, wann er oder sie in { $game } am Zug ist. Wenn du das warst, bestätige es hier:

    { $link }

    Wenn nicht, brauchst du nichts zu tun: Du hörst nichts mehr von uns. Damit dieser Server dir ganz sicher nie wieder schreibt:

    { $stop }

## rule.server

rule-server-title = An diesem Tisch
rule-server-text = Du spielst für die Plätze, auf denen du sitzt. Jede Entscheidung wird gespeichert, bevor andere sie sehen; darum geht nichts verloren, wenn die Verbindung abbricht.
