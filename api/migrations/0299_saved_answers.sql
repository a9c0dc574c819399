-- Answers that staff write often, each in one language; {name} stands for whom they write to.
create table saved_answers (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  language text not null check (language in ('en', 'de')),
  text text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);
create unique index saved_answers_name on saved_answers (language, lower(name));
