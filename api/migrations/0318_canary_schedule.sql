-- What a canary becomes by itself, as long as it does well (docs/architecture/remotes.md, 'A canary'). It may outlast its
-- canary: a process from before there were schedules, which runs beside this one during a hand-over, ends that alone.
alter table remotes
  add column canary_schedule jsonb;
