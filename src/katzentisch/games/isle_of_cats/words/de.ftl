# Die Insel der Katzen auf Deutsch. Wie Lücken gefüllt werden, steht in docs/add/a-language.md.

## game

game-name = Die Insel der Katzen
game-tagline = Rettet Katzen, füllt euer Boot, haltet Familien zusammen.

## variant

variant-full = Volles Spiel
variant-family = Familienspiel
variant-solo = Allein gegen die Schwester

## setting

setting-difficulty = Schwierigkeit

## difficulty

difficulty-easy = Leicht
difficulty-medium = Mittel
difficulty-hard = Schwer
difficulty-very_hard = Sehr schwer
difficulty-expert = Experte

## colour

colour-blue = blau
colour-green = grün
colour-red = rot
colour-purple = lila
colour-orange = orange

## side

side-left = links
side-right = rechts
side-active = aktiv
side-used = benutzt

## basket

basket-permanent = Dauerkorb
basket-whole = Korbkarte
basket-halves = zwei kaputte Körbe
basket-none = kein Korb
basket-half = kaputter Korb

## from

from-rare = 1 seltener Schatz
from-common = 2 gewöhnliche Schätze
from-small = 2 kleine Schätze

## tile

tile-cat = Katze
tile-oshax = Oshax
tile-rare = seltener Schatz
tile-common = gewöhnlicher Schatz

## room

room-A = Heckkajüte (Papagei)
room-B = obere Schlafkammer (Mond)
room-C = Speisekammer (Apfel)
room-D = untere Schlafkammer (Mond)
room-E = Großer Raum
room-F = Vorratsraum (Korn)
room-G = Bugkajüte (Papagei)

## boat

boat-boat1 = Boot 1
boat-boat2 = Boot 2
boat-boat3 = Boot 3
boat-boat4 = Boot 4

## kind

kind-oshax = Oshaxkarte
kind-rescue = Rettungskarte
kind-anytime = Jederzeitkarte
kind-treasure = Schatzkarte
kind-lesson = Private Lektion
kind-public_lesson = Öffentliche Lektion

## phase

phase-figures = Figuren
phase-family_cards = Familienkarten
phase-draft = Erkunden: Auswahl
phase-buying = Erkunden: Kaufen
phase-reading = Lektionen lesen
phase-choosing = Rettungskarten
phase-rescuing = Katzen retten
phase-finds = Seltene Funde
phase-call = Letzter Aufruf
phase-taking = Katzen nehmen
phase-over = Ende

## shape

shape-dot = Punkt
shape-duo = Paar
shape-tri_bend = Knick
shape-tri_bar = kurzer Balken
shape-rare_hook = Haken
shape-rare_tee = T-Stück
shape-rare_block = Block
shape-rare_zig = Zickzack
shape-rare_bar = Viererbalken
shape-ox_stairs = lange Treppe
shape-ox_twist = Dreher
shape-ox_crook = Krummstab
shape-ox_kite = Drachen
shape-ox_key = Schlüssel
shape-ox_hook = Schwanzkreuz
shape-cat_tee = langes T
shape-cat_steps = Treppe
shape-cat_slant = Schräge
shape-cat_bumpbar = Balken mit Beule
shape-cat_flag = Fahne
shape-cat_chair = Stuhl
shape-cat_mast = Mast
shape-cat_corner = Ecke
shape-cat_ell = langes L
shape-cat_cup = Schale
shape-cat_bridge = Brücke
shape-cat_fatstep = dicke Stufe
shape-cat_plus = Plus
shape-cat_slide = Rutsche
shape-cat_zig = kleines Zickzack
shape-cat_bar = Balken
shape-cat_cross = langes Kreuz

## card

card-four_boots = Vier Stiefel
card-broken_basket = Kaputter Korb
card-broken_basket_one_boot = Kaputter Korb, ein Stiefel
card-broken_basket_three_boots = Kaputter Korb, drei Stiefel
card-basket_one_boot = Korb, ein Stiefel
card-basket_three_boots = Korb, drei Stiefel
card-call_an_oshax = Oshax rufen
card-oshax_fish = Oshaxfische
card-place_anywhere = Freie Platzwahl
card-draw_two = Zwei ziehen
card-draw_three = Drei ziehen
card-lucky_bag = Glücksgriff
card-sell_a_basket = Korb verkaufen
card-herd_the_cats = Katzen treiben
card-lesson_fish = Lektionsfische
card-one_more_cat = Noch eine Katze
card-new_arrivals = Neuankömmlinge
card-new_basket = Neuer Korb
card-lessons_for_a_basket = Lektionen gegen Korb
card-treasures_for_a_basket = Schätze gegen Korb
card-rainbow_fish = Regenbogenfische
card-rare_treasure_fish = Fische für Seltenes
card-common_treasure_fish = Fische für Gewöhnliches
card-one_colour_fish = Farbfische
card-rare_or_two_common = Selten oder zwei gewöhnliche
card-two_small_or_pay_for_two_common = Zwei kleine oder zahlen
card-whole_edge = Ganzer Rand
card-fifteen_cats = Fünfzehn Katzen
card-three_of_each = Drei von jeder
card-five_colours_at_the_edge = Fünf Farben am Rand
card-one_colour_at_the_edge = Eine Farbe am Rand
card-three_baskets = Drei Körbe
card-first_in_line = Ganz vorn
card-lonely_cats = Einsame Katzen
card-largest_family = Größte Familie
card-rare_treasures = Seltene Schätze
card-common_treasures = Gewöhnliche Schätze
card-no_rats = Keine Ratten
card-rat_keeper = Rattenfreund
card-eager_pupil = Fleißig gelernt
card-five_blue = Fünf blaue
card-five_green = Fünf grüne
card-five_purple = Fünf lila
card-five_red = Fünf rote
card-five_orange = Fünf orange
card-five_rats = Fünf Ratten
card-six_lessons = Sechs Lektionen
card-five_treasures = Fünf Schätze
card-pairs_at_the_edge = Paare am Rand
card-full_parrot_rooms = Volle Papageienräume
card-empty_moon_rooms = Leere Mondräume
card-big_families = Große Familien
card-oshax_friends = Oshaxfreunde
card-empty_apple_room = Leerer Apfelraum
card-third_family_again = Dritte Familie doppelt
card-five_fish_left = Fünf Fische übrig
card-colour_at_the_edge = Farbe am Rand
card-colour = Farbe
card-three_of_a_colour = Drei einer Farbe
card-lonely_of_a_colour = Einsame einer Farbe
card-pupils = Schulbank
card-common_wealth = Gewöhnlicher Reichtum
card-treasure_beside_a_colour = Schatz neben Farbe
card-maps_in_sight = Karten in Sicht

## card_text

