-- Filters of the back office's lists that somebody has given a name.
create table saved_views (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  list text not null check (list in ('orders', 'products', 'customers', 'returns', 'reviews')),
  name text not null,
  -- of the list's address, without '?'
  query text not null,
  -- all of staff see it
  is_shared boolean not null default false,
  created_at timestamptz not null
);
create unique index saved_views_name on saved_views (user_id, list, lower(name));
create index saved_views_shared on saved_views (list) where is_shared;
