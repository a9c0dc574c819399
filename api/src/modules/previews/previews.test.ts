import type { PreviewLink, PreviewNow, Product, ProductRecord } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { aProductDesk } from '../products/testing/product-desk';
import type { ProductDesk } from '../products/testing/product-desk';

const HOUR_MS = 3_600_000;
const shop = forAllTests(() => startTestShop(LONG_SESSIONS));
let desk: ProductDesk;
let draft: ProductRecord;
jest.setTimeout(60_000);
beforeAll(async () => {
  desk = await aProductDesk(shop);
  draft = await desk.stock(await desk.make('Hidden Jug'), 2400, 3);
});

const visit = (url: string, cookie?: string) => shop.app.inject({ url, ...(cookie && { headers: { cookie } }) });

/** Makes a link and opens it, as a browser that has nothing else of the shop. */
async function open({ id }: ProductRecord) {
  const { url, expires_at } = (await desk.call('POST', `/${id}/preview-links`)).json<PreviewLink>();
  const answer = await visit(new URL(url).pathname);
  return { url, expires_at, answer, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
}

describe('a preview', () => {
  it('leads to the page with a cookie that no script reads, which shows the draft and nothing else', async () => {
    const other = await desk.make('Other Draft');
    const { answer, cookie } = await open(draft);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/products/hidden-jug']);
    expect(answer.headers['set-cookie']).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const shown = await visit('/api/products/hidden-jug', cookie);
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(shown.json<Product>()).toMatchObject({ name: 'Hidden Jug', published: false });
    expect((await visit(`/api/products/${other.id}`, cookie)).statusCode).toBe(404);
    expect((await visit('/api/products?search=hidden', cookie)).json().total).toBe(0);
  });

  it('is nobody else’s: what it showed is not kept for others', async () => {
    const { cookie } = await open(draft);
    for (const url of ['/api/products/hidden-jug', `/api/products/${draft.id}/related`]) {
      const shown = await shop.app.inject({ url, headers: { cookie, 'x-cache-tags': '1' } });
      expect([shown.statusCode, shown.headers['cache-tag'], shown.headers['etag']]).toEqual([
        200,
        undefined,
        undefined,
      ]);
      expect((await visit(url)).statusCode).toBe(404);
    }
  });

  it('shows nothing that can be bought before it is for sale', async () => {
    const { cookie } = await open(draft);
    const { headers } = await signIn(shop);
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/products/add-to-cart',
      headers: { ...headers, cookie, 'idempotency-key': newId() },
      payload: { product_id: draft.id, variant_id: draft.variants[0]?.id },
    });
    expect(answer.statusCode).toBe(404);
  });

  it('says what it is of and until when, and ends when whoever looks leaves it', async () => {
    const { cookie, expires_at } = await open(draft);
    const now = (await visit('/api/preview', cookie)).json<PreviewNow>();
    expect(now.preview).toMatchObject({ kind: 'product', name: 'Hidden Jug', path: '/products/hidden-jug' });
    expect(new Date(now.preview?.expires_at ?? 0).getTime()).toBeCloseTo(new Date(expires_at).getTime(), -4);
    const left = await shop.app.inject({ method: 'DELETE', url: '/api/preview', headers: { cookie } });
    expect(left.headers['set-cookie']).toMatch(/^tessera_preview=; Path=\/; Max-Age=0;/);
    expect((await visit('/api/preview')).json()).toEqual({ preview: null });
  });

  it('ends by itself after an hour, link and cookie', async () => {
    const { cookie, url } = await open(draft);
    shop.clock.advance(HOUR_MS);
    expect((await visit('/api/products/hidden-jug', cookie)).statusCode).toBe(404);
    expect((await visit('/api/preview', cookie)).json()).toEqual({ preview: null });
    const late = await visit(new URL(url).pathname);
    expect([late.headers.location, late.headers['set-cookie']]).toEqual(['/products/hidden-jug', undefined]);
  });

  it('is not made up: another’s signature leads home', async () => {
    const made_up = `product.${draft.id}.99999999999.${'a'.repeat(43)}`;
    const answer = await visit(`/api/previews/${made_up}`);
    expect([answer.headers.location, answer.headers['set-cookie']]).toEqual(['/', undefined]);
    expect((await visit('/api/products/hidden-jug', `tessera_preview=${made_up}`)).statusCode).toBe(404);
  });

  it('is made by those who may see products, which the audit log notes', async () => {
    expect((await desk.audited(draft.id)).at(-1)).toMatchObject({ action: 'products.preview' });
    const other = await signIn(shop, 'ADMIN');
    await appoint(shop, other.user_id, 'credit');
    const answer = await desk.call('POST', `/${draft.id}/preview-links`, undefined, other.headers);
    expect(answer.statusCode).toBe(403);
    expect((await desk.call('POST', `/${newId()}/preview-links`)).statusCode).toBe(404);
  });
});
