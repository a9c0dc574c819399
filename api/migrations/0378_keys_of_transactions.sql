-- New keys of the list of money (0380_list_keys.sql).
create index new_transactions_by_kind on transactions (kind, at desc, id desc, state, method, currency);
create index new_transactions_by_method on transactions (method, at desc, id desc, kind, state, currency);
create index new_transactions_by_state on transactions (state, at desc, id desc, kind, method, currency);
create index transactions_by_currency on transactions (currency, at desc, id desc, kind, method, state);
analyze transactions;
