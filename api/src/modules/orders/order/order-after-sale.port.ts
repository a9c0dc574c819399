import type { Db, Trx } from '../../../infra/database/db';
import type { EditedLine, RefundedPieces, UneditedOrder } from '../../../infra/database/tables/orders';
import type { Language } from '../../../core/languages';
import type { InvoiceViewsService } from '../../invoices/records/invoice-views.service';
import type { ReturnViewsService } from '../../returns/records/return-views.service';
import type { OrderView } from './orders.schemas';
import type { RefundPreviewView } from '../../../schemas/refund-preview';

/**
 * What orders are to returns, invoices and their mails. The first lock is always the order's row, as in
 * order-payments.port.ts.
 */

/** What the orders module asks for when it shows orders (`Order.returns`, `Order.invoice`). Both need nothing. */
export interface OrderExtras {
  returns: Pick<ReturnViewsService, 'listOf' | 'findReplaced'>;
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

/** Money of an order that another one's goods are paid with. */
export interface NewExchange {
  return_id: string;
  replacement_order_id: string;
  /** of the first order's money, minor units */
  amount: number;
}

/** Money that would go back, in minor units. */
export interface Worth {
  amount: number;
  /** of it */
  tax: number;
}

export interface LineWorth extends Worth {
  order_item_id: string;
  quantity: number;
  /** how many of the line can be taken back at all */
  refundable_quantity: number;
}

/** A refund, as a credit note tells of it. */
export interface DoneRefund {
  id: string;
  order_id: string;
  /** minor units */
  amount: number;
  /** false: it is under way, or has failed */
  done: boolean;
  items: RefundedPieces[];
  /** of `amount`, what was left on the gift cards that it ended */
  gift_cards: number;
  /** what the order's gift cards cost, less what went back for them before it; minor units */
  gift_cards_left: number;
  /** those that had failed, perhaps after they had been done, and whose place it took */
  in_place_of: string[];
}

/** A change of an order's lines that was settled apart from its first payment; all with their sign. */
export interface SettledEdit {
  order_id: string;
  /** the payment or the refund that settled it; null: nothing has yet */
  settled_by: string | null;
  amount: number;
  lines: EditedLine[];
  taxes: { name: string; rate: number; net?: number; amount: number }[];
  /** the order before it */
  before: UneditedOrder;
}

/** What the orders module does for them. */
export interface AfterSaleOrders {
  /** By id or number; with `user_id` only their own. @throws AppError `orders.not_found` */
  getKnown(db: Db | Trx, id_or_number: string, user_id?: string): Promise<KnownOrder>;

  /** These orders by their ids; nobody else changes them until `trx` ends. One that is gone is left out. */
  lockKnown(trx: Trx, order_ids: readonly string[]): Promise<Map<string, KnownOrder>>;

  /** These refunds, oldest first; one that is gone is left out. */
  listRefunds(trx: Trx, refund_ids: readonly string[]): Promise<DoneRefund[]>;

  /** Changes of lines of these orders that were made after they had been paid, oldest first. */
  listEdits(trx: Trx, order_ids: readonly string[]): Promise<SettledEdit[]>;

  /** Nobody else changes the order until `trx` ends. */
  lockRow(trx: Trx, order_id: string): Promise<void>;

  /** Writes into the timeline as part of `trx`; it is told after the commit. */
  note(trx: Trx, order_id: string, event: string, data: Record<string, unknown>): Promise<void>;

  /**
   * Goods of a locked order have come back, as part of `trx`: `quantity_returned`, and the stock where they can be sold
   * again. A line may be named twice, for pieces that can be and pieces that cannot.
   * @returns what the pieces of each line were bought for
   * @throws AppError `orders.not_possible` for more than can be taken back
   */
  takeBack(trx: Trx, order_id: string, items: readonly ReturnedItem[]): Promise<LineWorth[]>;

  /**
   * Queues a refund of money as part of `trx` (staff's `POST admin/orders/{id}/refunds` does the same).
   * @param refund.amount minor units
   * @param refund.worths the pieces that it is for, which its credit note names
   * @param refund.return_id a return that tells its buyer of all of it
   * @returns its id, for `tryRefund` after the commit; null: no money goes back
   * @throws AppError `orders.refund_too_much` with how much can still be given back
   */
  refund(
    trx: Trx,
    order_id: string,
    refund: { amount: number; reason: string; worths: readonly LineWorth[]; return_id?: string },
  ): Promise<string | null>;

  /**
   * What of an order's money an exchange can take, minor units: what is neither given back, nor held by a bank, nor
   * exchanged before. Of one that is still to be paid, too: its buyer owes it.
   */
  exchangeable(handle: Db | Trx, order_id: string): Promise<number>;

  /**
   * Another order takes the place of money, as part of `trx`: so much of it cannot be given back any more, until that
   * order is cancelled or its goods come back.
   * @throws AppError `orders.refund_too_much` with how much there is; `validation.failed` where that order has taken the
   * place of another return
   */
  exchange(trx: Trx, order_id: string, exchange: NewExchange): Promise<void>;

  /** After the commit: gives the money back now if it can be; else the queue does. */
  tryRefund(refund_id: string | null): Promise<void>;

  /** What a refund for these goods would come to; nothing is written. @throws AppError `orders.refund_too_much` */
  previewRefund(
    db: Db | Trx,
    order_id: string,
    question: { worths: readonly LineWorth[]; amount?: number; delivery: boolean },
    language: Language,
  ): Promise<RefundPreviewView>;
}
