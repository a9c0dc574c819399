import { TaggedCache } from '@tessera/server/cache';
import type { StripeConfig } from '../../core/config';
import type { Infra } from '../../infra';
import { createSecretBox } from '../../infra/basics/secret-box';
import { SETTINGS_MS } from '../../infra/caches/cached-value';
import { dropByFeed } from '../../infra/caches/drop-by-feed';
import type { Db, Trx } from '../../infra/database/db';
import { stripeKeysRepository } from './stripe-keys.repository';

/** The three keys that Stripe shows to a shop. */
export type StripeKeys = Pick<StripeConfig, 'secret_key' | 'publishable_key' | 'webhook_secret'>;

/** What is told of saved keys: never the keys. */
export interface SavedStripeKeys {
  /** their last four signs */
  ends: Record<keyof StripeKeys, string>;
  is_live: boolean;
  set_at: string;
  set_by: string | null;
}

/** As it is kept; null once they were removed. */
type Stored = (SavedStripeKeys & { sealed: string }) | null;

export type StripeKeysService = ReturnType<typeof createStripeKeys>;

const CACHED = 'keys';
/** Checkouts and what the shop says of its payments hang on it. */
const TAG = 'store';

export const isLiveKey = (key: string): boolean => /^[a-z]+_live_/.test(key);
const endOf = (key: string): string => key.slice(-4);

/**
 * By which keys the shop takes cards at Stripe: those of the environment where it has some, else those that staff have
 * saved, sealed by SHOP_SECRET. docs/product.md §4, 'Payments'.
 */
export function createStripeKeys({
  db,
  clock,
  config,
  changes,
  logger,
}: Pick<Infra, 'db' | 'clock' | 'config' | 'changes' | 'logger'>) {
  const box = createSecretBox(config.shop_secret, 'stripe-keys');
  const cache = new TaggedCache<{ keys: StripeConfig | null }>({
    maxSize: 1,
    maxAge: SETTINGS_MS,
    now: () => clock.now().getTime(),
  });
  dropByFeed(cache, changes);

  async function findStored(handle: Db | Trx): Promise<{ stored: Stored; version: number }> {
    const { value, version } = await stripeKeysRepository.find(handle);
    // Written by `replace` below alone, which is typed.
    return { stored: (value ?? null) as Stored, version };
  }

  /** null where there are none, or another SHOP_SECRET has sealed them: then cards are not offered. */
  function open(stored: Stored): StripeConfig | null {
    if (!stored) return null;
    try {
      const keys = JSON.parse(box.open(Buffer.from(stored.sealed, 'base64')).toString()) as StripeKeys;
      return { ...keys, api_base: config.stripe_api_base };
    } catch {
      logger.error('the saved keys of Stripe cannot be opened: SHOP_SECRET is another one');
      return null;
    }
  }

  const read = async (handle: Db | Trx) => open((await findStored(handle)).stored);

  /**
   * @param handle within a transaction that: a second connection could be waited for by all who hold the first. What is read
   * so is not kept, for it may be what was before a change
   */
  async function get(handle: Db | Trx = db): Promise<StripeConfig | null> {
    if (config.stripe) return config.stripe;
    if (handle !== db) {
      const held = cache.find(CACHED);
      return held ? held.keys : read(handle);
    }
    return (await cache.load(CACHED, async () => ({ value: { keys: await read(db) }, tags: [TAG] }))).keys;
  }

  return {
    get,

    /** What is told of those that are saved, whether they are used or not. */
    async describe(handle: Db | Trx = db) {
      const { stored, version } = await findStored(handle);
      if (!stored) return { saved: null, is_readable: true, version };
      const { sealed: _, set_by, ...saved } = stored;
      const name = set_by === null ? undefined : await stripeKeysRepository.findName(handle, set_by);
      return { saved: { ...saved, set_by: name ?? null }, is_readable: open(stored) !== null, version };
    },

    /**
     * Keeps keys in the place of a version that was read; null removes them.
     * @returns false where somebody else was faster: then nothing is written
     */
    async replace(
      trx: Trx,
      { keys, version, set_by }: { keys: StripeKeys | null; version: number; set_by: string | null },
    ): Promise<boolean> {
      const now = clock.now();
      const value: Stored = keys && {
        sealed: box.seal(Buffer.from(JSON.stringify(keys))).toString('base64'),
        ends: {
          secret_key: endOf(keys.secret_key),
          publishable_key: endOf(keys.publishable_key),
          webhook_secret: endOf(keys.webhook_secret),
        },
        is_live: isLiveKey(keys.secret_key),
        set_at: now.toISOString(),
        set_by,
      };
      if (!(await stripeKeysRepository.replace(trx, { value, version, now }))) return false;
      await changes.notify(trx, [TAG]);
      return true;
    },
  };
}
