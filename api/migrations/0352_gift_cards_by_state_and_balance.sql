-- Cards of one state by what is left of them: the least of the active ones lay behind all that are used up.
create index gift_cards_by_state_and_balance on gift_cards (state, balance desc, id desc);
