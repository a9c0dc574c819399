-- The test gateway's messages are an outbox, too. Writers of the version before do not set `try_at`; theirs are handed
-- over once.
alter table test_gateway_events
  add column try_at timestamptz,
  add column tries smallint not null default 0,
  -- how often each is handed over
  add column copies smallint not null default 1;
alter table test_gateway_events alter column try_at set default now();
create index test_gateway_events_try_at on test_gateway_events (try_at, id) where try_at is not null;
