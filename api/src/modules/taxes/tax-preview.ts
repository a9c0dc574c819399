import { indexRates, nearestRate, regionKey } from './choose-rate';
import type { RatesByRegion, StoredRate } from './choose-rate';

/** A rate as the preview compares it. */
export interface ComparedRate extends StoredRate {
  /** thousandths of a percent */
  rate: number;
}

/** Orders that are taxed at another rate. */
export interface TaxChange {
  /** ISO 3166-1 alpha-2 */
  country: string;
  /** a part of the country; '': all of it that has no rates of its own */
  region: string;
  /** goods of this category; null: those that have no rate of their own */
  category_id: string | null;
  /** thousandths of a percent; null: untaxed */
  before: number | null;
  after: number | null;
}

/** More than anybody reads before saving; those that come after are not told. */
export const MOST_CHANGES = 100;

type Both = Pick<TaxChange, 'before' | 'after'>;
type Chain = (category_id: string | null) => readonly string[];

/** The rates of one country as they are and as they will be. */
interface Country {
  was: RatesByRegion<ComparedRate>;
  is: RatesByRegion<ComparedRate>;
}

const same = (one: Both, other: Both): boolean => one.before === other.before && one.after === other.after;

/** A function that is asked once for each key. */
function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.has(key) ? (made.get(key) as Value) : make(key);
    made.set(key, value);
    return value;
  };
}

/** One way to write each part of a country that a rate is for, by `regionKey`, countries and parts as they come. */
function namesOf(rates: readonly ComparedRate[]): Map<string, Map<string, string>> {
  const countries = new Map<string, Map<string, string>>();
  for (const { country, region } of rates) {
    const names = countries.get(country) ?? new Map([['', '']]);
    countries.set(country, names);
    const [name = ''] = region.split('|');
    if (!names.has(regionKey(name))) names.set(regionKey(name), name);
  }
  return countries;
}

/**
 * The categories that a part of a country may answer otherwise than for all goods: those that a rate of it is for. What
 * falls back on the country's rates differs from them only where the part has come to have a rate, or lost one.
 */
function categoriesAt({ was, is }: Country, region: string): Set<string | null> {
  const keysAt = (of: RatesByRegion<ComparedRate>, key: string) => [...(of.get(key)?.keys() ?? [])];
  const [before, after] = [keysAt(was, region), keysAt(is, region)];
  const own = new Set([null, ...before, ...after]);
  const stays = before.length === after.length && before.every((category_id) => is.get(region)?.has(category_id));
  return stays ? own : new Set([...own, ...keysAt(was, ''), ...keysAt(is, '')]);
}

function* changesAt(
  of: Country,
  { country, names, chainOf }: { country: string; names: ReadonlyMap<string, string>; chainOf: Chain },
): Generator<TaxChange> {
  const own = (rates: RatesByRegion<ComparedRate>, key: string, category_id: string | null): number | null =>
    nearestRate(rates.get(key), chainOf(category_id))?.rate ?? null;
  const whole = remembered((category_id: string | null): Both => ({
    before: own(of.was, '', category_id),
    after: own(of.is, '', category_id),
  }));
  const answers = (key: string, category_id: string | null): Both => ({
    before: own(of.was, key, category_id) ?? whole(category_id).before,
    after: own(of.is, key, category_id) ?? whole(category_id).after,
  });
  for (const [key, region] of names) {
    const all = answers(key, null);
    const isAsCountry = same(all, whole(null));
    for (const category_id of categoriesAt(of, key)) {
      const both = answers(key, category_id);
      if (both.before === both.after) continue;
      if (category_id !== null && same(both, all)) continue;
      if (key !== '' && isAsCountry && same(both, whole(category_id))) continue;
      yield { country, region, category_id, ...both };
    }
  }
}

/**
 * What orders from now on are taxed at otherwise, found as the checkout finds it: place by place, category by category. What
 * holds for a whole country, or for all goods, is not said again of its parts. docs/product.md §4, 'Taxes'.
 * @param chainOf a category and the ones above it, nearest first
 * @returns at most `MOST_CHANGES`
 */
export function previewTaxes(
  before: readonly ComparedRate[],
  after: readonly ComparedRate[],
  chainOf: (category_id: string | null) => string[],
): TaxChange[] {
  const [was, is] = [indexRates(before), indexRates(after)];
  const chain = remembered(chainOf);
  const none: RatesByRegion<ComparedRate> = new Map();
  const changes: TaxChange[] = [];
  for (const [country, names] of namesOf([...before, ...after])) {
    const of = { was: was.get(country) ?? none, is: is.get(country) ?? none };
    for (const change of changesAt(of, { country, names, chainOf: chain })) {
      changes.push(change);
      if (changes.length === MOST_CHANGES) return changes;
    }
  }
  return changes;
}
