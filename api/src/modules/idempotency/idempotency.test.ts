import { createHash } from 'node:crypto';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import { eventually, startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';

const shop = forAllTests(startTestShop);
let shopper: SignedIn;
beforeAll(async () => {
  shopper = await signIn(shop);
});

const add = (payload: object, key: string, headers: object = shopper.headers) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/products/add-to-cart',
    payload,
    headers: { ...headers, 'idempotency-key': key },
  });
const count = async (person = shopper) => (await shop.services.cart.get(person.user_id)).item_count;
const clear = () => shop.services.cart.clear(shopper.user_id);

describe('Idempotency-Key', () => {
  it('gives the same answer to the same request and does the work once', async () => {
    const { product_id, variant_id } = await addGoods(shop);
    await clear();
    const first = await add({ product_id, variant_id }, 'once');
    const second = await add({ product_id, variant_id }, 'once');
    expect(second.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await count()).toBe(1);
  });

  it('does the work once for simultaneous duplicates', async () => {
    const { product_id, variant_id } = await addGoods(shop);
    await clear();
    const answers = await Promise.all(Array.from({ length: 6 }, () => add({ product_id, variant_id }, 'together')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('keeps a refusal, too', async () => {
    const { product_id, variant_id } = await addGoods(shop, { stock: 0 });
    const first = await add({ product_id, variant_id }, 'refused');
    await shop.infra.db.updateTable('variants').set({ stock: 5 }).where('id', '=', variant_id).execute();
    const second = await add({ product_id, variant_id }, 'refused');
    expect([first.statusCode, second.statusCode]).toEqual([409, 409]);
    expect(second.headers['content-type']).toContain('application/problem+json');
  });

  it('refuses the same key with another body or for another address', async () => {
    const { product_id, variant_id } = await addGoods(shop);
    await add({ product_id, variant_id }, 'changed');
    const answer = await add({ product_id, variant_id, quantity: 2 }, 'changed');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency.mismatch']);
    const headers = { ...shopper.headers, 'idempotency-key': 'changed' };
    const elsewhere = await shop.app.inject({ method: 'DELETE', url: '/api/products/clear-cart', headers });
    expect(elsewhere.json().code).toBe('idempotency.mismatch');
  });

  it('belongs to one person', async () => {
    const { product_id, variant_id } = await addGoods(shop);
    const other = await signIn(shop);
    await add({ product_id, variant_id }, 'mine');
    expect((await add({ product_id, variant_id }, 'mine', other.headers)).statusCode).toBe(200);
    expect(await count(other)).toBe(1);
  });

  it('is forgotten after 24 hours', async () => {
    const { product_id, variant_id } = await addGoods(shop);
    await clear();
    await shop.services.idempotency.begin({ scope: shopper.user_id, key: 'old' }, 'x');
    shop.clock.advance(24 * 3600_000);
    shopper = await signIn(shop);
    await shop.services.idempotency.removeExpired();
    expect(await shop.infra.db.selectFrom('idempotency_keys').selectAll().execute()).toHaveLength(0);
    expect((await add({ product_id, variant_id }, 'old')).statusCode).toBe(200);
  });

  it('keeps no answer that says nothing about the request', async () => {
    const slot = { scope: 'anonymous', key: 'passing' };
    const request = 'x';
    for (const status of [500, 503, 401, 403, 429]) {
      expect(await shop.services.idempotency.begin(slot, request)).toBeNull();
      await shop.services.idempotency.finish(slot, { status, content_type: null, body: '' });
    }
    expect(await shop.services.idempotency.begin(slot, request)).toBeNull();
  });

  it('keeps no hash of a request that a copy of the database would let one guess', async () => {
    const request = 'POST /api/users/me/password {"password":"Tulip2026"}';
    await shop.services.idempotency.begin({ scope: 'anonymous', key: 'secret' }, request);
    const { request_hash } = await shop.infra.db
      .selectFrom('idempotency_keys')
      .select('request_hash')
      .where('key', '=', 'secret')
      .executeTakeFirstOrThrow();
    expect(request_hash).toHaveLength(32);
    expect(request_hash.equals(createHash('sha256').update(request).digest())).toBe(false);
  });

  it('is taken over from a process that died over its work', async () => {
    const slot = { scope: 'anonymous', key: 'abandoned' };
    expect(await shop.services.idempotency.begin(slot, 'x')).toBeNull();
    shop.clock.advance(10_000);
    expect(await shop.services.idempotency.begin(slot, 'x')).toBeNull();
  });

  it('stays with a process that is still at work', async () => {
    const slot = { scope: 'anonymous', key: 'slow' };
    expect(await shop.services.idempotency.begin(slot, 'x')).toBeNull();
    shop.clock.advance(9_000);
    await eventually(async () => {
      const row = await shop.infra.db
        .selectFrom('idempotency_keys')
        .select('started_at')
        .where('key', '=', 'slow')
        .executeTakeFirstOrThrow();
      return row.started_at.getTime() === shop.clock.now().getTime();
    });
    await shop.services.idempotency.finish(slot, { status: 200, content_type: null, body: 'done' });
    shop.clock.advance(30_000);
    expect(await shop.services.idempotency.begin(slot, 'x')).toMatchObject({ status: 200, body: 'done' });
  });

  it('must be short and visible', async () => {
    const { product_id, variant_id } = await addGoods(shop);
    expect((await add({ product_id, variant_id }, 'k'.repeat(201))).statusCode).toBe(400);
  });

  it('does not keep answers that hold tokens', async () => {
    const login = () =>
      shop.app.inject({
        method: 'POST',
        url: '/api/auth/refresh-token',
        payload: { refreshToken: shopper.refresh },
        headers: { 'idempotency-key': 'tokens' },
      });
    expect((await login()).statusCode).toBe(200);
    expect((await login()).headers['idempotency-replayed']).toBeUndefined();
  });
});
