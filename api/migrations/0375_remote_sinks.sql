-- Where a remote's team has what browsers say of it sent (docs/api.md, 'Sinks'): a webhook and a collector of OpenTelemetry,
-- at most one of each.
create table remote_sinks (
  id uuid primary key,
  name text not null references remotes (name),
  kind text not null check (kind in ('webhook', 'otlp')),
  url text not null check (length(url) <= 500),
  is_on boolean not null,
  header_name text check (length(header_name) <= 64),
  -- sealed by SHOP_SECRET: what a webhook is signed by, and the header's value
  secret bytea,
  header_value bytea,
  version integer not null default 1 check (version > 0),
  -- what is on its way: the same bytes each time they are tried, until they have arrived or are given up
  batch jsonb,
  tries integer not null default 0 check (tries >= 0),
  next_at timestamptz not null,
  -- events that were given up or had no room since the last batch was made, which says so
  dropped integer not null default 0 check (dropped >= 0),
  delivered_at timestamptz,
  failed_at timestamptz,
  failure text check (failure in ('private', 'late', 'away', 'status', 'secret')),
  failure_status integer,
  unique (name, kind),
  check ((header_name is null) = (header_value is null)),
  check ((kind = 'webhook') = (secret is not null))
);
create index remote_sinks_due on remote_sinks (next_at) where is_on;

-- What waits for the next batch. What is the same within a minute is one row.
create table remote_sink_events (
  id uuid not null,
  sink_id uuid not null references remote_sinks (id) on delete cascade,
  version text not null,
  kind text not null,
  minute timestamptz not null,
  -- of a failure; empty where only the number is known
  message text not null check (length(message) <= 500),
  path text not null check (length(path) <= 300),
  slot text not null check (length(slot) <= 60),
  count integer not null check (count > 0),
  primary key (sink_id, id)
);
create unique index remote_sink_events_once
  on remote_sink_events (sink_id, version, kind, minute, md5(message || E'\n' || path || E'\n' || slot));
