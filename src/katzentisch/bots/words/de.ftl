# Was die Bots sind und sagen. Lücken der Gründe: {other} ist eine Wahl in den Worten des Spiels.

## bot

bot-random = Zufall
bot-greedy = Auf einen Blick
bot-search = Suche
bot-plain = Einfache Suche
bot-kruemel = Krümel
bot-minka = Minka
bot-murr = Murr
bot-bastet = Bastet

## bot_about

bot_about-random = Nimmt irgendeinen erlaubten Zug.
bot_about-greedy = Nimmt, was auf den ersten Blick am besten aussieht.
bot_about-search = Durchsucht viele mögliche Tische, mit dem, was sie im Spiel gegen sich selbst gelernt hat.
bot_about-plain = Sucht mit zufälligen Partien und ohne Gelerntes; zum Vergleich.
bot_about-kruemel = Ein Kätzchen. Will gut spielen und lässt sich leicht ablenken.
bot_about-minka = Die Hauskatze. Sieht auf einen Blick, was gut aussieht, und nimmt es.
bot_about-murr = Der lesende Kater. Überlegt einen Augenblick, was die anderen wohl haben.
bot_about-bastet = Die Göttin. Probiert Hunderte Wege, wie es weitergehen kann, bevor sie eine Schnurrhaarspitze rührt.

## reason

reason-forced = Mir blieb nichts anderes übrig.
reason-only_idea = Nichts anderes kam infrage, also habe ich nicht weitergesucht.
reason-at_a_glance = Von { $legal } Möglichkeiten sah das am besten aus; danach: { $other }.
reason-worth_more = So stehe ich bei etwa { $share } %, mit der nächstbesten Wahl bei { $other_share } %: { $other }.
reason-worth_the_same = Etwa gleich gut wäre: { $other } ({ $other_share } % gegen { $share } %); dies habe ich mir öfter angesehen.
reason-feature_more = Es führt zu mehr davon: { NAME($feature, domain: "feature") }.
reason-feature_less = Es führt zu weniger davon: { NAME($feature, domain: "feature") }.
reason-clear = In { $visits } von { $iterations } Versuchen blieb es meine erste Wahl.

## feature

feature-trade = Handelsplättchen
feature-bonus = Bonusplättchen
feature-groups = Händlergruppen
feature-places = geheimnisvolle Orte
feature-silver = Silber
feature-gold = Gold
feature-spice = Gewürze
feature-food = Nahrung
feature-merchandise = Waren
feature-stock = Händler im Vorrat
feature-purse = was das Silber noch wert ist
feature-best-boat = ein gutes Boot in Reichweite
feature-aboard = Händler an Bord
feature-points = Punkte
feature-points-ahead-of-next-1 = Vorsprung auf den nächsten Spieler
feature-points-ahead-of-next-2 = Vorsprung auf den übernächsten Spieler
feature-points-ahead-of-next-3 = Vorsprung auf den dritten Spieler
feature-round = Runden
feature-boats-in-pile = Boote im Stapel
feature-first-player = Startspieler sein
feature-last-merchant-end = das Ende durch den letzten Händler
feature-lead = der Vorsprung
feature-day = Tage
feature-fish = Fische
feature-active_baskets = bereite Körbe
feature-used_baskets = benutzte Körbe
feature-hand = Karten auf der Hand
feature-private_lessons = private Lektionen
feature-tiles = Plättchen auf dem Boot
feature-cats = Katzen an Bord
feature-oshax = Oshax
feature-rare = seltene Schätze
feature-common = gewöhnliche Schätze
feature-visible_rats = sichtbare Ratten
feature-visible_maps = offene Schatzkarten
feature-filled_rooms = gefüllte Räume
feature-edge_empty = leere Felder am Rand
feature-families = Familien
feature-family_points = Punkte für Familien
feature-largest_family = die größte Familie
feature-lonely_cats = einsame Katzen
feature-smallest_colour = die seltenste Farbe
feature-island_place = der Platz in der Reihenfolge
feature-rescue_cards_in_hand = Rettungskarten auf der Hand
feature-deeds_in_hand = Jederzeit-Karten auf der Hand
feature-lesson_points = Punkte für Lektionen
feature-payable_rescues = bezahlbare Rettungen
feature-covered = bedeckte Felder
feature-room_hope = fast volle Räume
feature-holes = Löcher im Boot
feature-ragged = zerklüftete Lücken
feature-pairs = Katzenpaare
feature-lesson_hope = erreichbare Lektionen
feature-public_points = Punkte für öffentliche Lektionen
feature-public_hope = erreichbare öffentliche Lektionen
feature-to-the-target = der Weg zum Ziel
feature-levels = Stufen der Kathedrale
feature-tokens = Marker
feature-coins = Münzen
feature-income-in-hand = Einkommen auf der Hand
feature-wheat = Weizen
feature-wood = Holz
feature-clay = Lehm
feature-stone = Stein
feature-cubes = Würfel
feature-cubes-wanted = noch benötigte Würfel
feature-masters = Meister
feature-master-power = was die Meister leisten
feature-cards = Karten
feature-deck-power = ein starkes Deck
feature-nobles = Adlige
feature-noble-lead = der Vorsprung bei den Adligen
feature-collector-close = die Nähe des Steuereintreibers
feature-tax-at-risk = was die Steuer nehmen kann
feature-influence = Einfluss
feature-free-fields = freie Felder
feature-stage = der Stand des Spiels
feature-last-rounds = die letzten Runden
feature-my-turn = am Zug sein
feature-points-in-reach = Punkte in Reichweite
feature-next-purchase = die Nähe des nächsten Kaufs
feature-way-in-cubes = was das Ziel noch kostet
feature-power-of-a-turn = was ein Zug bringt
feature-way-in-turns = die Züge bis zum Ziel
feature-ahead-in-time = zuerst am Ziel sein
feature-hand-power = eine starke Hand
feature-cathedral-masters = Kathedralmeister
feature-claims = Marker der eigenen Kathedralmeister
feature-turns-behind = Züge, die andere voraushaben
feature-at-the-target = das Ziel erreicht haben
feature-decisive-lead = ein Vorsprung, der gewinnt
feature-tax-due = die fällige Steuer
