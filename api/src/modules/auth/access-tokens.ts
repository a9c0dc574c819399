import { createLocalJWKSet, exportJWK, exportPKCS8, generateKeyPair, importPKCS8, jwtVerify, SignJWT } from 'jose';
import type { CryptoKey, JSONWebKeySet, JWK } from 'jose';
import type { Infra } from '../../infra';
import { newId } from '../../infra/ids';
import { createSecretBox } from '../../infra/secret-box';
import { withTransaction } from '../../infra/transaction';
import { authRepository } from './auth.repository';
import type { SigningKeyRow } from './auth.repository';

const ALGORITHM = 'ES256';
export const ACCESS_SECONDS = 15 * 60;
/** How often an unknown key id may make us look for new keys. */
const RELOAD_MS = 2000;

export interface AccessClaims {
  sub: string;
  sid: string;
  role: 'REGULAR' | 'ADMIN';
}

export interface AccessTokens {
  /** A JWT that lives 15 minutes (api.md): claims sub, role, sid, iat, exp. */
  sign(claims: AccessClaims): Promise<string>;
  /** The claims of a token that is ours and has not expired, else null. */
  verify(token: string): Promise<AccessClaims | null>;
  /** The public halves, for whoever checks our tokens elsewhere (RFC 7517). */
  jwks(): Promise<JSONWebKeySet>;
}

interface Keys {
  kid: string;
  private_key: CryptoKey;
  jwks: JSONWebKeySet;
  resolve: ReturnType<typeof createLocalJWKSet>;
  loaded_at: number;
}

export type AccessTokensDeps = Pick<Infra, 'db' | 'clock' | 'config' | 'logger'>;

/** Signs with a key from the database whose private half is sealed with SHOP_SECRET; the first process makes one. */
export function createAccessTokens({ db, clock, config, logger }: AccessTokensDeps): AccessTokens {
  const box = createSecretBox(config.shop_secret, 'signing-keys');
  let keys: Promise<Keys> | undefined;

  async function load(): Promise<Keys> {
    return withTransaction(db, async (trx) => {
      await authRepository.lockSigningKeys(trx);
      const rows = await authRepository.listSigningKeys(trx);
      const usable = rows.map((row) => ({ row, pkcs8: open(row) })).find(({ pkcs8 }) => pkcs8 !== undefined);
      if (usable?.pkcs8 !== undefined) return toKeys(usable.row.kid, await importPKCS8(usable.pkcs8, ALGORITHM), rows);
      const made = await makeKey();
      await authRepository.insertSigningKey(trx, made.row);
      return toKeys(made.row.kid, made.private_key, [{ public_jwk: { ...made.public_jwk } }, ...rows]);
    });
  }

  function open(row: SigningKeyRow): string | undefined {
    try {
      return box.open(row.sealed_private_key).toString('utf8');
    } catch {
      logger.warn({ kid: row.kid }, 'SHOP_SECRET does not open this signing key: another one is used');
      return undefined;
    }
  }

  async function makeKey() {
    const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
    const kid = newId();
    const public_jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' };
    const sealed_private_key = box.seal(Buffer.from(await exportPKCS8(privateKey)));
    const row = {
      kid,
      algorithm: ALGORITHM,
      public_jwk: JSON.stringify(public_jwk),
      sealed_private_key,
      created_at: clock.now(),
      use_from: clock.now(),
    };
    return { row, private_key: privateKey, public_jwk };
  }

  function toKeys(kid: string, private_key: CryptoKey, rows: Pick<SigningKeyRow, 'public_jwk'>[]): Keys {
    // Written by makeKey above and by nobody else: these are public JWKs.
    const jwks = { keys: rows.map(({ public_jwk }) => public_jwk as JWK) };
    return { kid, private_key, jwks, resolve: createLocalJWKSet(jwks), loaded_at: Date.now() };
  }

  function current(): Promise<Keys> {
    keys ??= load();
    keys.catch(() => (keys = undefined));
    return keys;
  }

  /** Another instance may have made a key since ours were read. */
  async function newer({ loaded_at }: Keys): Promise<Keys | null> {
    if (Date.now() - loaded_at < RELOAD_MS) return null;
    keys = undefined;
    return current();
  }

  async function check(token: string, { resolve }: Keys): Promise<AccessClaims | 'unknown key' | null> {
    try {
      const { payload } = await jwtVerify(token, resolve, { algorithms: [ALGORITHM], currentDate: clock.now() });
      const { sub, sid, role } = payload;
      const complete = sub !== undefined && typeof sid === 'string' && (role === 'REGULAR' || role === 'ADMIN');
      return complete ? { sub, sid, role } : null;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      return code === 'ERR_JWKS_NO_MATCHING_KEY' ? 'unknown key' : null;
    }
  }

  return {
    async sign({ sub, sid, role }) {
      const { kid, private_key } = await current();
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ role, sid })
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setSubject(sub)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_SECONDS)
        .sign(private_key);
    },
    async verify(token) {
      const present = await current();
      let claims = await check(token, present);
      if (claims === 'unknown key') {
        const reloaded = await newer(present);
        claims = reloaded ? await check(token, reloaded) : null;
      }
      return claims === 'unknown key' ? null : claims;
    },
    jwks: async () => (await current()).jwks,
  };
}
