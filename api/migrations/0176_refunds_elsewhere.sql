-- Money that goes back otherwise than the shop asked for: by a refund that was made at the payment provider itself, or by
-- hand where the provider's had failed.
alter table order_refunds
  add column made text not null default 'shop' check (made in ('shop', 'provider', 'by_hand')),
  -- the provider's own number for one that was made there
  add column provider_key text,
  -- the refund that took its place after it had failed
  add column followed_by uuid,
  -- staff have said that nothing more is to be done about one that failed
  add column closed_at timestamptz;
create unique index order_refunds_provider_key on order_refunds (payment_id, provider_key, purpose)
  where provider_key is not null;

-- What was to go back beside the order's own refunds, and did not: what has become of it since.
alter table payment_tasks
  -- the task that was wanted in its place
  add column followed_by uuid,
  -- staff have given the money back another way: what they said of it
  add column by_hand text;

-- Of a message that speaks of a payment that is not known: {"type", "reference"}.
alter table payment_events add column about jsonb;
