-- An invoice that was sent is never written again: a correction cancels what stands of an order's papers by one that is
-- numbered among the credit notes, and writes another invoice in its place (docs/product.md §4, 'Invoices').
alter table invoices drop constraint invoices_kind_check;
alter table invoices
  add constraint invoices_kind_check check (kind in ('invoice', 'credit_note', 'cancellation')),
  -- the invoice that a correction has written in its place; null: it stands
  add column replaced_by uuid references invoices (id);
create index invoices_replaced_by on invoices (replaced_by) where replaced_by is not null;
