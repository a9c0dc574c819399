import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from '@tessera/shared/contract';
import { DEMO, startDemoShop } from '../../../test/demo-shop';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../test/harness';
import { createStripeKeys } from '../stripe-keys/stripe-keys.service';
import { createStoreService } from './store.service';

/** As much of demo/selling.json as is looked at. */
interface Selling {
  delivery: { names: { en: string }; methods: { code: string; free_from: number | null }[] }[];
}

const shop = forAllTests(startTestShop);

const get = async () => (await shop.app.inject({ url: '/api/store' })).json<Store>();

describe('GET store', () => {
  it('of a shop that nobody has described yet tells no address that is not its own', async () => {
    const store = await get();
    expect(store.contact).toEqual({ email: '', phone: '', address: '' });
    expect([store.social, store.maintenance, store.currency]).toEqual([[], false, 'USD']);
  });

  it('tells of a change at once, and names `store` as what it shows', async () => {
    const answer = await shop.app.inject({ url: '/api/store', headers: { 'x-cache-tags': '1' } });
    expect(answer.headers['cache-tag']).toBe('store');
    await shop.services.store.update({ maintenance: true });
    await eventually(async () => (await get()).maintenance);
    await shop.services.store.update({ maintenance: false });
    await eventually(async () => !(await get()).maintenance);
  });

  it('names who takes cards with code of their own: nobody, or Stripe where its keys are set', async () => {
    expect((await get()).payment_providers).toEqual([]);
    const stripe = { secret_key: 'sk_1', publishable_key: 'pk_1', webhook_secret: 'whsec_1', api_base: null };
    const withStripe = createStoreService({
      ...shop.infra,
      menus: shop.services.menus,
      stripeKeys: createStripeKeys({ ...shop.infra, config: { ...shop.infra.config, stripe } }),
    });
    expect((await withStripe.get()).payment_providers).toEqual(['stripe']);
  });

  it('tells the contact to remotes that were built before it had a place of its own, too', async () => {
    const contact = { email: 'hello@example.com', phone: '+1 (555) 010-0199', address: '1 Some Street' };
    await shop.services.store.update({ contact });
    await eventually(async () => (await get()).contact.email === contact.email);
    expect(await get()).toMatchObject({ contact, ...contact });
  });

  it('of the demo shop has a contact and five networks (docs/product.md §2, Footer), at nobody’s addresses', async () => {
    const demo = await startDemoShop('_demo');
    const { contact, social, announcement } = (await demo.app.inject({ url: '/api/store' })).json<Store>();
    await demo.close();
    expect(contact.email).toMatch(/@([a-z]+\.)?example\.com$/);
    expect(contact.phone).toContain('555');
    expect(contact.address).not.toBe('');
    expect(social.map(({ network }) => network)).toEqual(['facebook', 'twitter', 'instagram', 'linkedin', 'youtube']);
    for (const { url } of social) expect(new URL(url).hostname).toMatch(/\.example\.com$/);
    // what it announces is true of what it sells
    const { delivery } = JSON.parse(await readFile(path.join(DEMO, 'selling.json'), 'utf8')) as Selling;
    const [home] = delivery;
    expect([home?.names.en, home?.methods[0]?.code, home?.methods[0]?.free_from]).toEqual([
      'Contiguous US',
      'standard',
      15_000,
    ]);
    expect(announcement?.texts.en).toBe('Free standard delivery from $150 within the contiguous US');
  }, 60_000);
});
