-- What stands behind the shell's own pages: texts, messages from visitors, the newsletter, the shop's health.

-- Texts -----------------------------------------------------------------------------------------------------------

create table content_pages (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  description text not null default '',
  markdown text not null check (length(markdown) <= 100000),
  -- a text that came with the shop and that nobody has looked through yet
  is_sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_modified_by uuid references users (id) on delete set null
);

-- Messages --------------------------------------------------------------------------------------------------------

create table inquiries (
  id uuid primary key,
  reference text not null unique,
  type text not null check (type in ('general', 'order', 'returns', 'technical')),
  subject text not null,
  message text not null,
  name text not null default '',
  email text not null,
  user_id uuid references users (id) on delete set null,
  state text not null default 'new' check (state in ('new', 'open', 'closed')),
  version integer not null default 1,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);
create index inquiries_state on inquiries (state, created_at desc, id desc);
create index inquiries_created_at on inquiries (created_at);
create index inquiries_email on inquiries (lower(email), created_at);
create index inquiries_user_id on inquiries (user_id);

create table error_reports (
  id uuid primary key,
  reference text not null unique,
  -- the number that the visitor saw; it is in the server's log, too
  error_id text not null,
  error_type text not null,
  error_code text not null default '',
  error_message text not null default '',
  status_code integer,
  happened_at timestamptz not null,
  address text not null default '',
  comment text not null default '',
  user_agent text not null default '',
  -- of the report itself, as in the log
  request_id text not null,
  state text not null default 'new' check (state in ('new', 'open', 'closed')),
  version integer not null default 1,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);
create index error_reports_state on error_reports (state, created_at desc, id desc);
create index error_reports_created_at on error_reports (created_at);
create index error_reports_error_id on error_reports (error_id);

-- Newsletter ------------------------------------------------------------------------------------------------------

create table newsletter_subscriptions (
  id uuid primary key,
  email text not null,
  state text not null default 'pending' check (state in ('pending', 'confirmed', 'unsubscribed')),
  source text not null check (source in ('footer', 'account')),
  -- the sentence that was agreed to, and when it was asked, confirmed and taken back: the proof of consent
  consent_text text not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  -- of the link in the last mail that asked for a confirmation; only the hash is kept
  token_hash bytea unique,
  token_expires_at timestamptz,
  mailed_at timestamptz
);
create unique index newsletter_subscriptions_email_key on newsletter_subscriptions (lower(email));
create index newsletter_subscriptions_mailed_at on newsletter_subscriptions (mailed_at);
create index newsletter_subscriptions_pending on newsletter_subscriptions (token_expires_at) where state = 'pending';

-- Health ----------------------------------------------------------------------------------------------------------

-- One row per worker that lives, by the database's own clock.
create table worker_heartbeats (
  id uuid primary key,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- Settings --------------------------------------------------------------------------------------------------------

update settings
set value = (value - 'email' - 'phone' - 'address') || jsonb_build_object('contact', jsonb_build_object(
  'email', coalesce(value ->> 'email', ''),
  'phone', coalesce(value ->> 'phone', ''),
  'address', coalesce(value ->> 'address', '')
))
where key = 'store' and value ? 'email';
