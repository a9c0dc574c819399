import { COUNTRY_CODES } from '@tessera/shared/addresses';
import type { FieldErrors } from '../../errors/errors';
import { messageOf } from '../../messages/message';
import type { LocalizedMessage } from '../../messages/message';
import { regionKeys } from './choose-rate';
import type { RateSetting } from './taxes.repository';

/** What two rates have in common that are for the same goods in the same place. */
const placesOf = ({ country, region = '', category_id }: RateSetting): string[] =>
  regionKeys(region).map((key) => `${country} ${category_id ?? ''} ${key}`);

/** What is wrong with tax rates, by field: 'rates.2.regions'. docs/product.md §4, 'Taxes'. */
export function taxFaults(rates: readonly RateSetting[], categories: ReadonlySet<string>): FieldErrors {
  const faults: Record<string, LocalizedMessage[]> = {};
  // the first rate of each place, by its index
  const owners = new Map<string, number>();
  for (const [index, rate] of rates.entries()) {
    const field = `rates.${index}`;
    const { country, category_id, names } = rate;
    const nameOf = (of: RateSetting) => of.names['en'] ?? '';
    if (!COUNTRY_CODES.includes(country)) {
      faults[`${field}.country`] = [messageOf('validation.failed.country_unknown', { code: country })];
    }
    if (!names['en']) faults[`${field}.names.en`] = [messageOf('validation.failed.name_in_english')];
    if (category_id && !categories.has(category_id)) {
      faults[`${field}.category_id`] = [messageOf('validation.failed.tax_category')];
    }
    const places = placesOf(rate);
    const earlier = rates[Math.min(...places.map((place) => owners.get(place) ?? index))];
    for (const place of places) owners.set(place, owners.get(place) ?? index);
    if (earlier && earlier !== rate) {
      const both = { country, one: nameOf(earlier), other: nameOf(rate) };
      faults[`${field}.regions`] = [messageOf('validation.failed.tax_twice', both)];
    }
  }
  return faults;
}
