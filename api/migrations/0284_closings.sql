-- What the closing of a month reads of other tables, and what staff record of it.
create index orders_paid_at on orders (paid_at) where paid_at is not null;
create index invoices_issued_at on invoices (issued_at);
create index pay_later_entries_created_at on pay_later_entries (created_at);

-- Append-only: a month may be recorded again, and what was recorded before stays.
create table month_closings (
  id uuid primary key,
  -- YYYY-MM, in `time_zone`
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  time_zone text not null,
  -- [{"figure", "currency", "count", "amount"}], minor units
  figures jsonb not null,
  -- how many records did not agree then
  differing integer not null check (differing >= 0),
  note text not null default '' check (char_length(note) <= 500),
  -- null: that account is gone
  closed_by uuid references users (id) on delete set null,
  closed_at timestamptz not null
);
create index month_closings_month on month_closings (month, closed_at desc, id desc);
create index month_closings_closed_by on month_closings (closed_by) where closed_by is not null;
