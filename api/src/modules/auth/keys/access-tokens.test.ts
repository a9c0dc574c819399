import { decodeProtectedHeader } from 'jose';
import { forAllTests } from '../../../../test/for-all-tests';
import { runUntilItEnds } from '../../../../test/api-process';
import { freshDatabase } from '../../../../test/database/database';
import { startTestShop } from '../../../../test/harness';
import type { TestShop } from '../../../../test/harness';
import { createAccessTokens } from './access-tokens';
import { signingKeysRepository } from './signing-keys.repository';

const shop = forAllTests(startTestShop);

const processTime = performance.now.bind(performance);
/** An unknown key is looked for at most every two seconds, by a clock of the process that nothing else moves. */
const passTwoSeconds = (): void => {
  jest.spyOn(performance, 'now').mockImplementation(() => processTime() + 2_000);
};
afterEach(() => jest.restoreAllMocks());

const claims = { sub: 'somebody', sid: 'session', role: 'REGULAR' } as const;
const secret = (byte: number) => ({ ...shop.infra.config, shop_secret: Buffer.alloc(32, byte) });

describe('signing keys', () => {
  it('are one for several instances that start together', async () => {
    const instances = [1, 2, 3].map(() => createAccessTokens({ ...shop.infra, config: secret(1) }));
    const tokens = await Promise.all(instances.map((instance) => instance.sign(claims)));
    for (const instance of instances) {
      for (const token of tokens) expect(await instance.verify(token)).toEqual(claims);
    }
    expect((await instances[0]?.jwks())?.keys).toHaveLength(1);
  });

  it('made by another instance are found when a token names them', async () => {
    const here = createAccessTokens({ ...shop.infra, config: secret(1) });
    await here.jwks();
    const there = createAccessTokens({ ...shop.infra, config: secret(1) });
    shop.clock.advance(30 * 24 * 3600_000);
    await there.rotate();
    shop.clock.advance(3600_000);
    const token = await there.sign(claims);
    passTwoSeconds();
    expect(await here.verify(token)).toEqual(claims);
  });
});

describe('a SHOP_SECRET that is not the one that the keys were sealed with', () => {
  it('is told, and no key is made that would hide it', async () => {
    const right = createAccessTokens({ ...shop.infra, config: secret(1) });
    await right.checkSecret();
    const token = await right.sign(claims);
    const wrong = createAccessTokens({ ...shop.infra, config: secret(2) });
    const before = (await right.jwks()).keys.length;
    for (const use of [wrong.checkSecret, wrong.jwks, wrong.rotate, () => wrong.sign(claims)]) {
      await expect(use()).rejects.toThrow('SHOP_SECRET is not the one that this database was used with');
    }
    expect((await createAccessTokens({ ...shop.infra, config: secret(1) }).jwks()).keys).toHaveLength(before);
    expect(await right.verify(token)).toEqual(claims);
  });

  it('is no reason to stop where it opens at least one of them', async () => {
    const other = await startTestShop({ database_url: await freshDatabase('_two_secrets') });
    const open = (byte: number) =>
      createAccessTokens({ ...other.infra, config: { ...other.infra.config, shop_secret: Buffer.alloc(32, byte) } });
    const token = await open(1).sign(claims);
    const [row] = await other.infra.db.selectFrom('signing_keys').selectAll().execute();
    await other.infra.db.deleteFrom('signing_keys').execute();
    await open(2).sign(claims);
    if (row)
      await other.infra.db
        .insertInto('signing_keys')
        .values({ ...row, public_jwk: JSON.stringify(row.public_jwk) })
        .execute();
    await open(1).checkSecret();
    await open(2).checkSecret();
    await expect(open(3).checkSecret()).rejects.toThrow('SHOP_SECRET');
    expect(await open(2).verify(token)).toEqual(claims);

    // Changed on purpose: what it does not open goes, and a new key is made with the next token.
    expect(await open(3).acceptSecret()).toBe(2);
    expect(await open(3).verify(await open(3).sign(claims))).toEqual(claims);
    expect(await open(3).verify(token)).toBeNull();
    await other.close();
  });

  it('keeps /readyz from saying that all is well', async () => {
    const answer = await shop.app.inject({ url: '/readyz' });
    // This shop's own secret is neither of those above.
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready', waiting_for: 'SHOP_SECRET' }]);
  });

  it.each(['server', 'worker'])('keeps the %s from starting, with one sentence', async (program) => {
    const { code, said } = await runUntilItEnds(program, shop);
    expect(code).toBe(1);
    expect(said).toContain('SHOP_SECRET is not the one that this database was used with');
    expect(
      said
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('{')),
    ).toHaveLength(1);
  });
});

