import type { Db, Trx } from '../../../infra/database/db';
import { groupBy } from '../../../infra/basics/group-by';
import { invoicesRepository, isStandingInvoice } from './invoices.repository';
import type { ListedInvoice } from './invoices.repository';

export interface InvoiceView {
  number: string;
  /** needs the session: it is fetched, not linked to */
  url: string;
}

export interface DocumentView extends InvoiceView {
  kind: 'invoice' | 'credit_note' | 'cancellation';
  /** minor units of the order's currency: what was invoiced, credited or cancelled */
  total: number;
  issued_at: string;
  /** the number of the invoice that it corrects or follows */
  refers_to: string | null;
  /** the number of the invoice that stands in its place */
  replaced_by: string | null;
}

export interface OrderDocuments {
  /** the one that stands; null: it has none yet */
  invoice: InvoiceView | null;
  /** all of them, oldest first */
  documents: DocumentView[];
}

export type InvoiceViewsService = ReturnType<typeof createInvoiceViews>;

const viewsOf = (own: readonly ListedInvoice[]): DocumentView[] => {
  const numberOf = (wanted: string | null) => own.find(({ id }) => id === wanted)?.number ?? null;
  return own.map(({ order_id, kind, number, total, issued_at, refers_to, replaced_by }) => ({
    kind,
    number,
    total,
    issued_at: issued_at.toISOString(),
    refers_to: numberOf(refers_to),
    replaced_by: numberOf(replaced_by),
    url: `/api/orders/${order_id}/documents/${number}.pdf`,
  }));
};

/** Invoices and credit notes as orders name them. */
export function createInvoiceViews() {
  return {
    /** The documents of each of these orders; orders that have none yet are not in the map. */
    async listOf(db: Db | Trx, order_ids: string[]): Promise<Map<string, OrderDocuments>> {
      const rows = await invoicesRepository.listOf(db, order_ids);
      return new Map(
        [...groupBy(rows, ({ order_id }) => order_id)].map(([order_id, own]) => {
          const stands = own.find(isStandingInvoice);
          const url = `/api/orders/${order_id}/invoice.pdf`;
          return [order_id, { invoice: stands ? { number: stands.number, url } : null, documents: viewsOf(own) }];
        }),
      );
    },
  };
}
