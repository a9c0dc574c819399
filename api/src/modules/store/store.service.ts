import type { Static } from 'typebox';
import { LANGUAGES, offeredLanguages } from '../../core/languages';
import type { Language } from '../../core/languages';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { isTimeZone } from '../../infra/basics/calendar';
import { isWithin, untilNextChange } from '../../infra/basics/stretch';
import type { Db, Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { presentImage } from '../../presenters/goods/image';
import type { StripeKeysService } from '../stripe-keys/stripe-keys.service';
import type { MenusService } from '../navigation/menus.service';
import { storeRepository } from './store.repository';
import type { AnnouncementSetting, Seller, Store } from './store.schemas';

type StoreView = Static<typeof Store>;
type Left = 'logo' | 'heroes' | 'payment_providers' | 'email' | 'phone' | 'address' | 'announcement' | 'menus';
/** What the shop says of itself and keeps, without the pictures of its home page. */
export interface StoreSettings extends Omit<StoreView, Left> {
  /** the picture that stands for its name */
  logo_id: string | null;
  /** who is written to when something goes wrong with money, which nobody else is told; empty: the contact address */
  trouble_email: string;
  /** at this stock or less staff count a variant as low that says nothing else; what shoppers read is another number */
  low_stock: number;
  announcement: Static<typeof AnnouncementSetting> | null;
  /** what invoices say of it */
  seller: Static<typeof Seller>;
  /** what order numbers begin with: 'AB' of 'AB-7K3M9P' */
  order_prefix: string;
}

export interface HeroSetting {
  image_id: string;
  quiet_side: 'left' | 'right';
}

export type StoreService = ReturnType<typeof createStoreService>;
export interface StoreDeps extends Pick<Infra, 'db' | 'clock' | 'changes' | 'queue'> {
  menus: Pick<MenusService, 'get'>;
  stripeKeys: Pick<StripeKeysService, 'get'>;
}

/** Of a shop that nobody has described yet. */
export const STORE_DEFAULTS: StoreSettings = {
  name: 'Our shop',
  logo_id: null,
  currency: 'USD',
  locale: 'en-US',
  languages: [...LANGUAGES],
  time_zone: 'UTC',
  contact: { email: '', phone: '', address: '' },
  social: [],
  maintenance: false,
  maintenance_note: { texts: { en: '', de: '' }, until: null },
  sign_in_prompt: 'always',
  trouble_email: '',
  low_stock: 5,
  announcement: null,
  seller: { legal_name: '', tax_number: '', vat_id: '' },
  order_prefix: 'ORD',
};

type Announced = NonNullable<StoreSettings['announcement']>;
/** As it may have been written before announcements had a beginning and an end. */
type Stored = Partial<Omit<StoreSettings, 'announcement'>> & {
  announcement?: (Omit<Announced, 'from' | 'until'> & Partial<Announced>) | null;
};

/** The settings as they were put; what is missing is filled from the defaults. */
export function readStored(value: unknown): StoreSettings {
  // Written by this module alone, which is typed.
  const stored = { ...STORE_DEFAULTS, ...(value as Stored | undefined) };
  const announcement = stored.announcement && { from: null, until: null, ...stored.announcement };
  return { ...stored, announcement };
}

/** The picture that stands for the shop's name, which is what it says; null where there is none. */
export async function findLogo(
  handle: Db | Trx,
  { logo_id, name }: Pick<StoreSettings, 'logo_id' | 'name'>,
): Promise<StoreView['logo']> {
  const [row] = logo_id === null ? [] : await storeRepository.listImages(handle, [logo_id]);
  return row ? presentImage(row, name) : null;
}

/** Asked for with every cart: read again after this long or when the change feed says so. */
const KEEP_MS = 30_000;
/** How often a worker looks whether an announcement begins or ends. */
const LOOK_MS = 1000;
const LOOKED_BACK_MS = 86_400_000;

/** The shop's own settings. */
export function createStoreService({ db, clock, changes, queue, menus, stripeKeys }: StoreDeps) {
  let cached: { settings: StoreSettings; until: number } | undefined;
  changes.onChange((tags) => tags.includes('store') && (cached = undefined));

  async function getSettings(handle: Db | Trx = db): Promise<StoreSettings> {
    return readStored(await storeRepository.find(handle, 'store'));
  }

  async function getKept(): Promise<StoreSettings> {
    const now = clock.now().getTime();
    if (!cached || cached.until < now) cached = { settings: await getSettings(), until: now + KEEP_MS };
    return cached.settings;
  }

  // Written by `setHeroes` alone, which is typed.
  const listHeroSettings = async (handle: Db | Trx = db): Promise<HeroSetting[]> =>
    ((await storeRepository.find(handle, 'heroes')) ?? []) as HeroSetting[];

  async function listHeroes(): Promise<StoreView['heroes']> {
    const stored = await listHeroSettings();
    if (stored.length === 0) return [];
    const images = await storeRepository.listImages(
      db,
      stored.map(({ image_id }) => image_id),
    );
    return stored.flatMap(({ image_id, quiet_side }) => {
      const image = images.find(({ id }) => id === image_id);
      return image ? [{ image: presentImage(image), quiet_side }] : [];
    });
  }

  async function read(): Promise<{ value: StoreView; tags: string[]; max_age_ms?: number }> {
    const [stored, heroes, shown, keys] = await Promise.all([
      getSettings(),
      listHeroes(),
      menus.get(),
      stripeKeys.get(),
    ]);
    const payment_providers: StoreView['payment_providers'] = keys ? ['stripe'] : [];
    const {
      logo_id,
      trouble_email: _,
      low_stock: _low,
      seller: _seller,
      order_prefix: _prefix,
      announcement: set,
      ...settings
    } = stored;
    const logo = await findLogo(db, { logo_id, name: settings.name });
    const now = clock.now();
    const announcement = set && isWithin(set, now) ? { texts: set.texts, to: set.to } : null;
    return {
      value: { ...settings, logo, ...settings.contact, payment_providers, heroes, announcement, menus: shown },
      tags: ['store'],
      max_age_ms: untilNextChange(set ? [set] : [], now),
    };
  }

  return {
    /** The settings as they are now. */
    getSettings,

    /** The pictures of a home page that nobody has arranged yet. */
    listHeroSettings,

    get: async (): Promise<StoreView> => (await read()).value,

    /** What the shop says now, with for how long that holds. */
    read,

    /**
     * Tells the change feed, in this process for as long as it lives, when an announcement begins or ends: within a second of
     * its moment. What passed while no worker ran is told at the first look.
     */
    watchAnnouncement(): void {
      let since = new Date(clock.now().getTime() - LOOKED_BACK_MS);
      queue.repeat('announcement', LOOK_MS, async () => {
        const now = clock.now();
        const { announcement } = await getSettings();
        const wait = announcement ? untilNextChange([announcement], since) : undefined;
        if (wait !== undefined && since.getTime() + wait <= now.getTime()) await changes.notify(db, ['store']);
        since = now;
        return false;
      });
    },

    /** ISO 4217 code of all prices. */
    getCurrency: async (): Promise<string> => (await getKept()).currency,

    /** IANA name: where the days of the shop begin; as it was half a minute ago at the longest. */
    getTimeZone: async (): Promise<string> => (await getKept()).time_zone,

    /** The languages that it is offered in, the first one before the others; within a second of a change. */
    getLanguages: async (): Promise<Language[]> => offeredLanguages((await getKept()).languages),

    /** Whether the shop is closed for a while, within a second of the change. */
    isClosed: async (): Promise<boolean> => (await getKept()).maintenance,

    /**
     * Changes some settings and keeps the others.
     * @throws AppError `validation.failed` for a time zone that there is not
     */
    async update(settings: Partial<StoreSettings>): Promise<void> {
      if (settings.time_zone !== undefined && !isTimeZone(settings.time_zone)) {
        throw new AppError('validation.failed.time_zone', {}, { field: 'time_zone' });
      }
      await withTransaction(db, async (trx) => {
        await storeRepository.put(trx, 'store', { ...(await getSettings(trx)), ...settings }, clock.now());
        await changes.notify(trx, ['store']);
      });
    },

    setHeroes: (heroes: HeroSetting[]): Promise<void> =>
      withTransaction(db, async (trx) => {
        await storeRepository.put(trx, 'heroes', heroes, clock.now());
        await changes.notify(trx, ['store']);
      }),
  };
}
