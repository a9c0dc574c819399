-- Best sellers have search indexes of their own: the others' index need not hold them a second time. (The back office
-- looks through the names of all.)
drop index products_search;
create index products_search on products using gin (search) where published and not prominent;
