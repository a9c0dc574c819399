-- Rises with each write of staff to the category itself.
alter table categories add column version integer not null default 1;

-- Addresses that a category had before, or that another had which was merged into it: they lead to it.
create table category_redirects (
  slug text primary key,
  category_id uuid not null references categories (id) on delete cascade,
  created_at timestamptz not null
);
create index category_redirects_category_id on category_redirects (category_id);
