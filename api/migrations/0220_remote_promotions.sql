-- Which version of a remote was live when: made live, gone back to, or taken away.
create table remote_promotions (
  id uuid primary key,
  name text not null references remotes (name) on delete cascade,
  kind text not null check (kind in ('promote', 'rollback', 'retire')),
  -- what was live from then on; null: nothing
  version text,
  -- what was live until then; null: nothing
  from_version text,
  -- where going back from here leads; null: nothing was live before
  previous_id uuid references remote_promotions (id),
  reason text not null default '' check (char_length(reason) <= 200),
  user_id uuid references users (id) on delete set null,
  -- no foreign key, as in the audit log: the entry outlives the token
  token_id uuid,
  created_at timestamptz not null,
  foreign key (name, version) references remote_versions (name, version),
  check ((kind = 'retire') = (version is null))
);
create index remote_promotions_of on remote_promotions (name, created_at desc, id desc);

alter table remotes
  -- the latest
  add column promotion_id uuid references remote_promotions (id);

alter table remote_versions
  -- by which machine's token it came, beside who made that token
  add column token_id uuid,
  -- bytes of JavaScript of each of its pages, as they are sent; null: not counted yet
  add column pages jsonb,
  -- when it was live for the last time; null: never, or it still is
  add column last_live_at timestamptz,
  -- when its files were removed; null: they are there
  add column collected_at timestamptz;

-- The history of a shop from before begins with what is live; the files of what was live earlier stay for another day.
insert into remote_promotions (id, name, kind, version, created_at)
  select gen_random_uuid(), name, 'promote', live_version, last_modified_at from remotes where live_version is not null;
update remotes set promotion_id = promotion.id from remote_promotions as promotion where promotion.name = remotes.name;
update remote_versions set last_live_at = now() where state = 'retired';

-- The one remote that a token may release; null: it is not bound to any. No foreign key: a team has its token before
-- its first version.
alter table staff_tokens add column remote text;
