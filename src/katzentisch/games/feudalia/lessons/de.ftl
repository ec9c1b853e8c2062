# Was Minka in den Lektionen von Feudalia sagt. Ein Schritt hat Titel und Text; `other` antwortet auf eine andere erlaubte Wahl.

lesson-first-name = Dein erster Zug in Feudalia

lesson-first-goal-title = Mit zehn Punkten und einem Punkt Vorsprung gewinnst du.
lesson-first-goal-text = Punkte bringen deine drei Lehen, wenn sie wachsen, und die Kathedrale, an der alle bauen. Die Arbeit machen deine Vasallen.

lesson-first-hand-title = Dein Zug besteht aus fünf Karten.
lesson-first-hand-text = Jeder Vasall tut eines: auf einem Feld arbeiten, Münzen bringen oder seinen Einfluss nutzen. Wer am Ende auf der Hand bleibt, geht für Münzen an den Hof.

lesson-first-work-title = Lass den Schnitter auf einem Weizenfeld arbeiten.
lesson-first-work-text = Zieh ihn auf das Weizenlehen, oder wähle erst ihn und dann das Lehen. Er erntet dort 3 Weizen. Mit Würfeln bezahlst du fast alles.
lesson-first-work-other = Das geht auch. Würfel bekommst du von Vasallen auf Feldern.

lesson-first-income-title = Wirf einen Vasallen für Münzen ab.
lesson-first-income-text = Die Zahl in der Münze sagt, was eine Karte einbringt: ein Kaufmann 2, ein Leibeigener 1. Bei jeder Karte entscheidest du: jetzt Arbeit oder jetzt Geld.
lesson-first-income-other = Wie du magst. Münzen bekommst du für Karten, die du abwirfst.

lesson-first-hire-title = Wirb jemanden an, der mehr kann.
lesson-first-hire-text = Der Holzfäller schlägt Holz, das dein drittes Lehen braucht. Er ersetzt einen Leibeigenen, der für immer ausscheidet, und kommt auf deine Hand, sobald deine Ablage gemischt wird.
lesson-first-hire-other = Anwerben kannst du auch später, solange du Münzen hast.

lesson-first-end_turn-title = Beende deinen Zug.
lesson-first-end_turn-text = Deine Felder werden frei, und du ziehst fünf neue Karten. Die Schatzkammer zeigt, wie viele Münzen du behalten darfst.

lesson-first-play_on-title = Jetzt kennst du den Zug. Spiel weiter!
lesson-first-play_on-text = Spare Würfel für zweierlei: ein Lehen auszubauen und an der Kathedrale zu bauen. Ich melde mich, wenn etwas Neues möglich ist, und die Glühbirne hat immer einen Tipp.

lesson-first-replace-title = Einer kommt, einer geht.
lesson-first-replace-text = Manche Vasallen treten an die Stelle eines anderen: Die Karte, die du wählst, scheidet für immer aus. Auf einen Leibeigenen kannst du leicht verzichten.

lesson-first-cathedral-title = Du kannst an der Kathedrale bauen!
lesson-first-cathedral-text = Bezahle, was die Karte verlangt, und nimm ein Plättchen: Seine Punkte hast du sofort. Ein Bauabschnitt muss fertig sein, bevor der nächste beginnt.

lesson-first-upgrade-title = Eines deiner Lehen kann wachsen.
lesson-first-upgrade-text = Eine höhere Stufe bringt Punkte, Platz für Meister und oft ein weiteres Feld. Von der Summe deiner Stufen hängt auch ab, wie viele Münzen du behältst.

lesson-first-tax-title = Der Steuereintreiber ist da.
lesson-first-tax-text = Jedes Lehen zahlt die Hälfte seiner Würfel, abgerundet; welche, bestimmst du. Wer Würfel rechtzeitig ausgibt, zahlt wenig.

lesson-first-influence-title = Diese Karte hat Einfluss.
lesson-first-influence-text = Du hast je Zug eine Einflussaktion. Sie braucht kein Feld, und ihre Würfel dürfen auf jedes deiner Lehen.

lesson-first-master-title = Ein Meister würde gern für dich arbeiten.
lesson-first-master-text = Er wohnt in einer Stadt eines passenden Lehens und hilft dir in jedem Zug. Bevor du einen wählst, werden zwei weitere gezogen.

