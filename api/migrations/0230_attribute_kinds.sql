-- Kinds of attributes, their words by language, and values that belong to a family of others.
alter table attributes drop constraint attributes_kind_check;
alter table attributes add constraint attributes_kind_check
  check (kind in ('choice', 'swatch', 'number', 'text', 'boolean', 'date'));
-- What numbers are counted in; of other kinds nothing.
alter table attributes add column unit text not null default '' check (length(unit) <= 12);
-- Options of variants may be of it.
alter table attributes add column for_variants boolean not null default false;
-- By language, beside the first one, which `name` is in.
alter table attributes add column names jsonb not null default '{}';
-- Rises with each write of staff, of which values are a part.
alter table attributes add column version integer not null default 1;
alter table attributes add column last_modified_at timestamptz not null default now();
update attributes set for_variants = option_names <> '{}';

alter table attribute_values add column labels jsonb not null default '{}';
-- Of a swatch of two colours.
alter table attribute_values add column second_colour text check (second_colour ~ '^#[0-9a-f]{6}$');
-- The value that finds this one, too: 'Green' finds sage.
alter table attribute_values add column family_id integer references attribute_values (id) on delete set null;
create index attribute_values_family_id on attribute_values (family_id) where family_id is not null;
-- What ranges compare: numbers as they are, dates in days since 1970.
alter table attribute_values add column number numeric;

update attributes set names = '{"de": "Farbe"}' where code = 'colour' and name = 'Colour';
update attributes set names = '{"de": "Größe"}' where code = 'size' and name = 'Size';
-- What it is called in German was an option's name already.
update attributes set names = '{"de": "Material"}' where code = 'material' and name = 'Material';
