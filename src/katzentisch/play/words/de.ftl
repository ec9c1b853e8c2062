# Was der Tisch selbst sagt, welches Spiel auch darauf liegt.

## refusal

refusal-stale = Am Tisch hat sich seit deiner Wahl etwas geändert; sieh noch einmal hin.
refusal-undo_switched_off = An diesem Tisch ist vereinbart, nichts zurückzunehmen.
refusal-undo_too_often = Das waren { $most } Rücknahmen ohne einen neuen Zug; mach erst einen.
refusal-undo_game_over = Das Spiel ist zu Ende; jetzt wird nichts mehr zurückgenommen.
refusal-undo_nothing_to_undo = Du hast noch nichts getan, was du zurücknehmen könntest.
refusal-undo_asked_already = { PLAYER($seat) } hat schon darum gebeten, etwas zurückzunehmen.
refusal-nothing_asked = Niemand hat darum gebeten, etwas zurückzunehmen.
refusal-not_asked = Du wurdest nicht gefragt oder hast schon zugestimmt.
refusal-redo_nothing = Du hast gerade nichts zurückgenommen.

## undo

undo-another_acted = Seitdem hat jemand anders gehandelt.
undo-something_revealed = Etwas Verborgenes ist bekannt geworden.
undo-by_consent = An diesem Tisch müssen alle einverstanden sein.

## rule.match_stale

rule-match_stale-title = Eine Wahl, eine Antwort
rule-match_stale-text = Eine Wahl beantwortet die Frage, die dir gestellt wurde. Zweimal geschickt gilt sie einmal; hat sich die Frage geändert, gilt sie nicht.

## rule.match_undo

rule-match_undo-title = Zurücknehmen
rule-match_undo-text = Du darfst deine letzten Entscheidungen zurücknehmen, bis etwas Verborgenes bekannt wird oder ein anderer Platz gehandelt hat. Weiter zurück geht es nur, wenn alle Menschen am Tisch einverstanden sind.

## case

case-not_json = der Fall ist kein JSON: { $reason }
case-object = ein Fall ist ein Objekt wie { $right }, nicht { $value }
case-deep = der Fall ist mehr als { $most } Ebenen tief verschachtelt
case-items = eine Liste des Falls hat zu viele Einträge: { $n }; erlaubt sind { $most }
case-text = ein Text des Falls hat mehr als { $most } Zeichen
case-number = eine Zahl des Falls ist größer als { $most }

## complaint

complaint-material_key = { $where }: { $key } fehlt (da ist { $keys }).
complaint-material_flag = { $where }: { $key } { $value } ist weder true noch false.
complaint-material_list = { $where }: { $key } { $value } ist keine Liste.
complaint-material_table = { $where }: { $key } { $value } ist keine Tabelle.
complaint-material_unknown = { $where }: Den Schlüssel „{ $key }“ kennt niemand; bekannt sind { $known }.
complaint-material_text = { $where }: { $key } { $value } ist kein Text.
complaint-material_one_of = { $where }: { $key } { $value } gehört nicht zu { $right }.
complaint-material_number = { $where }: { $key } { $value } ist keine ganze Zahl.
complaint-material_number_from = { $where }: { $key } { $value } ist keine ganze Zahl ab { $least }.
complaint-material_folder = { $folder } ist kein Ordner mit Material.
complaint-material_toml = { $file }: nicht als TOML lesbar: { $reason }
complaint-material_empty = In { $folder } liegt keine .toml-Datei.
complaint-material_file = { $file } fehlt in { $folder }; da ist { $there }.

## animal

# Namen für alle, die keinen angeben.

animal-lynx = Luchs
animal-otter = Otter
animal-badger = Dachs
animal-hedgehog = Igel
animal-fox = Fuchs
animal-heron = Reiher
animal-marten = Marder
animal-beaver = Biber
animal-owl = Eule
animal-hare = Hase
animal-robin = Rotkehlchen
animal-dormouse = Siebenschläfer
animal-seal = Robbe
animal-wren = Zaunkönig
animal-squirrel = Eichhörnchen
animal-stork = Storch
