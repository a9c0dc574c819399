import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';
import type { EntryRow, ScheduleRow } from '../ledger/ledger.repository';

/** What one account's page shows beside the account. */
export const recordRepository = {
  /** What is known of somebody as a customer; their orders are summed where the list of customers has it. */
  async findFacts(db: Db, user_id: string) {
    const { rows } = await sql<{
      customer_since: Date;
      orders_count: number;
      spent: number;
      last_order_at: Date | null;
      returns_count: number;
    }>`
      select created_at as customer_since, orders_count, spent, last_order_at,
        (select count(*)::integer from returns where returns.user_id = customers.id) as returns_count
      from customers where id = ${user_id}`.execute(db);
    return rows[0];
  },

  /** Schedules that count: those with something open first, then the latest. */
  async listSchedules(db: Db, account_id: string, limit: number): Promise<ScheduleRow[]> {
    const { rows } = await sql<ScheduleRow>`
      select schedule.* from pay_later_schedules as schedule
      where account_id = ${account_id} and released_at is null
      order by exists (
        select from pay_later_instalments as part where part.schedule_id = schedule.id and part.paid < part.amount
      ) desc, created_at desc, id desc limit ${limit}`.execute(db);
    return rows;
  },

  async countPlans(db: Db, account_id: string): Promise<{ plans_count: number; plans_open: number }> {
    const { rows } = await sql<{ plans_count: number; plans_open: number }>`
      select count(*)::integer as plans_count, (count(*) filter (where exists (
        select from pay_later_instalments as part where part.schedule_id = schedule.id and part.paid < part.amount
      )))::integer as plans_open
      from pay_later_schedules as schedule where account_id = ${account_id} and released_at is null`.execute(db);
    return rows[0] ?? { plans_count: 0, plans_open: 0 };
  },

  /** The latest first. */
  listReminders: (db: Db, account_id: string, limit: number) =>
    db
      .selectFrom('pay_later_reminders as reminder')
      .innerJoin('pay_later_instalments as part', 'part.id', 'reminder.instalment_id')
      .innerJoin('pay_later_schedules as schedule', 'schedule.id', 'part.schedule_id')
      .select(['schedule.order_number', 'part.number', 'reminder.due_on', 'reminder.step', 'reminder.sent_on'])
      .where('reminder.account_id', '=', account_id)
      .orderBy('reminder.sent_on', 'desc')
      .orderBy('schedule.order_number')
      .orderBy('part.number')
      .limit(limit)
      .execute(),

  /** A part of the ledger, the latest first. @param after the entry that the part before ended with */
  async listEntries(
    db: Db,
    account_id: string,
    { after, limit }: { after: string | undefined; limit: number },
  ): Promise<(EntryRow & Pick<ScheduleRow, 'order_id' | 'order_number'>)[]> {
    const beyond =
      after === undefined
        ? sql`true`
        : sql`(entry.created_at, entry.id) < ((
            select created_at from pay_later_entries where id = ${after} and account_id = ${account_id}), ${after}::uuid)`;
    const { rows } = await sql<EntryRow & Pick<ScheduleRow, 'order_id' | 'order_number'>>`
      select entry.*, schedule.order_id, schedule.order_number
      from pay_later_entries as entry join pay_later_schedules as schedule on schedule.id = entry.schedule_id
      where entry.account_id = ${account_id} and ${beyond}
      order by entry.created_at desc, entry.id desc limit ${limit}`.execute(db);
    return rows;
  },
};
