-- An order by staff that exchanges the goods of a return: what those were bought for goes off its price.
alter table order_drafts
  -- null: an order like any other
  add column return_id uuid references returns (id) on delete cascade;
create index order_drafts_of_return on order_drafts (return_id) where return_id is not null;
-- Of a return there is one draft at a time.
create unique index order_drafts_open_of_return on order_drafts (return_id) where return_id is not null and order_id is null;

-- Cash that staff have in hand: nobody brings it to a door.
alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check
    check (method in ('test-card', 'stripe', 'pay-later', 'cash-on-delivery', 'bank-transfer', 'cash'));
