-- What is left of somebody's store credit when their account ends. Nothing here reads a table: what was there before is
-- checked by 0358 and given to its owners by 0359, and indexes come with 0343 and 0346, so that nobody is kept from the
-- ledger for long.
alter table stored_value_entries
  drop constraint stored_value_entries_kind_check,
  add constraint stored_value_entries_kind_check
    check (kind in ('issue', 'spend', 'release', 'refund', 'adjust', 'expire', 'redeem', 'forfeit')) not valid,
  drop constraint stored_value_entries_sign,
  add constraint stored_value_entries_sign check (case
    when kind in ('issue', 'release', 'refund') then amount > 0
    when kind = 'adjust' then amount <> 0
    when kind = 'redeem' then case when gift_card_id is null then amount > 0 else amount < 0 end
    else amount < 0 end) not valid;

-- A card that was mailed to an address before somebody confirmed that it is theirs is theirs to be told of and to be
-- forgotten with.
create function own_gift_cards() returns trigger language plpgsql as $$
begin
  update gift_cards set user_id = new.id where email = lower(new.email) and user_id is null;
  return null;
end $$;
create trigger users_own_gift_cards after insert or update of email, email_verified on users
  for each row when (new.email_verified) execute function own_gift_cards();
