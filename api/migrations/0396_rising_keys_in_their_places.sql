-- The keys of 0395_rising_keys.sql take the places of the former ones, which is done at once.
drop index customers_newest;
alter index new_customers_newest rename to customers_newest;
drop index pay_later_accounts_by_application;
alter index new_accounts_by_application rename to pay_later_accounts_by_application;
