import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { inPipeline } from '../../infra/database/pipeline';
import type { AfterSaleOrders, DoneRefund, KnownOrder } from '../orders/order/order-after-sale.port';
import type { StoreService } from '../store/store.service';
import { creditNoteContentOf } from './document/credit-note-content';
import { differenceContentOf } from './document/difference-content';
import { invoiceContentOf } from './document/invoice-content';
import type { InvoiceHead } from './document/invoice-content';
import { creditedOf, leftOf, lessOf } from './document/taxed-left';
import type { Taxed } from './document/taxed-left';
import { createInvoiceWriter } from './records/invoice-writer.service';
import type { Wanted } from './records/invoice-writer.service';
import { invoicesRepository } from './records/invoices.repository';
import type { StandingPaper } from './records/invoices.repository';

export interface IssuingDeps extends Pick<Infra, 'clock'> {
  orders: Pick<AfterSaleOrders, 'listRefunds' | 'listEdits'>;
  store: Pick<StoreService, 'getSettings'>;
}

/** Invoices and credit notes, and what they say. Everything here is part of the caller's transaction. */
export function createIssuing({ clock, orders, store }: IssuingDeps) {
  const { write } = createInvoiceWriter({ clock, store });

  const creditNote = (refund: DoneRefund, known: KnownOrder, invoice: StandingPaper, credited: Taxed): Wanted => ({
    known,
    cause: refund.id,
    refers_to: invoice.id,
    write: (head) => creditNoteContentOf(known.order, refund, credited, { ...head, refers_to: invoice.number }),
  });

  return {
    /**
     * Gives orders their invoices, unless they have one.
     * @param known locked by `trx`
     * @param issued_at where that is not now
     */
    async issueAll(trx: Trx, known: ReadonlyMap<string, KnownOrder>, issued_at?: Date): Promise<void> {
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
      await write(trx, 'invoice', wanted, issued_at);
    },

    /**
     * Gives refunds that are done their credit notes, unless they have one; each refers to its order's invoice that stands.
     * That of a refund which failed after it had been done stands for the one that took its place.
     * @param known their orders, locked by `trx` and invoiced
     */
    async creditAll(trx: Trx, known: ReadonlyMap<string, KnownOrder>, refund_ids: readonly string[]): Promise<void> {
      if (refund_ids.length === 0) return;
      const [refunds, papers] = await inPipeline(
        orders.listRefunds(trx, refund_ids),
        invoicesRepository.listStanding(trx, [...known.keys()]),
      );
      const causes = refunds.flatMap(({ id, in_place_of }) => [id, ...in_place_of]);
      const given = await invoicesRepository.listCauses(trx, causes);
      const left = new Map<string, Taxed>();
      const wanted = refunds.flatMap((refund) => {
        const order = known.get(refund.order_id);
        const own = papers.filter(({ order_id }) => order_id === refund.order_id);
        const invoice = own.find(({ kind }) => kind === 'invoice');
        if (!order || !invoice || !refund.done || hasPaper(refund, given)) return [];
        const before = left.get(refund.order_id) ?? leftOf(own);
        const credited = creditedOf(before, creditedRefund(refund, order));
        left.set(refund.order_id, lessOf(before, credited));
        return [creditNote(refund, order, invoice, credited)];
      });
      await write(trx, 'credit_note', wanted);
    },

    /**
     * Gives orders whose parcels came back undelivered a credit note over all that is left of their papers, unless they
     * have one: it names all that was ordered.
     * @param known locked by `trx` and invoiced
     * @param ended their ids
     */
    async endAll(trx: Trx, known: ReadonlyMap<string, KnownOrder>, ended: readonly string[]): Promise<void> {
      if (ended.length === 0) return;
      const given = await invoicesRepository.listCauses(trx, ended);
      const papers = await invoicesRepository.listStanding(trx, ended);
      const wanted = ended.flatMap((id): Wanted[] => {
        const order = known.get(id);
        const own = papers.filter(({ order_id }) => order_id === id);
        const invoice = own.find(({ kind }) => kind === 'invoice');
        if (!order || !invoice || given.includes(id) || leftOf(own).total === 0) return [];
        const left = leftOf(own);
        const items = order.order.items.map(({ id: order_item_id, quantity, total: amount }) => {
          return { order_item_id, quantity, amount };
        });
        const about = { refers_to: invoice.number };
        const content = (head: InvoiceHead) =>
          creditNoteContentOf(order.order, { amount: left.total, items }, left, { ...head, ...about });
        return [{ known: order, cause: id, refers_to: invoice.id, write: content }];
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
      const [edits, given] = await inPipeline(orders.listEdits(trx, ids), invoicesRepository.listCauses(trx, settled));
      for (const cause of settled.filter((id) => !given.includes(id))) {
        const own = edits.filter(({ settled_by }) => settled_by === cause);
        const order = known.get(own[0]?.order_id ?? '');
        const amount = own.reduce((sum, edit) => sum + edit.amount, 0);
        if (!order || amount === 0) continue;
        // What the one before has written is among them.
        const papers = await invoicesRepository.listStanding(trx, [order.order.id]);
        const invoice = papers.find(({ kind: paper }) => paper === 'invoice');
        if (!invoice) continue;
        const kind = amount > 0 ? 'invoice' : 'credit_note';
        const about = { kind, refers_to: invoice.number } as const;
        const left = leftOf(papers);
        const content = (head: InvoiceHead) => differenceContentOf(order.order, own, left, { ...head, ...about });
        await write(trx, kind, [{ known: order, cause, refers_to: invoice.id, write: content }]);
      }
    },
  };
}

/** A refund as its taxes are reckoned: gift cards apart, of which none were taken. */
function creditedRefund({ amount, items, gift_cards, gift_cards_left }: DoneRefund, { order }: KnownOrder) {
  const cards = new Set(order.items.filter(({ gift_card }) => gift_card).map(({ id }) => id));
  if (cards.size === 0) return { amount, items };
  const vouchers = { amount: gift_cards, left: gift_cards_left };
  return { amount, vouchers, items: items.filter(({ order_item_id }) => !cards.has(order_item_id)) };
}

const hasPaper = ({ id, in_place_of }: DoneRefund, given: readonly string[]): boolean =>
  [id, ...in_place_of].some((cause) => given.includes(cause));
