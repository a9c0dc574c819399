import type { AuditList, PaymentSettings, Store, StripeKeysState } from '@tessera/shared/contract';
import Stripe from 'stripe';
import { eventually } from '../../../test/harness';
import { appoint, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { startEditingShop } from '../orders/testing/editing-shop';
import { startStripeDouble } from '../payments/testing/stripe-double';
import type { StripeDouble } from '../payments/testing/stripe-double';
import { createStripeKeys } from './stripe-keys.service';

const KEYS = { secret_key: 'sk_test_abc1234', publishable_key: 'pk_test_abc5678', webhook_secret: 'whsec_abc9012' };

let stripe: StripeDouble;
let shop: Awaited<ReturnType<typeof startEditingShop>>;
let owner: SignedIn;
beforeAll(async () => {
  stripe = await startStripeDouble();
  shop = await startEditingShop({ config: { stripe: null, stripe_api_base: stripe.url } });
  owner = await signIn(shop, 'ADMIN');
});
afterAll(async () => {
  await shop.close();
  await stripe.close();
});
beforeEach(() => {
  stripe.known_key = KEYS.secret_key;
  stripe.away = false;
});

const call = (method: 'GET' | 'PUT' | 'DELETE', payload?: object, query = '', by = owner) =>
  shop.app.inject({
    method,
    url: `/api/admin/stripe-keys${query}`,
    headers: by.headers,
    ...(payload ? { payload } : {}),
  });
const read = async () => (await call('GET')).json<StripeKeysState>();
const set = async (keys: Partial<typeof KEYS> = {}) =>
  call('PUT', { ...KEYS, ...keys, version: (await read()).version });
const remove = async () => call('DELETE', undefined, `?version=${(await read()).version}`);
const offersStripe = async () => {
  const url = '/api/admin/payment-settings';
  return (await shop.app.inject({ url, headers: owner.headers })).json<PaymentSettings>().available.stripe;
};
const providers = async () => (await shop.app.inject({ url: '/api/store' })).json<Store>().payment_providers;
/** A message as Stripe sends it. @param secret that signs it */
async function say(secret: string): Promise<number> {
  const payload = stripe.event('payment_intent.succeeded', {} as Parameters<StripeDouble['event']>[1]);
  const timestamp = Math.floor(shop.clock.now().getTime() / 1000);
  const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await shop.app.inject({ method: 'POST', url: '/api/payments/webhooks/stripe', payload, headers })).statusCode;
}

test('keys go in, sealed, are used at once by every process, are never told, and cards end with them', async () => {
  expect(await read()).toMatchObject({ source: null, saved: null, version: 0 });
  expect([await offersStripe(), await providers(), await say(KEYS.webhook_secret)]).toEqual([null, [], 404]);
  const elsewhere = createStripeKeys(shop.infra);
  expect(await elsewhere.get()).toBeNull();

  const saved = await set();
  expect([saved.statusCode, saved.json()]).toEqual([
    200,
    expect.objectContaining({
      source: 'saved',
      saved: expect.objectContaining({
        ends: { secret_key: '1234', publishable_key: '5678', webhook_secret: '9012' },
        is_live: false,
        set_by: expect.any(String),
      }),
    }),
  ]);
  const row = await shop.infra.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'stripe_keys')
    .executeTakeFirstOrThrow();
  const url = '/api/admin/audit-log?record_type=stripe_keys&record_id=stripe';
  const log = await shop.app.inject({ url, headers: owner.headers });
  expect(log.json<AuditList>().items[0]).toMatchObject({ action: 'stripe_keys.set', after: { secret_key: '…1234' } });
  for (const told of [saved.body, JSON.stringify(row), log.body]) expect(told).not.toMatch(/abc1234|abc5678|abc9012/);
  await eventually(async () => (await elsewhere.get())?.secret_key === KEYS.secret_key);
  await eventually(async () => (await providers()).join() === 'stripe');
  expect(await offersStripe()).toBe('test');

  const sold = await shop.anOrder('stripe');
  expect(stripe.intents.size).toBe(1);
  const paying = async () => (await sold.show()).payment;
  expect((await paying())?.action).toMatchObject({ kind: 'stripe', public_key: KEYS.publishable_key });
  expect(await say(KEYS.webhook_secret)).toBe(204);
  expect(await say('whsec_another')).toBe(400);

  expect((await remove()).json()).toMatchObject({ source: null, saved: null });
  await eventually(async () => (await providers()).length === 0);
  await eventually(async () => (await elsewhere.get()) === null);
  expect(await paying()).toMatchObject({
    action: null,
    message: expect.stringContaining('Cards cannot be taken at the moment'),
  });
  expect(await say(KEYS.webhook_secret)).toBe(404);
});

test('keys that are none, of two kinds, or that Stripe does not know or answer for, are not saved', async () => {
  const { version } = await read();
  const faults = async (keys: Partial<typeof KEYS>) => (await set(keys)).json<{ errors: object }>().errors;
  expect(await faults({ secret_key: 'abc', publishable_key: 'sk_test_1', webhook_secret: 'x' })).toEqual({
    secret_key: ['Please enter the key that Stripe shows under that name: it begins with sk_, rk_'],
    publishable_key: ['Please enter the key that Stripe shows under that name: it begins with pk_'],
    webhook_secret: ['Please enter the key that Stripe shows under that name: it begins with whsec_'],
  });
  expect(await faults({ publishable_key: 'pk_live_1' })).toEqual({
    publishable_key: [expect.stringContaining('for tests')],
  });
  expect(await faults({ secret_key: 'sk_test_revoked' })).toEqual({
    secret_key: [expect.stringContaining('does not know')],
  });
  stripe.away = true;
  const unheard = await set();
  expect([unheard.statusCode, unheard.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'payments.keys_unchecked' }),
  ]);
  expect((await read()).version).toBe(version);
});

test('keys that another secret has sealed are not used, which is said; one of two edits is saved; who may only read does not', async () => {
  expect((await set()).statusCode).toBe(200);
  const moved = createStripeKeys({ ...shop.infra, config: { ...shop.infra.config, shop_secret: Buffer.alloc(32, 7) } });
  expect([await moved.get(), (await moved.describe()).is_readable]).toEqual([null, false]);
  const { version } = await read();
  const answers = await Promise.all([1, 2].map(() => call('PUT', { ...KEYS, version })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const reader = await signIn(shop);
  await appoint(shop, reader.user_id, 'read_only');
  expect((await call('GET', undefined, '', reader)).statusCode).toBe(200);
  expect((await call('PUT', { ...KEYS, version: version + 1 }, '', reader)).statusCode).toBe(403);
});

test('those of the environment are used before saved ones, and nothing is saved beside them', async () => {
  const config = { ...shop.infra.config, stripe: { ...KEYS, secret_key: 'sk_live_env', api_base: null } };
  expect((await createStripeKeys({ ...shop.infra, config }).get())?.secret_key).toBe('sk_live_env');
});
