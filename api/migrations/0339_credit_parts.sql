-- Store credit pays a part of an order, and another way the rest.
alter table orders add column credit bigint not null default 0 check (credit >= 0);
alter table checkouts add column use_credit boolean not null default false;
alter table payments
  drop constraint payments_purpose_check,
  add constraint payments_purpose_check check (purpose in ('order', 'instalment', 'difference', 'credit')) not valid;
alter table payments validate constraint payments_purpose_check;
