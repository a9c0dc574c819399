-- The keys of all writes of staff to an order stand in order_write_keys (0178), those of refunds among them.
alter table order_refunds drop column request_key;
