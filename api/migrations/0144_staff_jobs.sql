-- Long jobs of staff: changes of many records, exports. The worker does them in pieces; each piece is one transaction
-- with its progress, for which the job's row is locked.
create sequence staff_jobs_turn;
create table staff_jobs (
  id uuid primary key,
  -- who had it begun, in what language its documents are, and from where (shortened in the audit log)
  user_id uuid not null references users (id) on delete cascade,
  language text not null,
  address text not null default '',
  -- the request's Idempotency-Key, and what it asked for
  idempotency_key text not null,
  request_hash bytea not null,
  kind text not null check (char_length(kind) between 1 and 60),
  parameters jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'stopped', 'failed')),
  -- rows that it is about, as far as they are counted
  total integer not null,
  total_is_exact boolean not null default true,
  done integer not null default 0,
  failed integer not null default 0,
  -- where a file goes on, and how long it is
  position jsonb,
  file_bytes bigint not null default 0,
  -- the file is there until then; null: there is none
  file_until timestamptz,
  -- why it failed or was stopped by the shop, by language
  reason jsonb,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  -- jobs take turns: whoever had theirs longest ago is next
  turn bigint not null default nextval('staff_jobs_turn'),
  -- not before that; and until then a worker is at it
  try_at timestamptz not null,
  taken_until timestamptz,
  -- turns that were begun since one ended well
  tries integer not null default 0
);
create unique index staff_jobs_key on staff_jobs (user_id, idempotency_key);
create index staff_jobs_open on staff_jobs (turn) where state in ('waiting', 'running');
create index staff_jobs_created on staff_jobs (created_at desc, id desc);

-- What is to be done, and what became of it. A file's rows stand here only where they failed.
create table staff_job_rows (
  job_id uuid not null references staff_jobs (id) on delete cascade,
  position integer not null,
  record_id text not null,
  -- what people call it: an order's number
  label text not null,
  state text not null default 'planned' check (state in ('planned', 'done', 'failed')),
  -- why it failed: by language
  reason jsonb,
  primary key (job_id, position)
);
create index staff_job_rows_failed on staff_job_rows (job_id, position) where state = 'failed';
create index staff_job_rows_planned on staff_job_rows (job_id, position) where state = 'planned';
