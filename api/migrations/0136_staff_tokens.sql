-- Tokens for machines: each has some rights of the back office, and never more than whoever made it.

create table staff_tokens (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 60),
  rights text[] not null,
  -- of 256 random bits: nobody guesses what has this hash
  token_hash bytea not null unique,
  created_by uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  -- to the minute
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz
);
create index staff_tokens_created_by on staff_tokens (created_by);
