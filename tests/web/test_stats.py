"""The page of statistics: own games with intervals, bots against bots, tables to take home."""

import csv
from io import StringIO
from random import Random

from tests.web.hands import picture, play_by_list, sit_down
from tests.web.moments import table_before_the_end


def rows(table):
    return [line.locator("th, td").all_inner_texts() for line in table.locator("tbody tr").all()]


def downloaded(page, link):
    with page.expect_download() as download:
        link.click()
    text = download.value.path().read_text(encoding="utf-8")
    return download.value.suggested_filename, list(csv.DictReader(StringIO(text)))


def test_own_games_are_counted_and_can_be_taken_home(visit, site):
    page = visit("/stats", accept_downloads=True)
    page.get_by_text("No finished games yet.").wait_for()
    sit_down(page, site, table_before_the_end(site, "isle_of_cats", "family"))
    play_by_list(page, Random(1), 1)
    page.goto(f"{site.base}/stats")
    page.get_by_text("Counted by variant, seat and bot").click()
    page.get_by_text("against Krümel").wait_for()
    told = rows(page.locator("table").first)
    assert [line[0] for line in told][:2] == ["The Isle of Cats", "Family game"]
    assert {tuple(line[1:4]) for line in told} in ({("1", "0", "0\u00a0%")}, {("1", "1", "100\u00a0%")})
    assert all(line[5] == "50\u00a0%" for line in told)
    name, kept = downloaded(page, page.get_by_role("button", name="Download as CSV"))
    assert name == "katzentisch.csv" and [row["by"] for row in kept] == ["game", "variant", "seat", "bot"]


def test_bots_play_for_a_report_in_the_language_of_the_page(visit, site):
    page = visit("/stats", accept_downloads=True, language="de")
    assert page.locator("progress").count() == 0  # no bot plays before somebody asks
    page.get_by_text("Bots gegen Bots").click()
    page.get_by_role("radio", name="Die Insel der Katzen").check()
    page.get_by_role("radio", name="Familienspiel").check()
    page.get_by_text("Siege je Platz").first.wait_for(timeout=60_000)
    assert len(rows(page.locator("details details table").first)) == 3
    page.get_by_role("radio", name="2").check()
    page.get_by_text("mit 2 Plätzen").wait_for(timeout=60_000)
    assert len(rows(page.locator("details details table").first)) == 2
    # Plots are pictures with a style of their own, which the page's policy allows.
    assert page.locator("details img").first.evaluate("one => one.complete && one.naturalWidth > 300")
    page.locator("details details summary").nth(1).click()
    assert len(rows(page.locator("details details[open] table").nth(1))) > 2
    picture(page, "stats")
    name, counted = downloaded(page, page.get_by_role("link", name="Als CSV herunterladen"))
    assert name == "isle_of_cats-family-2.csv"
    assert [row["name"] for row in counted if row["measure"] == "seat_wins"] == ["1", "2"]


def test_own_games_are_listed_last_first_with_points_and_a_curve(visit, site):
    page = visit("/stats")
    keys = []
    for seed in (1, 2, 3):
        made = table_before_the_end(site, "isle_of_cats", "family", seed=seed)
        sit_down(page, site, made)
        play_by_list(page, Random(1), 1)
        keys += made["keys"]
    page.evaluate("keys => localStorage.setItem('katzentisch.seats', JSON.stringify({keys}))", keys)
    page.goto(f"{site.base}/stats")
    rows = page.locator(".mytable")
    rows.nth(2).wait_for()
    links = [row.locator("a").get_attribute("href") for row in rows.all()]
    assert links == [f"/t/{key['table']}/review" for key in reversed(keys)]
    points = [float(row.locator(".score").inner_text()) for row in rows.all()]
    curve = page.locator(".own-curve")
    assert curve.count() == 1 and curve.locator("circle").count() == 3
    heights = curve.locator("circle").evaluate_all("all => all.map(one => -Number(one.getAttribute('cy')))")
    order = sorted(range(3), key=lambda game: heights[game])
    assert [points[::-1][game] for game in order] == sorted(points)
    assert f"best score {max(points):g}" in curve.inner_text()