card_text-four_boots = 4 Stiefel.
card_text-broken_basket = Ein halber Korb.
card_text-broken_basket_one_boot = Ein halber Korb, 1 Stiefel.
card_text-broken_basket_three_boots = Ein halber Korb, 3 Stiefel.
card_text-basket_one_boot = 1 Korb, 1 Stiefel.
card_text-basket_three_boots = 1 Korb, 3 Stiefel.
card_text-call_an_oshax = Nimm einen Oshax, nenne seine Farbe, lege ihn.
card_text-oshax_fish = 2 Fische pro Oshax auf deinem Boot.
card_text-place_anywhere = Dein nächstes Plättchen braucht keinen Kontakt.
card_text-draw_two = Ziehe 2 Karten, kaufe beliebige davon.
card_text-draw_three = Ziehe 3 Karten, kaufe beliebige davon.
card_text-lucky_bag = Ziehe ein Plättchen aus dem Beutel und lege es kostenlos.
card_text-sell_a_basket = Gib einen Dauerkorb zurück: 5 Fische.
card_text-herd_the_cats = Setze 1 bis 3 Katzen ins andere Feld.
card_text-lesson_fish = 1 Fisch pro eigener privater Lektion.
card_text-one_more_cat = Im nächsten Zug mit Rettung darfst du 1 weitere retten.
card_text-new_arrivals = Ziehe 4 Plättchen; setze jede Katze in ein Feld.
card_text-new_basket = Erhalte einen Dauerkorb.
card_text-lessons_for_a_basket = Wirf 2 private Lektionen ab: 1 Dauerkorb.
card_text-treasures_for_a_basket = Entferne 2 Schätze vom Boot: 1 Dauerkorb.
card_text-rainbow_fish = 1 Fisch pro Katzenfarbe auf deinem Boot (Oshax zählen nicht).
card_text-rare_treasure_fish = 2 Fische pro seltenem Schatz auf deinem Boot.
card_text-common_treasure_fish = 1 Fisch pro gewöhnlichem Schatz auf deinem Boot.
card_text-one_colour_fish = Nenne eine Farbe: 1 Fisch pro Katze oder Oshax davon.
card_text-rare_or_two_common = Nimm 1 seltenen oder 2 gewöhnliche Schätze.
card_text-two_small_or_pay_for_two_common = Nimm 2 kleine Schätze oder zahle 1 Fisch für 2 gewöhnliche.
card_text-whole_edge = 12, wenn alle Randfelder bedeckt sind.
card_text-fifteen_cats = 10 bei genau 15 Katzen.
card_text-three_of_each = 15 bei mindestens 3 Katzen jeder Farbe.
card_text-five_colours_at_the_edge = 7, wenn jede Farbe eine Katze am Rand hat.
card_text-one_colour_at_the_edge = 1 pro Katze am Rand in deiner besten Farbe.
card_text-three_baskets = 7 bei genau 3 Dauerkörben.
card_text-first_in_line = 7, wenn du am Ende auf der Insel vorn bist.
card_text-lonely_cats = 1 pro Katze, die keine ihrer Farbe berührt.
card_text-largest_family = 10, wenn niemand eine größere Familie hat (allein: 7 Katzen).
card_text-rare_treasures = 2 pro seltenem Schatz.
card_text-common_treasures = 1 pro gewöhnlichem Schatz.
card_text-no_rats = 10, wenn keine Ratte zu sehen ist.
card_text-rat_keeper = 2 pro sichtbarer Ratte.
card_text-eager_pupil = 1 pro privater Lektion, diese auch.
card_text-five_blue = 9 bei genau 5 blauen Katzen.
card_text-five_green = 9 bei genau 5 grünen Katzen.
card_text-five_purple = 9 bei genau 5 lila Katzen.
card_text-five_red = 9 bei genau 5 roten Katzen.
card_text-five_orange = 9 bei genau 5 orangen Katzen.
card_text-five_rats = 10 bei genau 5 sichtbaren Ratten.
card_text-six_lessons = 7 bei genau 6 privaten Lektionen, diese auch.
card_text-five_treasures = 9 bei genau 5 Schätzen.
card_text-pairs_at_the_edge = 1 pro 2 Katzen am Rand.
card_text-full_parrot_rooms = 12, wenn beide Papageienräume voll sind.
card_text-empty_moon_rooms = 18, wenn beide Mondräume leer sind.
card_text-big_families = 4 pro Familie ab 4 Katzen.
card_text-oshax_friends = 3 pro Oshax.
card_text-empty_apple_room = 15, wenn der Apfelraum leer ist.
card_text-third_family_again = Deine drittgrößte Familie zählt noch einmal.
card_text-five_fish_left = 7 bei mindestens 5 Fischen.
card_text-colour_at_the_edge = 2 pro Katze der Farbe am Rand.
card_text-colour = 1 pro Katze der Farbe.
card_text-three_of_a_colour = 5 bei mindestens 3 Katzen der Farbe.
card_text-lonely_of_a_colour = 3 pro einsamer Katze der Farbe.
card_text-pupils = 2 pro privater Lektion.
card_text-common_wealth = 2 pro gewöhnlichem Schatz.
card_text-treasure_beside_a_colour = 1 pro Schatz, der eine Katze der Farbe berührt.
card_text-maps_in_sight = 5 pro sichtbarer Schatzkarte.

## family_card

family_card-one_colour_at_the_edge = Eine Farbe am Rand
family_card-five_colours_at_the_edge = Fünf Farben am Rand
family_card-pairs_at_the_edge = Paare am Rand
family_card-no_rats = Keine Ratten
family_card-middle_row = Mittlere Reihe
family_card-whole_edge = Ganzer Rand
family_card-twenty_cats = Zwanzig Katzen
family_card-three_of_each = Drei von jeder
family_card-five_blue = Fünf blaue
family_card-five_green = Fünf grüne
family_card-five_purple = Fünf lila
family_card-five_red = Fünf rote
family_card-five_orange = Fünf orange
family_card-treasures = Schätze
family_card-largest_family = Größte Familie
family_card-rat_keeper = Rattenfreund
family_card-filled_rooms = Volle Räume
family_card-third_family_again = Dritte Familie doppelt

## family_text

family_text-one_colour_at_the_edge = 1 pro Katze am Rand in deiner besten Farbe.
family_text-five_colours_at_the_edge = 9, wenn jede Farbe eine Katze am Rand hat.
family_text-pairs_at_the_edge = 1 pro 2 Katzen am Rand.
family_text-no_rats = 10, wenn keine Ratte zu sehen ist.
family_text-middle_row = 10, wenn die mittlere Reihe bedeckt ist.
family_text-whole_edge = 12, wenn alle Randfelder bedeckt sind.
family_text-twenty_cats = 10 bei genau 20 Katzen.
family_text-three_of_each = 15 bei mindestens 3 Katzen jeder Farbe.
family_text-five_blue = 9 bei genau 5 blauen Katzen.
family_text-five_green = 9 bei genau 5 grünen Katzen.
family_text-five_purple = 9 bei genau 5 lila Katzen.
family_text-five_red = 9 bei genau 5 roten Katzen.
family_text-five_orange = 9 bei genau 5 orangen Katzen.
family_text-treasures = 2 pro Schatz.
family_text-largest_family = 10, wenn niemand eine größere Familie hat.
family_text-rat_keeper = 2 pro sichtbarer Ratte.
family_text-filled_rooms = 2 pro vollem Raum.
family_text-third_family_again = Deine drittgrößte Familie zählt noch einmal.

