-- What staff note about a return among themselves.
create table return_notes (
  id uuid primary key,
  return_id uuid not null references returns (id) on delete cascade,
  -- null: that account is gone
  author_id uuid references users (id) on delete set null,
  text text not null,
  created_at timestamptz not null
);
create index return_notes_return_id on return_notes (return_id, created_at, id);
create index return_notes_author_id on return_notes (author_id) where author_id is not null;
