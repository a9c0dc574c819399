import type { Language } from '../../../core/languages';
import type { CartLine } from '../../cart/cart-views.service';
import type { PreparedCheckout } from '../../checkout/checkout.service';
import type { ReturnToExchange } from '../../returns/exchanges.service';
import { draftWords } from './draft-words';
import type { OrderDraftRow } from './order-drafts.repository';
import type { OrderDraftProblemView, OrderDraftView } from './order-drafts.schemas';

/** What goes off the price of a draft that exchanges a return. */
export interface DraftExchange extends ReturnToExchange {
  /** minor units, as prices are */
  credit: number;
  /** minor units, with tax: what of the first order's money pays the new goods */
  used: number;
  /** minor units, with tax: what the goods that came back were worth more */
  goes_back: number;
}

export interface DraftParts {
  row: OrderDraftRow;
  /** every line whose product is there, at the price of this draft; `regular_price` and the like are the shop's */
  all: readonly (CartLine & { shop_price: number })[];
  prepared: PreparedCheckout;
  /** null: it exchanges nothing */
  exchange: DraftExchange | null;
  currency: string;
  created_by_name: string;
  /** of whoever reads it */
  language: Language;
}

/** The draft as its page shows it. */
export function presentDraft(parts: DraftParts): OrderDraftView {
  const { row, prepared, exchange, currency, created_by_name } = parts;
  const { quote, payment_offers } = prepared;
  const { id, version, user_id, email, first_name, last_name, note, order_id } = row;
  return {
    id,
    version,
    user_id,
    email,
    first_name,
    last_name,
    // Written from this list.
    language: row.language as Language,
    items: parts.all.map((line) => presentLine(line, parts)),
    gone: goneOf(parts),
    discount: row.discount,
    shipping_address: row.shipping_address,
    billing_address: row.billing_address,
    delivery_method: row.delivery_method,
    delivery_offers: quote.delivery_offers,
    agreed_delivery: row.agreed_delivery,
    payment_offers,
    note,
    totals: quote.totals,
    currency,
    problems: draftProblems(parts),
    exchange: exchange && presentExchange(exchange),
    created_by_name,
    order_id,
    created_at: row.created_at.toISOString(),
    last_modified_at: row.last_modified_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}

const presentExchange = ({ return_id, return_number, order_number, credit, goes_back }: DraftExchange) => ({
  return_id,
  return_number,
  order_number,
  credit,
  goes_back,
});

const NO_SUMS = { subtotal: 0, discount: 0, tax: 0, total: 0 };

/** A line that cannot be bought is in no sum. */
function presentLine(line: DraftParts['all'][number], { row, prepared }: DraftParts): OrderDraftView['items'][number] {
  const { id, variant_id, name, sku, options, shown, quantity, available, shop_price } = line;
  const kept = row.lines.find((one) => one.variant_id === variant_id);
  const position = prepared.lines.findIndex((one) => one.variant_id === variant_id);
  const { subtotal, discount, tax, total } = prepared.quote.lines[position] ?? NO_SUMS;
  return {
    variant_id,
    product_id: id,
    name,
    sku,
    options,
    image: shown.image,
    quantity,
    shop_price,
    price: kept?.price ?? null,
    reason: kept?.reason ?? '',
    available,
    subtotal,
    discount,
    tax,
    total,
  };
}

function goneOf({ row, all }: Pick<DraftParts, 'row' | 'all'>): OrderDraftView['gone'] {
  const there = new Set(all.map(({ variant_id }) => variant_id));
  return row.lines
    .filter(({ variant_id }) => !there.has(variant_id))
    .map(({ variant_id, name, quantity }) => ({ variant_id, name, quantity }));
}

/** All that keeps a draft from becoming an order but how it is paid, which is chosen last. */
export function draftProblems(
  parts: Pick<DraftParts, 'row' | 'all' | 'prepared' | 'exchange' | 'language'>,
): OrderDraftProblemView[] {
  const words = draftWords(parts.language);
  const customer = { part: 'customer' as const, code: 'customer.missing', sentence: words.customer };
  return [
    ...exchangeProblems(parts),
    ...(parts.row.email === '' ? [customer] : []),
    ...itemProblems(parts),
    ...deliveryProblems(parts),
  ];
}

function exchangeProblems({ exchange, language }: Pick<DraftParts, 'exchange' | 'language'>): OrderDraftProblemView[] {
  if (!exchange || exchange.is_open) return [];
  const sentence = draftWords(language).exchange_closed(exchange.return_number);
  return [{ part: 'exchange', code: 'exchange.closed', sentence }];
}

/** A shopper's checkout leaves out what is sold out and says so; staff decide what becomes of it. */
function itemProblems({ row, all, language }: Pick<DraftParts, 'row' | 'all' | 'language'>): OrderDraftProblemView[] {
  const words = draftWords(language);
  const part = 'items' as const;
  if (row.lines.length === 0) return [{ part, code: 'items.empty', sentence: words.empty }];
  const gone = goneOf({ row, all }).map(({ name, variant_id }) => {
    return { part, code: 'items.gone', sentence: words.gone(name), variant_id };
  });
  const cards = all
    .filter(({ gift_card }) => gift_card)
    .map(({ variant_id, name }): OrderDraftProblemView => {
      return { part, code: 'items.gift_card', sentence: words.gift_card(name), variant_id };
    });
  const short = all.flatMap(({ variant_id, name, published, available, quantity }): OrderDraftProblemView[] => {
    if (available >= quantity) return [];
    if (available > 0) {
      return [{ part, code: 'items.stock_short', sentence: words.stock_short(name, available), variant_id }];
    }
    const [code, sentence] = published ? ['items.sold_out', words.sold_out(name)] : ['items.gone', words.gone(name)];
    return [{ part, code, sentence, variant_id }];
  });
  return [...gone, ...cards, ...short];
}

function deliveryProblems({ row, prepared, language }: Pick<DraftParts, 'row' | 'prepared' | 'language'>) {
  const words = draftWords(language);
  const { delivery_offer, delivery_offers } = prepared.quote;
  if (!row.shipping_address) return [{ part: 'address' as const, code: 'address.missing', sentence: words.address }];
  if (delivery_offer) return [];
  const part = 'delivery' as const;
  if (delivery_offers.length > 0) return [{ part, code: 'delivery.missing', sentence: words.delivery }];
  return [{ part, code: 'delivery.none', sentence: words.delivery_none }];
}
