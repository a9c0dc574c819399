-- The accounts of 0367_words_of_accounts.sql, and new keys of their list (0380_list_keys.sql).
update pay_later_accounts set words = customers.words from customers
where customers.id = user_id and customers.words <> pay_later_accounts.words;
create index pay_later_accounts_words on pay_later_accounts using gin (words) where words <> '';
create index new_accounts_by_balance on pay_later_accounts (balance desc, id desc, state, applied_at, next_due_on);
create index new_accounts_by_due on pay_later_accounts
  (coalesce(next_due_on, 'infinity'), id, state, applied_at, balance, next_due_on);
create index pay_later_accounts_by_state_and_balance on pay_later_accounts (state, balance desc, id desc);
create index pay_later_accounts_by_state_and_due on pay_later_accounts
  (state, coalesce(next_due_on, 'infinity'), id, applied_at, next_due_on);
alter table customers validate constraint customers_spent_on_orders;
analyze pay_later_accounts;
