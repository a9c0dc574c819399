import { isDeepStrictEqual } from 'node:util';
import { countriesOf, startsOf, zoneFinder } from './find-zone';
import type { Place } from './find-zone';
import { offeredIn } from './zone-setting';
import type { MethodSetting, ZoneSetting } from './zone-setting';

/** Where something changes. */
interface Where {
  /** ISO 3166-1 alpha-2 */
  countries: string[];
  /** starts of postal codes; none: the countries as a whole */
  postal_codes: string[];
}

interface DaysOfDelivery {
  min_days: number;
  max_days: number;
}

/** What changes for orders to some places. */
export interface DeliveryChange extends Where {
  kind: 'price' | 'free_from' | 'days' | 'added' | 'removed';
  /** the way of delivery, by language */
  method: Record<string, string>;
  /** a price is one of parcels above this weight, 0: of all */
  from_grams: number;
  /** and up to this one; null: any weight */
  up_to_grams: number | null;
  /** minor units; null: not sent, or never free of charge */
  before: number | null;
  after: number | null;
  days_before: DaysOfDelivery | null;
  days_after: DaysOfDelivery | null;
}

/** What a shopkeeper should know before it is saved. */
export interface DeliveryWarning extends Where {
  /** nothing is delivered anywhere; a zone offers nothing; places are in no zone any more; heavy parcels are not sent any more */
  kind: 'nowhere' | 'empty' | 'lost' | 'lighter';
  /** the zone that offers nothing; else '' */
  zone: string;
  /** the heaviest parcel from now on, of those that are lighter; else null */
  up_to_grams: number | null;
}

export interface DeliveryPreview {
  changes: DeliveryChange[];
  warnings: DeliveryWarning[];
}

interface Pair extends Where {
  before: ZoneSetting | undefined;
  after: ZoneSetting | undefined;
}

/** More than anybody reads before saving; those that come after are not told. */
const MOST_CHANGES = 1000;

const PLAIN = { from_grams: 0, up_to_grams: null, before: null, after: null, days_before: null, days_after: null };

/** Every place that two settings may answer differently: each country, and each start of a postal code named in it. */
function placesOf(zones: readonly ZoneSetting[]): Place[] {
  const starts = new Map<string, Set<string>>();
  for (const zone of zones) {
    const own = startsOf(zone);
    for (const country of zone.countries) {
      const all = starts.get(country) ?? new Set(['']);
      starts.set(country, all);
      for (const start of own) all.add(start);
    }
  }
  return countriesOf(zones).flatMap((country) =>
    [...(starts.get(country) ?? [''])].map((postal_code) => ({ country, postal_code })),
  );
}

/** Places by the zone that they were in and the zone that they will be in. */
function pairsOf(before: readonly ZoneSetting[], after: readonly ZoneSetting[]): Pair[] {
  const pairs = new Map<string, Pair>();
  const [zoneBefore, zoneAfter] = [zoneFinder(before), zoneFinder(after)];
  const keyOf = (zones: readonly ZoneSetting[], zone: ZoneSetting | undefined) => (zone ? zones.indexOf(zone) : -1);
  for (const place of placesOf([...before, ...after])) {
    const [from, to] = [zoneBefore(place), zoneAfter(place)];
    // parts of a country by postal code are told apart from its rest
    const part = place.postal_code === '' ? '' : place.country;
    const key = `${keyOf(before, from)} ${keyOf(after, to)} ${part}`;
    const pair = pairs.get(key) ?? { before: from, after: to, countries: [], postal_codes: [] };
    pairs.set(key, pair);
    if (!pair.countries.includes(place.country)) pair.countries.push(place.country);
    if (part !== '') pair.postal_codes.push(place.postal_code);
  }
  const all = [...pairs.values()];
  const wholes = all.filter(({ postal_codes }) => postal_codes.length === 0);
  const isSaid = ({ before: from, after: to, countries: [country = ''] }: Pair) =>
    wholes.some((whole) => whole.before === from && whole.after === to && whole.countries.includes(country));
  return all.filter((pair) => pair.postal_codes.length === 0 || !isSaid(pair));
}

/** @returns minor units; null: a parcel of this weight is not sent. `grams`: Infinity for one heavier than any. */
function priceAt({ prices }: MethodSetting, grams: number): number | null {
  return prices.find(({ up_to_grams }) => up_to_grams === null || grams <= up_to_grams)?.price ?? null;
}

