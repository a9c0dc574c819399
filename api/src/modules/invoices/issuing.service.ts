import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { inPipeline } from '../../infra/database/pipeline';
import type { AfterSaleOrders, CorrectedPapers, DoneRefund, KnownOrder } from '../orders/order/order-after-sale.port';
import type { StoreService } from '../store/store.service';
import { creditNoteContentOf } from './document/credit-note-content';
import { addressesOf, cancellationOf, correctedOf, standingContentOf } from './document/correction-content';
import { differenceContentOf } from './document/difference-content';
import { invoiceContentOf } from './document/invoice-content';
import type { InvoiceContent, InvoiceHead } from './document/invoice-content';
import { invoicesRepository, isStandingInvoice } from './records/invoices.repository';
import type { InvoiceRow, ListedInvoice } from './records/invoices.repository';

export interface IssuingDeps extends Pick<Infra, 'clock'> {
  orders: Pick<AfterSaleOrders, 'listRefunds' | 'listEdits'>;
  store: Pick<StoreService, 'getSettings'>;
}

/** A document that is to be issued. */
interface Wanted {
  /** where it has to be known before */
  id?: string;
  known: KnownOrder;
  cause: string | null;
  refers_to: string | null;
  write: (head: InvoiceHead) => InvoiceContent;
}

/** e.g. '2026-000042', 'CN-2026-000007' */
const PREFIX: Record<InvoiceRow['kind'], string> = { invoice: '', credit_note: 'CN-', cancellation: 'CN-' };

