-- An order is placed without tags: then this index has nothing to keep of it.
drop index orders_tags;
create index orders_tags on orders using gin (tags) where tags <> '{}';
