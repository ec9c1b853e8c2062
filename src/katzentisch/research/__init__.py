"""The research door: the games as PettingZoo, Gymnasium and OpenSpiel environments.

    pettingzoo   every seat an agent, one at a time or all at once
    gymnasium    one seat against bots
    batch        many tables at once, their loop compiled
    openspiel    python_felinia, python_feudalia, python_isle_of_cats

`stepping` (one table with its past, asked one decision at a time; and many of them) is compiled with
the rules; the four modules above are thin and know only the verbs of `core.game`.
`pip install katzentisch[research]` brings what they need; docs/research/ tells how to use them.
"""
