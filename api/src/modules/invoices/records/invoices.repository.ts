import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { compiledOnce } from '../../../infra/database/compiled-once';
import type { Db, Trx } from '../../../infra/database/db';
import { outboxRows } from '../../../infra/queue/outbox-rows';
import type { InvoicesTable } from '../../../infra/database/tables/after-sale';

export type InvoiceRow = Selectable<InvoicesTable>;

/** An invoice without a document; `tries`: how often somebody began with that before. */
export type UnmadeInvoice = Pick<InvoiceRow, 'id' | 'year' | 'content' | 'tries'>;

/** The text that was drawn, and where the document lies. */
export type MadeInvoice = Pick<InvoiceRow, 'id' | 'content'> & { file: string };

export const invoicesRepository = {
  find: (db: Db | Trx, id: string): Promise<InvoiceRow | undefined> =>
    db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst(),

  findOfOrder: (db: Db | Trx, order_id: string): Promise<InvoiceRow | undefined> =>
    db.selectFrom('invoices').selectAll().where('order_id', '=', order_id).executeTakeFirst(),

  async listOf(db: Db | Trx, order_ids: string[]): Promise<Pick<InvoiceRow, 'order_id' | 'number'>[]> {
    return order_ids.length === 0 ? [] : selectOfOrders(db, { order_ids });
  },

  /**
   * So many next numbers of a year; answers the last of them. The counter's row stays locked until `trx` ends, and goes
   * back with it: numbers have no gaps and are never given twice.
   */
  async takeNumbers(trx: Trx, year: number, count: number): Promise<number> {
    const [row] = await addToCounter(trx, { year, count });
    if (!row) throw new Error('The counter of invoices gave no number');
    return row.last_number;
  },

  async insertAll(trx: Trx, rows: Insertable<InvoicesTable>[]): Promise<void> {
    await trx.insertInto('invoices').values(rows).execute();
  },

  /** Those whose document is to be made. */
  unmade: outboxRows<UnmadeInvoice>('invoices', ['id', 'year', 'content']),

  /** Asks for its document once more, unless it is being asked for. */
  async askAgain(db: Db, id: string, now: Date): Promise<void> {
    const asked = db.updateTable('invoices').set({ file: null, made_at: null, try_at: now, tries: 0 });
    await asked.where('id', '=', id).where('try_at', 'is', null).execute();
  },

  /** Notes documents of what they said: another text since makes another one. */
  async setFiles(db: Db, made: readonly MadeInvoice[], made_at: Date): Promise<void> {
    const texts = made.map(({ content }) => JSON.stringify(content));
    await updateFiles(db, { ids: made.map(({ id }) => id), texts, files: made.map(({ file }) => file), made_at });
  },

  /** Another text makes another document: the one that there is does not count any more. */
  async setContent(trx: Trx, id: string, content: string, now: Date): Promise<void> {
    const changed = { content, file: null, made_at: null, try_at: now, tries: 0 };
    await trx.updateTable('invoices').set(changed).where('id', '=', id).execute();
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

const addToCounter = compiledOnce((db, { year, count }: { year: number; count: number }) =>
  db
    .insertInto('invoice_counters')
    .values({ year, last_number: count })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({
        last_number: eb('invoice_counters.last_number', '+', eb.ref('excluded.last_number')),
      })),
    )
    .returning('last_number'),
);

const updateFiles = compiledOnce(
  (_db, { ids, texts, files, made_at }: { ids: string[]; texts: string[]; files: string[]; made_at: Date }) => sql`
    update invoices set file = made.file, made_at = ${made_at}, try_at = null, tries = 0
    from unnest(${ids}::uuid[], ${texts}::jsonb[], ${files}::text[]) as made (id, content, file)
    where invoices.id = made.id and invoices.content = made.content`,
);
