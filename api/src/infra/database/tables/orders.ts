import type { Gift } from './gifts';
import type { PostalAddress } from '@tessera/shared/addresses';
import type { TaxLine, Totals } from '@tessera/shared/money';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The tables of orders (migrations/0040_orders.sql). */

type Json<T> = ColumnType<T, string, string>;

/** What was promised of pieces that were not there when they were ordered. */
export interface OrderedAhead {
  quantity: number;
  /** sent by this day, YYYY-MM-DD; null: none was told */
  expected: string | null;
  /** in the order's language */
  note: string;
}

/** An address as it was given at that time; the address book may change afterwards. */
export interface AddressSnapshot extends PostalAddress {
  phone: string;
}

export type OrderStatus = 'awaiting_payment' | 'open' | 'completed' | 'cancelled';
export type OrderPaymentStatus =
  | 'awaiting'
  | 'authorised'
  | 'paid'
  | 'partially_paid'
  | 'partially_refunded'
  | 'refunded'
  | 'failed';
export type FulfilmentStatus = 'unfulfilled' | 'partly_shipped' | 'shipped' | 'delivered' | 'returned';

export interface OrdersTable {
  id: string;
  number: string;
  user_id: string | null;
  email: string;
  language: Generated<string>;
  idempotency_key: string | null;
  request_hash: Buffer | null;
  status: OrderStatus;
  payment_status: OrderPaymentStatus;
  fulfilment_status: Generated<FulfilmentStatus>;
  currency: string;
  items: number;
  /** of `items`, what gift cards cost */
  gift_cards: Generated<number>;
  /** of `gift_cards`, what was issued and not ended again */
  cards_out: Generated<number>;
  discount: Generated<number>;
  shipping: Generated<number>;
  fee: Generated<number>;
  tax: Generated<number>;
  tax_included: boolean;
  total: number;
  tax_lines: Json<TaxLine[]>;
  /** of `total`, what store credit paid when it was placed; another way pays the rest */
  credit: Generated<number>;
  refunded: Generated<number>;
  /** of `total`, neither paid nor promised; below 0: to go back (docs/decisions/0032) */
  due: Generated<number>;
  coupon_code: string | null;
  shipping_address: Json<AddressSnapshot>;
  billing_address: Json<AddressSnapshot> | null;
  delivery_code: string;
  delivery_name: string;
  /** YYYY-MM-DD */
  earliest_on: string;
  latest_on: string;
  payment_method: string;
  plan: string | null;
  payment_id: string | null;
  note: Generated<string>;
  held_until: Date | null;
  stock_returned: Generated<boolean>;
  placed_at: Date;
  paid_at: Date | null;
  delivered_at: Date | null;
  cancelled_at: Date | null;
  version: Generated<number>;
  last_modified_at: Date;
  tags: Generated<string[]>;
  hold_reason: string | null;
  held_at: Date | null;
  held_by: string | null;
  /** lexemes; null: not written yet */
  search: string | null;
  /** the same and the tags, as `foundBy` writes them for indexes; null: not written yet */
  found_by: string | null;
  /** of `shipping_address` */
  country: GeneratedAlways<string>;
  /** whoever of the staff placed it; null: the buyer did, or that account is gone */
  placed_by: string | null;
  /** why staff took something off */
  discount_reason: Generated<string>;
  /** of its disputes the one that matters most */
  dispute: 'open' | 'won' | 'lost' | null;
  /** what the bank holds or has taken by them */
  disputed: Generated<number>;
}

export interface DraftLine {
  variant_id: string;
  quantity: number;
  /** minor units; null: what the shop charges */
  price: number | null;
  /** why it has another price */
  reason: string;
  /** of the product, should it be deleted */
  name: string;
}

/** What staff take off an order. */
export interface StaffDiscount {
  kind: 'percent' | 'amount';
  /** percent: thousandths of a percent; amount: minor units */
  value: number;
  reason: string;
}

/** An order that staff are writing for somebody. */
export interface OrderDraftsTable {
  id: string;
  user_id: string | null;
  email: Generated<string>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  language: string;
  lines: ColumnType<DraftLine[], string | undefined, string>;
  discount: Json<StaffDiscount> | null;
  shipping_address: Json<AddressSnapshot> | null;
  billing_address: Json<AddressSnapshot> | null;
  delivery_method: string | null;
  /** price in minor units */
  agreed_delivery: Json<{ name: string; price: number }> | null;
  note: Generated<string>;
  total: Generated<number>;
  item_count: Generated<number>;
  created_by: string | null;
  order_id: string | null;
  /** whose goods it exchanges; null: an order like any other */
  return_id: string | null;
  version: Generated<number>;
  created_at: Date;
  last_modified_at: Date;
  expires_at: Date;
}

/** What staff note about an order. */
export interface OrderNotesTable {
  id: string;
  order_id: string;
  author_id: string | null;
  text: string;
  created_at: Date;
}

/** Idempotency-Keys of what staff did, written with the deed. */
export interface OrderWriteKeysTable {
  user_id: string;
  key: string;
  order_id: string;
  written_at: Date;
}

