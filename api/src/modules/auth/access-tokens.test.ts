import { startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import { createAccessTokens } from './access-tokens';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

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

  it('are replaced when the secret changes; tokens of the old one are good until they expire', async () => {
    const before = createAccessTokens({ ...shop.infra, config: secret(1) });
    const token = await before.sign(claims);
    const after = createAccessTokens({ ...shop.infra, config: secret(2) });
    expect(await after.verify(token)).toEqual(claims);
    expect((await after.jwks()).keys).toHaveLength(2);
    shop.clock.advance(15 * 60_000 + 1000);
    expect(await after.verify(token)).toBeNull();
  });

  it('made by another instance are found when a token names them', async () => {
    const here = createAccessTokens({ ...shop.infra, config: secret(2) });
    await here.jwks();
    const there = createAccessTokens({ ...shop.infra, config: secret(3) });
    const token = await there.sign(claims);
    // An unknown key is looked for at most every two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect(await here.verify(token)).toEqual(claims);
  });
});

describe('accounts of the shop’s keeper', () => {
  const signsIn = async (email: string, password: string | undefined) => {
    const payload = { email, password };
    return (await shop.app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode;
  };

  it('get a made-up password once, that works', async () => {
    const { accounts, users } = shop.services;
    const admin = await accounts.ensureAdmin('keeper@example.com', null);
    expect(await signsIn('keeper@example.com', admin.password)).toBe(200);
    expect((await users.findByEmail('keeper@example.com'))?.role).toBe('ADMIN');
    expect(await accounts.ensureAdmin('keeper@example.com', null)).toEqual({ email: 'keeper@example.com' });
    expect((await accounts.ensureShopper('robin@example.com')).password).toHaveLength(16);
  });

  it('keep the password that was set, and never make an admin of somebody who signed up', async () => {
    const { accounts, users } = shop.services;
    expect(await accounts.ensureAdmin('boss@example.com', 'Chosen-Word-1')).toEqual({ email: 'boss@example.com' });
    await accounts.ensureAdmin('boss@example.com', 'Other-Word-2');
    expect(await signsIn('boss@example.com', 'Chosen-Word-1')).toBe(200);

    const { user_id } = await signIn(shop);
    const email = (await users.findById(user_id))?.email ?? '';
    await accounts.ensureAdmin(email, null);
    expect((await users.findById(user_id))?.role).toBe('REGULAR');
  });

  it('are made admins, with a new password, when the keeper says so', async () => {
    const { accounts, users } = shop.services;
    const { user_id } = await signIn(shop);
    const email = (await users.findById(user_id))?.email ?? '';
    await accounts.makeAdmin(email, 'Promoted-Word-3');
    expect((await users.findById(user_id))?.role).toBe('ADMIN');
    expect(await signsIn(email, 'Promoted-Word-3')).toBe(200);
    await expect(accounts.makeAdmin(email, 'weak')).rejects.toMatchObject({ code: 'validation.failed' });
  });
});
