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

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function fits(rate: StoredRate, { country, region }: TaxPlace, categories: readonly string[]): boolean {
  if (rate.country !== country) return false;
  if (rate.region !== '' && !rate.region.split('|').some((name) => same(name, region))) return false;
  return rate.category_id === null || categories.includes(rate.category_id);
}

/**
 * The rate for goods of a category that are sent to a place: one for a region before one for the country, then the
 * nearest category before none.
 * @param categories the product's category first, then the ones above it
 */
export function chooseRate<R extends StoredRate>(
  rates: readonly R[],
  place: TaxPlace,
  categories: readonly string[],
): R | undefined {
  const distance = ({ category_id }: R): number =>
    category_id === null ? categories.length : categories.indexOf(category_id);
  return rates
    .filter((rate) => fits(rate, place, categories))
    .sort((a, b) => Number(b.region !== '') - Number(a.region !== '') || distance(a) - distance(b))[0];
}
