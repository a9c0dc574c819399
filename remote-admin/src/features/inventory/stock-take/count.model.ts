import type { InventoryItem, StockTake } from '@tessera/shared/contract';
import { variantName } from '../inventory.model';

/** Variants of one stock-take, as many as the API takes at once (docs/api.md, 'Inventory'). */
export const MOST_LINES = 500;
/** Digits of what one shelf holds; the API takes a million. */
export const MOST_DIGITS = 6;

/** A variant that is counted. */
export interface CountLine extends Pick<InventoryItem, 'variant_id' | 'sku' | 'barcode' | 'image' | 'stock'> {
  /** with the words of its options */
  name: string;
  /** pieces on the shelf; null: not counted yet */
  counted: number | null;
  /** pieces that the shop knew of when it was counted, where these were others by the time it was sent */
  stock_was?: number;
  /** it is not in the shop any more */
  is_gone?: true;
}

/** Which of them are on show. */
export type Shown = 'all' | 'open' | 'different';

export function lineOf(item: InventoryItem): CountLine {
  const { variant_id, sku, barcode, image, stock } = item;
  return { variant_id, sku, barcode, image, stock, name: variantName(item), counted: null };
}

/** Puts those that are not on it before or behind the others, as far as there is room. */
export function withItems(
  lines: readonly CountLine[],
  items: readonly InventoryItem[],
  place: 'first' | 'last',
): CountLine[] {
  const known = new Set(lines.map(({ variant_id }) => variant_id));
  const room = Math.max(0, MOST_LINES - lines.length);
  const fresh = items
    .filter(({ variant_id, track_stock }) => track_stock && !known.has(variant_id))
    .slice(0, room)
    .map(lineOf);
  return place === 'first' ? [...fresh, ...lines] : [...lines, ...fresh];
}

/** @param counted null: it is to be counted again */
export function withCount(lines: readonly CountLine[], variant_id: string, counted: number | null): CountLine[] {
  return lines.map((line) => {
    if (line.variant_id !== variant_id) return line;
    const { stock_was: _, ...rest } = line;
    return { ...rest, counted };
  });
}

/** One that bears this SKU, in any case, or this barcode. */
export function lineWith(lines: readonly CountLine[], code: string): CountLine | undefined {
  const sku = code.toUpperCase();
  return lines.find((line) => line.sku.toUpperCase() === sku || (line.barcode !== '' && line.barcode === code));
}

/** Pieces more than the shop knows of, below 0: fewer; null: not counted. */
export const differenceOf = ({ counted, stock }: CountLine): number | null =>
  counted === null ? null : counted - stock;

/** What was counted, had it been before what was sold or put on the shelf meanwhile. */
export const countedBefore = ({ counted, stock, stock_was = stock }: CountLine): number =>
  Math.max(0, (counted ?? 0) + stock - stock_was);

const isOdd = (line: CountLine): boolean => line.is_gone === true || (differenceOf(line) ?? 0) !== 0;

const SHOWN: Record<Shown, (line: CountLine) => boolean> = {
  all: () => true,
  open: ({ counted }) => counted === null,
  different: isOdd,
};

export const shownOf = (lines: readonly CountLine[], shown: Shown): CountLine[] => lines.filter(SHOWN[shown]);

/** Those that are sent. */
export const countedOf = (lines: readonly CountLine[]): (CountLine & { counted: number })[] =>
  lines.filter((line): line is CountLine & { counted: number } => line.counted !== null && !line.is_gone);

/** What the API is asked: nothing is written over a stock that nobody has seen. */
export const requestOf = (lines: readonly CountLine[], note: string) => ({
  lines: countedOf(lines).map(({ variant_id, counted, stock }) => ({ variant_id, counted, expected_stock: stock })),
  note,
});

/** What is left to do after what the API has answered: what it wrote goes, what it did not stays with why. */
export function settled(lines: readonly CountLine[], { items }: StockTake): CountLine[] {
  const answers = new Map(items.map((item) => [item.variant_id, item]));
  return lines.flatMap((line): CountLine[] => {
    const answer = answers.get(line.variant_id);
    if (!answer) return [line];
    if (answer.outcome === 'stale') return [{ ...line, stock: answer.stock ?? line.stock, stock_was: line.stock }];
    return answer.outcome === 'not_found' ? [{ ...line, is_gone: true }] : [];
  });
}
