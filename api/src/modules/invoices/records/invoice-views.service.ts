import type { Db, Trx } from '../../../infra/database/db';
import { groupBy } from '../../../infra/basics/group-by';
import { invoicesRepository } from './invoices.repository';
import type { ListedInvoice } from './invoices.repository';

export interface InvoiceView {
  number: string;
  /** needs the session: it is fetched, not linked to */
  url: string;
}

export interface DocumentView extends InvoiceView {
  kind: 'invoice' | 'credit_note';
  /** minor units of the order's currency: what was invoiced, or credited */
  total: number;
  issued_at: string;
}

export interface OrderDocuments {
  /** the first one; null: it has none yet */
  invoice: InvoiceView | null;
  /** all of them, oldest first */
  documents: DocumentView[];
}

export type InvoiceViewsService = ReturnType<typeof createInvoiceViews>;

const viewOf = ({ order_id, kind, number, total, issued_at }: ListedInvoice): DocumentView => ({
  kind,
  number,
  total,
  issued_at: issued_at.toISOString(),
  url: `/api/orders/${order_id}/documents/${number}.pdf`,
});

/** Invoices and credit notes as orders name them. */
export function createInvoiceViews() {
  return {
    /** The documents of each of these orders; orders that have none yet are not in the map. */
    async listOf(db: Db | Trx, order_ids: string[]): Promise<Map<string, OrderDocuments>> {
      const rows = await invoicesRepository.listOf(db, order_ids);
      return new Map(
        [...groupBy(rows, ({ order_id }) => order_id)].map(([order_id, own]) => {
          const first = own.find(({ cause }) => cause === null);
          const url = `/api/orders/${order_id}/invoice.pdf`;
          return [order_id, { invoice: first ? { number: first.number, url } : null, documents: own.map(viewOf) }];
        }),
      );
    },
  };
}
