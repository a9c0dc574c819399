import type { AddressInfo } from 'node:net';
import { exchange } from '@tessera/server/testing';
import { forAllTests } from '../test/for-all-tests';
import { startTestShop } from '../test/harness';

const shop = forAllTests(startTestShop);
let port: number;
beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
});

const post = (path: string, headers: string[], body: string) =>
  [`POST ${path} HTTP/1.1`, 'host: x', 'content-type: application/json', ...headers, '', body].join('\r\n');
const next = 'GET /api/store HTTP/1.1\r\nhost: x\r\n\r\n';

describe('over a bare connection, the API', () => {
  it('refuses what could be taken for two requests, and reads no further', async () => {
    const login = JSON.stringify({ email: 'a@example.com', password: 'x' });
    const bytes = post('/api/auth/login', ['connection: content-length', `content-length: ${login.length}`], login);
    const { statuses, closed, text } = await exchange(port, bytes + next, { answers: 2 });
    expect({ statuses, closed }).toEqual({ statuses: [400], closed: true });
    expect(text).toContain('application/problem+json');
  });

  it('tells a body over its limit so before it has come, and that is its last answer', async () => {
    const bytes = post('/api/auth/login', ['content-length: 90000000'], 'x'.repeat(100_000));
    const { statuses, closed, text } = await exchange(port, bytes, { answers: 1 });
    expect({ statuses, closed }).toEqual({ statuses: [413], closed: true });
    expect(text).toContain('"code":"request.too_large"');
  });

  it('answers the next request of a connection whose last one was refused whole', async () => {
    const { statuses } = await exchange(port, post('/api/users/me/password', ['content-length: 2'], '{}') + next, {
      answers: 2,
    });
    expect(statuses).toEqual([401, 200]);
  });
});
