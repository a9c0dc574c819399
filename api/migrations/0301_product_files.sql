-- Files of products that staff have sent, kept for some days as UTF-8 text below `private/product-files/`.
create table product_files (
  id uuid primary key,
  -- as whoever sent it called it
  name text not null check (char_length(name) between 1 and 200),
  bytes bigint not null,
  -- as it was sent
  encoding text not null,
  delimiter text not null,
  header text[] not null,
  -- of each column some of its first cells
  samples jsonb not null,
  created_at timestamptz not null
);
create index product_files_created on product_files (created_at desc);

-- What a job has found in a file, before anything is written.
create table product_checks (
  job_id uuid primary key references staff_jobs (id) on delete cascade,
  file_id uuid not null references product_files (id) on delete cascade,
  -- of each column what it is, or null
  fields jsonb not null
);
create index product_checks_file on product_checks (file_id);

-- A product of the file.
create table product_check_items (
  check_id uuid not null references product_checks (job_id) on delete cascade,
  -- where it begins, and in how many rows it stands
  row integer not null,
  row_count integer not null,
  -- bytes of the file before it, and before its end
  byte_from bigint not null,
  byte_to bigint not null,
  slug text not null,
  name text not null,
  verdict text not null check (verdict in ('new', 'changed', 'same', 'wrong')),
  -- what becomes another one, the first of them, and how many there are
  changes jsonb not null,
  change_count integer not null,
  -- what is wrong: row, column and a sentence by language
  problems jsonb not null,
  pictures_left integer not null,
  -- stock as it was then, by variant
  stock_seen jsonb not null,
  primary key (check_id, row)
);
create index product_check_items_verdict on product_check_items (check_id, verdict, row);
create index product_check_items_slug on product_check_items (check_id, slug);

-- SKUs of the file in upper case, with the row that names each: of two products one is wrong.
create table product_check_skus (
  check_id uuid not null references product_checks (job_id) on delete cascade,
  sku text not null,
  row integer not null,
  primary key (check_id, sku)
);
