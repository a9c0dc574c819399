import { createBits } from './bits';
import { countChosen, eachSlot, type Choice } from './choice';
import { createChooser, type ResolvedFilters } from './filters';
import { RATING_FLOORS, type ProductColumns } from './product-columns';
import type { Attribute, AttributeValue, Dictionary } from './dictionary';

/** Counts are exact up to here; above, that there are more is all that is told. */
export const EXACT_UP_TO = 1_000;
/** Values of one attribute that a listing offers. */
const MOST_VALUES = 40;

export interface Count {
  count: number;
  count_is_estimate: boolean;
}

/** The lowest and the highest number that there is. */
interface NumberRange {
  min: number;
  max: number;
}

export interface FacetCounts {
  total: number;
  in_stock: number;
  on_sale: number;
  price: { min: number; max: number } | null;
  ratings: ({ min: number } & Count)[];
  by_category: Map<string, Count>;
  attributes: { code: string; values: (AttributeValue & Count)[]; range: NumberRange | null }[];
}

/** A category with all below it, as it is counted. */
export interface CountedCategory {
  id: string;
  within: readonly string[];
}

const toCount = (count: number): Count => ({
  count: Math.min(count, EXACT_UP_TO),
  count_is_estimate: count > EXACT_UP_TO,
});

function priceRange(columns: ProductColumns, choice: Choice): FacetCounts['price'] {
  if (choice.size === 0) return null;
  let min = Infinity;
  let max = -1;
  eachSlot(choice, (slot) => {
    const price = columns.price[slot] ?? 0;
    if (price < min) min = price;
    if (price > max) max = price;
  });
  return { min, max };
}

/** A product is in one category: what sub-categories hold may simply be added. */
function countCategory({ categories }: ProductColumns, choice: Choice, within: readonly string[]): number {
  let count = 0;
  for (const id of within) {
    if (count > EXACT_UP_TO) break;
    count += categories.get(id)?.countIn(choice, EXACT_UP_TO) ?? 0;
  }
  return count;
}

/** What is chosen and what most products have; an attribute with an order of its own keeps it. */
function countAttribute(
  columns: ProductColumns,
  choice: Choice,
  { values, ordered }: Attribute,
  chosen: readonly number[],
): { values: (AttributeValue & Count)[]; range: NumberRange | null } {
  const counted = values.flatMap((value) => {
    const count = columns.values.get(value.id)?.countIn(choice, EXACT_UP_TO) ?? 0;
    // What is chosen stays, so that it can be taken back.
    return count > 0 || chosen.includes(value.id) ? [{ ...value, ...toCount(count) }] : [];
  });
  const rank = ({ id, count }: AttributeValue & Count): number => (chosen.includes(id) ? Infinity : count);
  const offered = counted.toSorted((a, b) => rank(b) - rank(a) || (a.label < b.label ? -1 : 1)).slice(0, MOST_VALUES);
  const range = rangeOf(counted);
  if (!ordered) return { values: offered, range };
  const ids = new Set(offered.map(({ id }) => id));
  return { values: counted.filter(({ id }) => ids.has(id)), range };
}

/** Of those that some product has; null where none of them is a number. */
function rangeOf(counted: readonly (AttributeValue & Count)[]): NumberRange | null {
  let range: NumberRange | null = null;
  for (const { number, count } of counted) {
    if (number === null || count === 0) continue;
    range = range
      ? { min: Math.min(range.min, number), max: Math.max(range.max, number) }
      : { min: number, max: number };
  }
  return range;
}

/**
 * Counts what each further choice would give: a facet's count heeds every filter but its own, so that a second value of
 * it can be weighed against the first.
 */
export function countFacets(
  columns: ProductColumns,
  dictionary: Dictionary,
  categories: readonly CountedCategory[],
  filters: ResolvedFilters,
  all?: Choice,
): FacetCounts {
  const choose = createChooser(columns, filters, all);
  const anyCategory = choose('category');
  const anyRating = choose('rating');
  return {
    total: choose().size,
    in_stock: countChosen(choose('in_stock'), columns.in_stock),
    on_sale: countChosen(choose('on_sale'), columns.on_sale),
    price: priceRange(columns, choose('price')),
    ratings: RATING_FLOORS.map((min) => ({
      min,
      ...toCount(countChosen(anyRating, columns.ratedFrom(min) ?? createBits(0), EXACT_UP_TO)),
    })),
    by_category: new Map(
      categories.map(({ id, within }) => [id, toCount(countCategory(columns, anyCategory, within))]),
    ),
    attributes: dictionary.attributes
      .filter(({ filterable }) => filterable)
      .map((attribute) => {
        const { code } = attribute;
        const chosen = filters.values.get(code) ?? [];
        return { code, ...countAttribute(columns, choose(`attr.${code}`), attribute, chosen) };
      }),
  };
}
