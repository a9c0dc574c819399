-- Orders whose surplus money went back and then did not after all are found by what the provider told of it, which is little
-- of all that it tells.
create index payment_facts_refund_failed on payment_facts (payment_id, key) where kind = 'refund_failed';
