import { chooseRate } from './choose-rate';
import type { StoredRate } from './choose-rate';

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

const same = (one: TaxChange, other: TaxChange): boolean => one.before === other.before && one.after === other.after;

/**
 * What orders from now on are taxed at otherwise, found as the checkout finds it: place by place, category by category. What
 * holds for a whole country, or for all goods, is not said again of its parts. docs/product.md §4, 'Taxes'.
 * @param chainOf a category and the ones above it, nearest first
 */
export function previewTaxes(
  before: readonly ComparedRate[],
  after: readonly ComparedRate[],
  chainOf: (category_id: string | null) => string[],
): TaxChange[] {
  const rates = [...before, ...after];
  const countries = [...new Set(rates.map(({ country }) => country))];
  const categories = [null, ...new Set(rates.flatMap(({ category_id }) => category_id ?? []))];

  const changeIn = (country: string, region: string, category_id: string | null): TaxChange => {
    const rateOf = (of: readonly ComparedRate[]) =>
      chooseRate(of, { country, region }, chainOf(category_id))?.rate ?? null;
    return { country, region, category_id, before: rateOf(before), after: rateOf(after) };
  };

  return countries.flatMap((country) => {
    const own = rates.filter((rate) => rate.country === country && rate.region !== '');
    // one way to write it stands for all
    const regions = ['', ...new Set(own.map(({ region }) => region.split('|')[0] ?? ''))];
    const whole = changeIn(country, '', null);
    return regions.flatMap((region) => {
      const all = changeIn(country, region, null);
      const changes = categories.map((category_id) => changeIn(country, region, category_id));
      return changes.filter((change) => {
        if (change.before === change.after) return false;
        if (change.category_id !== null && same(change, all)) return false;
        return change.region === '' || !same(change, changeIn(country, '', change.category_id)) || !same(all, whole);
      });
    });
  });
}
