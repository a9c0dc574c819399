-- Somebody may wait for a combination of options that is not made: there is no variant of it until it is.
alter table stock_subscriptions alter column variant_id drop not null;
-- the combination that was asked for; stays when it is made and `variant_id` says which variant it became
alter table stock_subscriptions add column options jsonb;
alter table stock_subscriptions add constraint stock_subscriptions_of_something
  check (variant_id is not null or options is not null);
create unique index stock_subscriptions_options_key on stock_subscriptions (product_id, options, lower(email))
  where variant_id is null;
