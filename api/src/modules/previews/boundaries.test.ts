import type { BoundariesNow, BoundariesSeen } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';

/** Where each remote's part of a page ends, and what becomes of it when it goes wrong: docs/architecture/remotes.md. */

const HOUR_MS = 3_600_000;
const shop = forAllTests(() => startTestShop(LONG_SESSIONS));
let owner: SignedIn;
beforeAll(async () => {
  owner = await signIn(shop, 'ADMIN');
});

const slow = { remote: 'cart', trouble: 'slow' };
const set = (switches: object[], { headers } = owner) =>
  shop.app.inject({ method: 'PUT', url: '/api/admin/boundaries', headers, payload: { switches } });
const cookieOf = (answer: Awaited<ReturnType<typeof set>>) => String(answer.headers['set-cookie']).split(';')[0] ?? '';
const seen = async (cookie: string) => {
  const answer = await shop.app.inject({ url: '/api/boundaries', headers: { cookie } });
  return { ...answer.json<BoundariesNow>(), kept: answer.headers['cache-control'] };
};

test('switches are kept in the cookie of the browser that set them, of each remote the last, for an hour', async () => {
  const answer = await set([{ remote: 'cart', trouble: 'crash' }, { remote: 'catalog', trouble: 'garbage' }, slow]);
  expect(answer.headers['set-cookie']).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
  const { switches } = answer.json<BoundariesSeen>();
  expect(switches).toEqual([slow, { remote: 'catalog', trouble: 'garbage' }]);
  const cookie = cookieOf(answer);
  expect(await seen(cookie)).toMatchObject({ boundaries: { switches }, kept: 'private, no-store' });
  expect((await seen('')).boundaries).toBeNull();
  const left = await shop.app.inject({ method: 'DELETE', url: '/api/preview', headers: { cookie } });
  expect(left.headers['set-cookie']).toMatch(/^tessera_preview=; Path=\/; Max-Age=0;/);
  shop.clock.advance(HOUR_MS);
  expect((await seen(cookie)).boundaries).toBeNull();
  owner = await signIn(shop, 'ADMIN');
});

test('they are no preview: no link leads to them, and nothing is seen by them that is not for everybody', async () => {
  const cookie = cookieOf(await set([]));
  const opened = await shop.app.inject({ url: `/api/previews/${cookie.split('=')[1]}` });
  expect([opened.headers.location, opened.headers['set-cookie']]).toEqual(['/', undefined]);
  const preview = await shop.app.inject({ url: '/api/preview', headers: { cookie } });
  expect(preview.json()).toEqual({ preview: null });
});

test('they are of staff who may read remotes, and the audit log has who', async () => {
  expect((await set([], await signIn(shop, 'REGULAR'))).statusCode).toBe(403);
  const other = await signIn(shop, 'ADMIN');
  await appoint(shop, other.user_id, 'credit');
  expect((await set([], other)).statusCode).toBe(403);
  expect((await set([{ remote: 'cart', trouble: 'else' }])).statusCode).toBe(422);
  await set([slow]);
  const log = await shop.infra.db
    .selectFrom('audit_log')
    .select('after')
    .where('action', '=', 'remotes.boundaries')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(log).toEqual([{ after: expect.objectContaining({ switches: 'cart: slow' }) }]);
});

test('what goes wrong on purpose is counted for no version', async () => {
  const counted = jest.spyOn(shop.services.remoteSignals, 'receive');
  const cookie = cookieOf(await set([slow]));
  const payload = { signals: [{ remote: 'cart', version: '1.0.0', kind: 'threw' }] };
  for (const headers of [{ cookie }, {}])
    expect((await shop.app.inject({ method: 'POST', url: '/api/remote-signals', headers, payload })).statusCode).toBe(
      204,
    );
  expect(counted).toHaveBeenCalledTimes(1);
});
