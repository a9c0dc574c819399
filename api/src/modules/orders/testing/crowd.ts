import { startApiProcess } from '../../../../test/api-process';
import type { ApiProcess } from '../../../../test/api-process';
import type { TestShop } from '../../../../test/harness';
import { startPayShop } from '../../../../test/sales/pay-shop';
import type { PayShop } from '../../../../test/sales/pay-shop';
import { newId } from '../../../infra/basics/ids';
import { ADDRESS } from './orders-shop';

export interface Person {
  user_id: string;
  headers: { authorization: string };
}

/** A shop that sets the stage and looks at the result, and the processes at which the racing is done. */
export interface Race extends PayShop {
  /** one of the two; the next number is at the other */
  processFor(number: number): ApiProcess;
  /** Before `close`, for whoever looks at what they leave behind. */
  stopProcesses(): Promise<unknown>;
}

/** @param pool_max connections to the database of each of the two processes */
export async function startRace(pool_max: string): Promise<Race> {
  const shop = await startPayShop({ config: { access_token_seconds: 3600 } });
  const env = { DATABASE_POOL_MAX: pool_max };
  const first = await startApiProcess(shop, env);
  const second = await startApiProcess(shop, env);
  const stopProcesses = () => Promise.all([first.stop(), second.stop()]);
  return {
    ...shop,
    processFor: (number) => (number % 2 === 0 ? first : second),
    stopProcesses,
    async close() {
      await stopProcesses();
      await shop.close();
    },
  };
}

/** People with sessions and addresses, straight into the tables: nobody waits for hundreds of password hashes. */
export async function aCrowd({ infra, services }: TestShop, count: number): Promise<Person[]> {
  const now = infra.clock.now();
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = newId();
    const name = `crowd-${id}`;
    const times = { created_at: now, last_modified_at: now };
    const names = { first_name: 'Ada', last_name: 'Lovelace', username: name, username_key: name };
    await infra.db
      .insertInto('users')
      .values({ id, ...names, email: `${name}@example.com`, password_hash: '', ...times })
      .execute();
    const chosen = { delivery_method: 'standard', shipping_address: JSON.stringify(ADDRESS) };
    await infra.db
      .insertInto('checkouts')
      .values({ user_id: id, ...chosen, last_modified_at: now })
      .execute();
    const { access } = await services.sessions.open({ id, role: 'REGULAR' }, { address: '', user_agent: '' });
    people.push({ user_id: id, headers: { authorization: `Bearer ${access}` } });
  }
  return people;
}

/** One piece of each of these variants for everybody, whether or not there are as many. */
export async function fillCarts(
  { infra }: TestShop,
  people: readonly Person[],
  choose: (index: number) => readonly string[],
): Promise<void> {
  const now = infra.clock.now();
  for (const [index, { user_id }] of people.entries()) {
    const id = newId();
    await infra.db.insertInto('carts').values({ id, user_id, created_at: now, last_modified_at: now }).execute();
    const lines = choose(index).map((variant_id) => ({ cart_id: id, variant_id, quantity: 1, added_at: now }));
    await infra.db.insertInto('cart_items').values(lines).execute();
  }
}

const MOST_TRIES = 20;

interface Answer<T> {
  status: number;
  body: T;
}

/**
 * Asks one of the processes; one that is busy, or fails, is asked again with the same key, as the client does.
 * @throws Error when the crowd, which has one address, is taken for one caller
 */
export async function ask<T>(
  { url }: ApiProcess,
  person: Person,
  method: 'GET' | 'POST',
  path: string,
  json?: object,
  key?: string,
): Promise<Answer<T>> {
  const headers = {
    ...person.headers,
    ...(json ? { 'content-type': 'application/json' } : {}),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(`${url}/api/${path}`, { method, headers, body: json ? JSON.stringify(json) : null });
    // The caller knows what its own calls answer with.
    const body = (await answer.json()) as T;
    if (answer.status === 429) throw new Error(`Too much of a crowd for ${path}: a limit of the process is in the way`);
    if (answer.status < 500 || attempt === MOST_TRIES) return { status: answer.status, body };
    await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
  }
}
