-- What a product was before each of its changes: the audit log keeps too little of a long text or of many variants to
-- bring them back. The latest 50 of a product are kept (docs/product.md §4, 'Products').
create table product_versions (
  product_id uuid not null references products (id) on delete cascade,
  version integer not null,
  -- since when it was so, and who had made it so
  made_at timestamptz not null,
  made_by uuid references users (id) on delete set null,
  record jsonb not null,
  primary key (product_id, version)
);
create index product_versions_made_by on product_versions (made_by);