## sister_card

sister_card-treasure_shy = Schatzscheu
sister_card-largest_family = Größte Familie
sister_card-few_treasures = Wenige Schätze
sister_card-unspent_fish = Übrige Fische
sister_card-rats = Ratten
sister_card-too_many_cats = Zu viele Katzen
sister_card-edge_shy = Randscheu
sister_card-best_lesson_twice = Beste doppelt
sister_card-filled_rooms = Volle Räume
sister_card-lonely_cats = Einsame Katzen
sister_card-your_lessons = Deine Lektionen
sister_card-largest_family_points = Größte Familie zählt
sister_card-second_family_points = Zweite Familie zählt
sister_card-common_treasures = Gewöhnliche Schätze
sister_card-cats_without_treasure = Katzen ohne Schatz
sister_card-covered_maps = Bedeckte Karten
sister_card-families = Familien
sister_card-cats_at_the_edge = Katzen am Rand
sister_card-rat_shy = Rattenscheu

## sister_text

sister_text-treasure_shy = 5 pro Farbe ohne Katze neben einem Schatz.
sister_text-largest_family = 2 pro Katze deiner größten Familie.
sister_text-few_treasures = 10, wenn du weniger als 9 Schätze hast.
sister_text-unspent_fish = 4 pro Fisch, den du noch hast.
sister_text-rats = 5 pro sichtbarer Ratte.
sister_text-too_many_cats = 5 pro Katze über 15.
sister_text-edge_shy = 5 pro Farbe ohne Katze am Rand.
sister_text-best_lesson_twice = Ihre beste andere Lektion noch einmal.
sister_text-filled_rooms = 3 pro vollem Raum.
sister_text-lonely_cats = 5 pro einsamer Katze.
sister_text-your_lessons = 3 pro privater Lektion von dir.
sister_text-largest_family_points = Die Punkte deiner größten Familie.
sister_text-second_family_points = Die Punkte deiner zweitgrößten Familie.
sister_text-common_treasures = 3 pro gewöhnlichem Schatz.
sister_text-cats_without_treasure = 3 pro Katze, die keinen Schatz berührt.
sister_text-covered_maps = 4 pro bedeckter Schatzkarte.
sister_text-families = 5 pro Familie.
sister_text-cats_at_the_edge = 1 pro Katze am Rand.
sister_text-rat_shy = 5 pro Farbe ohne Katze neben einer sichtbaren Ratte.

## basket_card

basket_card-basket_174 = Korbkarte 174
basket_card-basket_175 = Korbkarte 175
basket_card-basket_176 = Korbkarte 176
basket_card-basket_177 = Korbkarte 177
basket_card-basket_178 = Korbkarte 178
basket_card-basket_179 = Korbkarte 179
basket_card-basket_180 = Korbkarte 180
basket_card-basket_181 = Korbkarte 181
basket_card-basket_182 = Korbkarte 182
basket_card-basket_183 = Korbkarte 183
basket_card-basket_184 = Korbkarte 184
basket_card-basket_185 = Korbkarte 185
basket_card-basket_186 = Korbkarte 186
basket_card-basket_187 = Korbkarte 187
basket_card-basket_188 = Korbkarte 188
basket_card-basket_189 = Korbkarte 189
basket_card-basket_190 = Korbkarte 190
basket_card-basket_191 = Korbkarte 191
basket_card-basket_192 = Korbkarte 192
basket_card-basket_193 = Korbkarte 193
basket_card-basket_194 = Korbkarte 194
basket_card-basket_195 = Korbkarte 195
basket_card-basket_196 = Korbkarte 196

## basket_text

basket_text-basket_174 = 0 Stiefel, 1 Karten: nimmt Katze 5, dann nimmt Katze 4.
basket_text-basket_175 = 0 Stiefel, 4 Karten: nimmt Katze 6, dann nimmt „Punkt“.
basket_text-basket_176 = 0 Stiefel, 3 Karten: nimmt Katze 3, dann nimmt Oshax 3.
basket_text-basket_177 = 1 Stiefel, 2 Karten: nimmt Katze 4, dann nimmt Katze 3.
basket_text-basket_178 = 1 Stiefel, 4 Karten: nimmt Katze 2, dann nimmt „Knick“.
basket_text-basket_179 = 1 Stiefel, 3 Karten: nimmt Katze 5, dann nimmt vom seltenen Stapel 4.
basket_text-basket_180 = 2 Stiefel, 3 Karten: nimmt Katze 2, dann nimmt vom seltenen Stapel 2.
basket_text-basket_181 = 2 Stiefel, 2 Karten: nimmt Katze 7, dann nimmt Oshax 2.
basket_text-basket_182 = 2 Stiefel, 1 Karten: nimmt Katze 4, dann nimmt vom seltenen Stapel 1.
basket_text-basket_183 = 3 Stiefel, 4 Karten: nimmt Katze 1, dann nimmt „Paar“.
basket_text-basket_184 = 3 Stiefel, 3 Karten: nimmt Katze 6, dann nimmt vom seltenen Stapel 5.
basket_text-basket_185 = 3 Stiefel, 2 Karten: nimmt Katze 2, dann nimmt „kurzer Balken“.
basket_text-basket_186 = 4 Stiefel, 4 Karten: nimmt Katze 1, dann nimmt Oshax 5.
basket_text-basket_187 = 4 Stiefel, 1 Karten: nimmt Katze 1, dann nimmt Katze 5.
basket_text-basket_188 = 4 Stiefel, 4 Karten: nimmt Katze 3, dann nimmt „Knick“.
basket_text-basket_189 = 5 Stiefel, 1 Karten: nimmt Katze 6, dann nimmt Katze 1.
basket_text-basket_190 = 5 Stiefel, 2 Karten: nimmt Katze 7, dann nimmt „Paar“.
basket_text-basket_191 = 6 Stiefel, 2 Karten: nimmt Katze 5, dann nimmt Katze 2.
basket_text-basket_192 = 6 Stiefel, 4 Karten: Katzen 1 und 6 tauschen, dann nimmt Katze 2.
basket_text-basket_193 = 7 Stiefel, 3 Karten: nimmt Katze 6, dann nimmt vom seltenen Stapel 3.
basket_text-basket_194 = 9 Stiefel, 4 Karten: Katzen 2 und 5 tauschen, dann nimmt Katze 1.
basket_text-basket_195 = 9 Stiefel, 3 Karten: nimmt Katze 8, dann nimmt Oshax 1.
basket_text-basket_196 = 9 Stiefel, 3 Karten: nimmt Katze 4, dann nimmt „kurzer Balken“.

