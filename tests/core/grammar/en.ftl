# Names and the forms that test_grammar.py asks for.

colour-red = red
thing-cat = cat
    .plural = cats
thing-owl = owl
    .plural = owls
thing-hour = hour
    .article = an
thing-silver = silver
    .article = none
thing-isle = the Isle
    .proper = yes
thing-mouse = mouse
    .plural = mice
    .the-plural = those mice
plain = { NAME($thing, domain: "thing") }
the = { NAME($thing, domain: "thing", article: "the") }
a = { NAME($thing, domain: "thing", article: "a") }
no-many = { NAME($thing, domain: "thing", article: "no", number: "many") }
the-many = { NAME($thing, domain: "thing", article: "the", number: "many") }
whose = { NAME($thing, domain: "thing", article: "the", case: "gen") }
red = { NAME($thing, $colour, domain: "thing", article: "a") }
capital = { NAME($thing, domain: "thing", capital: "yes") }
form = { NAME($thing, domain: "thing", form: "plural") }
number = { COUNTED($n, $thing, domain: "thing") }
number-red = { COUNTED($n, $thing, $colour, domain: "thing", capital: "yes") }
one-a = { COUNTED($n, $thing, domain: "thing", article: "a") }
