# Die Insel der Katzen auf Deutsch. Wie Lücken gefüllt werden, steht in docs/add/a-language.md.

## game

game-name = Die Insel der Katzen
game-tagline = Rettet Katzen, füllt euer Boot, haltet Familien zusammen.

## variant

variant-full = Volles Spiel
variant-family = Familienspiel
variant-solo = Allein gegen die Schwester

## variant_about

variant_about-full = Fünf Tage mit Karten, Fischen und Körben: Du wählst, was du behältst, und bezahlst dafür.
variant_about-family = Reihum rettet jeder eine Katze; dazu kommen zwei eigene Lektionen. Ohne Karten zum Bezahlen, halb so lang.
variant_about-solo = Du allein gegen deine Schwester, die nach einem eigenen Stapel spielt.

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
    .bends = no
colour-orange = orange
    .adjective = orangefarben

## side

side-left = links
    .adjective = link
side-right = rechts
    .adjective = recht
side-active = aktiv
    .adjective = aktiv
side-used = benutzt
    .adjective = benutzt

## basket

basket-permanent = permanent* Korb
    .gender = m
    .plural = permanent* Körbe
basket-whole = Korbkarte
    .gender = f
    .plural = Korbkarten
basket-halves = zwei kaputte Körbe
    .dat = zwei kaputten Körben
basket-none = kein Korb
    .dat = keinem Korb
    .acc = keinen Korb
basket-half = kaputt* Korb
    .gender = m
    .plural = kaputt* Körbe

## from

from-rare = 1 seltener Schatz
    .acc = 1 seltenen Schatz
from-common = 2 gewöhnliche Schätze
from-small = 2 kleine Schätze

## tile

tile-cat = Katze
    .gender = f
    .plural = Katzen
tile-oshax = Oshax
    .gender = f
    .plural = Oshax
tile-rare = selten* Schatz
    .gender = m
    .plural = selten* Schätze
tile-common = gewöhnlich* Schatz
    .gender = m
    .plural = gewöhnlich* Schätze

## unit

unit-fish = Fisch
    .gender = m
    .plural = Fische
unit-card = Karte
    .gender = f
    .plural = Karten
unit-drawn_card = gezogen* Karte
    .gender = f
    .plural = gezogen* Karten
unit-hand_card = Karte auf der Hand
    .gender = f
    .plural = Karten auf der Hand
unit-rescue_card = Rettungskarte
    .gender = f
    .plural = Rettungskarten
unit-private_lesson = privat* Lektion
    .gender = f
    .plural = privat* Lektionen
unit-boot = Stiefel
    .gender = m
    .plural = Stiefel
unit-cat = Katze
    .gender = f
    .plural = Katzen
unit-basket = Korb
    .gender = m
    .plural = Körbe
unit-permanent_basket = permanent* Korb
    .gender = m
    .plural = permanent* Körbe
unit-field = Gebiet
    .gender = n
    .plural = Gebiete
unit-figure = Figur
    .gender = f
    .plural = Figuren
unit-family = Familie
    .gender = f
    .plural = Familien

## room

room-A = Heckkajüte (Papagei)
room-B = obere Schlafkammer (Mond)
room-C = Speiseraum (Apfel)
room-D = untere Schlafkammer (Mond)
room-E = großer Raum
room-F = Vorratsraum (Getreide)
room-G = Bugkajüte (Papagei)

## boat

boat-boat1 = Boot 1
boat-boat2 = Boot 2
boat-boat3 = Boot 3
boat-boat4 = Boot 4

## kind

kind-oshax = Oshax-Karte
kind-rescue = Rettungskarte
kind-anytime = Jederzeitkarte
kind-treasure = Fundkarte
kind-lesson = Private Lektion
kind-public_lesson = Offene Lektion

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
    .gender = m
shape-duo = Paar
    .gender = n
shape-tri_bend = Knick
    .gender = m
shape-tri_bar = kurz* Balken
    .gender = m
shape-rare_hook = Haken
    .gender = m
shape-rare_tee = T-Stück
    .gender = n
shape-rare_block = Block
    .gender = m
shape-rare_zig = Zickzack
    .gender = n
shape-rare_bar = Viererbalken
    .gender = m
shape-ox_stairs = lang* Treppe
    .gender = f
shape-ox_twist = Dreher
    .gender = m
shape-ox_crook = Krummstab
    .gender = m
shape-ox_kite = Drachen
    .gender = m
shape-ox_key = Schlüssel
    .gender = m
shape-ox_hook = Schwanzkreuz
    .gender = n
shape-cat_tee = lang* T
    .gender = n
shape-cat_steps = Treppe
    .gender = f
shape-cat_slant = Schräge
    .gender = f
shape-cat_bumpbar = Balken mit Beule
    .gender = m
shape-cat_flag = Fahne
    .gender = f
shape-cat_chair = Stuhl
    .gender = m
shape-cat_mast = Mast
    .gender = m
shape-cat_corner = Ecke
    .gender = f
shape-cat_ell = lang* L
    .gender = n
shape-cat_cup = Schale
    .gender = f
shape-cat_bridge = Brücke
    .gender = f
shape-cat_fatstep = dick* Stufe
    .gender = f
shape-cat_plus = Plus
    .gender = n
shape-cat_slide = Rutsche
    .gender = f
shape-cat_zig = klein* Zickzack
    .gender = n
shape-cat_bar = Balken
    .gender = m
shape-cat_cross = lang* Kreuz
    .gender = n

## card

card-four_boots = Vier Stiefel
card-broken_basket = Kaputter Korb
card-broken_basket_one_boot = Kaputter Korb mit einem Stiefel
card-broken_basket_three_boots = Kaputter Korb mit drei Stiefeln
card-basket_one_boot = Korb mit einem Stiefel
card-basket_three_boots = Korb mit drei Stiefeln
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
card-rare_or_two_common = Ein seltener oder zwei gewöhnliche
card-two_small_or_pay_for_two_common = Zwei kleine oder zwei gewöhnliche
card-whole_edge = Ganzer Rand
card-fifteen_cats = Fünfzehn Katzen
card-three_of_each = Drei von jeder Farbe
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
card_text-call_an_oshax = Nimm eine Oshax, nenne ihre Farbe, lege sie.
card_text-oshax_fish = 2 Fische pro Oshax auf deinem Boot.
card_text-place_anywhere = Dein nächstes Plättchen braucht keinen Kontakt.
card_text-draw_two = Ziehe 2 Karten, kaufe beliebige davon.
card_text-draw_three = Ziehe 3 Karten, kaufe beliebige davon.
card_text-lucky_bag = Ziehe ein Plättchen aus dem Entdeckungsbeutel und lege es kostenlos.
card_text-sell_a_basket = Gib einen permanenten Korb zurück: 5 Fische.
card_text-herd_the_cats = Setze 1 bis 3 Katzen ins andere Gebiet.
card_text-lesson_fish = 1 Fisch pro eigener privater Lektion.
card_text-one_more_cat = In deinem nächsten Zug mit einer Rettung darfst du 1 weitere Katze retten.
card_text-new_arrivals = Ziehe 4 Plättchen; setze jede Katze in ein Gebiet.
card_text-new_basket = Du bekommst einen permanenten Korb.
card_text-lessons_for_a_basket = Wirf 2 private Lektionen ab: 1 permanenter Korb.
card_text-treasures_for_a_basket = Entferne 2 Schätze von deinem Boot: 1 permanenter Korb.
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
card_text-three_baskets = 7 bei genau 3 permanenten Körben.
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
card_text-five_orange = 9 bei genau 5 orangefarbenen Katzen.
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
family_card-three_of_each = Drei von jeder Farbe
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
family_text-five_orange = 9 bei genau 5 orangefarbenen Katzen.
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

