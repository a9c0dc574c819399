-- One for each order of the list, and for each filter that few pass.
create index pay_later_accounts_by_application on pay_later_accounts (applied_at desc, id desc);
create index pay_later_accounts_by_state on pay_later_accounts (state, applied_at desc, id desc);
create index pay_later_accounts_by_balance on pay_later_accounts (balance desc, id desc);
create index pay_later_accounts_by_due on pay_later_accounts (coalesce(next_due_on, 'infinity'), id);
-- What is overdue is summed from this index alone.
create index pay_later_instalments_owed on pay_later_instalments (due_on) include (amount, paid)
  where paid < amount and not released;
-- By whose number staff look for an account.
create index pay_later_schedules_order_number on pay_later_schedules (order_number);
analyze pay_later_accounts;

alter table pay_later_accounts validate constraint pay_later_accounts_state_check;
alter table pay_later_entries
  validate constraint pay_later_entries_kind,
  validate constraint pay_later_entries_sign;

-- An instalment that was postponed is reminded of anew.
alter table pay_later_reminders add column due_on date;
update pay_later_reminders set due_on = part.due_on from pay_later_instalments as part where part.id = instalment_id;
alter table pay_later_reminders
  alter column due_on set not null,
  drop constraint pay_later_reminders_pkey,
  add primary key (instalment_id, due_on, step);

-- At last, for it keeps everybody from the table.
drop index pay_later_instalments_open;
alter index pay_later_instalments_owed rename to pay_later_instalments_open;
