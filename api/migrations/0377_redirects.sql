-- Addresses that the shop does not have, of a shop before it, and where they lead (docs/product.md §4, 'Redirects'). Paths
-- have no language: they lead in each of them.
create table redirects (
  id uuid primary key,
  -- decoded, in lower case, without a slash at its end: as the web server looks for it
  path text not null check (char_length(path) between 2 and 300),
  target text not null check (char_length(target) between 1 and 300),
  -- the path of the target in that form, by which circles are found
  target_path text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);
create unique index redirects_path on redirects (path);
create index redirects_created on redirects (created_at, id);

-- Files of redirects that staff have sent, and what was found in them: as those of customers (0347_customer_files.sql).
create table redirect_files (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 200),
  bytes bigint not null,
  encoding text not null,
  delimiter text not null,
  header text[] not null,
  samples jsonb not null,
  created_at timestamptz not null,
  is_due boolean not null default false
);
create index redirect_files_created on redirect_files (created_at desc);

create table redirect_checks (
  job_id uuid primary key references staff_jobs (id) on delete cascade,
  file_id uuid not null references redirect_files (id) on delete cascade,
  fields jsonb not null
);
create index redirect_checks_file on redirect_checks (file_id);

create table redirect_check_items (
  check_id uuid not null references redirect_checks (job_id) on delete cascade,
  row integer not null,
  row_count integer not null,
  byte_from bigint not null,
  byte_to bigint not null,
  path text not null,
  -- empty where it is wrong
  target text not null,
  target_path text not null,
  name text not null,
  verdict text not null check (verdict in ('new', 'changed', 'same', 'wrong')),
  changes jsonb not null,
  change_count integer not null,
  problems jsonb not null,
  primary key (check_id, row)
);
create index redirect_check_items_verdict on redirect_check_items (check_id, verdict, row);
create index redirect_check_items_path on redirect_check_items (check_id, path);
