import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { PASSWORD, signIn } from '../../../test/people';

const shop = forAllTests(startTestShop);

describe('accounts of the shop’s keeper', () => {
  const signsIn = async (email: string, password: string | undefined) => {
    const payload = { email, password };
    return (await shop.app.inject({ method: 'POST', url: '/api/auth/login', payload })).statusCode;
  };

  it('get a made-up password once, that works', async () => {
    const { accounts, users } = shop.services;
    const admin = await accounts.ensureAdmin('keeper@example.com', null);
    expect(await signsIn('keeper@example.com', admin.password)).toBe(200);
    expect(await users.findByEmail('keeper@example.com')).toMatchObject({ role: 'ADMIN', email_verified: true });
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

  it('of an address that nobody confirmed get a password of their own: who signed up with it may be somebody else', async () => {
    const { accounts, users } = shop.services;
    const { user_id } = await signIn(shop);
    const email = (await users.findById(user_id))?.email ?? '';
    const made = await accounts.makeAdmin(email, null);
    expect(await signsIn(email, PASSWORD)).toBe(401);
    expect(await signsIn(email, made.password)).toBe(200);
    expect(await accounts.makeAdmin(email, null)).toEqual({ email });
  });
});
