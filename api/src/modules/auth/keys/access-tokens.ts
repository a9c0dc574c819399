import { createLocalJWKSet, jwtVerify, SignJWT } from 'jose';
import type { JSONWebKeySet, JWK } from 'jose';
import type { Infra } from '../../../infra';
import { createSigningKeys, SIGNING_ALGORITHM } from './signing-keys';
import type { SigningKey } from './signing-keys';

export interface AccessClaims {
  sub: string;
  sid: string;
  role: 'REGULAR' | 'ADMIN';
}

export interface AccessTokens {
  /**
   * A JWT (docs/api.md, 'Tokens': claims sub, role, sid, iat, exp) that lives ACCESS_TOKEN_SECONDS, a quarter of an
   * hour by default.
   */
  sign(claims: AccessClaims): Promise<string>;
  /** The claims of a token that is ours and has not expired, else null. */
  verify(token: string): Promise<AccessClaims | null>;
  /** The public halves, for whoever checks our tokens elsewhere (RFC 7517). */
  jwks(): Promise<JSONWebKeySet>;
  /** Makes the next signing key when the present one is old enough, and forgets those whose tokens have all ended. */
  rotate(): Promise<void>;
  /** @throws WrongSecret where SHOP_SECRET opens none of the keys that there are */
  checkSecret(): Promise<void>;
  /** Removes the keys that SHOP_SECRET does not open; answers how many. */
  acceptSecret(): Promise<number>;
}

interface Keys {
  /** those that this process can sign with, the newest first */
  signing: SigningKey[];
  jwks: JSONWebKeySet;
  resolve: ReturnType<typeof createLocalJWKSet>;
  read_at: number;
}

/** Tokens that name keys which do not exist make us look for new ones once in this time, however many they are. */
const UNKNOWN_KEY_MS = 2000;
/** Well within the hour between a key's publication and its first use. */
const REREAD_MS = 5 * 60_000;
/** Tokens whose signature has been checked: whoever is signed in sends the same one for a quarter of an hour. */
const MOST_CHECKED = 5_000;

interface Checked {
  claims: AccessClaims;
  /** seconds since 1970, as in the token */
  expires: number;
}

export type AccessTokensDeps = Pick<Infra, 'db' | 'clock' | 'config' | 'logger'>;

/** Signs and checks access tokens with the keys that lie in the database. */
export function createAccessTokens(deps: AccessTokensDeps): AccessTokens {
  const { clock, config, logger } = deps;
  const stored = createSigningKeys(deps);
  let keys: Promise<Keys> | undefined;
  let reading: Promise<Keys> | undefined;
  const checked = new Map<string, Checked>();

  function remember(token: string, known: Checked): void {
    const [oldest] = checked.keys();
    if (oldest !== undefined && checked.size >= MOST_CHECKED) checked.delete(oldest);
    checked.set(token, known);
  }

  async function read(): Promise<Keys> {
    const { signing, public_jwks } = await stored.load();
    // Written by signing-keys.ts alone: these are public JWKs.
    const jwks = { keys: public_jwks as JWK[] };
    return { signing, jwks, resolve: createLocalJWKSet(jwks), read_at: performance.now() };
  }

  /** Reads the keys once for all who ask while that goes on; the keys that were there stay when it fails. */
  function reread(): Promise<Keys> {
    reading ??= read().finally(() => (reading = undefined));
    const fresh = reading;
    fresh.then(
      () => {
        keys = fresh;
        // A key that is not among them any more vouches for nothing.
        checked.clear();
      },
      (error: unknown) => logger.warn({ error }, 'the signing keys could not be read'),
    );
    return fresh;
  }

  async function current(): Promise<Keys> {
    if (!keys) return reread();
    const present = await keys;
    // In the background: those keys are good until much later.
    if (performance.now() - present.read_at > REREAD_MS) reread().catch(() => undefined);
    return present;
  }

  /** Another instance may have made a key since ours were read. */
  async function newer({ read_at }: Keys): Promise<Keys | null> {
    const present = await current();
    if (present.read_at > read_at) return present;
    return performance.now() - read_at < UNKNOWN_KEY_MS ? null : reread().catch(() => null);
  }

  async function check(token: string, { resolve }: Keys): Promise<AccessClaims | 'unknown key' | null> {
    try {
      const { payload } = await jwtVerify(token, resolve, {
        algorithms: [SIGNING_ALGORITHM],
        currentDate: clock.now(),
      });
      const { sub, sid, role, exp } = payload;
      if (sub === undefined || typeof sid !== 'string' || (role !== 'REGULAR' && role !== 'ADMIN')) return null;
      const claims: AccessClaims = { sub, sid, role };
      if (exp !== undefined) remember(token, { claims, expires: exp });
      return claims;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      return code === 'ERR_JWKS_NO_MATCHING_KEY' ? 'unknown key' : null;
    }
  }

  function signingKey({ signing }: Keys): SigningKey {
    const now = clock.now();
    const key = signing.find(({ use_from }) => use_from <= now) ?? signing.at(-1);
    if (!key) throw new Error('There is no signing key');
    return key;
  }

  return {
    async sign({ sub, sid, role }) {
      const { kid, private_key } = signingKey(await current());
      const now = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ role, sid })
        .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid })
        .setSubject(sub)
        .setIssuedAt(now)
        .setExpirationTime(now + config.access_token_seconds)
        .sign(private_key);
    },
    async verify(token) {
      const known = checked.get(token);
      if (known && known.expires * 1000 > clock.now().getTime()) return known.claims;
      const present = await current();
      let claims = await check(token, present);
      if (claims === 'unknown key') {
        const reloaded = await newer(present);
        claims = reloaded ? await check(token, reloaded) : null;
      }
      return claims === 'unknown key' ? null : claims;
    },
    jwks: async () => (await current()).jwks,
    async rotate() {
      await stored.rotate();
      await reread();
    },
    checkSecret: stored.check,
    acceptSecret: stored.forgetSealed,
  };
}
