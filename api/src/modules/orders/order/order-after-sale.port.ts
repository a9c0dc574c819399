import type { Db, Trx } from '../../../infra/database/db';
import type { Language } from '../../../core/languages';
import type { InvoiceViewsService } from '../../invoices/records/invoice-views.service';
import type { ReturnViewsService } from '../../returns/records/return-views.service';
import type { OrderView } from './orders.schemas';

/**
 * What orders are to returns, invoices and their mails. The first lock is always the order's row, as in
 * order-payments.port.ts.
 */

/** What the orders module asks for when it shows orders (`Order.returns`, `Order.invoice`). Both need nothing. */
export interface OrderExtras {
  returns: Pick<ReturnViewsService, 'listOf'>;
  invoices: Pick<InvoiceViewsService, 'listOf'>;
}

/** An order with what only the shop knows of it. */
export interface KnownOrder {
  order: OrderView;
  /** null: entered by staff, or the account is gone */
  user_id: string | null;
  language: Language;
}

export interface ReturnedItem {
  order_item_id: string;
  quantity: number;
  /** it can be sold again: it goes back into stock */
  restock: boolean;
}

/** What the orders module does for them. */
export interface AfterSaleOrders {
  /** By id or number; with `user_id` only their own. @throws AppError `orders.not_found` */
  getKnown(db: Db | Trx, id_or_number: string, user_id?: string): Promise<KnownOrder>;

  /** These orders by their ids; nobody else changes them until `trx` ends. One that is gone is left out. */
  lockKnown(trx: Trx, order_ids: readonly string[]): Promise<Map<string, KnownOrder>>;

  /** Nobody else changes the order until `trx` ends. */
  lockRow(trx: Trx, order_id: string): Promise<void>;

  /** Writes into the timeline as part of `trx`; it is told after the commit. */
  note(trx: Trx, order_id: string, event: string, data: Record<string, unknown>): Promise<void>;

  /**
   * Queues a refund as part of `trx` (staff's `POST admin/orders/{id}/refunds` does the same): the amount, and which
   * goods have come back (`quantity_returned`, and the stock where they can be sold again).
   * @param refund.amount minor units; 0 only takes the goods back
   * @throws AppError when it is more than can still be given back
   */
  refund(trx: Trx, order_id: string, refund: { amount: number; reason: string; items: ReturnedItem[] }): Promise<void>;
}
