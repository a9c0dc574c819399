-- German words of attributes and values that a file's products say, with the row that says each first: a value is called
-- the same in all products, so where two rows say otherwise one of them is wrong.
create table product_check_words (
  check_id uuid not null references product_checks (job_id) on delete cascade,
  -- the attribute's code and, of a value, its place in addresses
  key text not null,
  word text not null,
  row integer not null,
  primary key (check_id, key)
);
