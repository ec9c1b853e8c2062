"""The games as PettingZoo, Gymnasium and OpenSpiel environments.

    pettingzoo   every seat an agent, one at a time or all at once
    gymnasium    one seat against bots
    batch        many tables at once, their loop compiled
    openspiel    python_felinia, python_feudalia, python_isle_of_cats

`stepping` (a table with its history, stepped one decision at a time; and batches of them) is compiled with
the rules; the four modules above are thin and use only the interface of `core.game`.
`pip install katzentisch[research]` installs what they need; docs/research/ shows how to use them.
"""
