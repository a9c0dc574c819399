-- What staff did: written in the transaction of the change itself, and never changed afterwards.

create table audit_log (
  id uuid primary key,
  at timestamptz not null,
  -- no foreign key: the entry outlives the account; null where a command did it
  user_id uuid,
  -- shortened, as of sessions
  address text not null default '',
  action text not null check (char_length(action) between 1 and 60),
  record_type text not null check (char_length(record_type) between 1 and 40),
  record_id text not null check (char_length(record_id) <= 100),
  before jsonb,
  after jsonb
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_record on audit_log (record_type, record_id, at desc);
create index audit_log_user_id on audit_log (user_id, at desc);
create index audit_log_action on audit_log (action, at desc);

-- What an entry says of a person: it goes when they do, and the entry stays.
create table audit_log_people (
  audit_id uuid primary key references audit_log (id),
  -- whom it is about
  user_id uuid not null,
  before jsonb,
  after jsonb
);
create index audit_log_people_user_id on audit_log_people (user_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function refuse_change();
create trigger audit_log_people_not_changed before update on audit_log_people
  for each row execute function refuse_change();
