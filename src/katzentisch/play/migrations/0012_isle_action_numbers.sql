-- The choices of the family game come first in the action numbers of The Isle of Cats; each kind keeps its inner order.

UPDATE entry SET action = action + CASE
    WHEN action < 140 THEN 1709      -- keep, buy, done, colour, choose
    WHEN action < 225 THEN -140      -- rescue
    WHEN action < 315 THEN 1624      -- herd, basket, sell
    WHEN action = 315 THEN -230      -- pass
    WHEN action = 316 THEN 1623      -- end_turn
    WHEN action = 317 THEN -231      -- decline
    WHEN action < 341 THEN 1622      -- play, option
    WHEN action < 356 THEN -254      -- take
    WHEN action < 586 THEN 1607      -- field, forget, remove
    ELSE -484                        -- figure, keep_family, place
END
WHERE kind = 0 AND action < 2193
    AND table_id IN (SELECT id FROM game_table WHERE game = 'isle_of_cats');
