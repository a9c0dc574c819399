-- What staff is told of: each notice once, for those with a right, and who has read it. Nothing of a customer is in it.
create table staff_notices (
  id uuid primary key,
  kind text not null check (char_length(kind) between 1 and 60),
  -- whoever has it sees the notice
  right_name text not null check (char_length(right_name) between 1 and 60),
  -- for this account alone; null: for everybody with the right
  user_id uuid references users (id) on delete cascade,
  subject_type text not null,
  subject_id text not null,
  data jsonb not null,
  -- told once, however often it is said; null: each time
  once_key text unique,
  created_at timestamptz not null
);
create index staff_notices_kind on staff_notices (kind, id);
create index staff_notices_user_id on staff_notices (user_id) where user_id is not null;

-- Those read one by one.
create table staff_notice_reads (
  user_id uuid not null references users (id) on delete cascade,
  notice_id uuid not null references staff_notices (id) on delete cascade,
  primary key (user_id, notice_id)
);
create index staff_notice_reads_notice_id on staff_notice_reads (notice_id);

-- Everything before `read_until` counts as read.
create table staff_notice_readers (
  user_id uuid primary key references users (id) on delete cascade,
  read_until timestamptz not null
);
