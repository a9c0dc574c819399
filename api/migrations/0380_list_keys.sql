-- The keys of the lists of customers, pay-later accounts and money tell what else is asked of a row, so that two filters
-- are looked for, counted and sorted in one of them, without the rows. What stands behind the id makes no order: there a
-- condition is still tried in the key itself, which what is only included is not.
-- They were made beside the former ones (0370, 0376, 0378): here one takes the place of the other, which is done at once.
drop index customers_newest, customers_by_spent, customers_by_orders, customers_by_last_order, customers_subscribed;
alter index new_customers_newest rename to customers_newest;
alter index new_customers_by_spent rename to customers_by_spent;
alter index new_customers_by_orders rename to customers_by_orders;
alter index new_customers_by_last_order rename to customers_by_last_order;
alter index new_customers_subscribed rename to customers_subscribed;

drop index pay_later_accounts_by_balance, pay_later_accounts_by_due;
alter index new_accounts_by_balance rename to pay_later_accounts_by_balance;
alter index new_accounts_by_due rename to pay_later_accounts_by_due;

drop index transactions_by_kind, transactions_by_method, transactions_by_state;
alter index new_transactions_by_kind rename to transactions_by_kind;
alter index new_transactions_by_method rename to transactions_by_method;
alter index new_transactions_by_state rename to transactions_by_state;
