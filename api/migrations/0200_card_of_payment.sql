-- What a buyer knows the card by that a payment was made with: 'visa' and '4242'. Never more of it. Of payments before this
-- one, and where the provider does not say, both are null. No default: the table is not rewritten.
alter table payments
  add column card_brand text,
  add column card_last4 text;

alter table test_gateway_payments
  add column brand text,
  add column last4 text;