/** The weights at which something differs, with what it was and what it will be. */
function pricesApart(before: MethodSetting, after: MethodSetting) {
  const edges = [...before.prices, ...after.prices].map(({ up_to_grams }) => up_to_grams ?? Infinity);
  const steps = [...new Set([...edges, Infinity])].sort((a, b) => a - b);
  const apart: Pick<DeliveryChange, 'from_grams' | 'up_to_grams' | 'before' | 'after'>[] = [];
  for (const [index, step] of steps.entries()) {
    const [was, is] = [priceAt(before, step), priceAt(after, step)];
    if (was === is) continue;
    const from_grams = steps[index - 1] ?? 0;
    const up_to_grams = step === Infinity ? null : step;
    const last = apart.at(-1);
    if (last && last.up_to_grams === from_grams && last.before === was && last.after === is) {
      last.up_to_grams = up_to_grams;
    } else {
      apart.push({ from_grams, up_to_grams, before: was, after: is });
    }
  }
  return apart;
}

function changesOfMethod(before: MethodSetting, after: MethodSetting, where: Where): DeliveryChange[] {
  const base = { ...PLAIN, ...where, method: after.names };
  const daysOf = ({ min_days, max_days }: MethodSetting) => ({ min_days, max_days });
  const [was, is] = [daysOf(before), daysOf(after)];
  return [
    ...pricesApart(before, after).map((apart) => ({ ...base, ...apart, kind: 'price' as const })),
    ...(before.free_from === after.free_from
      ? []
      : [{ ...base, kind: 'free_from' as const, before: before.free_from, after: after.free_from }]),
    ...(isDeepStrictEqual(was, is) ? [] : [{ ...base, kind: 'days' as const, days_before: was, days_after: is }]),
  ];
}

function changesOf({ before, after, ...where }: Pair): DeliveryChange[] {
  const [was, is] = [offeredIn(before), offeredIn(after)];
  const base = { ...PLAIN, ...where };
  const find = (methods: MethodSetting[], code: string) => methods.find((method) => method.code === code);
  return [
    ...is.flatMap((method): DeliveryChange[] => {
      const former = find(was, method.code);
      if (former) return changesOfMethod(former, method, where);
      const price = method.prices[0]?.price ?? null;
      return [{ ...base, kind: 'added', method: method.names, after: price }];
    }),
    ...was
      .filter(({ code }) => !find(is, code))
      .map((method): DeliveryChange => ({ ...base, kind: 'removed', method: method.names })),
  ];
}

/** The heaviest parcel that some way of delivery takes. */
const heaviest = (methods: readonly MethodSetting[]): number =>
  Math.max(0, ...methods.map(({ prices }) => prices.at(-1)?.up_to_grams ?? Infinity));

function warningOf({ before, after, ...where }: Pair): DeliveryWarning[] {
  const [was, is] = [offeredIn(before), offeredIn(after)];
  if (was.length === 0) return [];
  if (!after) return [{ ...where, kind: 'lost', zone: '', up_to_grams: null }];
  if (is.length === 0 || heaviest(is) >= heaviest(was)) return [];
  return [{ ...where, kind: 'lighter', zone: '', up_to_grams: heaviest(is) }];
}

function warningsOf(pairs: readonly Pair[], after: readonly ZoneSetting[]): DeliveryWarning[] {
  const empty = after.filter((zone) => offeredIn(zone).length === 0);
  const nothing = { countries: [], postal_codes: [], zone: '', up_to_grams: null };
  return [
    ...(empty.length === after.length ? [{ ...nothing, kind: 'nowhere' as const }] : []),
    ...empty.map(({ name, countries, postal_codes = [] }) => ({
      ...nothing,
      kind: 'empty' as const,
      zone: name,
      countries,
      postal_codes,
    })),
    ...pairs.flatMap(warningOf),
  ];
}

/** What a shopkeeper should know before zones are put in the place of others. docs/product.md §4, 'Delivery'. */
export const deliveryWarnings = (before: readonly ZoneSetting[], after: readonly ZoneSetting[]): DeliveryWarning[] =>
  warningsOf(pairsOf(before, after), after);

/**
 * What orders from now on have otherwise than those before, found as the checkout finds it: place by place, weight by weight.
 * docs/product.md §4, 'Delivery'.
 */
export function previewDelivery(before: readonly ZoneSetting[], after: readonly ZoneSetting[]): DeliveryPreview {
  const pairs = pairsOf(before, after);
  const changes: DeliveryChange[] = [];
  for (const pair of pairs) {
    if (changes.length >= MOST_CHANGES) break;
    changes.push(...changesOf(pair));
  }
  return { changes: changes.slice(0, MOST_CHANGES), warnings: warningsOf(pairs, after) };
}
