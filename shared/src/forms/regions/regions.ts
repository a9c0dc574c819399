import type * as namesModule from './region-names';

export interface Region {
  /** as it is written in an address, and kept: 'CA', 'Jalisco' */
  code: string;
  name: string;
}

let names: typeof namesModule | undefined;

/**
 * Fetches the lists of states and provinces, which only those need who fill in an address. Until they are here no region is
 * refused; the API has them before it checks anything.
 */
export async function loadRegions(): Promise<void> {
  names ??= await import(/* webpackChunkName: "region-names" */ './region-names');
}

function parse(country: string): Region[] {
  const coded = names?.CODED[country]?.split('|');
  if (coded)
    return coded.map((text) => ({ code: text.slice(0, text.indexOf(' ')), name: text.slice(text.indexOf(' ') + 1) }));
  return (names?.NAMED[country]?.split('|') ?? []).map((name) => ({ code: name, name }));
}

/** The states or provinces of a country (ISO 3166-1 alpha-2) by name; none where it has no list, or before `loadRegions`. */
export function listRegions(country: string): Region[] {
  // anything may be sent to the API, 'constructor' too, which every object has
  return /^[A-Z]{2}$/.test(country) ? parse(country) : [];
}

/** Case, accents, dots and a county's 'Co.' are never what is wrong with a region. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^co(unty)?\.?\s+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * A region as its country writes it: 'california' in the US is 'CA'. Trimmed text where the country has no list.
 * @returns undefined when the country has a list and this is not on it
 */
export function formatRegion(country: string, text: string): string | undefined {
  const regions = listRegions(country);
  if (regions.length === 0 || text.trim() === '') return text.trim();
  const wanted = bare(text);
  return regions.find(({ code, name }) => bare(code) === wanted || bare(name) === wanted)?.code;
}
