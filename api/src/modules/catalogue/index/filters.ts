import type { Filters } from '../query/listing-query';
import { eachBit, keepShared, writeBit, type Bits } from './bits';
import { toChoice, type Choice } from './choice';
import { keepAny, type Postings } from './postings';
import type { ProductColumns } from './product-columns';

/** Filters with the ids behind what an address says. */
export interface ResolvedFilters extends Pick<
  Filters,
  'min_price' | 'max_price' | 'in_stock' | 'on_sale' | 'min_rating'
> {
  /** ids of the category asked for and those below it; undefined for the whole shop */
  categories: readonly string[] | undefined;
  /** attribute code → ids of the values of which one will do; no ids fit nothing */
  values: ReadonlyMap<string, readonly number[]>;
  /** what a collection holds, in the place of categories */
  rule?: ResolvedRule | undefined;
}

/** The rule of a collection: what fits all of this. */
export interface ResolvedRule {
  filters: ResolvedFilters;
  /** one of these will do; none: any */
  tags: readonly string[];
  /** milliseconds since 1970 */
  created_from: number | undefined;
}

/** Whatever may be left out while a facet is counted: its own filter. */
export type FacetKey = 'category' | 'in_stock' | 'on_sale' | 'rating' | 'price' | `attr.${string}`;

type Narrow = (bits: Bits) => void;

/** Who has one of these, as far as anybody does. */
export function groupsOf<K>(groups: ReadonlyMap<K, Postings>, keys: readonly K[]): Postings[] {
  return keys.flatMap((key) => groups.get(key) ?? []);
}

function byColumn(fits: (slot: number) => boolean): Narrow {
  return (bits) =>
    eachBit(bits, (slot) => {
      if (!fits(slot)) writeBit(bits, slot, false);
    });
}

function byRating(columns: ProductColumns, min: number): Narrow {
  const floor = columns.ratedFrom(min);
  if (floor) return (bits) => keepShared(bits, floor);
  return byColumn((slot) => (columns.rating[slot] ?? 0) >= Math.round(min * 100));
}

/** Where products stand: in categories, or in what a collection holds. */
function byShelf(columns: ProductColumns, { categories, rule }: ResolvedFilters): Narrow | undefined {
  if (rule) {
    const held = heldBy(columns, rule);
    return (bits) => keepShared(bits, held);
  }
  if (!categories) return undefined;
  const groups = groupsOf(columns.categories, categories);
  return (bits) => keepAny(bits, groups);
}

/** What a collection holds. */
export function heldBy(columns: ProductColumns, { filters, tags, created_from }: ResolvedRule): Bits {
  const bits = columns.listed.slice();
  for (const apply of narrowers(columns, filters).values()) apply(bits);
  if (tags.length > 0) keepAny(bits, groupsOf(columns.tags, tags));
  if (created_from !== undefined) byColumn((slot) => (columns.created[slot] ?? 0) >= created_from)(bits);
  return bits;
}

/** What each filter leaves, cheapest first. */
export function narrowers(columns: ProductColumns, filters: ResolvedFilters): Map<FacetKey, Narrow> {
  const found = new Map<FacetKey, Narrow>();
  const { values, in_stock, on_sale, min_rating, min_price = 0, max_price = Infinity } = filters;
  const shelf = byShelf(columns, filters);
  if (shelf) found.set('category', shelf);
  for (const [code, ids] of values) {
    const groups = groupsOf(columns.values, ids);
    found.set(`attr.${code}`, (bits) => keepAny(bits, groups));
  }
  if (in_stock) found.set('in_stock', (bits) => keepShared(bits, columns.in_stock));
  if (on_sale) found.set('on_sale', (bits) => keepShared(bits, columns.on_sale));
  if (min_rating !== undefined) found.set('rating', byRating(columns, min_rating));
  if (min_price > 0 || max_price !== Infinity) {
    found.set(
      'price',
      byColumn((slot) => {
        const price = columns.price[slot] ?? 0;
        return price >= min_price && price <= max_price;
      }),
    );
  }
  return found;
}

/**
 * Makes the function that answers what is left when every filter but one is heeded.
 * @param all what is chosen from; everything that is for sale unless said
 */
export function createChooser(columns: ProductColumns, filters: ResolvedFilters, all?: Choice) {
  const narrow = narrowers(columns, filters);
  const made = new Map<FacetKey | undefined, Choice>();
  function make(key: FacetKey | undefined): Choice {
    const applied = [...narrow].filter(([facet]) => facet !== key);
    if (all && applied.length === 0) return all;
    const bits = (all?.bits ?? columns.listed).slice();
    for (const [, apply] of applied) apply(bits);
    return toChoice(bits);
  }
  return (except?: FacetKey): Choice => {
    const key = except !== undefined && narrow.has(except) ? except : undefined;
    const choice = made.get(key) ?? make(key);
    made.set(key, choice);
    return choice;
  };
}