export interface OrderItemsTable {
  id: string;
  order_id: string;
  position: number;
  product_id: string | null;
  variant_id: string | null;
  slug: string;
  name: string;
  sku: string;
  options: Json<Record<string, string>>;
  image_id: string | null;
  weight_grams: Generated<number>;
  gift_card: Generated<boolean>;
  /** to whom its pieces go, null for those that go to the buyer; null once they are issued */
  gifts: ColumnType<(Gift | null)[] | null, string | null | undefined, string | null>;
  quantity: number;
  unit_price: number;
  regular_price: number;
  subtotal: number;
  discount: Generated<number>;
  tax_name: Generated<string>;
  tax_rate: Generated<number>;
  tax: Generated<number>;
  total: number;
  stock_taken: Generated<number>;
  /** what was promised of the pieces that were not there */
  backorder: ColumnType<OrderedAhead | null, string | null | undefined, string | null>;
  quantity_shipped: Generated<number>;
  quantity_returned: Generated<number>;
  quantity_unsent: Generated<number>;
  /** of a piece when it was ordered, in minor units; null: not known (migrations/0379_costs_of_lines.sql) */
  cost: Generated<number | null>;
}

export interface OrderEventsTable {
  id: string;
  order_id: string;
  event: string;
  data: Json<Record<string, unknown>>;
  at: Date;
  /** when it is to be told next; null: it has been told */
  try_at: Date | null;
  tries: Generated<number>;
}

/** What is not counted in `products.units_sold` yet. */
export interface UncountedSalesTable {
  id: Generated<number>;
  product_id: string;
  units: number;
}

export interface ShipmentsTable {
  id: string;
  order_id: string;
  carrier: string;
  tracking_number: Generated<string>;
  shipped_at: Date;
  delivered_at: Date | null;
  /** undelivered */
  came_back_at: Date | null;
}

export interface ShipmentItemsTable {
  shipment_id: string;
  order_item_id: string;
  quantity: number;
}

/** Pieces that came back with a refund, and what they were worth then. */
export interface RefundedPieces {
  order_item_id: string;
  quantity: number;
  /** minor units, with its tax */
  amount: number;
  tax: number;
  tax_name: string;
  /** thousandths of a percent */
  tax_rate: number;
}

export interface OrderRefundsTable {
  id: string;
  order_id: string;
  amount: number;
  reason: Generated<string>;
  state: Generated<'pending' | 'done' | 'failed'>;
  message: string | null;
  created_at: Date;
  settled_at: Date | null;
  items: ColumnType<RefundedPieces[], string | undefined, never>;
  /** of `amount`, what was left on the gift cards that it ended */
  gift_cards: Generated<number>;
  purpose: Generated<'refund' | 'difference'>;
  payment_id: string | null;
  /** who gave the money back: the shop's own call, somebody at the provider itself, staff another way, or as store credit */
  made: Generated<'shop' | 'provider' | 'by_hand' | 'credit'>;
  /** the provider's own number for one that was made there */
  provider_key: string | null;
  /** the refund that took its place after it had failed */
  followed_by: string | null;
  /** when staff said that nothing more is to be done about one that failed */
  closed_at: Date | null;
  /** the return that it is for */
  return_id: string | null;
}

/** A line of what an edit changed; all with their sign, minor units. */
export interface EditedLine {
  name: string;
  details: string;
  quantity: number;
  unit_price: number;
  /** with its tax */
  total: number;
}

/** An order before an edit, as an invoice says it. */
export interface UneditedOrder {
  items: {
    id: string;
    name: string;
    options: Record<string, string>;
    quantity: number;
    unit_price: number;
    discount: number;
    total: number;
    gift_card?: boolean;
  }[];
  totals: Totals;
}

export interface OrderEditsTable {
  id: string;
  order_id: string;
  author_id: string | null;
  reason: Generated<string>;
  amount: number;
  before: Json<UneditedOrder>;
  lines: Json<EditedLine[]>;
  /** edits of before do not say what was taxed */
  taxes: Json<(Omit<TaxLine, 'net'> & Partial<Pick<TaxLine, 'net'>>)[]>;
  apart: boolean;
  settled_by: string | null;
  created_at: Date;
}

/** What an exchange has taken of an order's money, minor units. */
export interface OrderExchangesTable {
  return_id: string;
  /** whose money it was */
  order_id: string;
  /** whose goods were paid with it; null: that order is gone */
  replacement_order_id: string | null;
  amount: number;
  /** of `amount`, the first order's again */
  released: Generated<number>;
  created_at: Date;
}

/** An address by which anybody pays what an order owes. */
export interface PaymentLinksTable {
  id: string;
  order_id: string;
  hash: Buffer;
  sent_to: Generated<string>;
  created_by: string | null;
  created_at: Date;
  expires_at: Date;
  /** null: it is good until it expires */
  revoked_at: Date | null;
}

export interface OrdersTables {
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_drafts: OrderDraftsTable;
  payment_links: PaymentLinksTable;
  order_events: OrderEventsTable;
  uncounted_sales: UncountedSalesTable;
  shipments: ShipmentsTable;
  shipment_items: ShipmentItemsTable;
  order_refunds: OrderRefundsTable;
  order_notes: OrderNotesTable;
  order_write_keys: OrderWriteKeysTable;
  order_edits: OrderEditsTable;
  order_exchanges: OrderExchangesTable;
}
