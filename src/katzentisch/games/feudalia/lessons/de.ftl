# Was Minka in den Lektionen von Feudalia sagt. Ein Schritt hat Titel und Text; `other` antwortet auf eine andere erlaubte Wahl.

lesson-first-name = Dein erster Zug in Feudalia

lesson-first-goal-title = Zehn Punkte gewinnen, mit einem Punkt Vorsprung.
lesson-first-goal-text = Punkte bringen deine drei Lehen, wenn sie wachsen, und die Kathedrale, an der alle bauen. Die Arbeit machen deine Vasallen.

lesson-first-hand-title = Fünf Karten sind dein Zug.
lesson-first-hand-text = Jeder Vasall tut eines: auf einem Feld arbeiten, Münzen bringen oder seinen Einfluss nutzen. Wer am Ende auf der Hand bleibt, geht für Münzen an den Hof.

lesson-first-work-title = Lass den Schnitter auf einem Weizenfeld arbeiten.
lesson-first-work-text = Zieh ihn auf das Weizenlehen, oder klicke erst ihn und dann das Lehen an. Er erntet dort 3 Weizen. Mit Würfeln bezahlst du fast alles.
lesson-first-work-other = Das geht auch. Würfel bekommst du von Vasallen auf Feldern.

lesson-first-income-title = Wirf einen Vasallen für Münzen ab.
lesson-first-income-text = Die Zahl in der Münze sagt, was eine Karte einbringt. Bei jeder Karte entscheidest du: jetzt Arbeit oder jetzt Geld.
lesson-first-income-other = Wie du magst. Münzen bekommst du für Karten, die du abwirfst.

lesson-first-hire-title = Wirb jemanden an.
lesson-first-hire-text = Bezahle den Preis, und die Karte kommt auf deine Ablage. Ist dein Stapel leer, wird die Ablage gemischt, und der neue Vasall kommt auf deine Hand.
lesson-first-hire-other = Anwerben kannst du auch später, solange du Münzen hast.

lesson-first-end_turn-title = Beende deinen Zug.
lesson-first-end_turn-text = Deine Felder werden frei, und du ziehst fünf neue Karten. Die Schatzkammer zeigt, wie viele Münzen du behalten darfst.

lesson-first-play_on-title = Jetzt kennst du den Zug. Spiel weiter!
lesson-first-play_on-text = Spare Würfel für zweierlei: ein Lehen auszubauen und an der Kathedrale zu bauen. Ich melde mich, wenn etwas Neues möglich ist; und einen Tipp bekommst du immer.

lesson-first-replace-title = Einer kommt, einer geht.
lesson-first-replace-text = Manche Vasallen treten an die Stelle eines anderen: Die Karte, die du wählst, scheidet für immer aus. Ein Leibeigener ist leicht zu entbehren.

lesson-first-cathedral-title = Du kannst an der Kathedrale bauen!
lesson-first-cathedral-text = Bezahle, was die Karte verlangt, und nimm ein Plättchen: Seine Punkte hast du sofort. Ein Bauabschnitt muss fertig sein, bevor der nächste beginnt.

lesson-first-upgrade-title = Eines deiner Lehen kann wachsen.
lesson-first-upgrade-text = Eine höhere Stufe bringt Punkte, Platz für Meister und oft ein weiteres Feld. Von der Summe deiner Stufen hängt auch ab, wie viele Münzen du behältst.

lesson-first-tax-title = Der Steuereintreiber ist da.
lesson-first-tax-text = Jedes Lehen zahlt die Hälfte seiner Würfel, abgerundet; welche, bestimmst du. Wer Würfel rechtzeitig ausgibt, zahlt wenig.

lesson-first-influence-title = Diese Karte hat Einfluss.
lesson-first-influence-text = Du hast je Zug eine Einflussaktion. Sie braucht kein Feld, und ihre Würfel dürfen auf jedes deiner Lehen.

lesson-first-master-title = Ein Meister würde für dich arbeiten.
lesson-first-master-text = Er wohnt in einer Stadt eines passenden Lehens und hilft dir in jedem Zug. Bevor du einen wählst, werden zwei weitere gezogen.

# Wie eine Runde verläuft: die Phasen eines Zugs, für die Regeln und für „Was kann ich tun?“ am Tisch.

round-scenario_1-fields-title = Auf dem Feld arbeiten
round-scenario_1-fields-text = Lass einen Vasallen auf einem freien Feld eines passenden Lehens arbeiten. Er bringt dir Würfel, und mit Würfeln bezahlst du fast alles.

round-scenario_1-income-title = Einkommen
round-scenario_1-income-text = Wirf einen Vasallen ab und nimm die Münzen, die auf der Karte stehen.

round-scenario_1-hiring-title = Anwerben
round-scenario_1-hiring-text = Bezahle den Preis eines Vasallen. Die Karte kommt auf deine Ablage und später auf deine Hand.

round-scenario_1-final-title = Den Zug beenden
round-scenario_1-final-text = Wer noch auf deiner Hand ist, geht für Münzen an den Hof. Du behältst, was die Schatzkammer erlaubt, und ziehst fünf neue Karten.

round-scenario_1-cathedral-title = An der Kathedrale bauen
round-scenario_1-cathedral-text = Bezahle, was eine Karte des laufenden Bauabschnitts verlangt, und nimm ein Plättchen: Seine Punkte hast du sofort.

round-scenario_1-upgrading-title = Ein Lehen ausbauen
round-scenario_1-upgrading-text = Bezahle die Kosten mit Würfeln. Eine höhere Stufe bringt Punkte, mehr Felder und Platz für Meister.

round-scenario_1-tax-title = Der Steuereintreiber
round-scenario_1-tax-text = Hast du ihn zu Beginn deines Zuges auf der Hand, zahlt jedes Lehen die Hälfte seiner Würfel, abgerundet; welche, bestimmst du.