/** Numbers for invoices and credit notes, and what they say. Everything here is part of the caller's transaction. */
export function createIssuing({ clock, orders, store }: IssuingDeps) {
  /** Takes the year's next numbers and asks for the documents: whoever comes second waits for the first. */
  async function write(trx: Trx, kind: InvoiceRow['kind'], wanted: readonly Wanted[]) {
    if (wanted.length === 0) return [];
    const issued_at = clock.now();
    const year = issued_at.getUTCFullYear();
    const [{ name, contact, locale: usual }, last] = await inPipeline(
      // By the same connection: a second one for each of many at once would leave none for any.
      store.getSettings(trx),
      invoicesRepository.takeNumbers(trx, kind, year, wanted.length),
    );
    const rows = wanted.map(
      ({ id = newId(), known: { order, language }, cause, refers_to, write: contentOf }, index) => {
        const sequence = last - wanted.length + 1 + index;
        const number = `${PREFIX[kind]}${year}-${String(sequence).padStart(6, '0')}`;
        const locale = language === 'de' ? 'de-DE' : usual;
        const content = contentOf({ number, issued_at, language, locale, store: { name, ...contact } });
        const row = { id, order_id: order.id, kind, cause, refers_to, year, sequence, number, language };
        return { ...row, content: JSON.stringify(content), issued_at, try_at: issued_at };
      },
    );
    await invoicesRepository.insertAll(trx, rows);
    return rows;
  }

  async function writeOne(trx: Trx, kind: InvoiceRow['kind'], wanted: Wanted) {
    const [written] = await write(trx, kind, [wanted]);
    if (!written) throw new Error('A document was not written');
    return written;
  }

  /** The papers of an order that stand; the oldest invoice among them apart. */
  async function standingOf(trx: Trx, order_id: string) {
    const rows = await invoicesRepository.listStanding(trx, order_id);
    // Written by `write` alone, which is typed.
    const papers = rows.map((row) => ({ ...row, content: row.content as InvoiceContent }));
    const first = papers.find(({ kind }) => kind === 'invoice');
    if (!first) throw new AppError('invoices.not_found');
    const replaced = papers.filter(({ kind }) => kind === 'invoice').map(({ number }) => number);
    const standing = standingContentOf(
      first,
      papers.filter((paper) => paper !== first),
    );
    return { first, standing, replaced, ids: papers.map(({ id }) => id) };
  }

  const creditNote = (refund: DoneRefund, known: KnownOrder, invoice: ListedInvoice): Wanted => ({
    known,
    cause: refund.id,
    refers_to: invoice.id,
    write: (head) => creditNoteContentOf(known.order, refund, { ...head, refers_to: invoice.number }),
  });

  return {
    /**
     * Gives orders their invoices, unless they have one.
     * @param known locked by `trx`
     */
    async issueAll(trx: Trx, known: ReadonlyMap<string, KnownOrder>): Promise<void> {
      const given = await invoicesRepository.listOf(trx, [...known.keys()]);
      const without = [...known.values()].filter(({ order }) => !given.some(({ order_id }) => order_id === order.id));
      if (without.length === 0) return;
      const edits = await orders.listEdits(
        trx,
        without.map(({ order }) => order.id),
      );
      const wanted = without.map(({ order, language, user_id }): Wanted => {
        // What was changed since it was paid has papers of its own.
        const invoiced = { ...order, ...edits.find(({ order_id }) => order_id === order.id)?.before };
        const known_order = { order, language, user_id };
        return { known: known_order, cause: null, refers_to: null, write: (head) => invoiceContentOf(invoiced, head) };
      });
      await write(trx, 'invoice', wanted);
    },

    /**
     * Gives refunds that are done their credit notes, unless they have one; each refers to its order's invoice that stands.
     * @param known their orders, locked by `trx` and invoiced
     */
    async creditAll(trx: Trx, known: ReadonlyMap<string, KnownOrder>, refund_ids: readonly string[]): Promise<void> {
      if (refund_ids.length === 0) return;
      const [refunds, invoices, credited] = await inPipeline(
        orders.listRefunds(trx, refund_ids),
        invoicesRepository.listOf(trx, [...known.keys()]),
        invoicesRepository.listCauses(trx, refund_ids),
      );
      const wanted = refunds.flatMap((refund) => {
        const order = known.get(refund.order_id);
        const invoice = invoices.find((one) => one.order_id === refund.order_id && isStandingInvoice(one));
        if (!order || !invoice || !refund.done || credited.includes(refund.id)) return [];
        return [creditNote(refund, order, invoice)];
      });
      await write(trx, 'credit_note', wanted);
    },

    /**
     * Gives differences that are settled their papers, unless they have one: an invoice for what was paid, a credit note
     * for what went back.
     * @param known their orders, locked by `trx` and invoiced
     * @param settled the payments and refunds
     */
    async settleAll(trx: Trx, known: ReadonlyMap<string, KnownOrder>, settled: readonly string[]): Promise<void> {
      if (settled.length === 0) return;
      const ids = [...known.keys()];
      const [edits, invoices, given] = await inPipeline(
        orders.listEdits(trx, ids),
        invoicesRepository.listOf(trx, ids),
        invoicesRepository.listCauses(trx, settled),
      );
      for (const cause of settled.filter((id) => !given.includes(id))) {
        const own = edits.filter(({ settled_by }) => settled_by === cause);
        const order = known.get(own[0]?.order_id ?? '');
        const invoice = invoices.find((one) => one.order_id === own[0]?.order_id && isStandingInvoice(one));
        const amount = own.reduce((sum, edit) => sum + edit.amount, 0);
        if (!order || !invoice || amount === 0) continue;
        const kind = amount > 0 ? 'invoice' : 'credit_note';
        const about = { kind, refers_to: invoice.number } as const;
        const content = (head: InvoiceHead) => differenceContentOf(order.order, own, { ...head, ...about });
        await write(trx, kind, [{ known: order, cause, refers_to: invoice.id, write: content }]);
      }
    },

    /**
     * Cancels what stands of an order's papers, and writes one invoice in its place, to where the order is billed now. No
     * money moves: both are what is left to the shop of what was invoiced (docs/product.md §4, 'Invoices').
     * @param known locked by `trx`
     * @throws AppError `invoices.not_found`; `invoices.nothing_to_correct` where the invoice says so already, or all of it
     * was credited
     */
    async correct(trx: Trx, known: KnownOrder): Promise<CorrectedPapers> {
      const { order } = known;
      const { first, standing, replaced, ids } = await standingOf(trx, order.id);
      if (standing.totals.total <= 0) throw new AppError('invoices.nothing_to_correct.credited');
      const { bill_to, ship_to } = addressesOf(order, standing);
      if (same(bill_to, standing.bill_to) && same(ship_to, standing.ship_to)) {
        throw new AppError('invoices.nothing_to_correct');
      }
      const cancellation_id = newId();
      const about = { known, refers_to: first.id };
      // The invoice before the cancellation, as elsewhere: whoever takes both counters takes them in one order.
      const invoice = await writeOne(trx, 'invoice', {
        ...about,
        cause: cancellation_id,
        write: (head) => correctedOf(standing, order, head, replaced),
      });
      const cancellation = await writeOne(trx, 'cancellation', {
        ...about,
        id: cancellation_id,
        cause: first.id,
        write: (head) => cancellationOf(standing, head, replaced),
      });
      await invoicesRepository.replace(trx, [...ids, cancellation.id], invoice.id);
      return { replaces: replaced, cancellation: paperOf(cancellation), invoice: paperOf(invoice) };
    },
  };
}

const paperOf = ({ id, number }: { id: string; number: string }) => ({ id, number });

const same = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');