## question

question-figure = Welche Figur nimmst du?
question-family_cards = Welche Familienkarten behältst du? Noch { $picks }.
question-draft = Welche Karten behältst du? Noch { $picks }.
question-buying =
    Welche Karten kaufst du? Du hast noch { $fish } { $fish ->
        [one] Fisch
       *[other] Fische
    }.
question-choosing = Welche Rettungskarten legst du vor dein Boot?
question-rescue =
    Welche Katze rettest du? Du hast { $fish } { $fish ->
        [one] Fisch
       *[other] Fische
    }.
question-rescue_more =
    Du darfst noch { $more } retten. Du hast { $fish } { $fish ->
        [one] Fisch
       *[other] Fische
    }.
question-turn_end = Noch etwas, oder ist dein Zug vorbei?
question-find = Welche Karte spielst du?
question-call = Letzter Aufruf: eine Jederzeitkarte, oder fertig?
question-taking = Welche Katze nimmst du?
question-basket = Welcher Korb ist für die Katze { NAME($colour, domain: "colour") } ({ NAME($shape, domain: "shape") })?
question-place = Wohin kommt das Plättchen: { NAME($tile, domain: "tile") }, { NAME($shape, domain: "shape") }?
question-bonus = Schatzkarte: Welchen Schatz nimmst du?
question-option = { NAME($card, domain: "card") }: Was nimmst du?
question-treasure = Welchen Schatz nimmst du?
question-second_treasure = Welchen zweiten Schatz nimmst du?
question-oshax = Welchen Oshax rufst du?
question-oshax_colour = Zu welcher Familie gehört der Oshax ({ NAME($shape, domain: "shape") })?
question-lesson_colour = { NAME($card, domain: "card") }: Welche Farbe?
question-fish_colour = { NAME($card, domain: "card") }: Welche Farbe?
question-drawn =
    Welche gezogenen Karten kaufst du? Du hast { $fish } { $fish ->
        [one] Fisch
       *[other] Fische
    }.
question-arrival = In welches Feld kommt die Katze { NAME($colour, domain: "colour") } ({ NAME($shape, domain: "shape") })?
question-herd = Welche Katze wechselt das Feld? Bis zu { $left }.
question-sell = Welchen Korb gibst du zurück?
question-forget = Welche Lektion gibst du ab? Noch { $left }.
question-remove = Welchen Schatz entfernst du? Noch { $left }.

## asked

asked-figure = eine Figur nehmen
asked-family_cards = Familienkarten wählen
asked-draft = Karten wählen
asked-buying = Karten kaufen
asked-choosing = Rettungskarten wählen
asked-rescue = eine Katze retten oder passen
asked-rescue_more = noch eine Katze retten oder den Zug beenden
asked-turn_end = den Zug beenden
asked-find = einen Fund ausspielen oder passen
asked-call = auf den letzten Aufruf antworten
asked-taking = eine Katze nehmen oder passen
asked-basket = einen Korb wählen
asked-place = das Plättchen legen
asked-bonus = über den Kartenbonus entscheiden
asked-option = wählen, was die Karte nimmt
asked-treasure = einen Schatz nehmen
asked-second_treasure = einen zweiten Schatz nehmen oder verzichten
asked-oshax = einen Oshax wählen
asked-oshax_colour = die Farbe des Oshax nennen
asked-lesson_colour = die Farbe der Lektion nennen
asked-fish_colour = eine Farbe nennen
asked-drawn = gezogene Karten kaufen
asked-arrival = ein Feld für die Katze wählen
asked-herd = Katzen umsetzen
asked-sell = einen Korb zurückgeben
asked-forget = Lektionen abgeben
asked-remove = Schätze entfernen

## choice

