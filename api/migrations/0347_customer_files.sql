-- Files of customers that staff have sent, kept for some days as UTF-8 text below `private/customer-files/`; columns as those
-- of `product_files`, `product_checks` and `product_check_items` (0301_product_files.sql).
create table customer_files (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 200),
  bytes bigint not null,
  encoding text not null,
  delimiter text not null,
  header text[] not null,
  samples jsonb not null,
  created_at timestamptz not null
);
create index customer_files_created on customer_files (created_at desc);

create table customer_checks (
  job_id uuid primary key references staff_jobs (id) on delete cascade,
  file_id uuid not null references customer_files (id) on delete cascade,
  fields jsonb not null
);
create index customer_checks_file on customer_checks (file_id);

create table customer_check_items (
  check_id uuid not null references customer_checks (job_id) on delete cascade,
  row integer not null,
  row_count integer not null,
  byte_from bigint not null,
  byte_to bigint not null,
  -- in lower case
  email text not null,
  name text not null,
  verdict text not null check (verdict in ('new', 'changed', 'same', 'wrong')),
  changes jsonb not null,
  change_count integer not null,
  problems jsonb not null,
  primary key (check_id, row)
);
create index customer_check_items_verdict on customer_check_items (check_id, verdict, row);
create index customer_check_items_email on customer_check_items (check_id, email);

-- Somebody who agreed to the newsletter in another shop: where and when stands in the proof, as the file says it.
alter table newsletter_subscriptions drop constraint newsletter_subscriptions_source_check;
alter table newsletter_subscriptions add constraint newsletter_subscriptions_source_check
  check (source in ('footer', 'account', 'import')) not valid;
