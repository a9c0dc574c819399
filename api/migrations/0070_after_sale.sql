-- After the sale: returns, invoices and the mails about an order.

-- Returns ---------------------------------------------------------------------------------------------------------

create table returns (
  id uuid primary key,
  number text not null unique,
  order_id uuid not null references orders (id) on delete cascade,
  -- null when the account is gone: the return stays with its order
  user_id uuid references users (id) on delete set null,
  state text not null default 'requested' check (state in ('requested', 'approved', 'refused', 'received', 'refunded')),
  comment text not null default '',
  -- what staff say to the shopper with their decision
  message text,
  -- minor units of the order's currency; null until money has gone back
  refund_amount integer check (refund_amount >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  decided_at timestamptz,
  received_at timestamptz,
  refunded_at timestamptz,
  last_modified_at timestamptz not null,
  decided_by uuid references users (id) on delete set null
);
create index returns_order_id on returns (order_id, created_at);
create index returns_user_id on returns (user_id);
create index returns_newest on returns (created_at desc, id desc);
create index returns_state on returns (state, created_at desc, id desc);

create table return_items (
  return_id uuid not null references returns (id) on delete cascade,
  order_item_id uuid not null references order_items (id) on delete cascade,
  position integer not null,
  quantity integer not null check (quantity > 0),
  reason text not null,
  -- decided when the goods are back: they can be sold again, or not
  restocked boolean,
  primary key (return_id, order_item_id)
);
create index return_items_order_item_id on return_items (order_item_id);

create table return_pictures (
  return_id uuid not null references returns (id) on delete cascade,
  upload_id uuid not null unique references uploads (id) on delete cascade,
  position integer not null,
  primary key (return_id, position)
);

-- Invoices --------------------------------------------------------------------------------------------------------

-- One row per year, locked by whoever issues a number: the next one waits for that transaction, so none is left out.
create table invoice_counters (
  year integer primary key,
  last_number integer not null
);

create table invoices (
  id uuid primary key,
  order_id uuid not null unique references orders (id),
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null unique,
  language text not null,
  -- all that the document says, as it was when the number was given; it is never changed by a later edit of the order
  content jsonb not null,
  -- in the file store, outside of what is served; null until the document has been made
  file text,
  issued_at timestamptz not null,
  made_at timestamptz,
  unique (year, sequence)
);

-- Mails about orders ----------------------------------------------------------------------------------------------

-- Written in the transaction that queues the mail: an event that is handed out twice is mailed once.
create table order_mails (
  event_id uuid not null,
  template text not null,
  order_id uuid not null references orders (id) on delete cascade,
  created_at timestamptz not null,
  primary key (event_id, template)
);
create index order_mails_order_id on order_mails (order_id);
