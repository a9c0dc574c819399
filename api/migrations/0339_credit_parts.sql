-- Store credit pays a part of an order, and another way the rest. 0358 checks what was there before.
alter table orders
  add column credit bigint not null default 0,
  add constraint orders_credit_check check (credit >= 0) not valid;
alter table checkouts add column use_credit boolean not null default false;
alter table payments
  drop constraint payments_purpose_check,
  add constraint payments_purpose_check check (purpose in ('order', 'instalment', 'difference', 'credit')) not valid;
