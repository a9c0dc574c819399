-- The least that is left first: cards of which nothing is lie behind all others, which are met soon.
create index gift_cards_by_least on gift_cards (coalesce(nullif(balance, 0), 9223372036854775807), id);
