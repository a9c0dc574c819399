-- A version that some of the visits get in the place of the live one: a release is tried on few
-- (docs/architecture/remotes.md, 'A canary').
alter table remotes
  add column canary_version text,
  add column canary_percent integer check (canary_percent between 1 and 50),
  add constraint remotes_canary_whole check ((canary_version is null) = (canary_percent is null)),
  add constraint remotes_canary_version_fkey foreign key (name, canary_version) references remote_versions (name, version);
-- One at a time in the whole shop: two would make four shops of it, of each of which few see enough.
create unique index remotes_one_canary on remotes ((true)) where canary_version is not null;