choice-keep = { NAME($card, domain: "card") } behalten
choice-buy = { NAME($card, domain: "card") } kaufen
choice-done = Fertig
choice-colour = { NAME($colour, domain: "colour") } nennen
choice-choose = { NAME($card, domain: "card") } auslegen
choice-rescue = Katze { NAME($colour, domain: "colour") }: { NAME($shape, domain: "shape") }
choice-herd = Katze { NAME($colour, domain: "colour") } umsetzen: { NAME($shape, domain: "shape") }
choice-basket = { NAME($basket, domain: "basket") } benutzen
choice-sell = Korb zurückgeben ({ NAME($side, domain: "side") })
choice-pass = Passen
choice-end_turn = Zug beenden
choice-decline = Verzichten
choice-play = { NAME($card, domain: "card") } ausspielen
choice-option = { NAME($from, domain: "from") } nehmen
choice-take = { NAME($shape, domain: "shape") } nehmen
choice-field = Ins Feld { NAME($side, domain: "side") }
choice-forget = { NAME($card, domain: "card") } abgeben
choice-remove = Schatz auf { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") } entfernen
choice-figure = Figur { NAME($colour, domain: "colour") } nehmen
choice-keep_family = { NAME($card, domain: "family_card") } behalten
choice-place = Feld { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") }, Lage { NAME($turn, domain: "orientation") }

## event

event-figure_taken = { PLAYER($seat) } nimmt die Figur { NAME($colour, domain: "colour") }.
event-day_began = Tag { $day } beginnt. Veshs Boot steht auf { $boat }.
event-fields_filled = { $cats } Katzen sammeln sich um die Insel.
event-rare_treasure = Ein seltener Schatz kommt aus dem Beutel: { NAME($shape, domain: "shape") }.
event-fished =
    Alle fangen { $fish } { $fish ->
        [one] Fisch
       *[other] Fische
    }.
event-dealt =
    { PLAYER($seat) } erhält { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }.
event-dealt_secret = Du erhältst: { NAME($which, domain: "card") }.
event-chose = { PLAYER($seat) } hat gewählt.
event-received = { PLAYER($seat) } bekommt { $cards } Karten weitergereicht.
event-received_secret = Dir werden weitergereicht: { NAME($which, domain: "card") }.
event-received_last = { PLAYER($seat) } bekommt die letzte Karte.
event-received_last_secret = Du bekommst die letzte Karte: { NAME($which, domain: "card") }.
event-chose_cards = { PLAYER($seat) } hat über den Kauf entschieden.
event-bought =
    { PLAYER($seat) } kauft { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } für { $fish } { $fish ->
        [one] Fisch
       *[other] Fische
    }.
event-bought_secret =
    Du kaufst { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } für { $fish } { $fish ->
        [one] Fisch
       *[other] Fische
    }: { NAME($which, domain: "card") }.
event-private_lessons =
    { PLAYER($seat) } legt { $lessons } private { $lessons ->
        [one] Lektion
       *[other] Lektionen
    } aus.
event-private_lessons_secret = Du legst verdeckt aus: { NAME($which, domain: "card") }.
event-public_lesson = { PLAYER($seat) } legt die öffentliche Lektion { NAME($card, domain: "card") } aus.
event-public_lesson_colour = { PLAYER($seat) } legt die öffentliche Lektion { NAME($card, domain: "card") } für { NAME($colour, domain: "colour") } aus.
event-rescue_cards =
    { PLAYER($seat) } legt { $cards } { $cards ->
        [one] Rettungskarte
       *[other] Rettungskarten
    } verdeckt aus.
event-rescue_cards_secret =
    Du legst { $cards } { $cards ->
        [one] Rettungskarte
       *[other] Rettungskarten
    } verdeckt aus: { NAME($which, domain: "card") }
event-revealed = { PLAYER($seat) } hat { $boots } Stiefel.
event-island_order = Reihenfolge auf der Insel: { PLAYER($order) }.
event-cat_lured = { PLAYER($seat) } lockt eine Katze, { NAME($colour, domain: "colour") } ({ NAME($shape, domain: "shape") }).
event-cat_rescued =
    { PLAYER($seat) } rettet die Katze, { NAME($colour, domain: "colour") }, für { $fish } { $fish ->
        [one] Fisch
       *[other] Fische
    } ({ NAME($basket, domain: "basket") }).
event-cat_taken = { PLAYER($seat) } nimmt die Katze, { NAME($colour, domain: "colour") }.
event-tile_placed = { PLAYER($seat) } legt ein Plättchen: { NAME($tile, domain: "tile") }, { NAME($shape, domain: "shape") }.
event-map_covered = { PLAYER($seat) } hat die Schatzkarte in der Farbe der Katze bedeckt.
event-bonus_lost = { PLAYER($seat) } nimmt keinen Schatz für die Karte.
event-tile_taken = { PLAYER($seat) } nimmt: { NAME($tile, domain: "tile") }, { NAME($shape, domain: "shape") }.
event-card_played = { PLAYER($seat) } spielt { NAME($card, domain: "card") } aus.
event-treasures_chosen = { PLAYER($seat) } nimmt: { NAME($from, domain: "from") }.
event-treasure_declined = { PLAYER($seat) } verzichtet auf den zweiten Schatz.
event-oshax_chosen = { PLAYER($seat) } ruft einen Oshax: { NAME($shape, domain: "shape") }.
event-oshax_coloured = Der Oshax gehört nun zur Familie { NAME($colour, domain: "colour") }.
event-drew =
    { PLAYER($seat) } zieht { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }.
event-drew_secret = Du ziehst: { NAME($which, domain: "card") }.
event-bought_drawn =
    { PLAYER($seat) } kauft { $cards } gezogene { $cards ->
        [one] Karte
       *[other] Karten
    } für { $fish } { $fish ->
        [one] Fisch
       *[other] Fische
    }.
event-bought_drawn_secret =
    Du kaufst { $cards } gezogene { $cards ->
        [one] Karte
       *[other] Karten
    } für { $fish } { $fish ->
        [one] Fisch
       *[other] Fische
    }: { NAME($which, domain: "card") }.
event-discarded =
    { PLAYER($seat) } wirft { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } verdeckt ab.
event-discarded_secret =
    Du wirfst { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } ab: { NAME($which, domain: "card") }
event-fish_gained =
    { PLAYER($seat) } erhält { $fish } { $fish ->
        [one] Fisch
       *[other] Fische
    }.
event-basket_gained =
    { PLAYER($seat) } erhält { $baskets } { $baskets ->
        [one] Dauerkorb
       *[other] Dauerkörbe
    }.
event-basket_given = { PLAYER($seat) } gibt einen Dauerkorb zurück ({ NAME($side, domain: "side") }).
event-colour_named = { PLAYER($seat) } nennt { NAME($colour, domain: "colour") }.
event-bag_tile = { PLAYER($seat) } zieht aus dem Beutel: { NAME($tile, domain: "tile") }, { NAME($shape, domain: "shape") }.
event-bag_tile_lost = { PLAYER($seat) } zieht ein Plättchen, das nirgends passt: { NAME($tile, domain: "tile") }, { NAME($shape, domain: "shape") }.
event-cat_arrived = Eine Katze kommt an, { NAME($colour, domain: "colour") } ({ NAME($shape, domain: "shape") }).
event-cat_put = { PLAYER($seat) } setzt die Katze, { NAME($colour, domain: "colour") }, ins Feld { NAME($side, domain: "side") }.
event-cat_moved = { PLAYER($seat) } setzt die Katze, { NAME($colour, domain: "colour") }, ins Feld { NAME($side, domain: "side") } um.
event-lesson_given = { PLAYER($seat) } gibt eine private Lektion ab.
event-lesson_given_secret = Du gibst { NAME($card, domain: "card") } ab.
event-treasure_removed = { PLAYER($seat) } entfernt einen Schatz: { NAME($shape, domain: "shape") }.
event-passed = { PLAYER($seat) } passt.
event-turn_ended = { PLAYER($seat) } beendet den Zug.
event-answered_call = { PLAYER($seat) } hat auf den letzten Aufruf geantwortet.
event-answered_call_secret = Du willst { NAME($card, domain: "card") } spielen.
event-family_dealt = { PLAYER($seat) } erhält 3 Familienkarten.
event-family_dealt_secret = Du erhältst: { NAME($which, domain: "family_card") }.
event-day_ended =
    Tag { $day } ist vorbei. { $cats } { $cats ->
        [one] Katze flieht
       *[other] Katzen fliehen
    }.
event-game_over = Vesh hat die Insel erreicht. Die Boote legen ab.
event-sister_colour = Die nächste Farbe der Schwester ist { NAME($colour, domain: "colour") }: { $points } pro Katze.
event-sister_speed =
    Die Schwester hat { $boots } Stiefel und spielt heute { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }.
event-sister_plays = Die Schwester spielt: { NAME($card, domain: "basket_text") }
event-sister_swapped = Sie tauscht die Katzen auf den Plätzen { $first } und { $second }.
event-sister_took_cat = Die Schwester nimmt die Katze, { NAME($colour, domain: "colour") } ({ NAME($shape, domain: "shape") }).
event-sister_took = Die Schwester nimmt: { NAME($tile, domain: "tile") }, { NAME($shape, domain: "shape") }.
event-sister_took_nothing = Für die Schwester ist nichts da.

## refusal

refusal-no_such_action = Die Wahl { $action } gibt es nicht; es gibt { $actions }.
refusal-no_such_seat = Platz { $seat } gibt es nicht; es gibt { $seats } Plätze.
refusal-game_over = Das Spiel ist vorbei.
refusal-not_your_turn = Du bist nicht an der Reihe; gewartet wird auf { PLAYER($waiting_for) }.
refusal-another_question = Jetzt nicht: Zuerst ist zu tun: { NAME($question, domain: "asked") }.
refusal-not_in_hand = { NAME($card, domain: "card") } ist nicht auf deiner Hand.
refusal-not_in_draft = { NAME($card, domain: "card") } geht nicht während der Auswahl, erst ab dem Kaufen.
refusal-not_now = { NAME($card, domain: "card") } geht jetzt nicht: Ein Plättchen wartet aufs Legen, oder eine andere Karte wird gerade ausgeführt.
refusal-already_waiting = Die Wirkung von { NAME($card, domain: "card") } wartet schon auf dein nächstes Plättchen.
refusal-deck_empty = { NAME($card, domain: "card") }: Der Stapel ist leer.
refusal-bag_empty = { NAME($card, domain: "card") }: Der Beutel ist leer.
refusal-no_basket_to_give = { NAME($card, domain: "card") }: Du hast keinen Dauerkorb, der nicht gerade gebraucht wird.
refusal-no_cat_to_move = { NAME($card, domain: "card") }: In den Feldern ist keine Katze.
refusal-too_few_lessons = { NAME($card, domain: "card") }: Du brauchst 2 ausliegende private Lektionen.
refusal-too_few_treasures = { NAME($card, domain: "card") }: Du brauchst 2 Schätze auf deinem Boot.
refusal-not_in_this_phase = { NAME($card, domain: "card") } wird in einem Zug der Phase 5, Seltene Funde, gespielt.
refusal-one_card_per_turn = Nur eine Karte pro Zug.
refusal-nothing_to_take = { NAME($card, domain: "card") }: Nichts davon ist da und passt auf dein Boot.
refusal-not_this_card = { NAME($card, domain: "card") } bietet das nicht an.
refusal-not_enough_fish_for_card =
    { NAME($card, domain: "card") } kostet { $needs } { $needs ->
        [one] Fisch
       *[other] Fische
    }, du hast { $has }.
refusal-no_such_card = { NAME($card, domain: "card") } ist nicht unter deinen Karten zum Kaufen.
refusal-not_in_pack = { NAME($card, domain: "card") } ist nicht unter den Karten, die du hältst.
refusal-figure_taken = Die Figur { NAME($colour, domain: "colour") } ist vergeben.
refusal-not_your_family_card = { NAME($card, domain: "family_card") } ist nicht unter deinen Karten oder schon behalten.
refusal-one_cat_per_turn = Nur eine Katze pro Zug.
refusal-cat_not_here = Die Katze { NAME($colour, domain: "colour") } ({ NAME($shape, domain: "shape") }) ist nicht an der Insel.
refusal-no_basket = Du hast keinen Korb, den du benutzen kannst.
refusal-not_enough_fish =
    Diese Katze kostet { $needs } { $needs ->
        [one] Fisch
       *[other] Fische
    }, du hast { $has }.
refusal-no_room = „{ NAME($shape, domain: "shape") }“ hat keinen erlaubten Platz auf deinem Boot.
refusal-wrong_shape =
    „{ NAME($shape, domain: "shape") }“ sieht gedreht gleich aus: Es gibt nur { $turns } { $turns ->
        [one] Lage
       *[other] Lagen
    }.
refusal-outside = „{ NAME($shape, domain: "shape") }“ läge bei { $where } außerhalb des Boots.
refusal-overlap = „{ NAME($shape, domain: "shape") }“ würde bei { $where } ein Plättchen überdecken.
refusal-no_contact = „{ NAME($shape, domain: "shape") }“ bei { $where } würde kein Plättchen mit einer Seite berühren.
refusal-not_this_kind = „{ NAME($shape, domain: "shape") }“ kann hier nicht genommen werden.
refusal-none_left = Von „{ NAME($shape, domain: "shape") }“ ist nichts mehr da.
refusal-no_such_basket = Das kannst du nicht benutzen: { NAME($basket, domain: "basket") }.
refusal-no_basket_of_side = Du hast keinen solchen Korb abzugeben: { NAME($side, domain: "side") }.
refusal-no_such_lesson = { NAME($card, domain: "card") } liegt nicht vor dir.
refusal-no_treasure_here = Auf { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") } beginnt kein Schatz von dir.
refusal-move_one_first = Setze mindestens eine Katze um.
refusal-moved_already = Die Katze { NAME($colour, domain: "colour") } ({ NAME($shape, domain: "shape") }) wurde schon umgesetzt.
refusal-end_your_turn = Du hast gehandelt: Beende den Zug, statt zu passen.
refusal-act_or_pass = Handle erst, oder passe.

## score

score-rats = Ratten
score-rooms = Nicht gefüllte Räume
score-family = Familien
score-family_card = Familienkarten
score-rare_treasures = Seltene Schätze
score-lesson = Private Lektionen
score-public_lesson = Öffentliche Lektionen
score-sister_colour = Farben der Schwester
score-sister_lesson = Lektionen der Schwester

## score_line

score_line-rats = Sichtbare Ratten: { $rats }
score_line-rooms = Nicht gefüllte Räume: { $number }
score_line-family = Familie mit { $size } Katzen, { NAME($colour, domain: "colour") }
score_line-family_card = { NAME($card, domain: "family_card") }
score_line-rare_treasures = Seltene Schätze: { $number }
score_line-lesson = { NAME($card, domain: "card") }
score_line-public_lesson = { NAME($card, domain: "card") } (öffentlich)
score_line-public_lesson_colour = { NAME($card, domain: "card") }, { NAME($colour, domain: "colour") } (öffentlich)
score_line-sister_colour =
    { $cats } { $cats ->
        [one] Katze
       *[other] Katzen
    }, { NAME($colour, domain: "colour") }, zu je { $each }
score_line-sister_lesson = { NAME($card, domain: "sister_card") }

## missing

missing-reached = Erreicht
missing-each = Alle zählen
missing-each_second = Zwei zusammen zählen einmal
missing-each_half = Zählt halb, aufgerundet
missing-best_colour = Nur deine beste Farbe zählt
missing-third_family = Deine drittgrößte Familie zählt noch einmal
missing-families_to_go =
    Noch { $n } { $n ->
        [one] Familie
       *[other] Familien
    }
missing-lost = Nicht mehr zu schaffen: Dort liegt eine Katze
missing-treasures_in_the_way =
    { $n } { $n ->
        [one] Schatz
       *[other] Schätze
    } im Weg
missing-edge_empty_too_many =
    Noch { $n } { $n ->
        [one] Randfeld
       *[other] Randfelder
    }
missing-middle_row_empty_too_many =
    Noch { $n } { $n ->
        [one] Feld
       *[other] Felder
    } der mittleren Reihe
missing-cats_to_go =
    Noch { $n } { $n ->
        [one] Katze
       *[other] Katzen
    }
missing-cats_too_many =
    { $n } { $n ->
        [one] Katze
       *[other] Katzen
    } zu viel
missing-min_colour_count_to_go =
    Noch { $n } { $n ->
        [one] Katze
       *[other] Katzen
    }
missing-edge_colours_to_go =
    Noch { $n } { $n ->
        [one] Farbe
       *[other] Farben
    } am Rand
missing-permanent_baskets_to_go =
    Noch { $n } { $n ->
        [one] Korb
       *[other] Körbe
    }
missing-permanent_baskets_too_many =
    { $n } { $n ->
        [one] Korb
       *[other] Körbe
    } zu viel
missing-turn_position_too_many =
    { $n } { $n ->
        [one] Platz
       *[other] Plätze
    } hinter der Spitze
missing-family_lead_to_go =
    Noch { $n } { $n ->
        [one] Katze
       *[other] Katzen
    } in deiner größten Familie
missing-largest_family_to_go =
    Noch { $n } { $n ->
        [one] Katze
       *[other] Katzen
    } in deiner größten Familie
missing-visible_rats_to_go =
    { $n } sichtbare { $n ->
        [one] Ratte
       *[other] Ratten
    } zu wenig
missing-visible_rats_too_many =
    Noch { $n } { $n ->
        [one] Ratte
       *[other] Ratten
    } zu bedecken
missing-colour_count_to_go =
    Noch { $n } { $n ->
        [one] Katze
       *[other] Katzen
    }
missing-colour_count_too_many =
    { $n } { $n ->
        [one] Katze
       *[other] Katzen
    } zu viel
missing-private_lessons_to_go =
    Noch { $n } { $n ->
        [one] Lektion
       *[other] Lektionen
    }
missing-private_lessons_too_many =
    { $n } { $n ->
        [one] Lektion
       *[other] Lektionen
    } zu viel
missing-treasures_to_go =
    Noch { $n } { $n ->
        [one] Schatz
       *[other] Schätze
    }
missing-treasures_too_many =
    { $n } { $n ->
        [one] Schatz
       *[other] Schätze
    } zu viel
missing-rooms_unfilled_of_too_many =
    Noch { $n } { $n ->
        [one] Feld
       *[other] Felder
    }
missing-fish_to_go =
    Noch { $n } { $n ->
        [one] Fisch
       *[other] Fische
    }

## page

page-day = Tag { $day }, Vesh auf { $vesh }
page-field_left = Linkes Feld, je { $price } Fische
page-field_right = Rechtes Feld, je { $price } Fische
page-field_island = Um die Insel
page-public = Öffentliche Lektionen
page-seat = Platz { $seat }, { NAME($boat, domain: "boat") }, auf der Insel an Stelle { $place }
page-holds =
    { $fish } { $fish ->
        [one] Fisch
       *[other] Fische
    } · Körbe: { $active } aktiv, { $used } benutzt · { $hand } Karten auf der Hand · { $lessons } private Lektionen
page-hand = Hand
page-lessons = Lektionen
page-pack = Auswahl
page-kept = Behalten
page-picked = Zum Kauf gewählt
page-dealt = Erhalten
page-family_cards = Familienkarten
page-revealed = Rettungskarten
page-sister = Die Schwester
page-colours = Farben
page-sister_cards =
    Heute noch { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }, { $deck } im Stapel
page-island = Insel
page-treasures = Schätze
page-cards = Karten
page-fish =
    { $fish } { $fish ->
        [one] Fisch
       *[other] Fische
    }
page-baskets = { $active } von { $all } Körben
page-in_hand =
    { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
page-turn = Drehen
page-flip = Wenden
page-bag = { $n } im Beutel
page-deck = { $n } im Stapel
page-price =
    { $n } { $n ->
        [one] Fisch
       *[other] Fische
    }
page-to_buy = Zu kaufen
page-open_cards = Vor dem Boot
page-nothing = Nichts
page-points = jetzt { $n }

## keys


## screen

screen-wish = Deine Antwort auf den Aufruf
screen-passes_to = Der Rest geht an { $name }.
screen-is_choosing = { $name } wählt noch.
screen-is_ready = { $name } ist bereit.
screen-points =
    { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
screen-place = Hierhin legen
screen-fields = Felder
screen-lessons = Deine Lektionen
screen-hand = Deine Hand
screen-others = Andere Boote
screen-shelf = Karten
screen-none = Noch keine
screen-now = jetzt { $n }
screen-day = Tag { $n }
screen-order = Reihenfolge auf der Insel
screen-passed = hat gepasst
screen-fish = Fische
screen-baskets = Körbe
screen-boots = Stiefel
screen-tiles =
    { $n } { $n ->
        [one] Plättchen
       *[other] Plättchen
    }
screen-tiles_label = Plättchen
screen-turn_left = Nach links drehen
screen-turn_right = Nach rechts drehen
screen-flip = Umdrehen
screen-why = Warum nicht?
screen-sandbox = Probierfeld: Nichts wird gesendet
screen-gain =
    { $n } { $of ->
        [one] Punkt
       *[other] Punkte
    }
screen-day_over = Tag { $n } ist vorbei
screen-lessons_laid = Private Lektionen
screen-call_cards = Leuchtende Jederzeitkarten können noch gespielt werden; oder es geht weiter.
screen-call_none = Du kannst gerade keine Karte spielen; weiter, wenn du so weit bist.
screen-continue = Weiter
screen-sister_first = vorn auf der Insel
screen-sister_card = Als Nächstes
screen-square = Feld { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") }, { $room }

# Squares are called as the drawn boat has them at its edges.

## boat_row

boat_row-0 = a
boat_row-1 = b
boat_row-2 = c
boat_row-3 = d
boat_row-4 = e
boat_row-5 = f
boat_row-6 = g
boat_row-7 = h
boat_row-8 = i

## boat_column

boat_column-0 = 1
boat_column-1 = 2
boat_column-2 = 3
boat_column-3 = 4
boat_column-4 = 5
boat_column-5 = 6
boat_column-6 = 7
boat_column-7 = 8
boat_column-8 = 9
boat_column-9 = 10
boat_column-10 = 11
boat_column-11 = 12
boat_column-12 = 13
boat_column-13 = 14
boat_column-14 = 15
boat_column-15 = 16
boat_column-16 = 17
boat_column-17 = 18
boat_column-18 = 19
boat_column-19 = 20
boat_column-20 = 21
boat_column-21 = 22

## orientation

orientation-0 = 1
orientation-1 = 2
orientation-2 = 3
orientation-3 = 4
orientation-4 = 5
orientation-5 = 6
orientation-6 = 7
orientation-7 = 8

## rule.turns

rule-turns-title = Entscheidungen
rule-turns-text = Wer eine Entscheidung schuldet, trifft sie; Auswahl und Kauf treffen alle gleichzeitig und geheim. Ein Zug ist eine Rettung oder ein Fund oder Passen. Wer gehandelt hat, beendet den Zug; wer passt, ist für diese Phase draußen.

## rule.setup

rule-setup-title = Aufbau
rule-setup-text = Im Beutel sind 85 Katzen und 25 seltene Schätze. Auf dem Tisch liegen sechs Oshax und von jeder der vier Formen 5, 8 oder 11 gewöhnliche Schätze bei 2, 3 oder 4 Personen, im Solospiel 5. Alle haben ein Boot und einen Dauerkorb. Wer beginnt, wird ausgelost; reihum nimmt jede Person eine Figur in einer freien Farbe.

## rule.day

rule-day-title = Ein Tag
rule-day-text = Ein Tag: Die Felder werden mit 4 Katzen pro Person gefüllt, im Solospiel mit 8, je zur Hälfte links und rechts; alle fangen 20 Fische; Erkunden; Lektionen lesen; Katzen retten; seltene Funde. Übrige Katzen verlassen das Spiel, benutzte Körbe werden aktiv, und ein letzter Aufruf für Jederzeitkarten beendet den Tag. Nach fünf Tagen wird gewertet.

## rule.draft

rule-draft-title = Auswahl
rule-draft-text = Von sieben verdeckten Karten behältst du 2 und gibst 5 weiter, von fünf behältst du 2 und gibst 3 weiter, von drei behältst du 2 und gibst die letzte weiter, die behalten werden muss. Weitergegeben wird an den Tagen 1, 3 und 5 nach links, an den Tagen 2 und 4 nach rechts. Niemand gibt weiter, bevor alle gewählt haben.

## rule.buying

rule-buying-title = Kaufen
rule-buying-text = Bezahle jede Karte, die du behalten willst; die übrigen kommen verdeckt auf den Ablagestapel. Die anderen erfahren, wie viele Karten du für wie viele Fische gekauft hast.

## rule.cards

rule-cards-title = Karten
rule-cards-text = Es gibt kein Handlimit, und alle Karten außer Lektionen dürfen für spätere Tage behalten werden. Ausspielen kannst du nur Karten auf deiner Hand.

## rule.lessons

rule-lessons-title = Lektionen
rule-lessons-text = In Inselreihenfolge legen alle ihre Lektionen aus. Eine öffentliche Lektion liegt offen und zählt für alle; verlangt sie eine Farbe, nennt sie, wer die Karte auslegt. Eine private Lektion liegt verdeckt und zählt nur für dich.

## rule.rescue_cards

rule-rescue_cards-title = Rettungskarten
rule-rescue_cards-text = In Inselreihenfolge legen alle beliebig viele Rettungskarten verdeckt vor ihr Boot. Alle werden gemeinsam aufgedeckt. Wer die meisten Stiefel hat, steht auf der Insel vorn; bei Gleichstand bleibt die Reihenfolge.

## rule.rescue

rule-rescue-title = Katzen retten
rule-rescue-text = In deinem Zug rettest du eine Katze: Sie braucht einen Korb, 3 Fische im linken oder 5 im rechten Feld und einen erlaubten Platz. Oder du passt. Die Phase endet, wenn beide Felder leer sind oder alle gepasst haben; Rettungskarten vor den Booten werden dann abgelegt.

## rule.baskets

rule-baskets-title = Körbe
rule-baskets-text = Jede Rettung braucht einen Korb: einen aktiven Dauerkorb, der umgedreht wird, eine aufgedeckte Korbkarte oder zwei aufgedeckte kaputte Körbe.

## rule.placing

rule-placing-title = Plättchen legen
rule-placing-text = Ein Plättchen darf gedreht und gewendet werden. Es liegt ganz im Boot auf freien Feldern und berührt ein Plättchen mit einer Seite; das erste darf überall liegen. Wände, Ratten und Karten stören nicht. Was nirgends passt, kann nicht genommen werden.

## rule.maps

rule-maps-title = Schatzkarten
rule-maps-text = Bedeckt eine Katze oder ein Oshax die Schatzkarte der eigenen Farbe, darfst du sofort einen gewöhnlichen Schatz nehmen und legen, im Familienspiel einen gewöhnlichen oder seltenen.

## rule.finds

rule-finds-title = Seltene Funde
rule-finds-text = In Inselreihenfolge, immer wieder: Spiele eine Oshax- oder Schatzkarte aus, oder passe für diese Phase. Eine Karte geht nur, wenn etwas davon da ist und passt.

## rule.treasures

rule-treasures-title = Schätze und Oshax
rule-treasures-text = Schätze auf dem Tisch sind begrenzt. Zwei Schätze einer Karte werden nacheinander genommen und gelegt; auf den zweiten darfst du verzichten. Ein Oshax bekommt für immer eine Farbe.

## rule.anytime

rule-anytime-title = Jederzeitkarten
rule-anytime-text = Du spielst sie bei jeder eigenen Entscheidung außer der Auswahl, während andere Rettungskarten wählen oder am Zug sind, und beim letzten Aufruf. Nicht, solange ein Plättchen aufs Legen wartet oder eine andere Karte ausgeführt wird. Heute gekaufte Karten gehen ab Phase 3.

## rule.call

rule-call-title = Der letzte Aufruf
rule-call-text = Am Ende jedes Tages werden alle gleichzeitig gefragt: eine Jederzeitkarte, oder fertig. Niemand sieht, was die anderen antworten. Wollen mehrere eine Karte spielen, spielt nur, wer in der Inselreihenfolge vorn steht; dann werden alle erneut gefragt. Der Tag endet, wenn alle fertig sind.

## rule.scoring

rule-scoring-title = Wertung
rule-scoring-text = -1 pro sichtbarer Ratte, -5 pro nicht gefülltem Raum, 8, 11, 15, 20 Punkte für eine Familie aus 3, 4, 5, 6 Katzen und 5 für jede weitere, 3 pro seltenem Schatz, dazu die Lektionen. Bei Gleichstand entscheiden mehr Fische.

## rule.family

rule-family-title = Familienspiel
rule-family-text = Behalte 2 von 3 Familienkarten. Jeden Tag liegen 4 Katzen pro Person um die Insel; reihum nimmst du eine und legst sie, oder passt für den Tag. Danach wird die erste Person zur letzten. Ratten, Räume, Familien und deine zwei Karten zählen; bei Gleichstand entscheiden mehr volle Räume.

## rule.taking

rule-taking-title = Katzen nehmen
rule-taking-text = Nimm eine beliebige Katze und lege sie sofort. Sind keine Katzen mehr da oder haben alle gepasst, ist der Tag vorbei.

## rule.solo

rule-solo-title = Solospiel
rule-solo-text = Von jeder Form liegen 5 gewöhnliche Schätze bereit, und jeden Tag liegen 8 Katzen in den Feldern, 4 links und 4 rechts. Ziehe zweimal fünf Karten und behalte drei, dann noch eine. Deine Schwester spielt zwischen deinen Zügen Korbkarten und nimmt Katzen, Oshax und Schätze aus ihren Reihen. Jeden Tag wird eine ihrer Farben aufgedeckt: Jede Katze der ersten Farbe auf deinem Boot bringt ihr 5 Punkte, die der weiteren 4, 3, 2 und 1; dazu kommen ihre Lektionen. Deine öffentlichen Lektionen zählen halb, aufgerundet. Du gewinnst, wenn du mehr Punkte hast als sie.
