# Was der Server selbst sagt. Lücken in Klammern: siehe docs/add/a-language.md.

## problem

problem-wrong_body = Die Anfrage ist nicht zu verstehen: { $reason }
problem-wrong_option = { $reason }
problem-wrong_record = Die Aufzeichnung lässt sich nicht öffnen: { $reason }
problem-wrong_seed = Der Startwert '{ $seed }' ist keine ganze Zahl von 0 bis 9223372036854775807.
problem-wrong_name = Ein Name hat 1 bis { $most } Zeichen.
problem-not_allowed = Dieser Tisch steht dir nicht offen: Es braucht den Schlüssel eines Platzes oder den Link für Zuschauer.
problem-other_origin = Seiten anderer Anbieter dürfen das nicht; wer den Server betreibt, kann eine mit --origin zulassen.
problem-no_such_table = Einen Tisch { $table } gibt es nicht.
problem-no_such_path = Hier ist nichts.
problem-too_hard = Die Antwort dauerte zu lange und wurde abgebrochen.
problem-wrong_case = Der Schiedsrichter kann nicht antworten: { $reason }
problem-no_referee = Für { $game } gibt es noch keinen Schiedsrichter.
problem-no_such_step = Die Partie hat die Schritte 0 bis { $last }, nicht { $step }.
problem-invitation_used = Diese Einladung ist falsch oder schon benutzt: Der Platz ist besetzt.
problem-still_running = Die Partie läuft noch: Ihre Aufzeichnung gibt es, wenn sie zu Ende ist.
problem-not_over = Die Partie dieser Aufzeichnung ist nicht zu Ende: Nur beendete Partien lassen sich öffnen.
problem-other_rules = Dieser Tisch wurde mit Regeln { $played } von { $game } und anderem Material begonnen; dieser Server spielt Regeln { $here }.
problem-too_large = Die Anfrage ist größer als { $most } Bytes.
problem-too_many =
    Das war zu viel in kurzer Zeit; bitte in { $seconds } { $seconds ->
        [one] Sekunde
       *[other] Sekunden
    } noch einmal versuchen.
problem-no_report = Die Partien der Bots konnten nicht gezählt werden; warum, sagt das Protokoll des Servers.
problem-no_scenario = Die Bots konnten diese Partie nicht spielen; warum, sagt das Protokoll des Servers.
problem-no_review = Die Analyse konnte nicht berechnet werden; warum, sagt das Protokoll des Servers.
problem-store_down = Der Server erreicht seine Datenbank gerade nicht; verloren ist nichts. Bitte gleich noch einmal versuchen.

## refusal

refusal-not_understood = Die Nachricht ist nicht zu verstehen: { $reason }
refusal-hello_first = Zuerst wird gegrüßt (hello).
refusal-hello_once = Gegrüßt wurde schon.
refusal-no_seat = Keiner dieser Schlüssel öffnet einen Platz an diesem Tisch.
refusal-not_your_seat = Platz { $seat } ist nicht deiner.
refusal-not_begun = Die Partie beginnt, wenn alle Plätze besetzt sind.
refusal-not_written = Deine Wahl konnte gerade nicht festgehalten werden. Du kannst sie gefahrlos wiederholen.
refusal-too_fast = Nicht so schnell: Der Tisch nimmt { $most } Nachrichten in der Sekunde von einer Seite an.
refusal-too_long = Ein Beitrag hat 1 bis { $most } Zeichen.

## rule.server

rule-server-title = An diesem Tisch
rule-server-text = Eine Seite spricht für die Plätze, deren Schlüssel sie hat, eine Nachricht nach der anderen, und jede Wahl wird festgehalten, bevor jemand davon erfährt.
