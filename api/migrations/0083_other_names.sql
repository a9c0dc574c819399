-- The names of all but the best sellers: what is missing to a thousand is read from here, with nothing to pass over.
create index products_other_name_search on products using gin (name_search) where published and not prominent;
