-- Mails and the documents of invoices are outboxes as the timeline of orders is: `try_at` is when a row has its turn,
-- null: it is settled. Writers of the version before do not set it, and are worked on, too.
alter table mails add column try_at timestamptz, add column takes smallint not null default 0;
update mails set try_at = now(), takes = attempts where state = 'queued';
alter table mails alter column try_at set default now();
create index mails_try_at on mails (try_at, id) where try_at is not null;

alter table invoices add column try_at timestamptz, add column tries smallint not null default 0;
update invoices set try_at = now() where file is null;
alter table invoices alter column try_at set default now();
create index invoices_try_at on invoices (try_at, id) where try_at is not null;

-- Whoever makes a picture's smaller files has it until then; nobody else begins with it, also where that one died.
alter table images add column taken_until timestamptz, add column tries smallint not null default 0;
