# Was der Tisch selbst sagt, welches Spiel auch darauf liegt.

## refusal

refusal-stale = Am Tisch hat sich inzwischen etwas geändert; sieh noch einmal hin.
refusal-undo_switched_off = An diesem Tisch lassen sich Züge nicht zurücknehmen.
refusal-undo_too_often = Du hast { $most }-mal zurückgenommen, ohne einen neuen Zug zu machen; mach erst einen.
refusal-undo_game_over = Das Spiel ist zu Ende; jetzt lässt sich nichts mehr zurücknehmen.
refusal-undo_nothing_to_undo = Du hast noch nichts getan, was du zurücknehmen könntest.
refusal-undo_asked_already = { PLAYER($seat) } hat schon darum gebeten, etwas zurückzunehmen.
refusal-nothing_asked = Niemand hat darum gebeten, etwas zurückzunehmen.
refusal-not_asked = Du wurdest nicht gefragt oder hast schon zugestimmt.
refusal-confirm_first = Das lässt sich nicht einfach zurücknehmen: Bestätige es erst.
refusal-redo_nothing = Es gibt nichts zu wiederholen: Du hast gerade nichts zurückgenommen.

## undo

undo-another_acted = Seitdem hat jemand anders gehandelt.
undo-something_revealed = Etwas Verborgenes ist bekannt geworden.
undo-by_consent = An diesem Tisch müssen alle einverstanden sein.

## rule.match_stale

rule-match_stale-title = Eine Frage, eine Antwort
rule-match_stale-text = Eine Entscheidung beantwortet die Frage, die dir gestellt wurde. Hat sich der Tisch inzwischen geändert, wirst du noch einmal gefragt.

## rule.match_undo

rule-match_undo-title = Zurücknehmen
rule-match_undo-text = Du darfst deine letzten Entscheidungen zurücknehmen, bis etwas Verborgenes bekannt wird oder jemand anders gehandelt hat. Weiter zurück geht es nur, wenn alle Menschen am Tisch einverstanden sind.

## case

case-not_json = der Fall ist kein JSON: { $reason }
case-object = ein Fall ist ein Objekt wie { $right }, nicht { $value }
case-deep = der Fall ist mehr als { $most } Ebenen tief verschachtelt
case-items = eine Liste des Falls hat { $n } Einträge; erlaubt sind höchstens { $most }
case-text = ein Text des Falls hat mehr als { $most } Zeichen
case-number = eine Zahl des Falls ist größer als { $most }

## complaint

complaint-material_key = { $where }: { $key } fehlt; da sind { $keys }.
complaint-material_flag = { $where }: { $key } ist true oder false, nicht { $value }.
complaint-material_list = { $where }: { $key } muss eine Liste sein, nicht { $value }.
complaint-material_table = { $where }: { $key } muss eine Tabelle sein, nicht { $value }.
complaint-material_unknown = { $where }: „{ $key }“ ist kein bekannter Schlüssel; bekannt sind { $known }.
complaint-material_text = { $where }: { $key } muss ein Text sein, nicht { $value }.
complaint-material_one_of = { $where }: { $key } muss eines von diesen sein: { $right }; nicht { $value }.
complaint-material_number = { $where }: { $key } muss eine ganze Zahl sein, nicht { $value }.
complaint-material_number_from = { $where }: { $key } muss eine ganze Zahl ab { $least } sein, nicht { $value }.
complaint-material_folder = { $folder } ist kein Ordner mit Material.
complaint-material_toml = { $file }: nicht als TOML lesbar: { $reason }
complaint-material_empty = In { $folder } liegt keine .toml-Datei.
complaint-material_file = { $file } fehlt in { $folder }; da sind { $there }.
complaint-lesson_seat = { $where }: seat { $seat } ist nicht kleiner als { $seats }, die Zahl der Plätze.
complaint-lesson_twice = { $where }: zwei Schritte haben die id { $name }.
complaint-lesson_choices = { $where }: choices gehören zu einer Frage.
complaint-lesson_also = { $where }: Ohne choices ist jede Wahl richtig; also ist überflüssig.

