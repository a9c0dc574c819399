-- What stood there before 0330, 0338 and 0339: looked through while everybody reads and writes.
alter table stored_value_entries validate constraint stored_value_entries_kind_check;
alter table stored_value_entries validate constraint stored_value_entries_sign;
alter table payments validate constraint payments_purpose_check;
alter table orders validate constraint orders_credit_check;
alter table variants validate constraint variants_cost_check;
