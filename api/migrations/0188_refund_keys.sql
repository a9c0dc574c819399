-- The Idempotency-Key of the request that asked for a refund, written with it: whoever asks again where no answer was kept,
-- because the process or the database went away in between, gives nothing back twice. Null: no request did.
alter table order_refunds add column request_key text;
