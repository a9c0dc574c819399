-- A refund that is done gets a credit note: a document as an invoice is, with numbers of its own, that refers to one.
alter table invoices
  add column kind text not null default 'invoice' check (kind in ('invoice', 'credit_note')),
  -- the invoice that it corrects; null for an order's first
  add column refers_to uuid references invoices (id),
  -- what it was issued for, once: the refund of a credit note; null for an order's first invoice
  add column cause uuid unique;
alter table invoices drop constraint invoices_order_id_key, drop constraint invoices_year_sequence_key;
create unique index invoices_first on invoices (order_id) where cause is null;
create index invoices_order_id on invoices (order_id, issued_at);
create index invoices_refers_to on invoices (refers_to) where refers_to is not null;
create unique index invoices_sequence on invoices (kind, year, sequence);

-- As invoice_counters: its row is locked by whoever issues a number, so none is left out.
create table credit_note_counters (
  year integer primary key,
  last_number integer not null
);

-- The pieces that came back with a refund, with what they were worth then: a credit note names them.
-- [{"order_item_id": "…", "quantity": 1, "amount": 2400, "tax": 383, "tax_name": "VAT", "tax_rate": 19000}]
alter table order_refunds add column items jsonb not null default '[]';
