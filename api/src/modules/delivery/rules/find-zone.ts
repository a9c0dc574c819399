import { COUNTRY_CODES } from '@tessera/shared/addresses';

export interface Zone {
  countries: readonly string[];
  /** starts of postal codes; none: all of them */
  postal_codes?: readonly string[];
}

export interface Place {
  /** ISO 3166-1 alpha-2 */
  country: string;
  postal_code: string;
}

/** Where no post goes: nobody lives there but researchers and soldiers. */
const WITHOUT_POST = new Set(['AQ', 'BV', 'GS', 'HM', 'TF', 'UM']);

/** A postal code without what people put between its parts. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Zones of one country: by the start of a postal code, '' for all of it, and how long such starts are, the longest first. */
interface Starts<Z> {
  zones: Map<string, Z>;
  lengths: number[];
}

/** The starts of postal codes that a zone names, each once, as `plain` has them; '': all of its countries. */
export const startsOf = ({ postal_codes = [] }: Zone): string[] =>
  postal_codes.length === 0 ? [''] : [...new Set(postal_codes.map(plain))];

function indexed<Z extends Zone>(zones: readonly Z[]): Map<string, Starts<Z>> {
  const countries = new Map<string, Starts<Z>>();
  for (const zone of zones) {
    const starts = startsOf(zone);
    for (const country of zone.countries) {
      const of = countries.get(country) ?? { zones: new Map<string, Z>(), lengths: [] };
      countries.set(country, of);
      for (const start of starts) if (!of.zones.has(start)) of.zones.set(start, zone);
    }
  }
  for (const of of countries.values()) {
    of.lengths = [...new Set([...of.zones.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  }
  return countries;
}

/**
 * What tells the zone that a place is in: the longest start of its postal code, else its country, else '*', every other
 * country that has a post. Of two zones with the same start the first one counts. Made once, asked often.
 */
export function zoneFinder<Z extends Zone>(zones: readonly Z[]): (place: Place) => Z | undefined {
  const countries = indexed(zones);
  const inCountry = (country: string, code: string): Z | undefined => {
    const of = countries.get(country);
    const length = of?.lengths.find((long) => long <= code.length && of.zones.has(code.slice(0, long)));
    return length === undefined ? undefined : of?.zones.get(code.slice(0, length));
  };
  return ({ country, postal_code }) => {
    const code = plain(postal_code);
    return inCountry(country, code) ?? (WITHOUT_POST.has(country) ? undefined : inCountry('*', code));
  };
}

/** Every country that some zone delivers to, if only to a part of it. */
export function countriesOf(zones: readonly Zone[]): string[] {
  const named = new Set(zones.flatMap(({ countries }) => countries));
  return COUNTRY_CODES.filter((code) => named.has(code) || (named.has('*') && !WITHOUT_POST.has(code)));
}
