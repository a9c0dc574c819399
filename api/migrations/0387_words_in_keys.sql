-- The words of customers and of pay-later accounts in the key of their list, so that those whom several words find are met
-- there without their rows, and a key of how many orders they have and what they spent, in which no order is looked at
-- that does not match both (docs/decisions/0069-words-in-the-key.md). 0388_words_in_list_keys.sql puts them in their places.

-- An entry of an index has 2,700 bytes at most: of a name with more words than that the first ones in the alphabet find it.
create function bound_customer_words() returns trigger language plpgsql as $$
begin
  new.words := (
    select coalesce(array_to_tsvector(array_agg(word)), '') from (
      select word, sum(octet_length(word) + 6) over (order by place) as bytes
      from unnest(tsvector_to_array(new.words)) with ordinality as given (word, place)
    ) as counted
    where bytes <= 1500);
  return new;
end $$;
create trigger customers_words_bounded before insert or update of words on customers
  for each row when (pg_column_size(new.words) > 1500) execute function bound_customer_words();
update customers set words = words where pg_column_size(words) > 1500;

create index new_customers_newest on customers
  (created_at desc, id desc, spent, orders_count, state, newsletter, last_order_at) include (words);
create index customers_by_orders_and_spent on customers (orders_count, spent, id, created_at);
create index new_accounts_by_application on pay_later_accounts (applied_at desc, id desc) include (state, words);

-- What products are narrowed by, drafts too; and what is not in the shop, or at no price, as far as the list of staff counts.
create index products_facets on products using gin (facet_ids);
create index products_not_in_shop on products (id) include (published, min_price) where not published or min_price = 0;
