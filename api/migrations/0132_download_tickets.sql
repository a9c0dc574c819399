-- Addresses that download something once: browsers download by an address alone, without the session's header.
create table download_tickets (
  -- SHA-256 of what the address holds
  hash bytea primary key,
  -- who asked for it
  user_id uuid not null references users (id) on delete cascade,
  -- what: {"kind": "orders", "filter": {…}}
  request jsonb not null,
  language text not null,
  expires_at timestamptz not null
);
create index download_tickets_user_id on download_tickets (user_id);
create index download_tickets_expires_at on download_tickets (expires_at);
