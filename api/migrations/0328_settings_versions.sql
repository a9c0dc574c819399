-- Settings that are texts of the shop are kept as they were saved, the latest 50 of each kind.
create table settings_versions (
  key text not null,
  version integer not null,
  value jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid references users (id) on delete set null,
  primary key (key, version)
);
create index settings_versions_saved_by on settings_versions (saved_by);
