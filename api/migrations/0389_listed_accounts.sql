-- The list of pay-later accounts is walked along those that somebody has applied for, and takes nothing but their words along: its
-- key has no others (docs/decisions/0077-a-guess-is-good-for-moments.md). 0391_key_of_listed_accounts.sql puts it in its place.
create index new_accounts_by_application on pay_later_accounts (applied_at desc, id desc) include (words)
  where state <> 'none';
