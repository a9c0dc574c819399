-- Whose store credit a card became: both entries are of one source.
create index stored_value_entries_redeemed on stored_value_entries (source)
  where kind = 'redeem' and store_credit_id is not null;
