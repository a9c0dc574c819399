-- What was waived or written off cannot be owed again once something of its goods came back, also where all of the plan had
-- been let go and the ledger has no entry of it: when a plan last became less by a refund or by fewer goods.
alter table pay_later_schedules add column reduced_at timestamptz;
update pay_later_schedules as schedule set reduced_at = greatest(
  (select max(entry.created_at) from pay_later_entries as entry
    where entry.schedule_id = schedule.id and entry.kind = 'refund'),
  (select max(task.settled_at) from payment_tasks as task join payments as payment on payment.id = task.payment_id
    where payment.order_id = schedule.order_id and payment.method = 'pay-later'
      and task.kind = 'refund' and task.state = 'done'));
