# Was Minka in den Lektionen von The Isle of Cats sagt. Ein Schritt hat Titel und Text; `other` antwortet auf eine andere Wahl.

lesson-family-name = Deine ersten Katzen

lesson-family-goal-title = Fülle dein Boot mit Katzen.
lesson-family-goal-text = Katzen einer Farbe, die sich berühren, sind eine Familie. Wer nach fünf Tagen die meisten Punkte hat, gewinnt.

lesson-family-figure-title = Wähle eine Figur.
lesson-family-figure-text = Sie zeigt nur, wer wer ist.

lesson-family-cards-title = Behalte zwei dieser Karten.
lesson-family-cards-text = Das sind deine geheimen Aufgaben, und jede zählt am Ende etwas anderes. Behalte die zwei, die dir leichter vorkommen.

lesson-family-take-title = Nimm diese orange Katze.
lesson-family-take-text = Im Familienspiel kosten Katzen nichts: In jedem Zug nimmst du eine, die neben der Insel liegt.
lesson-family-take-other = Du musst keine nehmen, aber wer passt, ist für den Tag draußen.

lesson-family-place-title = Leg sie auf die orange Schatzkarte.
lesson-family-place-text = Ich habe sie dir schon hingelegt. Zieh sie, wohin du willst; die Knöpfe unten drehen und wenden sie (Tasten R und F). Die erste Katze darf überall liegen. Eine Schatzkarte unter ihrer eigenen Farbe bringt einen Schatz!
lesson-family-place-other = Da darf sie auch liegen. Von jetzt an muss jedes Plättchen ein anderes berühren.

lesson-family-treasure-title = Du hast einen Schatz gefunden. Nimm einen!
lesson-family-treasure-text = Ein Schatz gehört zu keiner Familie, aber er füllt Lücken, und ein seltener bringt außerdem 3 Punkte.

lesson-family-place_treasure-title = Leg den Schatz aufs Deck.
lesson-family-place_treasure-text = Alles nach der ersten Katze muss ein Plättchen berühren, das schon liegt. Grün heißt: Es passt.

lesson-family-take_second-title = Noch eine orange Katze, bitte.
lesson-family-take_second-text = Zwei einer Farbe, die sich berühren, sind der Anfang einer Familie.
lesson-family-take_second-other = Du musst keine nehmen, aber wer passt, ist für den Tag draußen.

lesson-family-place_second-title = Leg sie direkt an die erste.
lesson-family-place_second-text = Seite an Seite zählt, Ecke an Ecke nicht.
lesson-family-place_second-other = Da darf sie auch liegen, aber dann sind die beiden noch keine Familie.

lesson-family-rats-title = Achte auf die Ratten.
lesson-family-rats-text = Jede Ratte, die am Ende noch zu sehen ist, kostet 1 Punkt. Bedecke sie, und sie ist weg.

lesson-family-take_third-title = Und die dritte orange Katze.
lesson-family-take_third-text = Ab drei Katzen zählt eine Familie: Drei bringen 8 Punkte, vier 11, fünf 15.
lesson-family-take_third-other = Du musst keine nehmen, aber wer passt, ist für den Tag draußen.

lesson-family-place_third-title = Mach sie zu einer Familie.
lesson-family-place_third-text = Alle drei müssen zusammenhängen. Dann hast du 8 Punkte.
lesson-family-place_third-other = Da darf sie auch liegen. Eine Familie kann später noch zusammenwachsen.

lesson-family-rooms-title = Fülle die Räume.
lesson-family-rooms-text = Ein Raum, in dem am Ende ein Feld frei ist, kostet 5 Punkte. Ein voller kostet nichts: Mach also fertig, was du anfängst.

lesson-family-play_on-title = Fünf Tage, dann kommt Vesh. Spiel weiter!
lesson-family-play_on-text = Jeden Tag kommen neue Katzen auf die Insel. Wenn du nicht weiterweißt: Die Glühbirne hat einen Tipp.

lesson-family-map-title = Wieder eine Schatzkarte bedeckt!
lesson-family-map-text = Auf deinem Boot ist von jeder Farbe eine, und jede bringt einen Schatz.

lesson-full-name = Das ganze Spiel

