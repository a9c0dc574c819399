import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { compiledOnce } from '../../../infra/database/compiled-once';
import type { Db, Trx } from '../../../infra/database/db';
import { outboxRows } from '../../../infra/queue/outbox-rows';
import type { InvoicesTable } from '../../../infra/database/tables/after-sale';
import type { InvoiceContent } from '../document/invoice-content';

export type InvoiceRow = Selectable<InvoicesTable>;

/** An invoice without a document; `tries`: how often somebody began with that before. */
export type UnmadeInvoice = Pick<InvoiceRow, 'id' | 'year' | 'content' | 'tries'>;

/** `total`: minor units; `cause`: null for the order's first invoice */
export type ListedInvoice = Pick<
  InvoiceRow,
  'id' | 'order_id' | 'kind' | 'number' | 'cause' | 'issued_at' | 'refers_to' | 'replaced_by'
> & {
  total: number;
};

/** What stands of an order's papers: no correction has taken its place. */
export type StandingPaper = Pick<InvoiceRow, 'id' | 'order_id' | 'kind' | 'number'> & { content: InvoiceContent };

/** The oldest of an order's invoices of which this is true is the one that counts: others refer to it. */
export const isStandingInvoice = ({ kind, replaced_by }: Pick<InvoiceRow, 'kind' | 'replaced_by'>): boolean =>
  kind === 'invoice' && replaced_by === null;

/** The text that was drawn, and where the document lies. */
export type MadeInvoice = Pick<InvoiceRow, 'id' | 'content'> & { file: string };

export const invoicesRepository = {
  find: (db: Db | Trx, id: string): Promise<InvoiceRow | undefined> =>
    db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst(),

  /** One of an order's documents by its number; without: its oldest invoice that stands. */
  findOfOrder: (db: Db | Trx, order_id: string, number: string | undefined): Promise<InvoiceRow | undefined> =>
    db
      .selectFrom('invoices')
      .selectAll()
      .where('order_id', '=', order_id)
      .where((eb) =>
        number === undefined
          ? eb.and([eb('kind', '=', 'invoice'), eb('replaced_by', 'is', null)])
          : eb('number', '=', number),
      )
      .orderBy('issued_at')
      .orderBy('id')
      .executeTakeFirst(),

  /** The documents of these orders, each order's oldest first. */
  async listOf(db: Db | Trx, order_ids: string[]): Promise<ListedInvoice[]> {
    return order_ids.length === 0 ? [] : selectOfOrders(db, { order_ids });
  },

  /** What the invoices of these orders say that stand, each order's oldest first; their credit notes are left out. */
  listTexts: (db: Db | Trx, order_ids: readonly string[]): Promise<Pick<InvoiceRow, 'order_id' | 'content'>[]> =>
    db
      .selectFrom('invoices')
      .select(['order_id', 'content'])
      .where('order_id', '=', sql<string>`any(${order_ids}::uuid[])`)
      .where('kind', '=', 'invoice')
      .where('replaced_by', 'is', null)
      .orderBy('issued_at')
      .orderBy('id')
      .execute(),

  /** The papers of these orders that stand, each order's oldest first. */
  listStanding: (trx: Trx, order_ids: readonly string[]): Promise<StandingPaper[]> =>
    trx
      .selectFrom('invoices')
      .select(['id', 'order_id', 'kind', 'number'])
      // Written by `invoice-writer.service.ts` alone, which is typed.
      .select((eb) => eb.ref('content').$castTo<InvoiceContent>().as('content'))
      .where('order_id', '=', sql<string>`any(${order_ids}::uuid[])`)
      .where('replaced_by', 'is', null)
      .orderBy('issued_at')
      .orderBy('id')
      .execute(),

  /** These stand no longer: `replaced_by` does. */
  async replace(trx: Trx, ids: readonly string[], replaced_by: string): Promise<void> {
    const replaced = trx.updateTable('invoices').set({ replaced_by });
    await replaced.where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
  },

  /** Whether one of these orders has an invoice. */
  async isAnyInvoiced(db: Db | Trx, order_ids: readonly string[]): Promise<boolean> {
    const any = db
      .selectFrom('invoices')
      .select('id')
      .where('order_id', '=', sql<string>`any(${order_ids}::uuid[])`);
    return (await any.limit(1).execute()).length > 0;
  },

  /** What of these has its document. */
  async listCauses(trx: Trx, causes: readonly string[]): Promise<string[]> {
    const rows = await trx
      .selectFrom('invoices')
      .select('cause')
      .where('cause', '=', sql<string>`any(${causes}::uuid[])`)
      .execute();
    return rows.flatMap(({ cause }) => cause ?? []);
  },

  /**
   * So many next numbers of a year; answers the last of them. The counter's row stays locked until `trx` ends, and goes
   * back with it: numbers have no gaps and are never given twice. Invoices and credit notes are counted apart, cancellations
   * among the latter.
   */
  async takeNumbers(trx: Trx, kind: InvoiceRow['kind'], year: number, count: number): Promise<number> {
    const [row] = await addTo[kind](trx, { year, count });
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
    .select(['id', 'order_id', 'kind', 'number', 'cause', 'issued_at', 'refers_to', 'replaced_by'])
    .select(sql<number>`(content -> 'totals' ->> 'total')::bigint`.as('total'))
    .where('order_id', '=', sql<string>`any(${order_ids}::uuid[])`)
    .orderBy('issued_at')
    .orderBy('id'),
);

const counterOf = (table: 'invoice_counters' | 'credit_note_counters') =>
  compiledOnce(
    (_db, { year, count }: { year: number; count: number }) => sql<{ last_number: number }>`
      insert into ${sql.table(table)} as counter (year, last_number) values (${year}, ${count})
      on conflict (year) do update set last_number = counter.last_number + excluded.last_number
      returning last_number`,
  );

const addToCreditNotes = counterOf('credit_note_counters');
const addTo = { invoice: counterOf('invoice_counters'), credit_note: addToCreditNotes, cancellation: addToCreditNotes };

const updateFiles = compiledOnce(
  (_db, { ids, texts, files, made_at }: { ids: string[]; texts: string[]; files: string[]; made_at: Date }) => sql`
    update invoices set file = made.file, made_at = ${made_at}, try_at = null, tries = 0
    from unnest(${ids}::uuid[], ${texts}::jsonb[], ${files}::text[]) as made (id, content, file)
    where invoices.id = made.id and invoices.content = made.content`,
);
