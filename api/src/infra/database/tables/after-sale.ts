import type { ColumnType, Generated } from 'kysely';

/**
 * The tables of what comes after a sale (migrations/0070_after_sale.sql, 0153_returns_received.sql, 0154_exchanges.sql,
 * 0180_return_notes.sql, 0189_counted_returns.sql).
 */

export type ReturnState = 'requested' | 'approved' | 'refused' | 'received' | 'refunded' | 'exchanged';

/** Whose invoices still name somebody whose account is gone (migrations/0366_former_customers.sql). */
export interface FormerCustomerOrdersTable {
  order_id: string;
  left_at: Date;
}

export interface ReturnsTable {
  id: string;
  number: string;
  order_id: string;
  user_id: string | null;
  state: Generated<ReturnState>;
  comment: Generated<string>;
  message: string | null;
  refund_amount: number | null;
  version: Generated<number>;
  created_at: Date;
  decided_at: Date | null;
  received_at: Date | null;
  refunded_at: Date | null;
  last_modified_at: Date;
  decided_by: string | null;
  replacement_order_id: string | null;
  exchanged_at: Date | null;
  is_counted: Generated<boolean>;
}

export interface ReturnItemsTable {
  return_id: string;
  order_item_id: string;
  position: number;
  quantity: number;
  reason: string;
  restocked: boolean | null;
  quantity_received: number | null;
  quantity_restocked: Generated<number>;
  worth: Generated<number>;
  worth_tax: Generated<number>;
}

export interface ReturnPicturesTable {
  return_id: string;
  upload_id: string;
  position: number;
}

/** What staff note about a return. */
export interface ReturnNotesTable {
  id: string;
  return_id: string;
  author_id: string | null;
  text: string;
  created_at: Date;
}

export interface InvoiceCountersTable {
  year: number;
  last_number: number;
}

export interface CreditNoteCountersTable {
  year: number;
  last_number: number;
}

export interface InvoicesTable {
  id: string;
  order_id: string;
  /** a cancellation takes back what stood before a correction; it is numbered among the credit notes */
  kind: Generated<'invoice' | 'credit_note' | 'cancellation'>;
  refers_to: string | null;
  /** what it was issued for: a payment, a refund, the invoice that it cancels, the cancellation that it follows; null: it is the order's first */
  cause: string | null;
  /** the invoice that a correction has written in its place; null: it stands */
  replaced_by: Generated<string | null>;
  year: number;
  sequence: number;
  number: string;
  language: string;
  content: ColumnType<unknown, string, string>;
  file: string | null;
  issued_at: Date;
  made_at: Date | null;
  /** when its document is to be made; null: it is there, or was given up */
  try_at: ColumnType<Date | null, Date | null | undefined>;
  tries: Generated<number>;
}

export interface OrderMailsTable {
  event_id: string;
  template: string;
  order_id: string;
  created_at: Date;
}

export interface AfterSaleTables {
  returns: ReturnsTable;
  return_items: ReturnItemsTable;
  return_pictures: ReturnPicturesTable;
  return_notes: ReturnNotesTable;
  invoice_counters: InvoiceCountersTable;
  credit_note_counters: CreditNoteCountersTable;
  invoices: InvoicesTable;
  former_customer_orders: FormerCustomerOrdersTable;
  order_mails: OrderMailsTable;
}
