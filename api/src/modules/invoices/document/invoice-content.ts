import { addressLines } from '@tessera/shared/addresses';
import type { PostalAddress } from '@tessera/shared/addresses';
import type { TaxLine, Totals } from '@tessera/shared/money';
import type { Language } from '../../../core/languages';
import { dayIn } from '../../../infra/basics/calendar';
import type { FulfilmentStatus, UneditedOrder } from '../../../infra/database/tables/orders';
import { invoiceWords } from './invoice-words';

/** Amounts are integers in minor units of `currency`. */
export interface InvoiceLine {
  name: string;
  /** e.g. 'Glaze: Oat' */
  details: string;
  quantity: number;
  /** null: what its pieces cost is not what they come to here, such as in a share of it that goes back */
  unit_price: number | null;
  discount: number;
  /** with its tax */
  total: number;
  /** what stands for it where taxes are added below: without them */
  net?: number;
}

/** Who invoices; papers of before know nothing of taxes, and what is empty is not said. */
export interface InvoicingStore {
  name: string;
  address: string;
  email: string;
  phone: string;
  legal_name?: string;
  tax_number?: string;
  vat_id?: string;
  /** path of the picture that stands for its name; left out where there was none */
  logo?: string;
}

/** When goods were handed over to be delivered, or are expected to arrive; days of the store's time zone, YYYY-MM-DD. */
export interface DeliveryDays {
  from: string;
  to: string;
  is_planned: boolean;
}

export interface InvoiceTotals extends Omit<Totals, 'tax_lines' | 'credit'> {
  /** papers of before do not all say what was taxed */
  tax_lines: (Omit<TaxLine, 'net'> & Partial<Pick<TaxLine, 'net'>>)[];
}

/** All that an invoice, a credit note or a cancellation says: kept as it was when its number was given. */
export interface InvoiceContent {
  /** without: an invoice */
  kind?: 'credit_note' | 'cancellation';
  /** the number of the invoice that it corrects; of a cancellation, those of all that it cancels */
  refers_to?: string;
  /** the numbers of the invoices in whose place it was written */
  replaces?: string;
  number: string;
  /** RFC 3339 */
  issued_at: string;
  order_number: string;
  ordered_at: string;
  language: Language;
  /** BCP 47, for amounts and dates */
  locale: string;
  /** of its days; papers of before have those of UTC */
  time_zone?: string;
  currency: string;
  store: InvoicingStore;
  /** papers of before do not say it, nor those of gift cards alone */
  delivered?: DeliveryDays;
  bill_to: string[];
  /** empty: it is gift cards alone, which are mailed (docs/product.md §4) */
  ship_to: string[];
  payment: string;
  /** minor units that store credit has paid; `payment` is how the rest is paid. Without: nothing, or all */
  credit?: number;
  delivery: string;
  lines: InvoiceLine[];
  totals: InvoiceTotals;
  /** what the oldest of its invoices came to, where others are taken in; `totals` is what is left of them all */
  invoiced?: InvoiceTotals;
  /** what is added to it; a credit note takes off: below 0 */
  taken_in?: { name: string; total: number }[];
}

/** What an invoice is made from. */
export interface InvoicedOrder {
  number: string;
  placed_at: string;
  currency: string;
  items: UneditedOrder['items'];
  totals: InvoiceTotals & { credit?: number };
  shipping_address: PostalAddress;
  billing_address: PostalAddress | null;
  delivery: { name: string; earliest_on: string; latest_on: string };
  shipments: readonly { shipped_at: string }[];
  fulfilment_status: FulfilmentStatus;
  payment: { method: string } | null;
}

export interface InvoiceHead {
  number: string;
  issued_at: Date;
  language: Language;
  locale: string;
  time_zone: string;
  store: InvoiceContent['store'];
}

export function invoiceContentOf(order: InvoicedOrder, head: InvoiceHead): InvoiceContent {
  const { number, issued_at, language, locale, time_zone, store } = head;
  const { items, discount, shipping, fee, tax, tax_included, total, tax_lines, credit = 0 } = order.totals;
  return {
    number,
    issued_at: issued_at.toISOString(),
    order_number: order.number,
    ordered_at: order.placed_at,
    language,
    locale,
    time_zone,
    currency: order.currency,
    store,
    bill_to: addressLines(order.billing_address ?? order.shipping_address, locale),
    ...(order.items.every(({ gift_card }) => gift_card)
      ? { ship_to: [] }
      : { ship_to: addressLines(order.shipping_address, locale), delivered: deliveredOf(order, time_zone) }),
    payment: order.payment?.method ?? '',
    ...(credit > 0 && { credit }),
    delivery: order.delivery.name,
    lines: order.items.map((item) => ({
      name: item.name,
      details: [detailsOf(item), item.gift_card ? invoiceWords[language].voucher : ''].filter(Boolean).join(' · '),
      quantity: item.quantity,
      unit_price: item.unit_price,
      discount: item.discount,
      total: item.total,
      ...(!tax_included && { net: item.unit_price * item.quantity - item.discount }),
    })),
    totals: { items, discount, shipping, fee, tax, tax_included, total, tax_lines },
  };
}

const NOT_ALL_SENT: readonly FulfilmentStatus[] = ['unfulfilled', 'partly_shipped'];

export interface DeliveredOrder extends Pick<InvoicedOrder, 'shipments' | 'fulfilment_status'> {
  delivery: Pick<InvoicedOrder['delivery'], 'earliest_on' | 'latest_on'>;
}

/** Delivered is what was handed over to a carrier (§ 3 (6) UStG); before that, when it is expected. */
export function deliveredOf(
  { delivery, shipments, fulfilment_status }: DeliveredOrder,
  time_zone: string,
): DeliveryDays {
  const days = shipments.map(({ shipped_at }) => dayIn(time_zone, new Date(shipped_at))).sort();
  const [from = '', to = ''] = [days[0], days.at(-1)];
  return days.length === 0 || NOT_ALL_SENT.includes(fulfilment_status)
    ? { from: delivery.earliest_on, to: delivery.latest_on, is_planned: true }
    : { from, to, is_planned: false };
}

/** e.g. 'Glaze: Oat' */
export const detailsOf = ({ options }: Pick<InvoicedOrder['items'][number], 'options'>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

/** What a piece costs, where so many of them at that price are the amount beside it. */
export const priceOf = (unit_price: number, quantity: number, amount: number): number | null =>
  unit_price * quantity === amount ? unit_price : null;
