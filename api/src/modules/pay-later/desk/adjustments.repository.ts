import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { PayLaterAdjustmentsTable } from '../../../infra/database/tables/payments';

export type AdjustmentRow = Selectable<PayLaterAdjustmentsTable>;

const nameOf = (table: string) =>
  sql<string | null>`nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), '')`;

const shown = (db: Db | Trx) =>
  db
    .selectFrom('pay_later_adjustments as adjustment')
    .innerJoin('pay_later_schedules as schedule', 'schedule.id', 'adjustment.schedule_id')
    .leftJoin('pay_later_instalments as part', 'part.id', 'adjustment.instalment_id')
    .leftJoin('users as maker', 'maker.id', 'adjustment.requested_by')
    .leftJoin('users as second', 'second.id', 'adjustment.decided_by')
    .selectAll('adjustment')
    .select(['schedule.order_id', 'schedule.order_number', 'part.number as instalment_number'])
    .select([nameOf('maker').as('requested_by_name'), nameOf('second').as('decided_by_name')]);

export type ShownAdjustment = Awaited<ReturnType<typeof adjustmentsRepository.list>>[number];

/** What staff did by hand to what is owed, and what they ask a second person for. */
export const adjustmentsRepository = {
  async insert(trx: Trx, row: Insertable<PayLaterAdjustmentsTable>): Promise<void> {
    await trx.insertInto('pay_later_adjustments').values(row).execute();
  },

  find: (db: Db | Trx, account_id: string, id: string) =>
    db
      .selectFrom('pay_later_adjustments as adjustment')
      .innerJoin('pay_later_schedules as schedule', 'schedule.id', 'adjustment.schedule_id')
      .selectAll('adjustment')
      .select(['schedule.order_id', 'schedule.order_number'])
      .where('adjustment.account_id', '=', account_id)
      .where('adjustment.id', '=', id)
      .executeTakeFirst(),

  async update(trx: Trx, id: string, values: Updateable<PayLaterAdjustmentsTable>): Promise<void> {
    await trx.updateTable('pay_later_adjustments').set(values).where('id', '=', id).execute();
  },

  /** The latest first. */
  list: (db: Db | Trx, account_id: string, limit: number) =>
    shown(db)
      .where('adjustment.account_id', '=', account_id)
      .orderBy('adjustment.requested_at', 'desc')
      .orderBy('adjustment.id', 'desc')
      .limit(limit)
      .execute(),

  /** What waits for a second person, the oldest first. */
  listWaiting: (db: Db, limit: number) =>
    shown(db)
      .innerJoin('pay_later_accounts as account', 'account.id', 'adjustment.account_id')
      .leftJoin('users as owner', 'owner.id', 'account.user_id')
      .select(nameOf('owner').as('account_name'))
      .where('adjustment.state', '=', 'pending')
      .orderBy('adjustment.requested_at')
      .orderBy('adjustment.id')
      .limit(limit)
      .execute(),

  hasWaiting: async (trx: Trx, schedule_id: string): Promise<boolean> =>
    (await trx
      .selectFrom('pay_later_adjustments')
      .select('id')
      .where('schedule_id', '=', schedule_id)
      .where('state', '=', 'pending')
      .executeTakeFirst()) !== undefined,

  /** What the fees that stand on a plan come to, minor units. */
  async sumFees(trx: Trx, schedule_id: string): Promise<number> {
    const { sum } = await trx
      .selectFrom('pay_later_adjustments')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
      .where('schedule_id', '=', schedule_id)
      .where('kind', '=', 'fee')
      .where('state', '=', 'applied')
      .executeTakeFirstOrThrow();
    return Number(sum);
  },

  /** What was waived, written off, or taken back of fees of an account since then by one person alone, minor units. */
  async sumAlone(trx: Db | Trx, account_id: string, since: Date): Promise<number> {
    const { sum } = await trx
      .selectFrom('pay_later_adjustments')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
      .where('account_id', '=', account_id)
      .where((eb) => {
        const isLetGo = [eb('kind', 'in', ['waiver', 'write_off']), eb('state', '=', 'applied')];
        const isLate = [eb('decided_at', 'is', null), eb('requested_at', '>=', since)];
        return eb.or([
          eb.and([...isLetGo, ...isLate]),
          eb.and([eb('kind', '=', 'fee'), eb('state', '=', 'reversed'), eb('reversed_at', '>=', since)]),
        ]);
      })
      .executeTakeFirstOrThrow();
    return Number(sum);
  },

  /** The account that an Idempotency-Key of staff was used for. */
  async findAccountOfKey(trx: Trx, user_id: string, key: string): Promise<string | undefined> {
    const row = await trx
      .selectFrom('pay_later_write_keys')
      .select('account_id')
      .where('user_id', '=', user_id)
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.account_id;
  },

  async insertKey(trx: Trx, used: { user_id: string; key: string; account_id: string; written_at: Date }) {
    await trx.insertInto('pay_later_write_keys').values(used).execute();
  },

  async removeOldKeys(db: Db, before: Date): Promise<void> {
    await db.deleteFrom('pay_later_write_keys').where('written_at', '<', before).execute();
  },
};
