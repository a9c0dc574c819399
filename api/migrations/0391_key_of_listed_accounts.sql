-- The key of 0389_listed_accounts.sql takes the place of the former one, which is done at once.
drop index pay_later_accounts_by_application;
alter index new_accounts_by_application rename to pay_later_accounts_by_application;
