-- What a canary becomes by itself, as long as it does well (docs/architecture/remotes.md, 'A canary').
alter table remotes
  add column canary_schedule jsonb,
  add constraint remotes_canary_schedule_check check (canary_schedule is null or canary_version is not null);
