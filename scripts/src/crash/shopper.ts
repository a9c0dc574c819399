import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleAddress } from '../basics';

const PASSWORD = 'Correct-Horse-7';
const CARD = { number: '4242424242424242', expiry: '12/49', cvc: '123' };
const SLUGS = ['ember-mug', 'rim-plates', 'arch-vase', 'hush-wool-throw', 'folio-notebook'];
const ADDRESS = sampleAddress();
const FACTS = { date_of_birth: '1990-05-05', monthly_income: 400_000, employment: 'employed', consent: true };
/** By card, in part with whatever store credit there is, later, or in parts of which the first is paid at once by card. */
const WAYS = [
  { method: 'test-card' },
  { method: 'test-card', use_credit: true },
  { method: 'pay-later', plan: 'pay-in-30-days' },
  { method: 'pay-later', plan: 'four-parts' },
] as const;
const WAIT_MS = 150;
const MOST_TRIES = 400;

export interface Shopper {
  /**
   * Orders one thing or more, and asks again by the same key until the order is acknowledged.
   * @param turn decides the way to pay
   * @returns the order's id
   */
  buy(key: string, turn: number): Promise<string>;
}

interface Answer {
  status: number;
  body: unknown;
}

/** What was killed at work holds its key for a moment: whoever repeats it is told so, and asks on. */
const isStillAtWork = ({ status, body }: Answer): boolean =>
  status === 409 && Object(body).code === 'idempotency.in_progress';

/** Somebody who does not give up: no answer, a 5xx and 'still at work' are tried again, as the shop's own client does. */
export async function createShopper(url: string): Promise<Shopper> {
  const name = `crash${randomUUID().slice(0, 8)}`;
  const email = `${name}@example.com`;
  let access = '';

  async function once(method: string, path: string, json: object | undefined, key: string): Promise<Answer> {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(access ? { authorization: `Bearer ${access}` } : {}),
        'idempotency-key': key,
      },
      body: json ? JSON.stringify(json) : null,
      signal: AbortSignal.timeout(20_000),
    });
    return { status: response.status, body: await response.json() };
  }

  async function call<T>(method: string, path: string, json?: object, key: string = randomUUID()) {
    for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
      const answer = await once(method, path, json, key).catch(() => undefined);
      if (answer?.status === 401 && access) {
        // a drill lasts longer than a token
        await logIn();
        continue;
      }
      // The tests know what their own calls answer with.
      if (answer && answer.status < 500 && !isStillAtWork(answer))
        return { status: answer.status, body: answer.body as T };
      await sleep(WAIT_MS);
    }
    throw new Error(`${method} ${path} is not answered`);
  }

  async function logIn(): Promise<void> {
    access = '';
    ({ access } = (await call<{ access: string }>('POST', 'auth/login', { email, password: PASSWORD })).body);
  }

  async function signIn(): Promise<void> {
    const names = { first_name: 'Ada', last_name: 'Lovelace', username: name };
    await call('POST', 'auth/register', { ...names, email, password: PASSWORD });
    await logIn();
    const applied = await call<{ state: string }>('POST', 'pay-later/applications', FACTS);
    if (applied.body.state !== 'active') throw new Error(JSON.stringify(applied.body));
  }

  async function fill(way: (typeof WAYS)[number]): Promise<void> {
    const slug = SLUGS[Math.floor(Math.random() * SLUGS.length)] ?? 'ember-mug';
    const { body } = await call<{ id: string; variants: { id: string }[] }>('GET', `products/${slug}`);
    const line = { product_id: body.id, variant_id: body.variants[0]?.id, quantity: 1 + Math.floor(Math.random() * 3) };
    const added = await call('POST', 'products/add-to-cart', line);
    const { method: payment_method, ...rest } = way;
    const chosen = {
      shipping_address: ADDRESS,
      delivery_method: 'standard',
      payment_method,
      use_credit: false,
      ...rest,
    };
    const kept = await call('PATCH', 'checkout', chosen);
    if (added.status !== 200 || kept.status !== 200) throw new Error(JSON.stringify([added.body, kept.body]));
  }

  await signIn();
  return {
    async buy(key, turn) {
      const way = WAYS[turn % WAYS.length] ?? WAYS[0];
      await fill(way);
      const { body } = await call<{ totals: { total: number; credit?: number } }>('GET', 'checkout');
      const { token } = (await call<{ token: string }>('POST', 'test-gateway/tokens', CARD)).body;
      const { total: expected_total, credit: expected_credit = 0 } = body.totals;
      const payment = { method: way.method, ...('plan' in way && { plan: way.plan }), token };
      const order = { expected_total, expected_credit, payment, accept_terms: true };
      const answer = await call<{ order: { id: string } }>('POST', 'orders', order, key);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body.order.id;
    },
  };
}
