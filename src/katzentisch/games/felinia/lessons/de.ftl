# Was Minka in den Lektionen von Felinia sagt. Ein Schritt hat Titel und Text; `other` antwortet auf eine andere erlaubte Wahl.

lesson-first-name = Deine erste Runde Felinia

lesson-first-goal-title = Bring deine Händler auf die Insel.
lesson-first-goal-text = Kaufe auf den Märkten Waren, bezahle damit die Überfahrt und lass deine Händler auf Felinia siedeln. Wer am Ende den größten Wohlstand hat, gewinnt.

lesson-first-market-title = Setze einen Bietstein auf Markt 1.
lesson-first-market-text = Die Schiffe ins Löwenreich verlangen zwei Uhren. Eine hast du, und Markt 1 verkauft noch eine: Für jeden Bietstein darfst du dort eine Ware kaufen.
lesson-first-market-other = Auch gut. In dieser Runde hast du noch zwei Bietsteine.

lesson-first-bank-title = Hol dir Silber von der Bank.
lesson-first-bank-text = Ein Bietstein auf der Bank zahlt sich sofort aus: { $income } Silber in diesem Durchgang. Mehr als 6 hast du nie; was darüber geht, verfällt.
lesson-first-bank-other = Auch gut. Die Bank hätte { $income } Silber gezahlt.

lesson-first-last_token-title = Deinen letzten Bietstein setzt du, wohin du willst.
lesson-first-last_token-text = Ein Markt gibt dir mehr Auswahl, die Bank füllt deine Kasse, und die Händlergilde tauscht eine Ware und legt ein Gewürz dazu.

lesson-first-buy-title = Kaufe, was ein Schiff verlangt.
lesson-first-buy-text = Eine Ware kostet 1 Silber für jeden Stein im Stapel, jetzt also { $price }. Der oberste Stein kauft zuerst. Mit zwei Uhren kann ein Händler ins Löwenreich fahren.
lesson-first-buy-other = Diesmal kein Kauf: Du bekommst den Bietstein zurück, ohne zu zahlen.

lesson-first-board-title = Schick einen Händler an Bord.
lesson-first-board-text = Die Schiffe, die du bezahlen kannst, leuchten. Deine Waren kommen in den Beutel, und der Händler nimmt den vordersten freien Platz.
lesson-first-board-other = Er bleibt vorerst zu Hause. Nach deinem nächsten Kauf darfst du wieder an Bord.

lesson-first-enough-title = Sonst niemand? Dann geht es weiter.
lesson-first-enough-text = Solange du bezahlen kannst, dürfen noch mehr Händler an Bord. Sonst drücke auf „Fertig“.

lesson-first-buy_again-title = Jetzt kauft dein nächster Bietstein.
lesson-first-buy_again-text = Eine Ware kostet hier { $price } Silber. Schau in den Hafen: Jedes Schiff verlangt Waren seiner eigenen Farbe, manches noch andere. Oder spare dein Silber.

lesson-first-enough_again-title = Noch kein Schiff dafür? Ab ins Lager.
lesson-first-enough_again-text = Was du jetzt nicht brauchst, wartet dort auf ein anderes Schiff. Drücke auf „Fertig“.

lesson-first-reveal-title = Land in Sicht! Decke ein Handels-Plättchen auf.
lesson-first-reveal-text = Bevor er weiterzieht, darf dein Händler zwei Plättchen des Reiches aufdecken, in dem er gelandet ist. So weißt du, was dich wo erwartet.
lesson-first-reveal-other = Er zieht lieber gleich weiter.

lesson-first-reveal_again-title = Und noch eines.
lesson-first-reveal_again-text = Du musst nicht, aber je mehr du siehst, desto besser wählst du deinen Weg.

lesson-first-walk-title = Zieh auf den Wegen weiter.
lesson-first-walk-text = Ein Händler macht bis zu drei Schritte; die Landung war der erste. Was die Provinzen unterwegs zeigen, bekommst du sofort.
lesson-first-walk-other = Er kehrt heim und behält, was er gefunden hat.

lesson-first-settle-title = Lass ihn auf einem offenen Plättchen siedeln.
lesson-first-settle-text = Das Plättchen gehört dir, und er bleibt dort bis zum Spielende. Dann zählen beide.
lesson-first-settle-other = Er kehrt heim und behält, was er gefunden hat.

lesson-first-store-title = Die Runde endet: Schau in dein Lager.
lesson-first-store-text = Bis zu 3 Waren behältst du, für { $price } Silber noch eine vierte. Was darüber ist, musst du für je 1 Silber verkaufen.
lesson-first-store-other = Ein wenig Silber schadet nie.

lesson-first-sets-title = Sammle gleiche Plättchen.
lesson-first-sets-text = Ein einzelnes Plättchen zählt 1, zwei gleiche je 2, drei gleiche je 3. Auch jedes Gold, je zwei Gewürze und jede Ware im Lager zählen 1.

lesson-first-groups-title = Lass deine Händler nebeneinander siedeln.
lesson-first-groups-text = Händler in Provinzen, die aneinandergrenzen, bilden eine Gruppe. Ein Händler allein zählt 1, zu zweit zählt jeder 2, ab drei zählt jeder 3.

lesson-first-play_on-title = Jetzt kennst du die Runde. Spiel weiter!
lesson-first-play_on-text = Das Spiel endet, wenn der letzte Händler einer Familie an Bord geht oder die Schiffe ausgehen. Wenn du nicht weiterweißt: Die Glühbirne hat einen Tipp.

lesson-first-guild-title = In der Händlergilde wird getauscht.
lesson-first-guild-text = Gib eine Ware für eine andere Art und bekomm ein Gewürz dazu, oder gib Gold und Gewürz für ein Bonus-Plättchen.

# Wie eine Runde verläuft: die Phasen eines Zugs, für die Regeln und für „Was kann ich tun?“ am Tisch.

round-basic-bidding-title = Einsetzen
round-basic-bidding-text = Setze einen Bietstein auf einen Markt, die Händlergilde oder die Bank. Der oberste eines Stapels kauft zuerst und zahlt am meisten.

round-basic-trading-title = Kaufen
round-basic-trading-text = Markt für Markt kauft jeder Bietstein eine Ware. Sie kostet 1 Silber für jeden Stein, der noch im Stapel liegt.

round-basic-boarding-title = An Bord gehen
round-basic-boarding-text = Nach jedem Kauf oder Tausch darfst du Händler an Bord schicken: Bezahle die Waren, die das Schiff zeigt; der Händler nimmt den vordersten freien Platz.

round-basic-revealing-title = Umsehen
round-basic-revealing-text = Volle Schiffe legen ab. Ein Händler, der gelandet ist, darf zwei Plättchen des Reichs aufdecken.

round-basic-moving-title = Wandern
round-basic-moving-text = Bis zu drei Schritte auf den Wegen; die Landung ist der erste. Was die Provinzen unterwegs zeigen, gehört dir sofort.

round-basic-settling-title = Sich niederlassen
round-basic-settling-text = Ein Schritt auf ein offenes Plättchen beendet die Reise: Das Plättchen gehört dir, und der Händler bleibt bis zum Schluss dort.

round-basic-storage-title = Einlagern
round-basic-storage-text = Die Runde endet. Drei Waren bleiben im Lager, für 2 Silber noch eine vierte; der Rest wird für je 1 Silber verkauft.
