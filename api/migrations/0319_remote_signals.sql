-- How the versions of remotes do in browsers, by day: what failed, and how quick their pages were. Nothing of anybody is in
-- it (docs/architecture/remotes.md, 'What browsers say').
create table remote_signals (
  name text not null,
  version text not null,
  day date not null,
  kind text not null check (
    kind in ('threw', 'not_loaded', 'mismatched',
      'lcp_good', 'lcp_medium', 'lcp_poor', 'inp_good', 'inp_medium', 'inp_poor', 'cls_good', 'cls_medium', 'cls_poor')),
  count integer not null check (count > 0),
  primary key (name, version, day, kind),
  foreign key (name, version) references remote_versions (name, version)
);
create index remote_signals_by_day on remote_signals (day);