lesson-grow-name = Steuern, Kathedrale und wachsende Lehen

lesson-grow-goal-title = Ein paar Runden später: Jetzt gibt es Punkte.
lesson-grow-goal-text = Würfel bringen auf zwei Wegen Punkte: Du baust ein Lehen aus, oder du baust an der Kathedrale.

lesson-grow-tax-title = Bezahle den Steuereintreiber.
lesson-grow-tax-text = Jedes Lehen gibt die Hälfte seiner Würfel ab, abgerundet: heute ein Holz. Es ist schon ausgewählt, du musst nur bestätigen. Wer Würfel rechtzeitig ausgibt, zahlt wenig.

lesson-grow-work-title = Ernte erst einmal Weizen.
lesson-grow-work-text = Lass den Schnitter im Weizenlehen arbeiten: Weizen braucht heute die Kathedrale.
lesson-grow-work-other = Das geht auch. Würfel bekommst du von Vasallen auf Feldern.

lesson-grow-cathedral-title = Baue an der Kathedrale.
lesson-grow-cathedral-text = Bezahle, was die Karte verlangt, und nimm ein Plättchen: Seine Punkte hast du sofort. Erst wenn ein Bauabschnitt fertig ist, beginnt der nächste.
lesson-grow-cathedral-other = Bauen kannst du auch später, solange du die Würfel hast.

lesson-grow-gather-title = Jetzt Holz für dein Lehen.
lesson-grow-gather-text = Dein Holzlehen kann wachsen. Der Holzfäller bringt, was noch fehlt.
lesson-grow-gather-other = Das geht auch. Würfel bekommst du von Vasallen auf Feldern.

lesson-grow-gather_more-title = Und noch ein Würfel.
lesson-grow-gather_more-text = Ein Leibeigener arbeitet in jedem Lehen und holt, was es dort gibt.
lesson-grow-gather_more-other = Das geht auch. Würfel bekommst du von Vasallen auf Feldern.

lesson-grow-field-title = Schick ihn ins Lehmlehen.
lesson-grow-field-text = Jedes Lehen hat seine eigenen Würfel, und auf jedem Feld ist pro Zug Platz für einen Vasallen.

lesson-grow-upgrade-title = Lass dein Lehen wachsen.
lesson-grow-upgrade-text = Eine höhere Stufe bringt Punkte, Platz für einen Meister und oft ein weiteres Feld. Die Summe deiner Stufen bestimmt auch, wie viele Münzen du behältst.
lesson-grow-upgrade-other = Ausbauen kannst du auch später, wenn dir der Steuereintreiber die Würfel lässt.

lesson-grow-income-title = Wirf den letzten Vasallen für Münzen ab.
lesson-grow-income-text = Ein Meister kostet 2 Münzen, und dein Lehen hat jetzt eine Stadt für ihn.
lesson-grow-income-other = Wie du magst. Münzen bekommst du für Karten, die du abwirfst.

lesson-grow-master-title = Wirb einen Meister an.
lesson-grow-master-text = Er wohnt in der Stadt eines passenden Lehens und hilft dir in jedem Zug. Bevor du einen wählst, werden zwei weitere gezogen.
lesson-grow-master-other = Einen Meister kannst du auch später anwerben, solange eine Stadt frei ist.

lesson-grow-choose_master-title = Wähle, wer einzieht.
lesson-grow-choose_master-text = Zeig auf einen Meister oder halte den Finger darauf, um zu lesen, was er kann. Er braucht eine Stadt in einem Lehen, das zu ihm passt.

lesson-grow-put_under-title = Ein anderer Meister muss gehen.
lesson-grow-put_under-text = Wähle einen, der unter den Stapel kommt: am besten einen, den dein Gegner gern hätte.

lesson-grow-play_on-title = Jetzt kennst du alles. Spiel weiter!
lesson-grow-play_on-text = Mit zehn Punkten und einem Punkt Vorsprung gewinnst du. Wenn du nicht weiterweißt: Die Glühbirne hat einen Tipp.

lesson-grow-influence-title = Diese Karte hat Einfluss.
lesson-grow-influence-text = Du hast je Zug eine Einflussaktion. Sie braucht kein Feld, und ihre Würfel dürfen auf jedes deiner Lehen.

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
