-- How many of a line a visitor's own cart wanted, where there were fewer when it joined: its owner is told once.
alter table cart_items add column lowered_from integer;
