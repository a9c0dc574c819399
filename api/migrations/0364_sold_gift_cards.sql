-- Gift cards that are bought in the shop, as products are.
alter table products add column gift_card boolean not null default false;
-- As it was when it was ordered.
alter table order_items add column gift_card boolean not null default false;
alter table orders
  -- of `items`, minor units
  add column gift_cards bigint not null default 0,
  -- of `gift_cards`, what was issued and not ended again: it cannot be given back otherwise
  add column cards_out bigint not null default 0,
  add constraint orders_cards_out_check check (cards_out between 0 and gift_cards) not valid;
-- Of `amount`, what was left on the gift cards that it ended.
alter table order_refunds
  add column gift_cards bigint not null default 0,
  add constraint order_refunds_gift_cards_check check (gift_cards between 0 and amount) not valid;

-- What it was bought with; no foreign key, as the ledger has none: it outlives the order. null: staff issued it.
alter table gift_cards add column order_item_id uuid;

-- 'end': money goes back for what is left of a card that was bought.
alter table stored_value_entries
  drop constraint stored_value_entries_kind_check,
  add constraint stored_value_entries_kind_check
    check (kind in ('issue', 'spend', 'release', 'refund', 'adjust', 'expire', 'redeem', 'forfeit', 'end')) not valid;