lesson-full-goal-title = Das ganze Spiel: Fische, Karten und Körbe.
lesson-full-goal-text = Boot und Punkte sind wie im Familienspiel. Neu ist, wie du eine Katze rettest: Das kostet Fische und einen Korb, und Karten helfen dir dabei.

lesson-full-figure-title = Wähle eine Figur.
lesson-full-figure-text = Ihr Platz auf der Insel zeigt, wer zuerst dran ist.

lesson-full-draft-title = Behalte zwei Karten und gib die anderen weiter.
lesson-full-draft-text = Nimm die Oshax, einen seltenen Fund, und einen Korb mit Stiefeln. Die Fische in der Ecke sind der Preis; bezahlt wird später.
lesson-full-draft-other = Auch eine gute Karte. Bezahlt wird später.

lesson-full-draft_again-title = Jetzt aus den Karten des Nachbarn.
lesson-full-draft_again-text = Noch ein Korb schadet nie. Lektionen sind Aufgaben, die am Ende zählen: blaue nur für dich, grüne für alle.
lesson-full-draft_again-other = Auch eine gute Karte. Bezahlt wird später.

lesson-full-draft_last-title = Und die letzten zwei.
lesson-full-draft_last-text = Die eine kannst du jederzeit ausspielen. Die andere ist eine offene Lektion: Sie zählt für alle.
lesson-full-draft_last-other = Auch eine gute Karte. Bezahlt wird später.

lesson-full-buy-title = Kauf, was du brauchen kannst.
lesson-full-buy-text = Du hast { $fish } Fische. Wähle die leuchtenden Karten und bestätige. Eine Katze kostet links 3 Fische und rechts 5, behalte also welche.
lesson-full-buy-other = Fische, die du nicht ausgibst, bleiben dir.

lesson-full-lesson-title = Nenne eine Farbe für deine Lektion.
lesson-full-lesson-text = Sie zählt für alle, nimm also eine Farbe, die du sammeln willst.

lesson-full-lay_out-title = Lege deine Rettungskarten aus.
lesson-full-lay_out-text = Jeder Korb rettet eine Katze; zwei kaputte zählen wie einer. Wer die meisten Stiefel zeigt, ist zuerst dran.
lesson-full-lay_out-other = Dann muss dein permanenter Korb genügen.

lesson-full-rescue-title = Rette diese Katze.
lesson-full-rescue-text = Sie liegt im linken Gebiet und kostet 3 Fische; rechts kosten Katzen 5. Jede braucht außerdem einen Korb.
lesson-full-rescue-other = Du kannst passen und Fische sparen; dann bist du für diese Phase draußen.

lesson-full-basket-title = Welcher Korb?
lesson-full-basket-text = Korbkarten werden heute Abend abgelegt, nimm sie also zuerst. Der permanente Korb ist morgen wieder bereit.

lesson-full-place-title = Ab aufs Boot mit ihr.
lesson-full-place-text = Wie im Familienspiel: Das erste Plättchen darf überall liegen, jedes andere muss eines berühren, das schon liegt.

lesson-full-anytime-title = Spiel deine Jederzeitkarte.
lesson-full-anytime-text = Jederzeitkarten wirken, wann immer du willst, auch in den Zügen der anderen. Mit dieser darfst du heute eine Katze mehr retten.
lesson-full-anytime-other = Dann heb sie dir auf: Sie bleibt auf deiner Hand.

lesson-full-end_turn-title = Beende deinen Zug.
lesson-full-end_turn-text = In jedem Zug rettest du eine Katze. Dann sind die anderen dran, bis alle gepasst haben.

lesson-full-rescue_again-title = Noch eine Katze? Oder passe.
lesson-full-rescue_again-text = Rette, solange Fische und Körbe reichen, am besten eine Katze, die ihre Familie berühren kann. Dann passe: Übrige Fische bleiben dir.

lesson-full-pass-title = Keine Fische mehr? Dann passe.
lesson-full-pass-text = Wer passt, rettet heute keine Katze mehr. Haben alle gepasst, wird es Abend.

