-- Where products of a checked file go whose category the shop does not have: [{ name, category_id }], as staff have said.
alter table product_checks add column categories jsonb not null default '[]';

-- Categories that a checked file names and that the shop does not have.
create table product_check_categories (
  check_id uuid not null references product_checks (job_id) on delete cascade,
  -- in small letters
  key text not null,
  -- as the file has it first
  name text not null,
  products integer not null,
  primary key (check_id, key)
);
