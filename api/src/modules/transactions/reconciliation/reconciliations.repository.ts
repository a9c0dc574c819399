import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type {
  LineVerdict,
  ReconciliationLinesTable,
  ReconciliationsTable,
  TransactionsTable,
} from '../../../infra/database/tables/transactions';
import type { Candidate } from './match-lines';

/** With the name of who did it; empty where that account is gone. */
export type ReconciliationRow = Selectable<ReconciliationsTable> & { created_by_name: string };
export type LineRow = Selectable<ReconciliationLinesTable> & { order_id: string | null; order_number: string | null };

export type MissingRow = Pick<Selectable<TransactionsTable>, 'id' | 'kind' | 'reference' | 'moved' | 'currency' | 'at'>;

/** All of one currency that a file lacks. */
export interface MissingSum {
  currency: string;
  count: number;
  /** minor units */
  moved: number;
}

export interface Missing {
  named: MissingRow[];
  sums: MissingSum[];
}

interface MissingAsked {
  method: string;
  from: Date;
  /** exclusive */
  before: Date;
  /** ids of what the file has */
  known: string[];
}

/** What takes back an instalment that staff had noted and that had not come: no provider's file has either of them. */
const TAKEN_BACK = 'reversal:%';

const CANDIDATE = [
  'id',
  'kind',
  'state',
  'payment_id',
  'order_number',
  'reference',
  'amount',
  'currency',
  'fee',
] as const satisfies (keyof TransactionsTable)[];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** So many lines in one statement: each has eleven parameters, and a statement takes 65,535. */
const LINES_AT_ONCE = 5_000;

const selected = (db: Db) =>
  db
    .selectFrom('reconciliations')
    .leftJoin('users', 'users.id', 'reconciliations.created_by')
    .selectAll('reconciliations')
    .select(sql<string>`coalesce(users.first_name || ' ' || users.last_name, '')`.as('created_by_name'));

/** Files of payouts that were compared; nothing of them is ever changed. */
export const reconciliationsRepository = {
  /** Nobody compares another file until `trx` ends, so that each fee is noted once. */
  async lock(trx: Trx): Promise<void> {
    await sql`lock table reconciliations in share row exclusive mode`.execute(trx);
  },

  /** What lines may be about by these names, and everything of the same payments. */
  async listCandidates(trx: Trx, method: string, names: readonly string[]): Promise<Candidate[]> {
    const ids = names.filter((name) => UUID.test(name));
    const numbers = names.map((name) => name.toUpperCase());
    const { rows } = await sql<Candidate>`
      with named as (
        select id, payment_id from transactions
        where method = ${method} and (reference like ${TAKEN_BACK}) is not true and (reference = any(${names}::text[]) or id = any(${ids}::uuid[])
          or order_number = any(${numbers}::text[]))
      )
      select ${sql.join(CANDIDATE.map((column) => sql.ref(column)))} from transactions
      where id in (select id from named union select payment_id from named)
        or (kind in ('refund', 'dispute') and method = ${method} and payment_id in (select payment_id from named))
      order by at, id`.execute(trx);
    return rows;
  },

  /**
   * Money that moved by a method in a stretch of time, is none of `known`, and was matched by no file before.
   * @param most so many are named; all of them are counted
   */
  async findMissing(trx: Trx, { method, from, before, known }: MissingAsked, most: number): Promise<Missing> {
    const missing = sql`from transactions
      where method = ${method} and moved <> 0 and at >= ${from} and at < ${before} and id <> all(${known}::uuid[])
        and not exists (
          select from reconciliation_lines as line where line.transaction_id = transactions.id and line.verdict = 'matched')
        and not (kind = 'instalment' and exists (
          select from transactions as back where back.payment_id = transactions.payment_id
            and back.kind = 'instalment' and back.reference like ${TAKEN_BACK}))`;
    const named = await sql<MissingRow>`
      select id, kind, reference, moved, currency, at ${missing} order by at, id limit ${most}`.execute(trx);
    const sums = await sql<MissingSum>`
      select currency, count(*)::integer as count, sum(moved)::bigint as moved ${missing} group by currency`.execute(
      trx,
    );
    return { named: named.rows, sums: sums.rows };
  },

  /** Notes what the provider took, where nobody has known it. @returns how many it was noted of */
  async noteFees(trx: Trx, fees: readonly { id: string; fee: number }[]): Promise<number> {
    const result = await sql`
      update transactions set fee = told.fee
      from unnest(${fees.map(({ id }) => id)}::uuid[], ${fees.map(({ fee }) => fee)}::bigint[]) as told (id, fee)
      where transactions.id = told.id and transactions.fee is null`.execute(trx);
    return Number(result.numAffectedRows ?? 0n);
  },

  async insert(trx: Trx, row: Insertable<ReconciliationsTable>, lines: Insertable<ReconciliationLinesTable>[]) {
    await trx.insertInto('reconciliations').values(row).execute();
    for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
      await trx
        .insertInto('reconciliation_lines')
        .values(lines.slice(from, from + LINES_AT_ONCE))
        .execute();
    }
  },

  find: (db: Db, id: string): Promise<ReconciliationRow | undefined> =>
    selected(db).where('reconciliations.id', '=', id).executeTakeFirst(),

  /** The latest first. @param after the id of the last one that was seen */
  list: (db: Db, after: string | undefined, limit: number): Promise<ReconciliationRow[]> =>
    selected(db)
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(reconciliations.created_at, reconciliations.id) < ((
            select created_at from reconciliations where id = ${after}), ${after}::uuid)`,
        ),
      )
      .orderBy('reconciliations.created_at', 'desc')
      .orderBy('reconciliations.id', 'desc')
      .limit(limit)
      .execute(),

  /** In their order. @param after the position of the last one that was seen */
  listLines: (
    db: Db,
    id: string,
    { verdict, after, limit }: { verdict: LineVerdict | undefined; after: number; limit: number },
  ): Promise<LineRow[]> =>
    db
      .selectFrom('reconciliation_lines as line')
      .leftJoin('transactions', 'transactions.id', 'line.transaction_id')
      .selectAll('line')
      .select(['transactions.order_id', 'transactions.order_number'])
      .where('line.reconciliation_id', '=', id)
      .where('line.position', '>', after)
      .$if(verdict !== undefined, (query) => query.where('line.verdict', '=', verdict ?? 'matched'))
      .orderBy('line.position')
      .limit(limit)
      .execute(),
};
