import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApiProcess } from './api-process';
import { forAllTests } from './for-all-tests';
import { startTestShop } from './harness';
import { PASSWORD, signIn } from './people';

const shop = forAllTests(startTestShop);
jest.setTimeout(60_000);

/** The status of the answer, or what became of the call instead. */
function call(url: string, options: RequestOptions, payload = ''): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request(url, { ...options, method: payload ? 'POST' : 'GET' }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 'no status'));
      answer.on('error', (error) => resolve(`cut off: ${error.message}`));
      answer.resume();
    });
    // One that was kept, and closed as this was sent: RFC 9112 §9.3.1 lets clients ask again.
    const lost = (error: Error): void => resolve(sent.reusedSocket ? 'not taken' : error.message);
    sent.on('error', lost);
    sent.end(payload);
  });
}

const CLIENTS = 12;

it('the API, stopped while it is at work for many, answers them all and ends with 0', async () => {
  const { user_id, headers } = await signIn(shop);
  const { email } = await shop.services.users.getById(user_id);
  const login = JSON.stringify({ email, password: PASSWORD });
  const json = { 'content-type': 'application/json', 'content-length': login.length };
  const api = await startApiProcess(shop);
  const agent = new Agent({ keepAlive: true });
  const calls = [
    () => call(`${api.url}/api/auth/login`, { agent, headers: json }, login),
    () => call(`${api.url}/api/users/me`, { agent, headers }),
    () => call(`${api.url}/api/store`, { agent }),
  ];
  // Somebody who listens to the feed, and somebody who has connected and says nothing.
  const feed = call(`${api.url}/api/changes`, {});
  const silent = connect(Number(new URL(api.url).port), '127.0.0.1');
  await once(silent, 'connect');

  let stopped = false;
  const answers: (number | string)[] = [];
  const clients = Array.from({ length: CLIENTS }, async (_, index) => {
    while (!stopped) answers.push((await calls[index % calls.length]?.()) ?? 'no call');
  });
  while (answers.length < CLIENTS) await sleep(5);
  const ended = api.stop();
  // Nobody asks for more: what is under way now is answered on connections that their clients keep.
  stopped = true;
  expect(await ended).toBe(0);
  await Promise.all([...clients, feed]);
  expect(answers.length).toBeGreaterThanOrEqual(CLIENTS);
  expect(answers.filter((answer) => answer !== 200 && answer !== 'not taken')).toEqual([]);
  agent.destroy();
  silent.destroy();
});

it('the API, told to stop behind a balancer, says so first and goes on answering', async () => {
  const api = await startApiProcess(shop, { SHUTDOWN_DELAY: '1' });
  const ended = api.stop();
  const readyz = async (): Promise<number> => (await fetch(`${api.url}/readyz`)).status;
  while ((await readyz()) !== 503) await sleep(20);
  const answer = await fetch(`${api.url}/api/store`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('connection')).toBe('close');
  expect(await ended).toBe(0);
});