describe('tokens that name a key that there is not', () => {
  /** As somebody would make them who wants our database to be busy. */
  const forged = (kid: string): string => {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'ES256', kid })}.${part({ ...claims, exp: 9_999_999_999 })}.AAAA`;
  };

  it('cost one look into the database in two seconds, however many there are', async () => {
    const reads = jest.spyOn(signingKeysRepository, 'list');
    const here = createAccessTokens({ ...shop.infra, config: secret(1) });
    await here.jwks();
    const storm = () => Promise.all(Array.from({ length: 200 }, (_, index) => here.verify(forged(`kid-${index}`))));
    reads.mockClear();
    expect(new Set(await storm())).toEqual(new Set([null]));
    expect(reads).not.toHaveBeenCalled();
    passTwoSeconds();
    await storm();
    await storm();
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it('are refused while the database is away; good ones stay good', async () => {
    const here = createAccessTokens({ ...shop.infra, config: secret(1) });
    const token = await here.sign(claims);
    passTwoSeconds();
    const away = jest.spyOn(signingKeysRepository, 'list').mockRejectedValue(new Error('the database is away'));
    expect(await here.verify(forged('unknown'))).toBeNull();
    expect(away).toHaveBeenCalled();
    expect(await here.verify(token)).toEqual(claims);
  });
});

describe('the rotation of signing keys', () => {
  const DAY = 24 * 3600_000;
  const HOUR = 3600_000;
  let rotating: TestShop;
  beforeAll(async () => {
    rotating = await startTestShop({ database_url: await freshDatabase('_rotation') });
  });
  afterAll(() => rotating.close());
  const instance = () => createAccessTokens(rotating.infra);
  const kidOf = (token: string): unknown => decodeProtectedHeader(token).kid;

  it('makes a key after 30 days, publishes it an hour before it signs, and keeps the old one until its tokens ended', async () => {
    const first = instance();
    const old = kidOf(await first.sign(claims));
    await first.rotate();
    expect((await first.jwks()).keys).toHaveLength(1);

    rotating.clock.advance(30 * DAY - HOUR);
    await first.rotate();
    await first.rotate();
    expect((await first.jwks()).keys).toHaveLength(2);
    expect(kidOf(await first.sign(claims))).toBe(old);

    rotating.clock.advance(HOUR - 1000);
    const last_of_old = await first.sign(claims);
    expect(kidOf(last_of_old)).toBe(old);
    rotating.clock.advance(1000);
    const first_of_new = await first.sign(claims);
    expect(kidOf(first_of_new)).not.toBe(old);
    for (const token of [last_of_old, first_of_new]) expect(await first.verify(token)).toEqual(claims);

    // Another process that starts now knows both, too.
    const late = instance();
    for (const token of [last_of_old, first_of_new]) expect(await late.verify(token)).toEqual(claims);

    rotating.clock.advance(2 * HOUR);
    await first.rotate();
    expect((await first.jwks()).keys.map(({ kid }) => kid)).toEqual([kidOf(first_of_new)]);
    expect(await rotating.infra.db.selectFrom('signing_keys').select('kid').execute()).toHaveLength(1);
  });

  it('makes one key, however many workers do it at once', async () => {
    rotating.clock.advance(31 * DAY);
    await Promise.all([instance(), instance(), instance()].map((one) => one.rotate()));
    expect((await instance().jwks()).keys).toHaveLength(2);
  });

  it('seals every private half with the shop’s secret', async () => {
    const rows = await rotating.infra.db.selectFrom('signing_keys').selectAll().execute();
    for (const { sealed_private_key, public_jwk } of rows) {
      expect(sealed_private_key.toString('latin1')).not.toContain('PRIVATE');
      expect(public_jwk).not.toHaveProperty('d');
    }
  });
});

describe('the life of an access token', () => {
  it('is what ACCESS_TOKEN_SECONDS says', async () => {
    const brief = createAccessTokens({ ...shop.infra, config: { ...secret(1), access_token_seconds: 5 } });
    const token = await brief.sign(claims);
    shop.clock.advance(4000);
    expect(await brief.verify(token)).toEqual(claims);
    shop.clock.advance(2000);
    expect(await brief.verify(token)).toBeNull();
  });
});
