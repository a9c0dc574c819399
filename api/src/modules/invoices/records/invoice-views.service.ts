import type { Db, Trx } from '../../../infra/database/db';
import { invoicesRepository } from './invoices.repository';

export interface InvoiceView {
  number: string;
  /** needs the session: it is fetched, not linked to */
  url: string;
}

export type InvoiceViewsService = ReturnType<typeof createInvoiceViews>;

/** Invoices as orders name them. */
export function createInvoiceViews() {
  return {
    /** The invoice of each of these orders; orders that have none yet are not in the map. */
    async listOf(db: Db | Trx, order_ids: string[]): Promise<Map<string, InvoiceView>> {
      const rows = await invoicesRepository.listOf(db, order_ids);
      return new Map(
        rows.map(({ order_id, number }) => [order_id, { number, url: `/api/orders/${order_id}/invoice.pdf` }]),
      );
    },
  };
}
