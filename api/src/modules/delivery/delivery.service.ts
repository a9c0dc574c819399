import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import type { WeightPrice } from '../../infra/database/tables/checkout';
import { newId } from '../../infra/basics/ids';
import { cachedValue, SETTINGS_MS } from '../../infra/caches/cached-value';
import type { Language } from '../../core/languages';
import { deliveryDates } from './delivery-dates';
import { deliveryRepository } from './delivery.repository';
import type { DeliveryZone } from './delivery.repository';
import type { DeliveryOfferView } from './delivery.schemas';
import { deliveryTable } from './delivery-table';
import { countriesOf, findZone } from './find-zone';
import type { Place } from './find-zone';
import { nameIn } from './name-in';

export interface Parcel extends Place {
  weight_grams: number;
  /** minor units: goods less discount, which `free_from` is compared with */
  goods: number;
  /** a coupon makes delivery free of charge */
  free: boolean;
}

export interface ZoneSetting {
  name: string;
  /** what shoppers read, by language; none: `name` */
  names?: Record<string, string>;
  /** ISO 3166-1 alpha-2, or '*' for every other country */
  countries: string[];
  postal_codes?: string[];
  methods: {
    code: string;
    /** by language */
    names: Record<string, string>;
    /** ascending */
    prices: WeightPrice[];
    free_from: number | null;
    min_days: number;
    max_days: number;
  }[];
}

export interface FreeDelivery {
  /** minor units */
  from: number;
  /** the zone, as shoppers read it */
  where: string;
}

export interface DeliveryTerms {
  /** minor units, of the lightest parcel */
  price_from: number;
  /** minor units; null: never */
  free_from: number | null;
  where: Record<Language, string>;
}

export type DeliveryService = ReturnType<typeof createDeliveryService>;

export interface Delivery {
  /** What can be chosen for a parcel; none where the shop does not deliver, or nothing that heavy. */
  offers(parcel: Parcel, language: Language): DeliveryOfferView[];
  /**
   * From what amount on delivery is free of charge, and in which zone that holds; null: never, or nothing is delivered there.
   * No place: the shop's own country.
   */
  freeFrom(place: Place | null, language: Language): FreeDelivery | null;
  /** Every country that goods are sent to, ISO 3166-1 alpha-2. */
  countries(): string[];
  /** The usual delivery in the shop's own country of what is ordered now: what product pages promise. */
  usualDates(): { earliest_on: string; latest_on: string } | null;
  /** What that delivery costs at least, from what amount on it is free of charge, and where, by language. */
  usualTerms(): DeliveryTerms | null;
  /** Every zone and method with its times and prices, as a table in Markdown. */
  table(currency: string, language: Language): string;
}

/** Where the shop delivers, what that costs and how long it takes; all of it settings in tables. */
export function createDeliveryService(infra: Pick<Infra, 'db' | 'clock' | 'changes'>) {
  const { db, clock, changes } = infra;

  async function load(): Promise<Delivery> {
    const zones = await deliveryRepository.listZones(db);
    return {
      offers(parcel, language) {
        return (findZone(zones, parcel)?.methods ?? []).flatMap((method) => {
          const price = priceOf(method, parcel);
          if (price === undefined) return [];
          const { code, names, free_from } = method;
          return [{ code, name: nameIn(names, language), price, ...deliveryDates(clock.now(), method), free_from }];
        });
      },
      freeFrom(place, language) {
        const zone = place ? findZone(zones, place) : zones[0];
        const amounts = (zone?.methods ?? []).flatMap(({ free_from }) => free_from ?? []);
        if (!zone || amounts.length === 0) return null;
        return { from: Math.min(...amounts), where: nameIn(zone.names, language) || zone.name };
      },
      countries: () => countriesOf(zones.filter(({ methods }) => methods.length > 0)),
      usualDates() {
        const method = zones[0]?.methods[0];
        return method ? deliveryDates(clock.now(), method) : null;
      },
      usualTerms() {
        const [zone] = zones;
        const method = zone?.methods[0];
        const price = method?.prices[0]?.price;
        if (!zone || !method || price === undefined) return null;
        const where = (language: Language) => nameIn(zone.names, language) || zone.name;
        return { price_from: price, free_from: method.free_from, where: { en: where('en'), de: where('de') } };
      },
      table: (currency, language) => deliveryTable(zones, currency, language),
    };
  }

  return {
    /** The settings as they are now. */
    get: cachedValue({ clock, max_age_ms: SETTINGS_MS, changed_by: { tag: 'store', changes }, load }),

    /** Puts these settings in the place of all, as part of `trx`. The first zone is the shop's own country. */
    async replace(trx: Trx, settings: ZoneSetting[]): Promise<void> {
      const last_modified_at = clock.now();
      const rows = settings.map(({ name, names = {}, countries, postal_codes = [] }, position) => ({
        id: newId(),
        name,
        names: JSON.stringify(names),
        countries,
        postal_codes,
        position,
        last_modified_at,
      }));
      const methods = settings.flatMap((zone, index) =>
        zone.methods.map(({ names, prices, ...method }, position) => ({
          id: newId(),
          zone_id: rows[index]?.id ?? '',
          ...method,
          position,
          last_modified_at,
          names: JSON.stringify(names),
          prices: JSON.stringify(prices),
        })),
      );
      await deliveryRepository.replace(trx, rows, methods);
      await changes.notify(trx, ['store']);
    },
  };
}

type Method = DeliveryZone['methods'][number];

function priceOf({ prices, free_from }: Method, { weight_grams, goods, free }: Parcel): number | undefined {
  const band = prices.find(({ up_to_grams }) => up_to_grams === null || weight_grams <= up_to_grams);
  if (!band) return undefined;
  return free || (free_from !== null && goods >= free_from) ? 0 : band.price;
}
