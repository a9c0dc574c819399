-- Messages to the shop as staff answer them, and who may.

alter table inquiries drop constraint inquiries_state_check;
update inquiries set state = 'solved' where state = 'closed';
alter table inquiries
  add constraint inquiries_state_check check (state in ('new', 'open', 'waiting', 'solved', 'spam')),
  -- in which its sender is answered
  add column language text not null default 'en' check (language in ('en', 'de')),
  -- of the staff; null: nobody
  add column assigned_to uuid references users (id) on delete set null;
drop index inquiries_created_at;
create index inquiries_list on inquiries (created_at desc, id desc);
create index inquiries_assigned_to on inquiries (assigned_to, created_at desc, id desc) where assigned_to is not null;
create index inquiries_email_start on inquiries (lower(email) text_pattern_ops);
create index inquiries_words on inquiries using gin (to_tsvector('simple', subject || ' ' || message || ' ' || name));
create index inquiries_last_modified_at on inquiries (last_modified_at);

-- What staff answered, and what they noted among themselves.
create table inquiry_entries (
  id uuid primary key,
  inquiry_id uuid not null references inquiries (id) on delete cascade,
  kind text not null check (kind in ('answer', 'note')),
  -- null: that account is gone
  author_id uuid references users (id) on delete set null,
  text text not null,
  created_at timestamptz not null
);
create index inquiry_entries_inquiry_id on inquiry_entries (inquiry_id, created_at, id);
create index inquiry_entries_author_id on inquiry_entries (author_id) where author_id is not null;

-- Inquiries are looked at together as orders and products are.
alter table staff_presence drop constraint staff_presence_record_type_check;
alter table staff_presence
  add constraint staff_presence_record_type_check check (record_type in ('order', 'product', 'inquiry'));

insert into staff_role_rights (role_id, right_name)
select staff_roles.id, unnest(string_to_array(rights, ' '))
from (values
  ('manager', 'support.read support.write'),
  ('support', 'support.read support.write'),
  ('read_only', 'support.read')
) as given (key, rights)
join staff_roles using (key);
