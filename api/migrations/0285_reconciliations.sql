-- Files of payouts that staff have compared with what the shop knows, and what came of each line. Nothing is ever changed.
create table reconciliations (
  id uuid primary key,
  -- whose file it is: the method of the payments that are compared
  method text not null,
  file_name text not null check (char_length(file_name) <= 200),
  -- when its first line is from, and until when its last one
  lines_from timestamptz not null,
  lines_before timestamptz not null,
  lines integer not null check (lines > 0),
  -- {"matched": 12, "unknown": 1}: lines by what came of them
  verdicts jsonb not null,
  -- [{"currency", "lines", "amount", "fee", "net", "matched", "matched_amount", "missing", "missing_amount"}], minor units
  sums jsonb not null,
  -- how many payments are told their fee by it, each once
  fees integer not null,
  -- null: that account is gone
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null
);
create index reconciliations_newest on reconciliations (created_at desc, id desc);
create index reconciliations_created_by on reconciliations (created_by) where created_by is not null;

create table reconciliation_lines (
  reconciliation_id uuid not null references reconciliations (id) on delete cascade,
  -- of the file, from 1 on; of what is missing in it, behind its last one
  position integer not null,
  verdict text not null check (verdict in (
    'matched', 'unknown', 'other_currency', 'other_amount', 'other_state', 'other_fee', 'twice', 'beside', 'missing')),
  kind text not null check (kind in ('payment', 'refund', 'dispute', 'other')),
  -- by which the provider knows it
  reference text not null,
  -- minor units, as the file has them; of what is missing, as the shop knows it
  amount bigint not null,
  fee bigint not null,
  net bigint not null,
  currency text not null,
  at timestamptz not null,
  -- what it was compared with; null: nothing
  transaction_id uuid,
  primary key (reconciliation_id, position)
);
create index reconciliation_lines_verdict on reconciliation_lines (reconciliation_id, verdict, position);
-- What a file has matched is missing in no other one.
create index reconciliation_lines_matched on reconciliation_lines (transaction_id) where verdict = 'matched';
