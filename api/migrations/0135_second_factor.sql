-- Two-factor sign-in: a secret of an authenticator app for each account that turned it on, and codes for when it is lost.

-- Sealed with SHOP_SECRET. Without `turned_on_at` it was begun and waits for its first code.
create table second_factors (
  user_id uuid primary key references users (id) on delete cascade,
  sealed_secret bytea not null,
  turned_on_at timestamptz,
  -- the time step (RFC 6238) of the last code that was taken: neither it nor an older one is taken again
  last_step integer not null default 0,
  created_at timestamptz not null
);

-- A used one is removed. Hashed without SHOP_SECRET, so that they open the account after that has changed.
create table recovery_codes (
  user_id uuid not null references second_factors (user_id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- Sign-ins whose password was right and whose code is still to come; only the hash of what the client holds.
create table login_challenges (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index login_challenges_user_id on login_challenges (user_id);
create index login_challenges_expires_at on login_challenges (expires_at);
