-- Orders that ended unpaid and had a part paid with store credit: few, and looked through hourly for what has not gone back.
create index orders_ended_with_credit on orders (id) where status = 'cancelled' and credit > 0 and paid_at is null;
