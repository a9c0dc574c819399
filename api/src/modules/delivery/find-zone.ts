export interface Zone {
  countries: readonly string[];
  /** starts of postal codes; none: all of them */
  postal_codes: readonly string[];
}

export interface Place {
  /** ISO 3166-1 alpha-2 */
  country: string;
  postal_code: string;
}

const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** How well a zone fits: the length of the start of the postal code that it names; -1: not at all. */
function fit({ countries, postal_codes }: Zone, country: string, postal_code: string): number {
  if (!countries.includes(country)) return -1;
  if (postal_codes.length === 0) return 0;
  const starts = postal_codes.map(plain).filter((start) => postal_code.startsWith(start));
  return Math.max(-1, ...starts.map((start) => start.length));
}

/** The zone that a place is in: the longest start of its postal code, else its country, else '*', every other country. */
export function findZone<Z extends Zone>(zones: readonly Z[], { country, postal_code }: Place): Z | undefined {
  const code = plain(postal_code);
  for (const wanted of [country, '*']) {
    const best = zones.reduce<{ zone: Z; fit: number } | undefined>((found, zone) => {
      const of = fit(zone, wanted, code);
      return of > (found?.fit ?? -1) ? { zone, fit: of } : found;
    }, undefined);
    if (best) return best.zone;
  }
  return undefined;
}
