import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { cachedValue, SETTINGS_MS } from '../../infra/caches/cached-value';
import type { Language } from '../../core/languages';
import type { StoreService } from '../store/store.service';
import { CUT_OFF_HOUR, deliveryDates } from './rules/delivery-dates';
import { deliveryRepository } from './delivery.repository';
import type { DeliveryZone } from './delivery.repository';
import type { DeliveryOfferView } from './delivery.schemas';
import { deliveryTable } from './delivery-table';
import { countriesOf, zoneFinder } from './rules/find-zone';
import type { Place } from './rules/find-zone';
import { nameIn } from './rules/name-in';
import type { ZoneSetting } from './rules/zone-setting';

export interface Parcel extends Place {
  weight_grams: number;
  /** minor units: goods less discount, which `free_from` is compared with */
  goods: number;
  /** a coupon makes delivery free of charge */
  free: boolean;
}

export type { ZoneSetting };

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

export interface DeliveryDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  store: Pick<StoreService, 'getSettings'>;
}

/** Where the shop delivers, what that costs and how long it takes; all of it settings in tables. */
export function createDeliveryService({ db, clock, changes, store }: DeliveryDeps) {
  async function load(): Promise<Delivery> {
    const zones = (await deliveryRepository.listZones(db)).map(offered);
    const zoneOf = zoneFinder(zones);
    const { time_zone } = await store.getSettings();
    const packing = { cut_off_hour: await readCutOff(db), time_zone };
    const datesOf = (method: Method) => deliveryDates(clock.now(), method, packing);
    return {
      offers(parcel, language) {
        return (zoneOf(parcel)?.methods ?? []).flatMap((method) => {
          const price = priceOf(method, parcel);
          if (price === undefined) return [];
          const { code, names, free_from } = method;
          return [{ code, name: nameIn(names, language), price, ...datesOf(method), free_from }];
        });
      },
      freeFrom(place, language) {
        const zone = place ? zoneOf(place) : zones[0];
        const amounts = (zone?.methods ?? []).flatMap(({ free_from }) => free_from ?? []);
        if (!zone || amounts.length === 0) return null;
        return { from: Math.min(...amounts), where: nameIn(zone.names, language) || zone.name };
      },
      countries: () => countriesOf(zones.filter(({ methods }) => methods.length > 0)),
      usualDates() {
        const method = zones[0]?.methods[0];
        return method ? datesOf(method) : null;
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
    async replace(trx: Trx, zones: ZoneSetting[]): Promise<void> {
      const now = clock.now();
      await deliveryRepository.putSettings(trx, { cut_off_hour: await readCutOff(trx) }, now);
      await deliveryRepository.replace(trx, zones, now);
      await changes.notify(trx, ['store']);
    },
  };
}

/** The hour of the store's clock until which orders are packed the same day. */
async function readCutOff(handle: Db | Trx): Promise<number> {
  const { value } = await deliveryRepository.findSettings(handle);
  // Written by this module alone, which is typed.
  return (value as { cut_off_hour: number } | undefined)?.cut_off_hour ?? CUT_OFF_HOUR;
}

const offered = (zone: DeliveryZone): DeliveryZone => ({
  ...zone,
  methods: zone.methods.filter(({ active }) => active),
});

type Method = DeliveryZone['methods'][number];

function priceOf({ prices, free_from }: Method, { weight_grams, goods, free }: Parcel): number | undefined {
  const band = prices.find(({ up_to_grams }) => up_to_grams === null || weight_grams <= up_to_grams);
  if (!band) return undefined;
  return free || (free_from !== null && goods >= free_from) ? 0 : band.price;
}
