-- When an active product comes into the shop and when it leaves it; null: no such moment. `published` follows from status
-- and schedule: it is written with them, and by the clock that applies sale dates.
alter table products add column available_from timestamptz;
alter table products add column available_until timestamptz;
-- when the clock looks at it next
alter table products add column next_publication_at timestamptz;
create index products_next_publication on products (next_publication_at) where next_publication_at is not null;
-- One status: what a file called active and not published was a draft.
update products set status = 'draft' where status = 'active' and not published;
