-- What an exchange has taken of an order's money: the goods of another order were paid with it, so it cannot be given back.
create table order_exchanges (
  return_id uuid primary key references returns (id) on delete cascade,
  -- whose money it was
  order_id uuid not null references orders (id) on delete cascade,
  -- an order takes the place of one return; null: it is gone, or was named by another return, too, before that was refused
  replacement_order_id uuid unique references orders (id) on delete set null,
  -- minor units
  amount bigint not null check (amount >= 0),
  -- of those, the first order's again, because the other one was cancelled, made smaller or came back
  released bigint not null default 0 check (released between 0 and amount),
  created_at timestamptz not null
);
create index order_exchanges_order_id on order_exchanges (order_id);

-- What was exchanged until now: few rows beside those of orders.
insert into order_exchanges (return_id, order_id, replacement_order_id, amount, released, created_at)
select exchanged.id, exchanged.order_id,
  case when row_number() over (partition by exchanged.replacement_order_id order by exchanged.exchanged_at, exchanged.id) = 1
    then exchanged.replacement_order_id end,
  exchanged.amount, case when other.status = 'cancelled' then exchanged.amount else 0 end,
  coalesce(exchanged.exchanged_at, exchanged.last_modified_at)
from (
  select returns.*, greatest(0, coalesce((select sum(worth) from return_items where return_id = returns.id), 0)
    - coalesce(refund_amount, 0)) as amount
  from returns where state = 'exchanged') as exchanged
left join orders as other on other.id = exchanged.replacement_order_id;
