-- What is on a gift card becomes the store credit of whoever redeems its code, by one entry on each.
alter table stored_value_entries
  drop constraint stored_value_entries_kind_check,
  add constraint stored_value_entries_kind_check
    check (kind in ('issue', 'spend', 'release', 'refund', 'adjust', 'expire', 'redeem')),
  drop constraint stored_value_entries_sign,
  add constraint stored_value_entries_sign check (case
    when kind in ('issue', 'release', 'refund') then amount > 0
    when kind = 'adjust' then amount <> 0
    when kind = 'redeem' then case when gift_card_id is null then amount > 0 else amount < 0 end
    else amount < 0 end);

-- Orders are paid with it.
alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in (
    'test-card', 'stripe', 'pay-later', 'cash-on-delivery', 'bank-transfer', 'cash', 'store-credit')) not valid;
alter table payments validate constraint payments_method_check;
