-- Which member of the staff looks at which record, as their open screens say every few seconds. It means nothing a
-- minute later, and nothing at all after a crash.
create unlogged table staff_presence (
  user_id uuid not null references users (id) on delete cascade,
  record_type text not null check (record_type in ('order')),
  record_id uuid not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (record_id, user_id)
);
create index staff_presence_user_id on staff_presence (user_id, seen_at);
