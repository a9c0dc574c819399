import type { PostalAddress } from '@tessera/shared/addresses';
import type { Language } from '../../../core/languages';
import { AppError } from '../../../errors/errors';
import { newId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { addressesOf, cancellationOf, correctedOf, standingContentOf } from '../document/correction-content';
import type { InvoicedOrder } from '../document/invoice-content';
import { createInvoiceWriter } from './invoice-writer.service';
import type { InvoiceWriterDeps, Wanted } from './invoice-writer.service';
import { invoicesRepository } from './invoices.repository';
import type { InvoiceRow } from './invoices.repository';

/** What a correction has to know of an order. */
export interface BilledOrder {
  id: string;
  language: Language;
  shipping_address: PostalAddress;
  billing_address: PostalAddress | null;
  delivery: { earliest_on: string; latest_on: string };
  shipments: readonly { shipped_at: string }[];
  fulfilment_status: InvoicedOrder['fulfilment_status'];
}

interface WrittenPaper {
  id: string;
  number: string;
}

/** What a correction has written. */
export interface CorrectedPapers {
  /** the numbers of the invoices that it cancels */
  replaces: string[];
  cancellation: WrittenPaper;
  /** the one in their place */
  invoice: WrittenPaper;
}

export type InvoiceCorrections = ReturnType<typeof createInvoiceCorrections>;

/** Invoices that are cancelled and written anew (docs/product.md §4, 'Invoices'). */
export function createInvoiceCorrections(deps: InvoiceWriterDeps) {
  const writer = createInvoiceWriter(deps);

  async function writeOne(trx: Trx, kind: InvoiceRow['kind'], wanted: Wanted, issued_at: Date): Promise<WrittenPaper> {
    const [written] = await writer.write(trx, kind, [wanted], issued_at);
    if (!written) throw new Error('A document was not written');
    return { id: written.id, number: written.number };
  }

  /** The papers of an order that stand; the oldest invoice among them apart. */
  async function standingOf(trx: Trx, order_id: string) {
    const papers = await invoicesRepository.listStanding(trx, [order_id]);
    const first = papers.find(({ kind }) => kind === 'invoice');
    if (!first) throw new AppError('invoices.not_found');
    const replaced = papers.filter(({ kind }) => kind === 'invoice').map(({ number }) => number);
    const standing = standingContentOf(
      first,
      papers.filter((paper) => paper !== first),
    );
    return { first, standing, replaced, ids: papers.map(({ id }) => id) };
  }

  return {
    /**
     * Cancels what stands of an order's papers, and writes one invoice in its place, to where the order is billed now. No
     * money moves: both are what is left to the shop of what was invoiced (docs/product.md §4, 'Invoices').
     * @param order locked by `trx`, as it is billed now
     * @throws AppError `invoices.not_found`; `invoices.nothing_to_correct` where the invoice says so already, or all of it
     * was credited
     */
    async correct(trx: Trx, order: BilledOrder): Promise<CorrectedPapers> {
      const known = { order, language: order.language };
      const { first, standing, replaced, ids } = await standingOf(trx, order.id);
      if (standing.totals.total <= 0) throw new AppError('invoices.nothing_to_correct.credited');
      const { bill_to, ship_to } = addressesOf(order, standing);
      if (same(bill_to, standing.bill_to) && same(ship_to, standing.ship_to)) {
        throw new AppError('invoices.nothing_to_correct');
      }
      // Of one moment, and in the order of their ids: first it is cancelled.
      const issued_at = deps.clock.now();
      const cancellation_id = newId();
      const about = { known, refers_to: first.id };
      // The invoice before the cancellation, as elsewhere: whoever takes both counters takes them in one order.
      const anew = { ...about, cause: cancellation_id, write: correctedOf(standing, order, replaced) };
      const invoice = await writeOne(trx, 'invoice', anew, issued_at);
      const cancelled = { ...about, id: cancellation_id, cause: first.id, write: cancellationOf(standing, replaced) };
      const cancellation = await writeOne(trx, 'cancellation', cancelled, issued_at);
      await invoicesRepository.replace(trx, [...ids, cancellation.id], invoice.id);
      return { replaces: replaced, cancellation, invoice };
    },
  };
}

const same = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');
