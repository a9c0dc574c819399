-- What is added to a list is newer than all before it. In a key that falls each new entry comes before the first one, where
-- PostgreSQL divides a full page in the middle: half of every page stays empty. In a key that rises it comes after the last one,
-- which leaves pages full behind it, and is read backwards as fast. Those with words in them are the largest and are walked
-- along furthest (docs/decisions/0069-words-in-the-key.md). 0396_rising_keys_in_their_places.sql puts them in their places.
create index new_customers_newest on customers
  (created_at, id, spent, orders_count, state, newsletter, last_order_at) include (words);
create index new_accounts_by_application on pay_later_accounts (applied_at, id) include (words) where state <> 'none';
