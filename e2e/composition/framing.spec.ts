import { randomInt } from 'node:crypto';
import { bytesOf, exchange, framingCases, isClear, type FramingCase } from '@tessera/server/testing';
import { isDrill } from '../support/drill';
import { call, callJson } from '../support/shop/api';
import { currentShop } from '../support/shop/shop';
import { expect, test } from '../support/test';

/** `npm run drill` sends every case. */
const CASES = isDrill ? framingCases().length : 400;
/** So many connections at a time. */
const SENDERS = 6;

/** Where the shop answers so by itself. */
const PATHS: Record<number, string> = {
  200: '/api/products/ember-mug',
  401: '/api/users/me',
  404: '/api/nothing-here',
  413: '/api/auth/logout',
  422: '/api/auth/register',
  429: '/products',
};

function drawn(): FramingCase[] {
  const cases = framingCases();
  for (let at = cases.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [cases[at], cases[other]] = [cases[other], cases[at]] as [FramingCase, FramingCase];
  }
  return cases.slice(0, CASES);
}

async function send(port: number, one: FramingCase): Promise<void> {
  const next = 'GET /api/products/tor-table-lamp HTTP/1.1\r\nhost: x\r\n\r\n';
  const bytes = bytesOf(one, PATHS[one.status] ?? '/') + next;
  const { statuses, closed } = await exchange(port, bytes, {
    answers: 2,
    isHead: [one.method === 'HEAD'],
    patience: 8_000,
  });
  const what = JSON.stringify({ ...one, statuses, closed });
  expect(statuses.length, what).toBeGreaterThan(0);
  if (!isClear(one)) expect({ statuses, closed }, what).toEqual({ statuses: [400], closed: true });
  else expect(statuses.at(-1) === 200 || closed, what).toBe(true);
}

test('whatever comes over one connection, every other one gets its own answers', async () => {
  test.setTimeout(600_000);
  const port = Number(new URL(currentShop().url).port);
  const left = drawn();
  let done = false;
  let visits = 0;
  const visitor = async (): Promise<void> => {
    while (!done) {
      const slug = (visits += 1) % 2 ? 'ember-mug' : 'tor-table-lamp';
      expect((await callJson<{ slug: string }>(`products/${slug}?visit=${visits}`)).slug).toBe(slug);
      expect((await call('users/me')).status).toBe(401);
    }
  };
  const sender = async (): Promise<void> => {
    for (let one = left.pop(); one; one = left.pop()) await send(port, one);
  };
  const visiting = visitor();
  await Promise.all(Array.from({ length: SENDERS }, sender)).finally(() => (done = true));
  await visiting;
  expect(visits).toBeGreaterThan(10);
});
