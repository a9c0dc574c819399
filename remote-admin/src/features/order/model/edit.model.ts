import type { AdminOrder, DraftVariant } from '@tessera/shared/contract';

/** Of one line; the API takes no more. */
export const MOST_PIECES = 999;

/** How many there are to be of a line, by its id; a line that is not there stays. */
export type EditedQuantities = Readonly<Record<string, number>>;

/** Goods that come into the order, at the price that they have now. */
export interface AddedGoods {
  variant: DraftVariant;
  quantity: number;
}

/** The lines of an order as somebody wants them. */
export interface WantedLines {
  quantities: EditedQuantities;
  added: readonly AddedGoods[];
}

export const AS_IT_IS: WantedLines = { quantities: {}, added: [] };

export interface EditBody {
  lines: { order_item_id: string; quantity: number }[];
  add: { variant_id: string; quantity: number }[];
  quote_delivery: boolean;
}

/** What a preview is asked for: the lines that change, in the order's own order. */
export function editBody(
  items: AdminOrder['items'],
  { quantities, added }: WantedLines,
  quote_delivery: boolean,
): EditBody {
  const lines = items.flatMap(({ id, quantity: before }) => {
    const quantity = quantities[id] ?? before;
    return quantity === before ? [] : [{ order_item_id: id, quantity }];
  });
  const add = added.flatMap(({ variant: { variant_id }, quantity }) =>
    quantity > 0 ? [{ variant_id, quantity }] : [],
  );
  return { lines, add, quote_delivery };
}

/**
 * One more piece of what was chosen: of the line that the order has of it, which keeps its price, else of goods that come
 * into it.
 */
export function withOneMore(items: AdminOrder['items'], wanted: WantedLines, variant: DraftVariant): WantedLines {
  const { quantities, added } = wanted;
  const line = items.find(({ variant_id }) => variant_id === variant.variant_id);
  if (line) {
    return { ...wanted, quantities: { ...quantities, [line.id]: oneMore(quantities[line.id] ?? line.quantity) } };
  }
  const isThere = (one: AddedGoods) => one.variant.variant_id === variant.variant_id;
  if (!added.some(isThere)) return { ...wanted, added: [...added, { variant, quantity: 1 }] };
  return {
    ...wanted,
    added: added.map((one) => (isThere(one) ? { ...one, quantity: oneMore(one.quantity) } : one)),
  };
}

/** A whole number of pieces that an order takes. */
export const wholePieces = (typed: number): number => Math.min(Math.max(Math.trunc(typed), 0), MOST_PIECES);

const oneMore = (quantity: number): number => Math.min(quantity + 1, MOST_PIECES);
