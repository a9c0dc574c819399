-- Goods of a return are taken into stock when they arrive. A version of the shop that took them with the money may still run
-- beside this one while it is upgraded: it must not settle what has been counted, which would take the goods twice.
alter table returns
  -- its goods are in stock, and its money is still to come; whoever settles it says that they know
  add column is_counted boolean not null default false,
  add constraint returns_counted check (not is_counted or state = 'received');