basket_text-basket_174 = Kein Stiefel, 1 Karte: Sie nimmt Katze 5, dann Katze 4.
basket_text-basket_175 = Kein Stiefel, 4 Karten: Sie nimmt Katze 6, dann einen Schatz (Punkt).
basket_text-basket_176 = Kein Stiefel, 3 Karten: Sie nimmt Katze 3, dann Oshax 3.
basket_text-basket_177 = 1 Stiefel, 2 Karten: Sie nimmt Katze 4, dann Katze 3.
basket_text-basket_178 = 1 Stiefel, 4 Karten: Sie nimmt Katze 2, dann einen Schatz (Knick).
basket_text-basket_179 = 1 Stiefel, 3 Karten: Sie nimmt Katze 5, dann einen seltenen Schatz vom Stapel 4.
basket_text-basket_180 = 2 Stiefel, 3 Karten: Sie nimmt Katze 2, dann einen seltenen Schatz vom Stapel 2.
basket_text-basket_181 = 2 Stiefel, 2 Karten: Sie nimmt Katze 7, dann Oshax 2.
basket_text-basket_182 = 2 Stiefel, 1 Karte: Sie nimmt Katze 4, dann einen seltenen Schatz vom Stapel 1.
basket_text-basket_183 = 3 Stiefel, 4 Karten: Sie nimmt Katze 1, dann einen Schatz (Paar).
basket_text-basket_184 = 3 Stiefel, 3 Karten: Sie nimmt Katze 6, dann einen seltenen Schatz vom Stapel 5.
basket_text-basket_185 = 3 Stiefel, 2 Karten: Sie nimmt Katze 2, dann einen Schatz (kurzer Balken).
basket_text-basket_186 = 4 Stiefel, 4 Karten: Sie nimmt Katze 1, dann Oshax 5.
basket_text-basket_187 = 4 Stiefel, 1 Karte: Sie nimmt Katze 1, dann Katze 5.
basket_text-basket_188 = 4 Stiefel, 4 Karten: Sie nimmt Katze 3, dann einen Schatz (Knick).
basket_text-basket_189 = 5 Stiefel, 1 Karte: Sie nimmt Katze 6, dann Katze 1.
basket_text-basket_190 = 5 Stiefel, 2 Karten: Sie nimmt Katze 7, dann einen Schatz (Paar).
basket_text-basket_191 = 6 Stiefel, 2 Karten: Sie nimmt Katze 5, dann Katze 2.
basket_text-basket_192 = 6 Stiefel, 4 Karten: Sie tauscht die Katzen 1 und 6, dann nimmt sie Katze 2.
basket_text-basket_193 = 7 Stiefel, 3 Karten: Sie nimmt Katze 6, dann einen seltenen Schatz vom Stapel 3.
basket_text-basket_194 = 9 Stiefel, 4 Karten: Sie tauscht die Katzen 2 und 5, dann nimmt sie Katze 1.
basket_text-basket_195 = 9 Stiefel, 3 Karten: Sie nimmt Katze 8, dann Oshax 1.
basket_text-basket_196 = 9 Stiefel, 3 Karten: Sie nimmt Katze 4, dann einen Schatz (kurzer Balken).

## question

question-figure = Welche Figur nimmst du?
question-family_cards =
    { $picks ->
        [one] Welche Familienkarte behältst du als zweite?
       *[other] Welche { $picks } Familienkarten behältst du?
    }
question-draft =
    { $picks ->
        [one] Welche Karte behältst du noch?
       *[other] Welche { $picks } Karten behältst du?
    }
question-buying = Welche Karten kaufst du? Du hast { COUNTED($fish, "fish", domain: "unit", case: "acc") }.
question-choosing = Welche Rettungskarten legst du aus?
question-rescue = Welche Katze rettest du? Du hast { COUNTED($fish, "fish", domain: "unit", case: "acc") }.
question-rescue_more =
    { $more ->
        [one] Du darfst noch eine Katze retten. Du hast { COUNTED($fish, "fish", domain: "unit", case: "acc") }.
       *[other] Du darfst noch { $more } Katzen retten. Du hast { COUNTED($fish, "fish", domain: "unit", case: "acc") }.
    }
