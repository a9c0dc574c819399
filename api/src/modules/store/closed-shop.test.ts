import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';

const shop = forAllTests(startTestShop);
const owner = forAllTests(() => signIn(shop, 'ADMIN'));
const shopper = forAllTests(() => signIn(shop));
beforeAll(() => shop.services.store.update({ maintenance: true }));

const clear = (headers: Record<string, string>) =>
  shop.app.inject({ method: 'DELETE', url: '/api/products/clear-cart', headers });

/** The cookie that a link into the closed shop sets. */
async function passOf(url: string): Promise<string> {
  const opened = await shop.app.inject({ url: new URL(url).pathname });
  expect([opened.statusCode, opened.headers['location']]).toEqual([303, '/']);
  return String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
}

test('a shopper reads and changes nothing while the shop is closed, and is told so in their language', async () => {
  const refused = await clear({ ...shopper.headers, 'accept-language': 'de' });
  expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
    503,
    'store.closed',
    'Der Shop ist vorübergehend geschlossen. Bitte versuchen Sie es noch einmal, sobald er offen ist.',
  ]);
  expect((await shop.app.inject({ url: '/api/users/me', headers: shopper.headers })).statusCode).toBe(200);
});

test('signing out, staff, and what providers tell stay as they are', async () => {
  const leaving = await signIn(shop);
  const left = await shop.app.inject({ method: 'POST', url: '/api/auth/logout', headers: leaving.headers });
  expect(left.statusCode).toBeLessThan(300);
  expect((await clear(owner.headers)).statusCode).not.toBe(503);
  const told = await shop.app.inject({ method: 'POST', url: '/api/payments/webhooks/test', payload: {} });
  expect(told.json().code).not.toBe('store.closed');
  expect((await shop.app.inject({ url: '/readyz' })).statusCode).toBe(200);
});

test('whoever has opened a link into the closed shop tries it as if it were open, until the link ends', async () => {
  const asked = { method: 'POST' as const, url: '/api/admin/store/preview-links' };
  expect((await shop.app.inject({ ...asked, headers: shopper.headers })).statusCode).toBe(403);
  const made = await shop.app.inject({ ...asked, headers: owner.headers });
  expect(made.statusCode).toBe(201);
  const cookie = await passOf(made.json<{ url: string }>().url);
  const shown = await shop.app.inject({ url: '/api/preview', headers: { cookie } });
  expect(shown.json()).toMatchObject({ preview: { kind: 'shop', path: '/' } });
  expect((await clear({ ...shopper.headers, cookie })).statusCode).not.toBe(503);
  expect((await clear({ ...shopper.headers, cookie: 'tessera_preview=shop.open.9999999999.x' })).statusCode).toBe(503);
  shop.clock.advance(3_601_000);
  expect((await shop.app.inject({ url: '/api/preview', headers: { cookie } })).json()).toEqual({ preview: null });
});
