import { exportJWK, exportPKCS8, generateKeyPair, importPKCS8 } from 'jose';
import type { CryptoKey } from 'jose';
import { WrongSecret } from '../../../errors/wrong-secret';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { newId } from '../../../infra/basics/ids';
import { createSecretBox } from '../../../infra/basics/secret-box';
import { withTransaction } from '../../../infra/database/transaction';
import { signingKeysRepository } from './signing-keys.repository';
import type { SigningKeyRow } from './signing-keys.repository';

export const SIGNING_ALGORITHM = 'ES256';
const HOUR_MS = 3600_000;
/** How long a key signs before the next one does. */
const KEY_DAYS = 30;
/** How long a key is public before it signs: others may keep our public keys for five minutes. */
const PUBLISHED_BEFORE_MS = HOUR_MS;
/** How long after its last signature a key is kept: longer than any access token may live. */
const RETIRE_AFTER_MS = 2 * HOUR_MS;

export interface SigningKey {
  kid: string;
  private_key: CryptoKey;
  use_from: Date;
}

export interface StoredKeys {
  signing: SigningKey[];
  public_jwks: Record<string, unknown>[];
}

/** Signing keys in the database; their private halves are sealed with SHOP_SECRET. */
export function createSigningKeys({ db, clock, config, logger }: Pick<Infra, 'db' | 'clock' | 'config' | 'logger'>) {
  const box = createSecretBox(config.shop_secret, 'signing-keys');

  function open(row: SigningKeyRow): string | undefined {
    try {
      return box.open(row.sealed_private_key).toString('utf8');
    } catch {
      logger.warn({ kid: row.kid }, 'SHOP_SECRET does not open this signing key: others are used');
      return undefined;
    }
  }

  async function insert(trx: Trx, use_from: Date): Promise<string> {
    const { privateKey, publicKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
    const kid = newId();
    await signingKeysRepository.insert(trx, {
      kid,
      algorithm: SIGNING_ALGORITHM,
      public_jwk: JSON.stringify({ ...(await exportJWK(publicKey)), kid, alg: SIGNING_ALGORITHM, use: 'sig' }),
      sealed_private_key: box.seal(Buffer.from(await exportPKCS8(privateKey))),
      created_at: clock.now(),
      use_from,
    });
    return kid;
  }

  /** Those that this secret opens, the newest first. */
  async function usable(rows: SigningKeyRow[]): Promise<SigningKey[]> {
    const opened = rows.map(async (row) => {
      const pkcs8 = open(row);
      if (pkcs8 === undefined) return [];
      const { kid, use_from } = row;
      return [{ kid, use_from, private_key: await importPKCS8(pkcs8, SIGNING_ALGORITHM) }];
    });
    return (await Promise.all(opened)).flat();
  }

  /** @throws WrongSecret where there are keys and none of them opens: a new one would hide that */
  async function list(trx?: Trx): Promise<StoredKeys> {
    const rows = await signingKeysRepository.list(trx ?? db, clock.now());
    if (rows.length > 0 && !rows.some((row) => open(row) !== undefined)) throw new WrongSecret();
    return { signing: await usable(rows), public_jwks: rows.map(({ public_jwk }) => public_jwk) };
  }

  return {
    /**
     * Every key whose tokens may be good; the first process of a new shop makes one.
     * @throws WrongSecret
     */
    async load(): Promise<StoredKeys> {
      const found = await list();
      if (found.signing.length > 0) return found;
      return withTransaction(db, async (trx) => {
        await signingKeysRepository.lock(trx);
        const now_there = await list(trx);
        if (now_there.signing.length > 0) return now_there;
        await insert(trx, clock.now());
        return list(trx);
      });
    },

    /**
     * Reads the keys as they are now; there need not be any yet.
     * @throws WrongSecret
     */
    async check(): Promise<void> {
      await list();
    },

    /** Removes the keys that this secret does not open, and with them every token that they signed; answers how many. */
    forgetSealed: (): Promise<number> =>
      withTransaction(db, async (trx) => {
        await signingKeysRepository.lock(trx);
        const rows = await signingKeysRepository.list(trx, clock.now());
        const sealed = rows.filter((row) => open(row) === undefined).map(({ kid }) => kid);
        await signingKeysRepository.remove(trx, sealed);
        return sealed.length;
      }),

    /**
     * Makes the next key when the newest is about to have signed for 30 days. It is public an hour
     * before it signs; the older ones stay public until the last token that they signed has ended, and then go.
     */
    rotate: (): Promise<void> =>
      withTransaction(db, async (trx) => {
        await signingKeysRepository.lock(trx);
        const now = clock.now().getTime();
        await signingKeysRepository.removeRetired(trx, clock.now());
        const [newest] = (await list(trx)).signing;
        if (newest && now - newest.use_from.getTime() < KEY_DAYS * 24 * HOUR_MS - PUBLISHED_BEFORE_MS) return;
        const use_from = new Date(now + (newest ? PUBLISHED_BEFORE_MS : 0));
        const kid = await insert(trx, use_from);
        await signingKeysRepository.retireOthers(trx, kid, new Date(use_from.getTime() + RETIRE_AFTER_MS));
      }),
  };
}