lesson-full-finds-title = Abends: Zeit für seltene Funde.
lesson-full-finds-text = Jetzt werden Oshax- und Fundkarten gespielt, eine nach der anderen. Spiel deine Oshax!
lesson-full-finds-other = Dann heb sie dir auf: Sie bleibt auf deiner Hand.

lesson-full-oshax-title = Wähle eine Oshax.
lesson-full-oshax-text = Sie unterscheiden sich nur in der Form. Nimm eine, die auf dein Boot passt.

lesson-full-oshax_colour-title = Nenne ihre Farbe.
lesson-full-oshax_colour-text = Eine Oshax gehört zu jeder Familie, die du willst. Nimm die Farbe, von der du am meisten hast.

lesson-full-place_oshax-title = Leg sie zu ihrer Familie.
lesson-full-place_oshax-text = Zieh sie an ihren Platz und bestätige. Sie zählt wie jede Katze dieser Farbe und muss wie jedes Plättchen ein anderes berühren.

lesson-full-play_on-title = Das war ein Tag. Noch vier: Spiel weiter!
lesson-full-play_on-text = Am Ende zählen Ratten, Räume, Familien, seltene Schätze und Lektionen. Wenn du nicht weiterweißt: Die Glühbirne hat einen Tipp.

lesson-full-treasure-title = Ein Schatz!
lesson-full-treasure-text = Er gehört zu keiner Familie, aber er füllt Lücken; ein seltener bringt außerdem 3 Punkte.

# Wie eine Runde verläuft: die Phasen eines Zugs, für die Regeln und für „Was kann ich tun?“ am Tisch.

round-family-cards-title = Aufgaben wählen
round-family-cards-text = Vor dem ersten Tag behältst du zwei von drei Karten. Sie sind deine geheimen Aufgaben und zählen am Ende.

round-family-taking-title = Eine Katze nehmen
round-family-taking-text = Wenn du dran bist, nimm eine beliebige Katze von der Insel oder passe für den Tag. Katzen kosten hier nichts.

round-family-placing-title = Aufs Boot mit ihr
round-family-placing-text = Dreh und wende sie, wie du willst. Das erste Plättchen darf überall liegen, jedes weitere muss ein anderes berühren.

round-family-together-title = Familien beisammenhalten
round-family-together-text = Katzen einer Farbe, die sich berühren, sind eine Familie: Drei bringen 8 Punkte, vier 11, fünf 15.

round-family-maps-title = Eine Schatzkarte bedecken
round-family-maps-text = Bedeckt eine Katze die Schatzkarte ihrer Farbe, nimmst du einen Schatz und legst ihn sofort.

round-family-treasures-title = Lücken füllen
round-family-treasures-text = Schätze gehören zu keiner Familie, aber sie füllen Räume und bedecken Ratten. Ein seltener bringt außerdem 3 Punkte.

round-full-draft-title = Karten wählen
round-full-draft-text = Behalte zwei Karten und gib die anderen weiter, bis alle verteilt sind. Bezahlt wird später.

round-full-buying-title = Karten kaufen
round-full-buying-text = Jede Karte, die du behalten willst, kostet die Fische in ihrer Ecke. Auch Katzen kosten Fische, also heb dir welche auf.

round-full-rescue_cards-title = Rettungskarten auslegen
round-full-rescue_cards-text = Alle legen Körbe und Stiefel verdeckt aus. Wer die meisten Stiefel hat, beginnt; jeder Korb trägt eine Katze.

round-full-rescue-title = Eine Katze retten
round-full-rescue-text = Wenn du dran bist, rette eine Katze: Im linken Gebiet kostet sie 3 Fische, im rechten 5. Oder passe.

round-full-baskets-title = Einen Korb wählen
round-full-baskets-text = Jede Katze braucht einen Korb: den permanenten, eine Korbkarte oder zwei kaputte zusammen.

round-full-placing-title = Aufs Boot mit ihr
round-full-placing-text = Halte Farben beisammen, bedecke Ratten, fülle Räume. Jedes Plättchen außer dem ersten muss ein anderes berühren.

round-full-finds-title = Seltene Funde
round-full-finds-text = Am Ende des Tages spielt ihr Oshax- und Fundkarten, in Inselreihenfolge und eine nach der anderen.
