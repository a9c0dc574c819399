export interface StoredRate {
  /** ISO 3166-1 alpha-2 */
  country: string;
  /** ways to write a part of the country, between '|' ('NY|New York'); '': the whole country */
  region: string;
  category_id: string | null;
}

export interface TaxPlace {
  country: string;
  region: string;
}

/** Rates of one place by the category that they are for; null: for all goods. */
type RatesByCategory<R> = ReadonlyMap<string | null, R>;

/** Rates of one country by each way to write a part of it, as `regionKey` has it; '': the whole country. */
export type RatesByRegion<R> = ReadonlyMap<string, RatesByCategory<R>>;

/** Rates by country: made once, asked often. */
export type RateIndex<R> = ReadonlyMap<string, RatesByRegion<R>>;

/** A part of a country, however it is written. */
export const regionKey = (name: string): string => name.trim().toLowerCase();

/** Every way to write the place of a rate, as `regionKey` has it; '': the whole country. */
export const regionKeys = (region: string): string[] =>
  region === '' ? [''] : region.split('|').map(regionKey).filter(Boolean);

/** Rates by place and category. Of two for the same goods in the same place the first one counts. */
export function indexRates<R extends StoredRate>(rates: readonly R[]): RateIndex<R> {
  const index = new Map<string, Map<string, Map<string | null, R>>>();
  for (const rate of rates) {
    const { country, region, category_id } = rate;
    const regions = index.get(country) ?? new Map<string, Map<string | null, R>>();
    index.set(country, regions);
    for (const key of regionKeys(region)) {
      const categories = regions.get(key) ?? new Map<string | null, R>();
      regions.set(key, categories);
      if (!categories.has(category_id)) categories.set(category_id, rate);
    }
  }
  return index;
}

/**
 * The rate of a place for goods of a category: of the nearest category before none.
 * @param categories the product's category first, then the ones above it
 */
export function nearestRate<R>(rates: RatesByCategory<R> | undefined, categories: readonly string[]): R | undefined {
  if (rates === undefined) return undefined;
  for (const category_id of categories) {
    const rate = rates.get(category_id);
    if (rate !== undefined) return rate;
  }
  return rates.get(null);
}

/**
 * The rate for goods of a category that are sent to a place: one for a region before one for the country, then the
 * nearest category before none.
 * @param categories the product's category first, then the ones above it
 */
export function chooseRate<R>(
  index: RateIndex<R>,
  { country, region }: TaxPlace,
  categories: readonly string[],
): R | undefined {
  const regions = index.get(country);
  return nearestRate(regions?.get(regionKey(region)), categories) ?? nearestRate(regions?.get(''), categories);
}
