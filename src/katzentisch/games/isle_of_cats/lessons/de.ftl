# Was Minka in den Lektionen der Insel der Katzen sagt. Ein Schritt hat Titel und Text; `other` antwortet auf eine andere erlaubte Wahl.

lesson-family-name = Deine ersten Katzen

lesson-family-goal-title = Füll dein Boot mit Katzen.
lesson-family-goal-text = Katzen einer Farbe, die sich berühren, sind eine Familie; ab drei Katzen zählt sie. Sichtbare Ratten und Räume, die nicht voll werden, kosten Punkte.

lesson-family-figure-title = Such dir eine Figur aus.
lesson-family-figure-text = Sie zeigt nur, wer wer ist.

lesson-family-cards-title = Behalte zwei dieser Karten.
lesson-family-cards-text = Das sind deine geheimen Aufgaben, und jede zählt etwas anderes. Behalte die zwei, die du dir am ehesten zutraust.

lesson-family-take-title = Nimm eine Katze.
lesson-family-take-text = Im Familienspiel kosten Katzen nichts. Nimm eine, die dir gefällt, oder eine in einer Farbe, die noch öfter daliegt.
lesson-family-take-other = Du musst keine nehmen; wer passt, ist für heute fertig.

lesson-family-place-title = Leg sie auf dein Boot.
lesson-family-place-text = Zieh sie aufs Deck, dreh sie mit R, wende sie mit F. Die erste Katze darf überall liegen, auch auf Ratten und quer über Wände.

lesson-family-take_second-title = Nimm noch eine.
lesson-family-take_second-text = Von jetzt an muss jedes Plättchen eines berühren, das schon daliegt. Dieselbe Farbe wäre der Anfang einer Familie.
lesson-family-take_second-other = Du musst keine nehmen; wer passt, ist für heute fertig.

lesson-family-place_second-title = Halte die Farben beisammen.
lesson-family-place_second-text = Drei Katzen einer Farbe, die sich berühren, bringen 8 Punkte, vier 11, fünf 15. Eine Ratte, die du bedeckst, zählt nicht mehr.

lesson-family-rooms-title = Räume, Ratten und Schatzkarten
lesson-family-rooms-text = Jeder Raum mit einem freien Feld kostet 5 Punkte, jede sichtbare Ratte 1. Bedeckst du eine Schatzkarte mit einer Katze ihrer Farbe, nimmst du einen Schatz; der füllt kleine Lücken.

lesson-family-play_on-title = Fünf Tage, dann kommt Vesh. Spiel weiter!
lesson-family-play_on-text = Jeden Tag kommen neue Katzen auf die Insel. Wenn du nicht weiterweißt, lass dir einen Tipp geben.

lesson-family-treasure-title = Ein Schatz!
lesson-family-treasure-text = Er hat keine Farbe und gehört zu keiner Familie, aber er füllt Lücken. Auch er muss etwas berühren, das schon daliegt.

lesson-full-name = Das volle Spiel

lesson-full-goal-title = Das volle Spiel: Fische, Karten und Körbe.
lesson-full-goal-text = Boot und Punkte kennst du aus dem Familienspiel. Neu ist, wie du zu Katzen kommst: mit Fischen, mit Körben und mit Karten, die du dir aussuchst.

lesson-full-figure-title = Such dir eine Figur aus.
lesson-full-figure-text = Ihr Platz auf der Insel zeigt, wer zuerst dran ist.

lesson-full-draft-title = Behalte zwei Karten und gib die anderen weiter.
lesson-full-draft-text = Bezahlt wird erst später. Der Fisch in der Ecke ist der Preis: Körbe und Stiefel bringen Katzen, Lektionen zählen am Ende.

lesson-full-draft_again-title = Jetzt wählst du aus den Karten von nebenan.
lesson-full-draft_again-text = Am Ende hast du sieben. Zwei oder drei gute reichen, denn auch Katzen kosten Fische.

lesson-full-buy-title = Kaufe, was du brauchen kannst.
lesson-full-buy-text = Du hast { $fish } Fische. Eine Katze kostet 3 im linken und 5 im rechten Gebiet: Heb dir genug für zwei oder drei auf. Was du nicht ausgibst, behältst du.

lesson-full-lay_out-title = Leg Rettungskarten aus.
lesson-full-lay_out-text = Jeder Korb rettet eine Katze; zwei kaputte zählen wie einer. Wer die meisten Stiefel zeigt, kommt zuerst dran.

lesson-full-rescue-title = Rette eine Katze.
lesson-full-rescue-text = Dafür brauchst du einen Korb und den Preis: links 3 Fische, rechts 5.
lesson-full-rescue-other = Du kannst passen und Fische sparen; dann bist du für diese Phase fertig.

lesson-full-basket-title = Welcher Korb?
lesson-full-basket-text = Den permanenten Korb hast du morgen wieder. Korbkarten werden heute Abend abgelegt: Nimm sie zuerst.

lesson-full-place-title = Und nun aufs Boot mit ihr.
lesson-full-place-text = Wie im Familienspiel: Das erste Plättchen darf überall liegen, jedes weitere muss eines berühren, das schon daliegt.

lesson-full-play_on-title = So geht ein Tag. Spiel weiter!
lesson-full-play_on-text = Nach fünf Tagen zählen Ratten, Räume, Familien, seltene Schätze und Lektionen. Wenn du nicht weiterweißt, lass dir einen Tipp geben.

lesson-full-finds-title = Zeit für seltene Funde
lesson-full-finds-text = Jetzt werden Oshax- und Fundkarten gespielt. Eine Oshax nimmt die Farbe an, die du nennst, und gehört dann zu einer Familie.

lesson-full-lessons-title = Nenne eine Farbe für deine Lektion.
lesson-full-lessons-text = Eine offene Lektion zählt für alle. Wähle eine Farbe, von der du mehr hast als die anderen.

lesson-full-anytime-title = Eine Jederzeitkarte
lesson-full-anytime-text = Du darfst sie spielen, wann immer du etwas entscheidest, und sogar in den Zügen der anderen. Heb sie dir für den besten Moment auf.

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
