-- How accounts and instalments stood before the columns of 0288. Accounts first, as everybody locks them; applications wait,
-- so that none is decided between what is read of it and what is written.
lock table pay_later_applications in share row exclusive mode;
update pay_later_accounts as account set
  state = pay_later_state(account.id, account.suspended_at is not null),
  applied_at = (select max(created_at) from pay_later_applications where account_id = account.id),
  next_due_on = (
    select min(part.due_on) from pay_later_schedules as schedule
    join pay_later_instalments as part on part.schedule_id = schedule.id
    where schedule.account_id = account.id and schedule.released_at is null and part.paid < part.amount);

update pay_later_instalments set released = true from pay_later_schedules as schedule
where schedule.id = schedule_id and schedule.released_at is not null;
