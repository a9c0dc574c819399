import { COUNTRY_CODES } from '@tessera/shared/addresses';
import type { FieldErrors } from '../../errors/errors';
import { messageOf } from '../../messages/message';
import type { LocalizedMessage } from '../../messages/message';
import type { RateSetting } from './taxes.repository';

const partsOf = ({ region = '' }: RateSetting): string[] => region.split('|').map((name) => name.trim().toLowerCase());

/** They would be for the same goods in the same place. */
function overlap(one: RateSetting, other: RateSetting): boolean {
  if (one.country !== other.country || (one.category_id ?? null) !== (other.category_id ?? null)) return false;
  const parts = partsOf(other);
  return partsOf(one).some((part) => parts.includes(part));
}

/** What is wrong with tax rates, by field: 'rates.2.regions'. docs/product.md §4, 'Taxes'. */
export function taxFaults(rates: readonly RateSetting[], categories: ReadonlySet<string>): FieldErrors {
  const faults: Record<string, LocalizedMessage[]> = {};
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
    const earlier = rates.slice(0, index).find((other) => overlap(other, rate));
    if (earlier) {
      const both = { country, one: nameOf(earlier), other: nameOf(rate) };
      faults[`${field}.regions`] = [messageOf('validation.failed.tax_twice', both)];
    }
  }
  return faults;
}