## fault

# Was an einer Aufzeichnung oder an einem Wunsch falsch ist: Befehlszeile und Server sagen es.

fault-record_format = Die Aufzeichnung lässt sich nicht verwenden: Zeile 1: Das Format { $format } ist nicht { $right }.
fault-record_generator = Die Aufzeichnung lässt sich nicht verwenden: Zeile 1: Der Zufallsgenerator { $generator } ist nicht { $right }, zu dem die Startzahl gehört.
fault-record_json = Die Aufzeichnung lässt sich nicht verwenden: Zeile { $line } ist kein JSON: { $reason }
fault-record_value =
    Die Aufzeichnung lässt sich nicht verwenden: Zeile { $line }: { $value } ist { $right ->
        [object] kein Objekt
        [text] kein Text
        [seat] kein Platz dieses Spiels
       *[number] keine ganze Zahl
    }.
fault-choice_field = „{ $kind }“ hat kein „{ $field }“, sondern { SIZE($right) ->
        [0] keine Felder
       *[other] { LIST($right, join: "comma") }
    }.
fault-choice_needs = „{ $kind }“ braucht „{ $field }“, möglich: { $right }.
fault-choice_value = „{ $kind }“: { $field } { $value } gibt es nicht; möglich: { $right }.
fault-choice_number = Aktion { $number } liegt nicht zwischen 0 und { $last }.
fault-choice_kind = Die Art { $kind } gibt es nicht; möglich: { LIST($right, join: "comma") }.
fault-in_line = Die Aufzeichnung lässt sich nicht verwenden: Zeile { $line }: { $reason }
fault-no_game = Ein Spiel „{ $game }“ gibt es nicht; es gibt: { $right }.
fault-no_game_module = Ein Modul „{ $module }“ mit einem Spiel „{ $box }“ gibt es nicht: { $reason }.
fault-no_variant = { $game } hat keine Variante „{ $variant }“; es gibt: { $right }.
fault-no_bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt: { $right }.
fault-bot_fails = Der Bot „{ $bot }“ lässt sich nicht verwenden: { $reason }.
fault-not_a_bot = „{ $bot }“ ist kein Bot: choose(sight, chance) fehlt.
fault-bot_chose = Der Bot „{ $bot }“ wählte { $chosen }; das ist keine der { $legal } erlaubten Aktionen von Platz { $seat }.
fault-wrong_seats = { $game } ({ $variant }) ist für { LIST($right, join: "or") } Plätze, nicht für { $seats }.
fault-no_setting = { $game } ({ $variant }) hat keine Einstellung „{ $setting }“; es gibt: { $right }.
fault-no_settings = { $game } ({ $variant }) hat keine Einstellungen, also auch nicht „{ $setting }“.
fault-wrong_setting = „{ $value }“ ist kein Wert für { $setting }; möglich: { LIST($right, join: "or") }.
fault-other_rules = Die Aufzeichnung entstand mit den Regeln { $played } von { $game }; hier gelten die Regeln { $here }.
fault-other_material = Die Aufzeichnung entstand mit dem Material { $played } von { $game }; hier ist das Material { $here }.
fault-refused_choice = Die Aufzeichnung lässt sich nicht verwenden: Zug { $number } (Platz { $seat }, Aktion { $action }) verstößt gegen die Regeln.
fault-seats = { $value } ist keine Zahl von Plätzen.
fault-no_language = Die Sprache { $value } gibt es nicht; es gibt: { $right }.
fault-no_phase = { $game } ({ $variant }) hat keine Phase { $phase }, mit der man beginnen könnte; es gibt: { $right }.
fault-no_lesson = { $game } hat keine Lektion { $lesson } für so einen Tisch; es gibt: { $right }.
fault-phase_elsewhere =
    Die Phase { $phase } wird nur mit den üblichen Einstellungen gezeigt und mit { $seats ->
        [one] einem Platz
       *[other] { $seats } Plätzen
    }.

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
