import { COUNTRY_CODES } from '@tessera/shared/addresses';
import type { FieldErrors } from '../../../errors/errors';
import { messageOf } from '../../../messages/message';
import type { LocalizedMessage } from '../../../messages/message';
import { startsOf } from './find-zone';
import type { MethodSetting, ZoneSetting } from './zone-setting';

type Fault = [field: string, says: LocalizedMessage];

const EVERY_OTHER = '*';
const isCountry = (code: string): boolean => code === EVERY_OTHER || COUNTRY_CODES.includes(code);

function methodFaults(method: MethodSetting, field: string, codes: readonly string[]): Fault[] {
  const { code, names, prices, min_days, max_days } = method;
  const faults: Fault[] = [];
  if (!names['en']?.trim()) faults.push([`${field}.names.en`, messageOf('validation.failed.name_in_english')]);
  if (codes.indexOf(code) !== codes.lastIndexOf(code)) {
    faults.push([`${field}.code`, messageOf('validation.failed.method_twice', { code })]);
  }
  if (max_days < min_days) faults.push([`${field}.max_days`, messageOf('validation.failed.days_order')]);
  prices.forEach(({ up_to_grams }, index) => {
    const lower = prices[index - 1]?.up_to_grams ?? 0;
    const isOpenTooEarly = up_to_grams === null && index < prices.length - 1;
    if (isOpenTooEarly || (up_to_grams !== null && up_to_grams <= lower)) {
      faults.push([`${field}.prices.${index}.up_to_grams`, messageOf('validation.failed.weight_order')]);
    }
  });
  return faults;
}

/** What is wrong with a zone on its own. */
function ownFaults(zone: ZoneSetting, field: string): Fault[] {
  const { name, countries, postal_codes = [], methods } = zone;
  const faults: Fault[] = [];
  const unknown = countries.find((code) => !isCountry(code));
  if (name.trim() === '') faults.push([`${field}.name`, messageOf('validation.failed.zone_name')]);
  if (countries.length === 0) faults.push([`${field}.countries`, messageOf('validation.failed.zone_countries')]);
  if (unknown !== undefined) {
    faults.push([`${field}.countries`, messageOf('validation.failed.country_unknown', { code: unknown })]);
  }
  if (postal_codes.length > 0 && (countries.length !== 1 || countries[0] === EVERY_OTHER)) {
    faults.push([`${field}.postal_codes`, messageOf('validation.failed.postal_codes_of_one')]);
  }
  const codes = methods.map(({ code }) => code);
  return [...faults, ...methods.flatMap((method, index) => methodFaults(method, `${field}.methods.${index}`, codes))];
}

/** A country (or a part of it) that an earlier zone has already: the later one says so, naming both. */
function sharedFaults(zones: readonly ZoneSetting[]): Fault[] {
  const owners = new Map<string, string>();
  return zones.flatMap(({ name, countries, postal_codes = [] }, index) => {
    // starts of several countries are a fault of their own
    if (postal_codes.length > 0 && countries.length !== 1) return [];
    const starts = startsOf({ countries, postal_codes });
    const field = `zones.${index}.${postal_codes.length === 0 ? 'countries' : 'postal_codes'}`;
    return [...new Set(countries)].flatMap((country) =>
      starts.flatMap((start): Fault[] => {
        const key = `${country} ${start}`;
        const one = owners.get(key);
        owners.set(key, one ?? name);
        if (one === undefined) return [];
        const between = { country, one, other: name };
        return [
          [
            field,
            start === ''
              ? messageOf('validation.failed.country_in_two_zones', between)
              : messageOf('validation.failed.postal_code_in_two_zones', { ...between, start }),
          ],
        ];
      }),
    );
  });
}

/** What is wrong with delivery zones, by field: 'zones.0.countries'. docs/product.md §8. */
export function zoneFaults(zones: readonly ZoneSetting[]): FieldErrors {
  const faults = [...zones.flatMap((zone, index) => ownFaults(zone, `zones.${index}`)), ...sharedFaults(zones)];
  const fields = new Map<string, LocalizedMessage[]>();
  for (const [field, says] of faults) {
    const all = fields.get(field) ?? [];
    all.push(says);
    fields.set(field, all);
  }
  return Object.fromEntries(fields);
}
