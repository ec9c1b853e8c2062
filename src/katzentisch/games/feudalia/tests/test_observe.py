"""What learners see of the masters: the fief each of them lives in, seen from every seat."""

import random

import pytest

from katzentisch import games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_sees_in_which_fief_each_master_lives(seats):
    game = games.box("feudalia").open("scenario_2", seats)
    names = game.observation_names
    table, chance, housed = game.deal(seats), random.Random(seats), 0
    while (seat := table.next_seat()) >= 0 and housed < 40:
        actions = table.legal(seat)
        wanted = [
            a for a in actions if game.choice(a)["kind"] in ("hire_master", "take_master", "house", "upgrade")
        ]
        table.carry_out(seat, chance.choice(wanted or actions))
        view = table.view(seat)
        for looker in range(seats):
            seen = dict(zip(names, table.observe(looker), strict=True))
            for owner in range(seats):
                at = f"seat +{(owner - looker) % seats}"
                fiefs = view["seats"][owner]["fiefs"]
                lives = {
                    lodger["master"]: number
                    for number, fief in enumerate(fiefs, start=1)
                    if fief
                    for lodger in fief["masters"]
                }
                housed += len(lives) if looker == 0 else 0
                told = {
                    name.split()[2]: round(3 * number)
                    for name, number in seen.items()
                    if name.startswith(at) and name.endswith(" in fief") and number
                }
                assert told == lives
    assert housed