question-turn_end = Möchtest du in diesem Zug noch etwas tun?
question-find = Welche Karte spielst du?
question-call = Der Tag geht zu Ende: Spielst du eine Jederzeitkarte?
question-taking = Welche Katze rettest du?
question-basket = Welchen Korb benutzt du für { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") }?
question-place =
    { $tile ->
        [cat] Wohin legst du { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") }?
        [oshax] Wohin legst du die Oshax?
       *[other] Wohin legst du { NAME($tile, domain: "tile", article: "the", case: "acc") }?
    }
question-bonus = Deine Schatzkarte bringt einen Schatz. Welchen nimmst du?
question-option = „{ NAME($card, domain: "card") }“: Was nimmst du?
question-treasure =
    { $left ->
        [one] Welchen Schatz nimmst du?
       *[other] Welchen Schatz nimmst du zuerst?
    }
question-second_treasure = Welchen Schatz nimmst du als zweiten?
question-oshax = Welche Oshax rufst du?
question-oshax_colour = Zu welcher Familie gehört die Oshax?
question-lesson_colour = „{ NAME($card, domain: "card") }“: Welche Farbe nennst du?
question-fish_colour = „{ NAME($card, domain: "card") }“: Welche Farbe nennst du?
question-drawn = Welche der gezogenen Karten kaufst du? Du hast { COUNTED($fish, "fish", domain: "unit", case: "acc") }.
question-arrival = In welches Gebiet kommt { NAME("cat", $colour, domain: "tile", article: "the") }?
question-herd =
    { $left ->
        [one] Welche Katze wechselt das Gebiet? Eine darfst du noch umsetzen.
       *[other] Welche Katze wechselt das Gebiet? Bis zu { $left } darfst du umsetzen.
    }
question-sell = Welchen Korb gibst du zurück?
question-forget =
    { $left ->
        [one] Welche Lektion gibst du noch ab?
       *[other] Welche { $left } Lektionen gibst du ab?
    }
question-remove =
    { $left ->
        [one] Welchen Schatz entfernst du noch?
       *[other] Welche { $left } Schätze entfernst du?
    }

## asked

asked-figure = eine Figur nehmen
asked-family_cards = Familienkarten wählen
asked-draft = Karten auswählen
asked-buying = Karten kaufen
asked-choosing = Rettungskarten wählen
asked-rescue = eine Katze retten oder passen
asked-rescue_more = noch eine Katze retten oder den Zug beenden
asked-turn_end = den Zug beenden
asked-find = eine Fundkarte spielen oder passen
asked-call = auf den letzten Aufruf antworten
asked-taking = eine Katze retten oder passen
asked-basket = einen Korb wählen
asked-place = das Plättchen legen
asked-bonus = den Schatz für die Schatzkarte wählen
asked-option = wählen, was du für die Karte nimmst
asked-treasure = einen Schatz nehmen
asked-second_treasure = einen zweiten Schatz nehmen oder verzichten
asked-oshax = eine Oshax wählen
asked-oshax_colour = die Farbe der Oshax nennen
asked-lesson_colour = die Farbe der Lektion nennen
asked-fish_colour = eine Farbe nennen
asked-drawn = gezogene Karten kaufen
asked-arrival = ein Gebiet für die Katze wählen
asked-herd = Katzen umsetzen
asked-sell = einen Korb zurückgeben
asked-forget = Lektionen abgeben
asked-remove = Schätze entfernen

## choice

choice-keep = ‚{ NAME($card, domain: "card") }‘ behalten
choice-buy = ‚{ NAME($card, domain: "card") }‘ kaufen
choice-done = Fertig
choice-colour = { NAME($colour, domain: "colour", capital: "yes") } nennen
choice-choose = ‚{ NAME($card, domain: "card") }‘ auslegen
choice-rescue = { NAME("cat", $colour, domain: "tile", article: "the", case: "acc", capital: "yes") } retten ({ NAME($shape, domain: "shape") })
choice-herd = { NAME("cat", $colour, domain: "tile", article: "the", case: "acc", capital: "yes") } umsetzen ({ NAME($shape, domain: "shape") })
choice-basket = { NAME($basket, domain: "basket", article: "a", case: "acc", capital: "yes") } benutzen
choice-sell = { NAME("basket", $side, domain: "unit", adjective: "side", article: "the", case: "acc", capital: "yes") } zurückgeben
choice-pass = Passen
choice-end_turn = Zug beenden
choice-decline = Verzichten
choice-play = ‚{ NAME($card, domain: "card") }‘ spielen
choice-option = { NAME($from, domain: "from", case: "acc", capital: "yes") } nehmen
choice-take = { NAME($shape, domain: "shape", article: "the", case: "acc", capital: "yes") } nehmen
choice-field = In { NAME("field", $side, domain: "unit", adjective: "side", article: "the", case: "acc") }
choice-forget = ‚{ NAME($card, domain: "card") }‘ abgeben
choice-remove = Den Schatz auf { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") } entfernen
choice-figure = { NAME("figure", $colour, domain: "unit", article: "the", case: "acc", capital: "yes") } nehmen
choice-keep_family = ‚{ NAME($card, domain: "family_card") }‘ behalten
choice-place = Auf { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") }, Lage { NAME($turn, domain: "orientation") }

## event

event-figure_taken =
    { YOU($seat) ->
        [yes] Du nimmst { NAME("figure", $colour, domain: "unit", article: "the", case: "acc") }.
       *[no] { PLAYER($seat) } nimmt { NAME("figure", $colour, domain: "unit", article: "the", case: "acc") }.
    }
event-day_began =
    { $boat ->
        [one] Tag { $day } beginnt. Vesh ist noch einen Tag entfernt.
       *[other] Tag { $day } beginnt. Vesh ist noch { $boat } Tage entfernt.
    }
event-fields_filled = { COUNTED($cats, "cat", domain: "unit") } sammeln sich um die Insel.
event-rare_treasure = Ein seltener Schatz kommt aus dem Entdeckungsbeutel: { NAME($shape, domain: "shape") }.
event-fished = Fischfang: je { COUNTED($fish, "fish", domain: "unit") }.
event-dealt =
    { YOU($seat) ->
        [yes] Du bekommst { COUNTED($cards, "card", domain: "unit", case: "acc") }.
       *[no] { PLAYER($seat) } bekommt { COUNTED($cards, "card", domain: "unit", case: "acc") }.
    }
event-dealt_secret = Du bekommst: { NAME($which, domain: "card") }.
event-chose =
    { YOU($seat) ->
        [yes] Du hast gewählt.
       *[no] { PLAYER($seat) } hat gewählt.
    }
event-received =
    { YOU($seat) ->
        [yes] Du bekommst { COUNTED($cards, "card", domain: "unit", case: "acc") } weitergereicht.
       *[no] { PLAYER($seat) } bekommt { COUNTED($cards, "card", domain: "unit", case: "acc") } weitergereicht.
    }
event-received_secret = Du bekommst weitergereicht: { NAME($which, domain: "card") }.
event-received_last =
    { YOU($seat) ->
        [yes] Du bekommst die letzte Karte.
       *[no] { PLAYER($seat) } bekommt die letzte Karte.
    }
event-received_last_secret = Du bekommst die letzte Karte: { NAME($which, domain: "card") }.
event-chose_cards =
    { YOU($seat) ->
        [yes] Du hast über den Kauf entschieden.
       *[no] { PLAYER($seat) } hat über den Kauf entschieden.
    }
event-bought =
    { $cards ->
        [0] { YOU($seat) ->
            [yes] Du kaufst nichts.
           *[no] { PLAYER($seat) } kauft nichts.
        }
       *[other] { YOU($seat) ->
            [yes] Du kaufst { COUNTED($cards, "card", domain: "unit", case: "acc") } für { COUNTED($fish, "fish", domain: "unit", case: "acc") }.
           *[no] { PLAYER($seat) } kauft { COUNTED($cards, "card", domain: "unit", case: "acc") } für { COUNTED($fish, "fish", domain: "unit", case: "acc") }.
        }
    }
event-bought_secret =
    { $cards ->
        [0] Du kaufst nichts.
       *[other] Du kaufst { COUNTED($cards, "card", domain: "unit", case: "acc") } für { COUNTED($fish, "fish", domain: "unit", case: "acc") }: { NAME($which, domain: "card") }.
    }
event-private_lessons =
    { YOU($seat) ->
        [yes] Du legst { COUNTED($lessons, "private_lesson", domain: "unit", article: "a", case: "acc") } aus.
       *[no] { PLAYER($seat) } legt { COUNTED($lessons, "private_lesson", domain: "unit", article: "a", case: "acc") } aus.
    }
event-private_lessons_secret = Du legst verdeckt aus: { NAME($which, domain: "card") }.
event-public_lesson =
    { YOU($seat) ->
        [yes] Du legst die offene Lektion „{ NAME($card, domain: "card") }“ aus.
       *[no] { PLAYER($seat) } legt die offene Lektion „{ NAME($card, domain: "card") }“ aus.
    }
event-public_lesson_colour =
    { YOU($seat) ->
        [yes] Du legst die offene Lektion „{ NAME($card, domain: "card") }“ aus und nennst { NAME($colour, domain: "colour", capital: "yes") }.
       *[no] { PLAYER($seat) } legt die offene Lektion „{ NAME($card, domain: "card") }“ aus und nennt { NAME($colour, domain: "colour", capital: "yes") }.
    }
event-rescue_cards =
    { $cards ->
        [0] { YOU($seat) ->
            [yes] Du legst keine Rettungskarten aus.
           *[no] { PLAYER($seat) } legt keine Rettungskarten aus.
        }
       *[other] { YOU($seat) ->
            [yes] Du legst { COUNTED($cards, "rescue_card", domain: "unit", case: "acc") } verdeckt aus.
           *[no] { PLAYER($seat) } legt { COUNTED($cards, "rescue_card", domain: "unit", case: "acc") } verdeckt aus.
        }
    }
event-rescue_cards_secret =
    { $cards ->
        [0] Du legst keine Rettungskarten aus.
       *[other] Du legst verdeckt aus: { NAME($which, domain: "card") }.
    }
event-revealed =
    { $boots ->
        [0] { YOU($seat) ->
            [yes] Du hast keine Stiefel.
           *[no] { PLAYER($seat) } hat keine Stiefel.
        }
       *[other] { YOU($seat) ->
            [yes] Du hast { COUNTED($boots, "boot", domain: "unit", case: "acc") }.
           *[no] { PLAYER($seat) } hat { COUNTED($boots, "boot", domain: "unit", case: "acc") }.
        }
    }
event-island_order =
    { SIZE($order) ->
        [one] Nun deckt die Schwester eine Korbkarte auf.
       *[other] Reihenfolge auf der Insel: { PLAYER($order, you: "du") }.
    }
event-cat_lured =
    { YOU($seat) ->
        [yes] Du lockst { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") }.
       *[no] { PLAYER($seat) } lockt { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") }.
    }
event-cat_rescued =
    { YOU($seat) ->
        [yes] Du rettest { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") } für { COUNTED($fish, "fish", domain: "unit", case: "acc") } mit { NAME($basket, domain: "basket", article: "a", case: "dat") }.
       *[no] { PLAYER($seat) } rettet { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") } für { COUNTED($fish, "fish", domain: "unit", case: "acc") } mit { NAME($basket, domain: "basket", article: "a", case: "dat") }.
    }
event-cat_taken =
    { YOU($seat) ->
        [yes] Du nimmst { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") }.
       *[no] { PLAYER($seat) } nimmt { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") }.
    }
event-tile_placed =
    { $tile ->
        [cat] { YOU($seat) ->
            [yes] Du legst { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") } auf dein Boot.
           *[no] { PLAYER($seat) } legt { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") } aufs Boot.
        }
        [oshax] { YOU($seat) ->
            [yes] Du legst { NAME("oshax", $colour, domain: "tile", article: "the", case: "acc") } auf dein Boot.
           *[no] { PLAYER($seat) } legt { NAME("oshax", $colour, domain: "tile", article: "the", case: "acc") } aufs Boot.
        }
       *[other] { YOU($seat) ->
            [yes] Du legst { NAME($tile, domain: "tile", article: "a", case: "acc") } ({ NAME($shape, domain: "shape") }) auf dein Boot.
           *[no] { PLAYER($seat) } legt { NAME($tile, domain: "tile", article: "a", case: "acc") } ({ NAME($shape, domain: "shape") }) aufs Boot.
        }
    }
event-map_covered =
    { YOU($seat) ->
        [yes] Du hast die Schatzkarte in der richtigen Farbe bedeckt.
       *[no] { PLAYER($seat) } hat die Schatzkarte in der richtigen Farbe bedeckt.
    }
event-bonus_lost =
    { YOU($seat) ->
        [yes] Du nimmst keinen Schatz für die Schatzkarte.
       *[no] { PLAYER($seat) } nimmt keinen Schatz für die Schatzkarte.
    }
event-tile_taken =
    { YOU($seat) ->
        [yes] Du nimmst { NAME($tile, domain: "tile", article: "a", case: "acc") } ({ NAME($shape, domain: "shape") }).
       *[no] { PLAYER($seat) } nimmt { NAME($tile, domain: "tile", article: "a", case: "acc") } ({ NAME($shape, domain: "shape") }).
    }
event-card_played =
    { YOU($seat) ->
        [yes] Du spielst „{ NAME($card, domain: "card") }“.
       *[no] { PLAYER($seat) } spielt „{ NAME($card, domain: "card") }“.
    }
event-treasures_chosen =
    { $fish ->
        [0] { YOU($seat) ->
            [yes] Du entscheidest dich für { NAME($from, domain: "from", case: "acc") }.
           *[no] { PLAYER($seat) } entscheidet sich für { NAME($from, domain: "from", case: "acc") }.
        }
       *[other] { YOU($seat) ->
            [yes] Du zahlst { COUNTED($fish, "fish", domain: "unit", case: "acc") } und darfst { NAME($from, domain: "from", case: "acc") } nehmen.
           *[no] { PLAYER($seat) } zahlt { COUNTED($fish, "fish", domain: "unit", case: "acc") } und darf { NAME($from, domain: "from", case: "acc") } nehmen.
        }
    }
event-treasure_declined =
    { YOU($seat) ->
        [yes] Du verzichtest auf den zweiten Schatz.
       *[no] { PLAYER($seat) } verzichtet auf den zweiten Schatz.
    }
event-oshax_chosen =
    { YOU($seat) ->
        [yes] Du rufst eine Oshax ({ NAME($shape, domain: "shape") }).
       *[no] { PLAYER($seat) } ruft eine Oshax ({ NAME($shape, domain: "shape") }).
    }
event-oshax_coloured = Die Oshax schließt sich { NAME("family", $colour, domain: "unit", article: "the", case: "dat") } an.
event-drew =
    { YOU($seat) ->
        [yes] Du ziehst { COUNTED($cards, "card", domain: "unit", case: "acc") }.
       *[no] { PLAYER($seat) } zieht { COUNTED($cards, "card", domain: "unit", case: "acc") }.
    }
event-drew_secret = Du ziehst: { NAME($which, domain: "card") }.
event-bought_drawn =
    { $cards ->
        [0] { YOU($seat) ->
            [yes] Du kaufst keine der gezogenen Karten.
           *[no] { PLAYER($seat) } kauft keine der gezogenen Karten.
        }
       *[other] { YOU($seat) ->
            [yes] Du kaufst { COUNTED($cards, "drawn_card", domain: "unit", case: "acc") } für { COUNTED($fish, "fish", domain: "unit", case: "acc") }.
           *[no] { PLAYER($seat) } kauft { COUNTED($cards, "drawn_card", domain: "unit", case: "acc") } für { COUNTED($fish, "fish", domain: "unit", case: "acc") }.
        }
    }
event-bought_drawn_secret =
    { $cards ->
        [0] Du kaufst keine der gezogenen Karten.
       *[other] Du kaufst { COUNTED($cards, "drawn_card", domain: "unit", case: "acc") } für { COUNTED($fish, "fish", domain: "unit", case: "acc") }: { NAME($which, domain: "card") }.
    }
event-discarded =
    { YOU($seat) ->
        [yes] Du wirfst { COUNTED($cards, "card", domain: "unit", case: "acc") } verdeckt ab.
       *[no] { PLAYER($seat) } wirft { COUNTED($cards, "card", domain: "unit", case: "acc") } verdeckt ab.
    }
event-discarded_secret = Du wirfst ab: { NAME($which, domain: "card") }.
event-fish_gained =
    { $fish ->
        [0] { YOU($seat) ->
            [yes] Du bekommst keine Fische.
           *[no] { PLAYER($seat) } bekommt keine Fische.
        }
       *[other] { YOU($seat) ->
            [yes] Du bekommst { COUNTED($fish, "fish", domain: "unit", case: "acc") }.
           *[no] { PLAYER($seat) } bekommt { COUNTED($fish, "fish", domain: "unit", case: "acc") }.
        }
    }
event-basket_gained =
    { YOU($seat) ->
        [yes] Du bekommst { COUNTED($baskets, "permanent_basket", domain: "unit", article: "a", case: "acc") }.
       *[no] { PLAYER($seat) } bekommt { COUNTED($baskets, "permanent_basket", domain: "unit", article: "a", case: "acc") }.
    }
event-basket_given =
    { YOU($seat) ->
        [yes] Du gibst einen permanenten Korb zurück ({ NAME($side, domain: "side") }).
       *[no] { PLAYER($seat) } gibt einen permanenten Korb zurück ({ NAME($side, domain: "side") }).
    }
event-colour_named =
    { YOU($seat) ->
        [yes] Du nennst { NAME($colour, domain: "colour", capital: "yes") }.
       *[no] { PLAYER($seat) } nennt { NAME($colour, domain: "colour", capital: "yes") }.
    }
event-bag_tile =
    { $tile ->
        [cat] { YOU($seat) ->
            [yes] Du ziehst { NAME("cat", $colour, domain: "tile", article: "a", case: "acc") } aus dem Entdeckungsbeutel.
           *[no] { PLAYER($seat) } zieht { NAME("cat", $colour, domain: "tile", article: "a", case: "acc") } aus dem Entdeckungsbeutel.
        }
       *[other] { YOU($seat) ->
            [yes] Du ziehst { NAME($tile, domain: "tile", article: "a", case: "acc") } ({ NAME($shape, domain: "shape") }) aus dem Entdeckungsbeutel.
           *[no] { PLAYER($seat) } zieht { NAME($tile, domain: "tile", article: "a", case: "acc") } ({ NAME($shape, domain: "shape") }) aus dem Entdeckungsbeutel.
        }
    }
event-bag_tile_lost =
    { $tile ->
        [cat] { YOU($seat) ->
            [yes] Du ziehst { NAME("cat", $colour, domain: "tile", article: "a", case: "acc") }, die nirgends passt.
           *[no] { PLAYER($seat) } zieht { NAME("cat", $colour, domain: "tile", article: "a", case: "acc") }, die nirgends passt.
        }
       *[other] { YOU($seat) ->
            [yes] Du ziehst { NAME($tile, domain: "tile", article: "a", case: "acc") } ({ NAME($shape, domain: "shape") }), aber das Plättchen passt nirgends.
           *[no] { PLAYER($seat) } zieht { NAME($tile, domain: "tile", article: "a", case: "acc") } ({ NAME($shape, domain: "shape") }), aber das Plättchen passt nirgends.
        }
    }
event-cat_arrived = { NAME("cat", $colour, domain: "tile", article: "a", capital: "yes") } kommt an.
event-cat_put =
    { YOU($seat) ->
        [yes] Du setzt { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") } in { NAME("field", $side, domain: "unit", adjective: "side", article: "the", case: "acc") }.
       *[no] { PLAYER($seat) } setzt { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") } in { NAME("field", $side, domain: "unit", adjective: "side", article: "the", case: "acc") }.
    }
event-cat_moved =
    { YOU($seat) ->
        [yes] Du setzt { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") } in { NAME("field", $side, domain: "unit", adjective: "side", article: "the", case: "acc") } um.
       *[no] { PLAYER($seat) } setzt { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") } in { NAME("field", $side, domain: "unit", adjective: "side", article: "the", case: "acc") } um.
    }
event-lesson_given =
    { YOU($seat) ->
        [yes] Du gibst eine private Lektion ab.
       *[no] { PLAYER($seat) } gibt eine private Lektion ab.
    }
event-lesson_given_secret = Du gibst „{ NAME($card, domain: "card") }“ ab.
event-treasure_removed =
    { YOU($seat) ->
        [yes] Du entfernst einen Schatz ({ NAME($shape, domain: "shape") }).
       *[no] { PLAYER($seat) } entfernt einen Schatz ({ NAME($shape, domain: "shape") }).
    }
event-passed =
    { YOU($seat) ->
        [yes] Du passt.
       *[no] { PLAYER($seat) } passt.
    }
event-turn_ended =
    { YOU($seat) ->
        [yes] Du beendest deinen Zug.
       *[no] { PLAYER($seat) } beendet den Zug.
    }
event-answered_call =
    { YOU($seat) ->
        [yes] Du hast auf den letzten Aufruf geantwortet.
       *[no] { PLAYER($seat) } hat auf den letzten Aufruf geantwortet.
    }
event-answered_call_secret = Du möchtest „{ NAME($card, domain: "card") }“ spielen.
event-family_dealt =
    { YOU($seat) ->
        [yes] Du bekommst 3 Familienkarten.
       *[no] { PLAYER($seat) } bekommt 3 Familienkarten.
    }
event-family_dealt_secret = Du bekommst: { NAME($which, domain: "family_card") }.
event-day_ended =
    { $cats ->
        [0] Tag { $day } ist vorbei. Keine einzige Katze bleibt zurück.
        [one] Tag { $day } ist vorbei. Eine Katze flieht.
       *[other] Tag { $day } ist vorbei. { $cats } Katzen fliehen.
    }
event-game_over = Vesh hat die Insel erreicht. Die Boote legen ab.
event-sister_colour =
    { $points ->
        [one] Die nächste Farbe der Schwester ist { NAME($colour, domain: "colour") }: 1 Punkt pro Katze.
       *[other] Die nächste Farbe der Schwester ist { NAME($colour, domain: "colour") }: { $points } Punkte pro Katze.
    }
event-sister_speed =
    Die Schwester hat { $boots ->
        [0] keine Stiefel
       *[other] { COUNTED($boots, "boot", domain: "unit", case: "acc") }
    } und spielt heute { COUNTED($cards, "card", domain: "unit", case: "acc") }.
event-sister_plays = Die Schwester spielt eine Korbkarte. { NAME($card, domain: "basket_text") }
event-sister_swapped = Sie tauscht die Katzen auf den Plätzen { $first } und { $second }.
event-sister_took_cat = Die Schwester nimmt { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") }.
event-sister_took = Die Schwester nimmt { NAME($tile, domain: "tile", article: "a", case: "acc") } ({ NAME($shape, domain: "shape") }).
event-sister_took_nothing = Für die Schwester ist nichts da.

## log

log-day = Tag { $day }
log-island = Tag { $day }, auf der Insel
log-seat = { PLAYER($seat, you: "du") }: { $parts }
log-bought = { COUNTED($n, "card", domain: "unit") } gekauft
log-rescued = { COUNTED($n, "cat", domain: "unit") } gerettet
log-taken = { NAME($things, domain: "tile", article: "a") } genommen

## review

# Eine Runde der Insel ist ein Tag; diese Sätze gehen denen der Bots und der Seite vor.

review-round = Tag { $round }
reason-turning_point =
    { $round ->
        [-1] Entscheidung { $number }: „{ $better }“ statt „{ $chosen }“, −{ $cost } %
       *[other] Tag { $round }: „{ $better }“ statt „{ $chosen }“, −{ $cost } %
    }

## refusal

refusal-no_such_action = Eine Aktion { $action } gibt es nicht: Das Spiel hat { $actions } Aktionen, gezählt ab 0.
refusal-no_such_seat = Einen Platz { $seat } gibt es nicht; der Tisch hat { $seats ->
        [one] nur einen Platz
       *[other] { $seats } Plätze
    }, gezählt ab 0.
refusal-game_over = Das Spiel ist aus.
refusal-not_your_turn =
    { SIZE($waiting_for) ->
        [one] Du bist nicht an der Reihe: { PLAYER($waiting_for) } muss sich entscheiden.
       *[other] Du bist nicht an der Reihe: { PLAYER($waiting_for) } müssen sich entscheiden.
    }
refusal-another_question = Das geht jetzt nicht. Du musst zuerst { NAME($question, domain: "asked") }.
refusal-not_in_hand = Du hast „{ NAME($card, domain: "card") }“ nicht auf der Hand.
refusal-not_in_draft = „{ NAME($card, domain: "card") }“ kann man während der Auswahl nicht spielen, sondern erst, wenn gekauft wird.
refusal-not_now = „{ NAME($card, domain: "card") }“ kann man jetzt nicht spielen: Ein Plättchen muss erst gelegt oder eine andere Karte erst ausgeführt werden.
refusal-already_waiting = „{ NAME($card, domain: "card") }“ wartet schon auf dein nächstes Plättchen.
refusal-deck_empty = Für „{ NAME($card, domain: "card") }“ müsste man Karten ziehen, aber der Stapel ist leer.
refusal-bag_empty = Für „{ NAME($card, domain: "card") }“ müsste man ein Plättchen ziehen, aber der Entdeckungsbeutel ist leer.
refusal-no_basket_to_give = Für „{ NAME($card, domain: "card") }“ brauchst du einen permanenten Korb, der nicht gerade benutzt wird.
refusal-no_cat_to_move = Für „{ NAME($card, domain: "card") }“ müsste in den Gebieten eine Katze sein.
refusal-too_few_lessons = Für „{ NAME($card, domain: "card") }“ brauchst du zwei private Lektionen, die vor dir liegen.
refusal-too_few_treasures = Für „{ NAME($card, domain: "card") }“ brauchst du zwei Schätze auf deinem Boot.
refusal-not_in_this_phase = „{ NAME($card, domain: "card") }“ kann man nur in der Phase „Seltene Funde“ spielen.
refusal-one_card_per_turn = Du darfst nur eine Karte pro Zug spielen.
refusal-nothing_to_take = Was „{ NAME($card, domain: "card") }“ erlaubt, ist nicht mehr da oder passt nicht auf dein Boot.
refusal-not_this_card = „{ NAME($card, domain: "card") }“ bietet das nicht an.
refusal-not_enough_fish_for_card =
    { $has ->
        [0] „{ NAME($card, domain: "card") }“ kostet { COUNTED($needs, "fish", domain: "unit", case: "acc") }, und du hast keinen.
       *[other] „{ NAME($card, domain: "card") }“ kostet { COUNTED($needs, "fish", domain: "unit", case: "acc") }, und du hast nur { $has }.
    }
refusal-no_such_card = „{ NAME($card, domain: "card") }“ gehört nicht zu den Karten, die du kaufen kannst.
refusal-not_in_pack = „{ NAME($card, domain: "card") }“ gehört nicht zu den Karten, aus denen du auswählst.
refusal-figure_taken = { NAME("figure", $colour, domain: "unit", article: "the", capital: "yes") } ist vergeben.
refusal-not_your_family_card = „{ NAME($card, domain: "family_card") }“ gehört nicht zu deinen Karten, oder du hast sie schon behalten.
refusal-one_cat_per_turn = Du darfst nur eine Katze pro Zug retten.
refusal-cat_not_here = { NAME("cat", $colour, domain: "tile", article: "the", capital: "yes") } ({ NAME($shape, domain: "shape") }) ist nicht an der Insel.
refusal-no_basket = Du hast keinen Korb mehr für eine Katze.
refusal-not_enough_fish =
    { $has ->
        [0] Diese Katze kostet { COUNTED($needs, "fish", domain: "unit", case: "acc") }, und du hast keinen.
       *[other] Diese Katze kostet { COUNTED($needs, "fish", domain: "unit", case: "acc") }, und du hast nur { $has }.
    }
refusal-no_room = { NAME($shape, domain: "shape", article: "the", capital: "yes") } passt nirgends auf dein Boot.
refusal-wrong_shape =
    { $turns ->
        [one] { NAME($shape, domain: "shape", article: "the", capital: "yes") } sieht in jeder Lage gleich aus.
       *[other] { NAME($shape, domain: "shape", article: "the", capital: "yes") } hat nur { $turns } verschiedene Lagen.
    }
refusal-outside = { NAME($shape, domain: "shape", article: "the", capital: "yes") } würde bei { $where } über das Boot hinausragen.
refusal-overlap = { NAME($shape, domain: "shape", article: "the", capital: "yes") } würde bei { $where } auf einem anderen Plättchen liegen.
refusal-no_contact = { NAME($shape, domain: "shape", article: "the", capital: "yes") } würde kein anderes Plättchen berühren. Ein neues Plättchen muss mit einer Seite an ein anderes grenzen.
refusal-not_this_kind = { NAME($shape, domain: "shape", article: "the", case: "acc", capital: "yes") } kann man hier nicht nehmen.
refusal-none_left = Diese Form ist nicht mehr da: { NAME($shape, domain: "shape") }.
refusal-no_such_basket = { NAME($basket, domain: "basket", article: "a", case: "acc", capital: "yes") } kannst du jetzt nicht benutzen.
refusal-no_basket_of_side = Du hast { NAME("basket", $side, domain: "unit", adjective: "side", article: "no", case: "acc") } zum Zurückgeben.
refusal-no_such_lesson = „{ NAME($card, domain: "card") }“ ist keine deiner Lektionen.
refusal-no_treasure_here = Auf { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") } liegt kein Schatz von dir.
refusal-move_one_first = Setze mindestens eine Katze um.
refusal-moved_already = { NAME("cat", $colour, domain: "tile", article: "the", case: "acc", capital: "yes") } hast du schon umgesetzt.
refusal-end_your_turn = Du hast schon etwas getan: Beende den Zug, statt zu passen.
refusal-act_or_pass = Rette erst eine Katze oder spiele eine Karte – oder passe.

## score

score-rats = Ratten
score-rooms = Nicht gefüllte Räume
score-family = Familien
score-family_card = Familienkarten
score-rare_treasures = Seltene Schätze
score-lesson = Private Lektionen
score-public_lesson = Offene Lektionen
score-sister_colour = Farben der Schwester
score-sister_lesson = Lektionen der Schwester

## score_line

score_line-rats = Sichtbare Ratten: { $rats }
score_line-rooms = Nicht gefüllte Räume: { $number }
score_line-family =
    { $size ->
        [one] { COUNTED($size, "cat", $colour, domain: "unit", article: "a", capital: "yes") }
       *[other] Familie aus { COUNTED($size, "cat", $colour, domain: "unit", case: "dat") }
    }
score_line-family_card = { NAME($card, domain: "family_card") }
score_line-rare_treasures = Seltene Schätze: { $number }
score_line-lesson = { NAME($card, domain: "card") }
score_line-public_lesson = { NAME($card, domain: "card") } (offen)
score_line-public_lesson_colour = { NAME($card, domain: "card") }, { NAME($colour, domain: "colour") } (offen)
score_line-sister_colour = { COUNTED($cats, "cat", $colour, domain: "unit") } zu je { $each }
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

page-goal_family = eine Familie zu dritt
page-goal_rat = eine sichtbare Ratte
page-goal_room = ein Raum mit Lücken
page-day =
    { $vesh ->
        [one] Tag { $day }, Vesh ist noch einen Tag entfernt
       *[other] Tag { $day }, Vesh ist noch { $vesh } Tage entfernt
    }
page-field_left = Linkes Gebiet, je { COUNTED($price, "fish", domain: "unit") }
page-field_right = Rechtes Gebiet, je { COUNTED($price, "fish", domain: "unit") }
page-field_island = Um die Insel
page-public = Offene Lektionen
terminal-player = { $name }, { NAME($boat, domain: "boat") }, Nummer { $place } auf der Insel
terminal-seat = Platz { $seat }
terminal-cat = { NAME($colour, domain: "colour", capital: "yes") } ({ NAME($shape, domain: "shape") })
terminal-legend = ✗ Ratte · ◆ Karte · Räume: ʌ Papagei, ☾ Mond, ○ Apfel, ≀ Korn, · keiner
page-holds = { COUNTED($fish, "fish", domain: "unit") } · Körbe: { $active } aktiv, { $used } benutzt · { COUNTED($hand, "hand_card", domain: "unit") } · { COUNTED($lessons, "private_lesson", domain: "unit") }
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
page-baskets =
    { $all ->
        [one] { $active } von 1 Korb
       *[other] { $active } von { $all } Körben
    }
page-in_hand =
    { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
page-turn = Drehen
page-flip = Wenden
page-bag = { $n } im Entdeckungsbeutel
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
screen-is_choosing = { $name } wählt noch.
screen-is_ready = { $name } ist bereit.
screen-points =
    { $n } { $n ->
        [one] Punkt
       *[other] Punkte
    }
screen-place = Hierhin legen
screen-fields = Gebiete
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
screen-sandbox = Probierfeld: Noch zählt nichts
screen-gain =
    { $n } { $of ->
        [one] Punkt
       *[other] Punkte
    }
screen-day_over = Tag { $n } ist vorbei
screen-lessons_laid = Private Lektionen
screen-call_cards = Du kannst noch die Jederzeitkarten spielen, die leuchten, oder weitermachen.
screen-call_none = Du kannst gerade keine Karte spielen. Mach weiter, wenn du so weit bist.
screen-continue = Weiter
screen-sister_first = vorn auf der Insel
screen-sister_card = Als Nächstes
screen-kind_rescue = Rettung
screen-kind_lesson = Lektion
screen-kind_public_lesson = Für alle
screen-kind_anytime = Jederzeit
screen-kind_oshax = Oshax
screen-kind_treasure = Schatz
screen-view_boat = Boot
screen-view_others = Andere
screen-supply = Schätze und Oshax
screen-price =
    { $n } { $n ->
        [one] Fisch
       *[other] Fische
    }
screen-left = bleiben
screen-left_if_kept = bleiben dann
screen-left_if_bought = bleiben dann
screen-short = { $n } zu wenig
screen-mark_keep = behalten
screen-mark_buy = kaufen
screen-mark_choose = auslegen
screen-mark_forget = abgeben
screen-mark_keep_family = behalten
screen-kept_of = { $n } von { $of } behalten
screen-to_buy = Du kaufst
screen-laid = Vor deinem Boot
screen-given_up = Du gibst ab
screen-all_left =
    { $n ->
        [one] 1 bleibt, wenn du alles kaufst
       *[other] { $n } bleiben, wenn du alles kaufst
    }
screen-all_short = { $n } zu wenig, um alles zu kaufen
screen-go_to =
    { $n ->
        [one] 1 geht an { $name }
       *[other] { $n } gehen an { $name }
    }
screen-choosing = wählt noch
screen-ready = bereit
screen-pick_keep =
    { $n ->
        [one] Diese behalten
       *[other] Diese { $n } behalten
    }
screen-pick_keep_family =
    { $n ->
        [one] Diese behalten
       *[other] Diese { $n } behalten
    }
screen-pick_forget =
    { $n ->
        [one] Diese abgeben
       *[other] Diese { $n } abgeben
    }
screen-pick_buy = { COUNTED($n, "card", domain: "unit", case: "acc", capital: "yes") } für { COUNTED($fish, "fish", domain: "unit", case: "acc") } kaufen
screen-pick_choose = { COUNTED($n, "card", domain: "unit", case: "acc", capital: "yes") } auslegen
screen-none_buy = Nichts kaufen
screen-none_choose = Keine auslegen
screen-plan_rescue = { NAME("cat", $colour, domain: "tile", article: "the", case: "acc", capital: "yes") } für { COUNTED($fish, "fish", domain: "unit", case: "acc") } mit { NAME($basket, domain: "basket", article: "a", case: "dat") } retten.
screen-plan_take = { NAME("cat", $colour, domain: "tile", article: "the", case: "acc", capital: "yes") } nehmen.
screen-plan_treasure = { NAME($tile, domain: "tile", article: "the", case: "acc", capital: "yes") } nehmen.
screen-plan_place = Hierhin legen.
screen-use_basket = Korb
screen-fits = Hier passt es.
screen-misfit = Hier passt es nicht.
screen-gain_family = Familie aus { COUNTED($size, "cat", $colour, domain: "unit", case: "dat") } ({ $points })
screen-gain_rats =
    { $n ->
        [one] deckt 1 Ratte zu
       *[other] deckt { $n } Ratten zu
    }
screen-gain_map = deckt die Schatzkarte zu ({ NAME($colour, domain: "colour") })
screen-gain_room = Raum voll: { NAME($room, domain: "room") } ({ $points })
screen-gain_line = { $line } ({ $points })
screen-gain_all = zusammen { $points }
screen-touches = berührt { COUNTED($n, "cat", $colour, domain: "unit", case: "acc") }
screen-at = { NAME($row, domain: "boat_row") }{ NAME($column, domain: "boat_column") }
screen-took = { $name } hat { NAME("cat", $colour, domain: "tile", article: "the", case: "acc") } genommen
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

## rule.goal

rule-goal-title = Das Ziel
rule-goal-text = Vesh kommt, und du rettest so viele Katzen der Insel, wie dein Boot tragen kann. Halte Katzen einer Farbe als Familien beisammen, fülle die Räume, bedecke die Ratten und erfülle deine Lektionen: Wer nach fünf Tagen die meisten Punkte hat, gewinnt.

## rule.turns

rule-turns-title = Wer an der Reihe ist
rule-turns-text = Bei Auswahl und Kauf entscheiden alle gleichzeitig und geheim, sonst seid ihr in der Reihenfolge auf der Insel dran. In deinem Zug rettest du eine Katze oder spielst eine Fundkarte, oder du passt. Wer passt, hat in dieser Phase keinen Zug mehr.

## rule.setup

rule-setup-title = Aufbau
rule-setup-text = Im Entdeckungsbeutel sind 85 Katzen und 25 seltene Schätze. Auf dem Tisch liegen sechs Oshax und von jeder der vier Formen 5, 8 oder 11 gewöhnliche Schätze bei 2, 3 oder 4 Personen, im Solospiel 5. Alle haben ein Boot und einen permanenten Korb. Wer beginnt, wird ausgelost; reihum nimmt jede Person eine Figur in einer freien Farbe.

## rule.day

rule-day-title = Ein Tag
rule-day-text = Die Gebiete werden mit 4 Katzen pro Person gefüllt, im Solospiel mit 8, je zur Hälfte links und rechts. Alle fangen 20 Fische. Dann folgen fünf Phasen: Erkunden (Karten auswählen und kaufen), Lektionen lesen, Rettungskarten auslegen, Katzen retten und seltene Funde. Übrige Katzen verlassen das Spiel, benutzte Körbe werden wieder aktiv, und ein letzter Aufruf für Jederzeitkarten beendet den Tag. Nach fünf Tagen wird gewertet.

## rule.draft

rule-draft-title = Auswahl
rule-draft-text = Von sieben verdeckten Karten behältst du 2 und gibst 5 weiter, von fünf behältst du 2 und gibst 3 weiter, von drei behältst du 2 und gibst die letzte weiter, die man dort behalten muss. Weitergegeben wird an den Tagen 1, 3 und 5 nach links, an den Tagen 2 und 4 nach rechts. Niemand gibt weiter, bevor alle gewählt haben.

## rule.buying

rule-buying-title = Kaufen
rule-buying-text = Bezahle jede Karte, die du behalten willst; die übrigen kommen verdeckt auf den Ablagestapel. Die anderen erfahren, wie viele Karten du für wie viele Fische gekauft hast.

## rule.cards

rule-cards-title = Karten
rule-cards-text = Es gibt kein Handlimit, und alle Karten außer Lektionen dürfen für spätere Tage behalten werden. Ausspielen kannst du nur Karten auf deiner Hand.

## rule.lessons

rule-lessons-title = Lektionen
rule-lessons-text = In Inselreihenfolge legen alle ihre Lektionen aus. Eine offene Lektion zählt für alle; verlangt sie eine Farbe, nennt sie, wer die Karte auslegt. Eine private Lektion liegt verdeckt und zählt nur für dich.

## rule.rescue_cards

rule-rescue_cards-title = Rettungskarten
rule-rescue_cards-text = In Inselreihenfolge legen alle beliebig viele Rettungskarten verdeckt vor ihr Boot. Alle werden gemeinsam aufgedeckt. Wer die meisten Stiefel hat, steht auf der Insel vorn; bei Gleichstand bleibt die Reihenfolge.

## rule.rescue

rule-rescue-title = Katzen retten
rule-rescue-text = In deinem Zug rettest du eine Katze: Sie braucht einen Korb, 3 Fische im linken oder 5 im rechten Gebiet und einen erlaubten Platz. Oder du passt. Die Phase endet, wenn beide Gebiete leer sind oder alle gepasst haben; Rettungskarten vor den Booten werden dann abgelegt.

## rule.baskets

rule-baskets-title = Körbe
rule-baskets-text = Jede Rettung braucht einen Korb: einen aktiven permanenten Korb, der umgedreht wird, eine aufgedeckte Korbkarte oder zwei aufgedeckte kaputte Körbe.

## rule.placing

rule-placing-title = Plättchen legen
rule-placing-text = Ein Plättchen darf gedreht und gewendet werden. Es muss ganz im Boot auf freien Feldern liegen und mit einer Seite an ein anderes Plättchen grenzen; das erste darf überall liegen. Wände, Ratten und Schatzkarten stören nicht. Was nirgends passt, kann nicht genommen werden.

## rule.maps

rule-maps-title = Schatzkarten
rule-maps-text = Bedeckt eine Katze oder eine Oshax die Schatzkarte der eigenen Farbe, darfst du sofort einen gewöhnlichen Schatz nehmen und legen, im Familienspiel einen gewöhnlichen oder seltenen.

## rule.finds

rule-finds-title = Seltene Funde
rule-finds-text = In Inselreihenfolge, immer wieder: Spiele eine Oshax- oder Fundkarte aus, oder passe für diese Phase. Eine Karte kann man nur spielen, wenn etwas davon noch da ist und auf das Boot passt.

## rule.treasures

rule-treasures-title = Schätze und Oshax
rule-treasures-text = Schätze auf dem Tisch sind begrenzt. Zwei Schätze einer Karte werden nacheinander genommen und gelegt; auf den zweiten darfst du verzichten. Eine Oshax bekommt für immer eine Farbe.

## rule.anytime

rule-anytime-title = Jederzeitkarten
rule-anytime-text = Du darfst sie spielen, wann immer du selbst etwas entscheidest (außer bei der Auswahl), auch während andere Rettungskarten wählen oder am Zug sind, und beim letzten Aufruf. Sie gehen nicht, solange ein Plättchen aufs Legen wartet oder eine andere Karte ausgeführt wird. Heute gekaufte Karten gehen ab Phase 3.

## rule.call

rule-call-title = Der letzte Aufruf
rule-call-text = Am Ende jedes Tages werden alle gleichzeitig gefragt: eine Jederzeitkarte, oder fertig. Niemand sieht, was die anderen antworten. Wollen mehrere eine Karte spielen, spielt nur, wer in der Inselreihenfolge vorn steht; dann werden alle erneut gefragt. Der Tag endet, wenn alle fertig sind.

## rule.scoring

rule-scoring-title = Wertung
rule-scoring-text = Jede sichtbare Ratte kostet 1 Punkt, jeder nicht gefüllte Raum 5. Eine Familie aus 3, 4, 5 oder 6 Katzen einer Farbe, die einander berühren, bringt 8, 11, 15 oder 20 Punkte und jede weitere Katze 5; jeder seltene Schatz bringt 3. Dazu kommen die Lektionen. Bei Gleichstand gewinnt, wer mehr Fische hat.

## rule.family

rule-family-title = Familienspiel
rule-family-text = Behalte 2 von 3 Familienkarten. Jeden Tag liegen 4 Katzen pro Person um die Insel; reihum nehmt ihr eine und legt sie oder passt für den Tag. Danach wird die erste Person zur letzten. Ratten, Räume, Familien und deine zwei Karten zählen; bei Gleichstand gewinnt, wer mehr volle Räume hat.

## rule.taking

rule-taking-title = Katzen nehmen
rule-taking-text = Nimm eine beliebige Katze und lege sie sofort. Sind keine Katzen mehr da oder haben alle gepasst, ist der Tag vorbei.

## rule.solo

rule-solo-title = Solospiel
rule-solo-text = Von jeder Form liegen 5 gewöhnliche Schätze bereit, und jeden Tag liegen 8 Katzen in den Gebieten, 4 links und 4 rechts. Ziehe zweimal fünf Karten und behalte drei, dann noch eine. Deine Schwester spielt zwischen deinen Zügen Korbkarten und nimmt Katzen, Oshax und Schätze aus ihren Reihen. Jeden Tag wird eine ihrer Farben aufgedeckt: Jede Katze der ersten Farbe auf deinem Boot bringt ihr 5 Punkte, die der weiteren 4, 3, 2 und 1; dazu kommen ihre Lektionen. Deine offenen Lektionen zählen halb, aufgerundet. Du gewinnst, wenn du mehr Punkte hast als sie.

## nonsense

nonsense-one_of = { $name } { $value } gibt es nicht; möglich: { LIST($right, join: "comma") }
nonsense-field = Das Feld { $field } gibt es nicht; { $task } hat { LIST($right, join: "comma") }
nonsense-card = { $key }: { $number } ist keine Karte von { $first } bis { $last }
nonsense-card_twice = { $key }: Karte { $number } steht zweimal da
nonsense-no_public = public: Im Familienspiel gibt es keine offenen Lektionen
nonsense-needs_colour = public: Karte { $number } braucht eine Farbe
nonsense-players = players { $n } ist nicht 1 bis 4
nonsense-nobody = players: Niemand spielt mit
nonsense-tiles = rare: { $number } ist keine Zahl von Plättchen

## complaint

# Über Material, das nicht stimmen kann; was vor einem Doppelpunkt oder in Anführungszeichen steht, steht so in den Dateien.

complaint-rows_of_marks = { $where }: { $key } besteht nicht aus { $height } Zeilen mit je { $width } Zeichen.
complaint-room_numbers = { $where }: numbers { $numbers } sind nicht 1 bis 7.
complaint-room_symbols = { $where }: symbols { $given } sind nicht { $right }.
complaint-every_square = { $where }: room_grid: jedes Feld des Boots gehört zu einem der Räume A bis G.
complaint-middle_row = { $where }: middle_row { $row } geht nicht vom Heck bis zum Bug.
complaint-outline = { $where }: grid: der Umriss ist nicht der von room_grid.
complaint-rats = { $where }: grid: { $rats } Ratten statt { $right }.
complaint-maps = { $where }: grid: von jeder Farbe muss es genau eine Schatzkarte geben.
complaint-maps_elsewhere = { $where }: grid: Schatzkarten auf { $here }, auf den anderen Booten aber auf { $there }.
complaint-drawings = { $where }: { $key } { $given } ist nicht, was die Zeichnungen zeigen: { $right }.
complaint-mark = { $where }: grid: das Zeichen { $mark } ist keines von ~ . x { $letters }.
complaint-kind = { $where }: kind { $given } gibt es nicht; möglich: { $right }.
complaint-two_options = { $where }: options: eine Fundkarte hat zwei Möglichkeiten.
complaint-ids_of_cards = { $where }: card: die ids sind nicht 1 bis 150 der Reihe nach.
complaint-kinds_of_cards = { $where }: card: die Arten { $given } sind nicht { $right }.
complaint-price = { $where }: price { $price } liegt nicht zwischen 0 und 5.
complaint-same_name = { $where }: name: Karte { $card } heißt genauso, hat aber einen anderen Preis oder eine andere Art.
complaint-different_cards = { $where }: card: die verschiedenen Karten { $given } sind nicht { $right }.
complaint-rescue_cards = { $where }: card: die Rettungskarten (Preis, Stiefel, Korb) { $given } sind nicht { $right }.
complaint-drawn_cards = { $where }: card: Karten zum Ziehen ziehen { $drawn }; bei vier Personen werden 140 ausgeteilt, also sind 10 richtig.
complaint-new_baskets = { $where }: card: { $cards } Karten geben einen permanenten Korb; zehn Körbe weniger vier sind 6.
complaint-cats_in_the_bag = { $where }: card: Karten ziehen mehr als die 5 Katzen, die bei vier Personen im Beutel bleiben.
complaint-no_effect = { $where }: effect fehlt; eine Karte der Art { $kind } hat einen.
complaint-ids_of_family_cards = { $where }: card: die ids sind nicht 151 bis 168 der Reihe nach.
complaint-ids_of_solo_cards = { $where }: card: die ids sind nicht 169 bis 215 der Reihe nach.
complaint-colour_cards = { $where }: card: von jeder Farbe muss es genau eine Farbkarte geben.
complaint-difficulty = { $where }: { $given } ist nicht easy 0, medium 1, hard 2, very_hard 3, expert 4.
complaint-basket_card = { $where }: boots { $boots } und baskets { $baskets } sind nicht höchstens 9 und 4.
complaint-two_steps = { $where }: steps: { $steps } statt zwei Schritte.
complaint-swap = { $where }: swap { $places } nennt nicht zwei Plätze von 1 bis 15.
complaint-metric_needs = { $where }: metric { $metric } verlangt: { NAME($what, domain: "needed") }.
complaint-rows_of_shape = { $where }: rows { $rows } sind keine gleich langen Zeilen aus „#“ und „.“.
complaint-squares_of_shape = { $where }: squares { $given }: gezeichnet sind { $drawn }; sie müssen zusammenhängen.
complaint-orientations = { $where }: orientations { $given }: die Zeichnung hat { $drawn }.
complaint-shapes_times_copies = { $where }: { $key } { $given }: Formen mal { $copies } ergibt { $counted }; richtig ist { $right }.
complaint-by_players = { $where }: { $given } ist nicht { $right } für 1 bis 4 Personen.
complaint-colours = { $where }: colours { $given } sind nicht blue, green, red, purple, orange.
complaint-small = { $where }: small { $given } sind nicht die zwei kleinsten Formen, die in shapes zuerst stehen.
complaint-prices = { $where }: prices { $given } sind nicht 3 links und 5 rechts.
complaint-one_file_only = { $where }: { $shape } steht nur in einer der Dateien shapes.toml und tiles.toml.
complaint-sizes = { $where }: sizes { $given } sind nicht { $right }.
complaint-same_shape = { $where }: rows: dasselbe Plättchen wie { $shape }.
complaint-cells_once = { $where }: cells: ein Plättchen hat mindestens ein Feld und keines zweimal.
complaint-cells_wanted = { $where }: { $key }: { $value } ist nicht { NAME($wanted, domain: "wanted") }.
complaint-cell = { $where }: cells: { $value } ist nicht [Zeile, Spalte].

## needed

needed-one-colour = eine Farbe
needed-no-colour = keine Farbe
needed-rooms = Räume
needed-no-rooms = keine Räume
needed-at_least = at_least
needed-no-at_least = kein at_least
needed-n = n
needed-no-n = kein n

## wanted

wanted-name-left-or-right = {"["}Name, "left" oder "right"]
wanted-shape-number = {"["}Form, Zahl]

## theme

# What a puzzle asks, as its title.

theme-taking = Welche Katze?
theme-rescue = Welche Katze?
theme-rescue_more = Noch eine Katze?
theme-place = Der beste Platz
theme-draft = Welche Karte behalten?
theme-family_cards = Welche Familienkarten behalten?
theme-buying = Welche Karte kaufen?
theme-drawn = Welche Karte kaufen?
theme-choosing = Welche Rettungskarten auslegen?
theme-basket = Welcher Korb?
theme-find = Welche Fundkarte?
theme-treasure = Welcher Schatz?
theme-second_treasure = Welcher zweite Schatz?
theme-bonus = Welcher Schatz zur Karte?
theme-oshax = Welche Oshax?
theme-oshax_colour = Welche Familie für die Oshax?
theme-option = Was für die Karte nehmen?
theme-turn_end = Noch etwas in diesem Zug?
theme-call = Jetzt eine Jederzeitkarte?
theme-figure = Welche Figur?
theme-lesson_colour = Welche Farbe nennen?
theme-fish_colour = Welche Farbe nennen?
theme-arrival = Welches Gebiet?
theme-herd = Welche Katze umsetzen?
theme-sell = Welchen Korb zurückgeben?
theme-forget = Welche Lektion abgeben?
theme-remove = Welcher Schatz kommt weg?

## about

about-cat_does = Katzen einer Farbe, die sich berühren, bilden eine Familie: drei zählen 8 Punkte, vier 11, fünf 15.
about-cat_free = Kostet nichts
about-cat_price = Kostet { COUNTED($n, "fish", domain: "unit") } und einen Korb
about-oshax_does = Zählt zu der Familie, deren Farbe du nennst.
about-common_does = Gehört zu keiner Familie, füllt aber Lücken und Räume und deckt Ratten zu.
about-rare_does = Zählt 3 Punkte. Gehört zu keiner Familie, füllt aber Lücken und Räume und deckt Ratten zu.
about-left_worth = Noch { $n }
about-family_worth = Zurzeit zusammen: { $n }
about-gone = Eine Katze, die geholt wurde
about-gone_does = Seit deinem letzten Zug ist sie nicht mehr auf der Insel.
about-rat = Ratte
about-rat_does = Jede Ratte, die am Ende zu sehen ist, kostet 1 Punkt. Jedes Plättchen darauf vertreibt sie.
about-rat_worth = Zurzeit zu sehen: { $n }
about-map = Schatzkarte ({ NAME($colour, domain: "colour") })
about-map_does = Leg eine Katze dieser Farbe darauf, und du nimmst dir sofort einen Schatz.
about-room_does = Ein Raum, der am Ende nicht voll ist, kostet 5 Punkte.
about-room_worth = Freie Felder: { $n }
about-fish = Fische
about-fish_does = Damit bezahlst du Karten und Katzen. Jeder Tag bringt neue.
about-fish_worth = Zurzeit { $n }
about-baskets = Permanente Körbe
about-baskets_does = Jede Katze braucht einen Korb. Ein permanenter ist jeden Tag wieder bereit.
about-baskets_worth = { $n } bereit
about-boots = Stiefel
about-boots_does = Wer die meisten Stiefel zeigt, ist heute zuerst an der Reihe.
about-boots_worth = Zurzeit { $n }
about-price = Preis
about-price_does = So viele Fische kostet jede Katze auf dieser Seite.
about-price_worth = { COUNTED($n, "fish", domain: "unit") }
about-sister = Die Farben deiner Schwester
about-sister_does = Sie bekommt Punkte für Katzen dieser Farben, für die erste am meisten.
about-days = Die fünf Tage
about-days_does = Nach dem fünften kommt Vesh, und die Boote werden gewertet.
about-days_worth = Heute: Tag { $n }
about-order = Reihenfolge
about-order_does = Gespielt wird von links nach rechts. Im ganzen Spiel beginnt, wer die meisten Stiefel zeigt.
about-order_worth = { $name }: Platz { $n }
about-draft = Die Auswahl
about-draft_does = Alle behalten gleichzeitig zwei Karten und geben die anderen weiter.
about-other_boat = Das Boot von { $name }
about-other_boat_does = Ein Klick zeigt es groß.
about-other_boat_worth = Plättchen darauf: { $n }
about-rescue_card = Eine Rettungskarte: Ihre Körbe und Stiefel gelten heute.
about-lesson_card = Eine Lektion zählt am Ende, für dich allein.
about-public_lesson_card = Eine offene Lektion zählt am Ende, für alle.
about-anytime_card = Spielbar, wann du willst, auch in den Zügen der anderen.
about-oshax_card = Wird am Abend gespielt: Nimm eine Oshax und leg sie.
about-treasure_card = Wird am Abend gespielt: Nimm Schätze und leg sie.
