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
export const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** How well a zone fits: the length of the start of the postal code that it names; -1: not at all. */
function fit({ countries, postal_codes = [] }: Zone, country: string, postal_code: string): number {
  if (!countries.includes(country)) return -1;
  if (postal_codes.length === 0) return 0;
  const starts = postal_codes.map(plain).filter((start) => postal_code.startsWith(start));
  return Math.max(-1, ...starts.map((start) => start.length));
}

/**
 * The zone that a place is in: the longest start of its postal code, else its country, else '*', every other country that
 * has a post.
 */
export function findZone<Z extends Zone>(zones: readonly Z[], { country, postal_code }: Place): Z | undefined {
  const code = plain(postal_code);
  for (const wanted of WITHOUT_POST.has(country) ? [country] : [country, '*']) {
    const best = zones.reduce<{ zone: Z; fit: number } | undefined>((found, zone) => {
      const of = fit(zone, wanted, code);
      return of > (found?.fit ?? -1) ? { zone, fit: of } : found;
    }, undefined);
    if (best) return best.zone;
  }
  return undefined;
}

/** Every country that some zone delivers to, if only to a part of it. */
export function countriesOf(zones: readonly Zone[]): string[] {
  const named = new Set(zones.flatMap(({ countries }) => countries));
  return COUNTRY_CODES.filter((code) => named.has(code) || (named.has('*') && !WITHOUT_POST.has(code)));
}
