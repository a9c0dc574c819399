-- The keys of the lists of customers, pay-later accounts and money tell what else is asked of a row, so that two filters
-- are looked for, counted and sorted in one of them, without the rows. What stands behind the id makes no order: there a
-- condition is still tried in the key itself, which what is only included is not.
drop index customers_newest, customers_by_spent, customers_by_orders, customers_by_last_order, customers_subscribed;
create index customers_newest on customers
  (created_at desc, id desc, spent, orders_count, state, newsletter, last_order_at);
create index customers_by_spent on customers
  (spent desc, id desc, orders_count, state, newsletter, created_at, last_order_at);
create index customers_by_orders on customers
  (orders_count desc, id desc, spent, state, newsletter, created_at, last_order_at);
create index customers_by_last_order on customers
  (coalesce(last_order_at, '-infinity') desc, id desc, spent, orders_count, state, newsletter, created_at, last_order_at);
create index customers_subscribed on customers
  (created_at desc, id desc, spent, orders_count, state, last_order_at) where newsletter;

-- The list begins with those who spent nothing where nobody is asked for who ordered (sums/customer-sums.repository.ts).
alter table customers add constraint customers_spent_on_orders check (orders_count > 0 or spent = 0) not valid;
alter table customers validate constraint customers_spent_on_orders;

drop index pay_later_accounts_by_balance, pay_later_accounts_by_due;
create index pay_later_accounts_by_balance on pay_later_accounts
  (balance desc, id desc, state, applied_at, next_due_on);
create index pay_later_accounts_by_due on pay_later_accounts
  (coalesce(next_due_on, 'infinity'), id, state, applied_at, balance, next_due_on);
create index pay_later_accounts_by_state_and_balance on pay_later_accounts (state, balance desc, id desc);
create index pay_later_accounts_by_state_and_due on pay_later_accounts
  (state, coalesce(next_due_on, 'infinity'), id, applied_at, next_due_on);
-- Accounts are found by their customer's name, in which the list of customers has the words.
alter table pay_later_accounts add column words tsvector not null default '';
update pay_later_accounts set words = customers.words from customers where customers.id = user_id;
create index pay_later_accounts_words on pay_later_accounts using gin (words) where words <> '';

create function name_account() returns trigger language plpgsql as $$
begin
  new.words := coalesce((select words from customers where id = new.user_id), '');
  return new;
end $$;
create trigger pay_later_accounts_named before insert or update of user_id on pay_later_accounts
  for each row execute function name_account();

create function name_account_of_customer() returns trigger language plpgsql as $$
begin
  update pay_later_accounts set words = new.words where user_id = new.id and words is distinct from new.words;
  return null;
end $$;
create trigger customers_accounts_named after insert or update of words on customers
  for each row execute function name_account_of_customer();

drop index transactions_by_kind, transactions_by_method, transactions_by_state;
create index transactions_by_kind on transactions (kind, at desc, id desc, state, method, currency);
create index transactions_by_method on transactions (method, at desc, id desc, kind, state, currency);
create index transactions_by_state on transactions (state, at desc, id desc, kind, method, currency);
create index transactions_by_currency on transactions (currency, at desc, id desc, kind, method, state);
analyze customers, pay_later_accounts, transactions;
