import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { compiledOnce } from '../../infra/compiled-once';
import type { Db, Trx } from '../../infra/db';
import type { InvoicesTable } from '../../infra/db-types-after-sale';

export type InvoiceRow = Selectable<InvoicesTable>;

export const invoicesRepository = {
  find: (db: Db | Trx, id: string): Promise<InvoiceRow | undefined> =>
    db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst(),

  findOfOrder: (db: Db | Trx, order_id: string): Promise<InvoiceRow | undefined> =>
    db.selectFrom('invoices').selectAll().where('order_id', '=', order_id).executeTakeFirst(),

  async listOf(db: Db | Trx, order_ids: string[]): Promise<Pick<InvoiceRow, 'order_id' | 'number'>[]> {
    return order_ids.length === 0 ? [] : selectOfOrders(db, { order_ids });
  },

  /**
   * The next number of a year. The counter's row stays locked until `trx` ends, and goes back with it: numbers have
   * no gaps and are never given twice.
   */
  async takeNumber(trx: Trx, year: number): Promise<number> {
    const { last_number } = await trx
      .insertInto('invoice_counters')
      .values({ year, last_number: 1 })
      .onConflict((conflict) =>
        conflict.column('year').doUpdateSet((eb) => ({ last_number: eb('invoice_counters.last_number', '+', 1) })),
      )
      .returning('last_number')
      .executeTakeFirstOrThrow();
    return last_number;
  },

  async insert(trx: Trx, invoice: Insertable<InvoicesTable>): Promise<void> {
    await trx.insertInto('invoices').values(invoice).execute();
  },

  async setFile(db: Db, id: string, file: string, made_at: Date): Promise<void> {
    await db.updateTable('invoices').set({ file, made_at }).where('id', '=', id).execute();
  },

  /** Another text makes another document: the one that there is does not count any more. */
  async setContent(trx: Trx, id: string, content: string): Promise<void> {
    await trx.updateTable('invoices').set({ content, file: null, made_at: null }).where('id', '=', id).execute();
  },

  listOfUser: (db: Db | Trx, user_id: string): Promise<InvoiceRow[]> =>
    db
      .selectFrom('invoices as invoice')
      .innerJoin('orders as placed', 'placed.id', 'invoice.order_id')
      .selectAll('invoice')
      .where('placed.user_id', '=', user_id)
      .orderBy('invoice.issued_at')
      .execute(),
};

const selectOfOrders = compiledOnce((db, { order_ids }: { order_ids: string[] }) =>
  db
    .selectFrom('invoices')
    .select(['order_id', 'number'])
    .where('order_id', '=', sql<string>`any(${order_ids}::uuid[])`),
);
