-- What shoppers read a zone as, by language; where nothing is given, its name.
alter table delivery_zones add column names jsonb not null default '{}';
