-- Reports of one failure together, as staff look after them: by type, code and the pattern of the page's address.

create table error_report_groups (
  id uuid primary key,
  error_type text not null,
  error_code text not null,
  -- of the page, with :id in the place of what tells two of a kind apart
  address text not null check (char_length(address) <= 300),
  -- ever; those older than 90 days are gone themselves
  reports integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'looked_at', 'mended')),
  version integer not null default 1
);
create unique index error_report_groups_key on error_report_groups (error_type, error_code, address);
create index error_report_groups_list on error_report_groups (last_at desc, id desc);
create index error_report_groups_state on error_report_groups (state, last_at desc, id desc);
create index error_report_groups_reports on error_report_groups (reports desc, id desc);
create index error_report_groups_address on error_report_groups (address text_pattern_ops);
create index error_report_groups_code on error_report_groups (error_code text_pattern_ops);

create table error_report_notes (
  id uuid primary key,
  group_id uuid not null references error_report_groups (id) on delete cascade,
  -- null: that account is gone
  author_id uuid references users (id) on delete set null,
  text text not null,
  created_at timestamptz not null
);
create index error_report_notes_group_id on error_report_notes (group_id, created_at, id);
create index error_report_notes_author_id on error_report_notes (author_id) where author_id is not null;

-- Those that are there, by the rule of modules/error-reports/groups/address-pattern.ts.
alter table error_reports
  -- null: it came while a program from before this was still at work
  add column group_id uuid references error_report_groups (id) on delete cascade;
create temporary table grouped on commit drop as
select id, created_at, error_type, error_code, left(
  regexp_replace(
    regexp_replace(
      regexp_replace(split_part(address, '?', 1), '^/de(?=/|$)', ''),
      '^(/products/(?:category/)?)(?!category/)[^/]+', '\1:id'),
    '[^/]*[0-9…][^/]*', ':id', 'g'),
  300) as pattern
from error_reports;
insert into error_report_groups (id, error_type, error_code, address, reports, first_at, last_at)
select gen_random_uuid(), error_type, error_code, pattern, count(*), min(created_at), max(created_at)
from grouped group by error_type, error_code, pattern;
update error_reports set group_id = error_report_groups.id
from grouped join error_report_groups
  on (error_report_groups.error_type, error_report_groups.error_code, error_report_groups.address)
    = (grouped.error_type, grouped.error_code, grouped.pattern)
where grouped.id = error_reports.id;
-- How it stands is its group's to say.
alter table error_reports drop column state, drop column version;
create index error_reports_group_id on error_reports (group_id, created_at desc, id desc);
