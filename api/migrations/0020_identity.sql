-- Identity: mails, links in them, addresses, known places and limits.

-- Compared by the application's own rule (Unicode NFKC, lower case), whatever the database's locale makes of case.
alter table users add column username_key text;
update users set username_key = lower(username);
alter table users alter column username_key set not null;
drop index users_username_key;
create unique index users_username_key on users (username_key);

-- Shortened ('203.0.113.x'): enough to recognise a place by, not to find it.
alter table sessions add column address text not null default '';

-- A new key is published before it signs, so that whoever keeps our public keys has it by then.
alter table signing_keys add column use_from timestamptz;
update signing_keys set use_from = created_at;
alter table signing_keys alter column use_from set not null;

-- Each mail is recorded once, however often it had to be sent. What it says is sealed, and forgotten when it is settled.
create table mails (
  id uuid primary key,
  recipient text not null,
  template text not null,
  sealed bytea,
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'failed', 'expired')),
  attempts integer not null default 0,
  last_error text,
  valid_until timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index mails_recipient on mails (recipient);
create index mails_settled_at on mails (settled_at);
create index mails_queued on mails (created_at) where state = 'queued';

-- Links in mails: only the hash is kept, and using one removes it. `email` is the address that the link speaks of.
create table mail_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset', 'verify', 'change')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_tokens_user_id on mail_tokens (user_id, purpose);
create index mail_tokens_expires_at on mail_tokens (expires_at);

create table addresses (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  first_name text not null,
  last_name text not null,
  company text not null default '',
  line1 text not null,
  line2 text not null default '',
  postal_code text not null default '',
  city text not null,
  region text not null default '',
  country text not null check (country ~ '^[A-Z]{2}$'),
  phone text not null default '',
  is_default_shipping boolean not null default false,
  is_default_billing boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);
create index addresses_user_id on addresses (user_id);
create unique index addresses_default_shipping on addresses (user_id) where is_default_shipping;
create unique index addresses_default_billing on addresses (user_id) where is_default_billing;

-- Where somebody has signed in from: guesses made elsewhere do not slow them down there. `place` is a keyed hash.
create table known_places (
  user_id uuid not null references users (id) on delete cascade,
  place bytea not null,
  last_seen_at timestamptz not null,
  primary key (user_id, place)
);
create index known_places_last_seen_at on known_places (last_seen_at);

-- One row per address or account that is being counted; a crash may empty it. `key` is a keyed hash.
create unlogged table rate_limits (
  key bytea primary key,
  busy_until timestamptz not null
);
create index rate_limits_busy_until on rate_limits (busy_until);
