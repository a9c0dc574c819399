import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AdminClient } from './admin-client';

const account = { SHOP_ADMIN_EMAIL: 'ada@example.com', SHOP_ADMIN_PASSWORD: 'Correct-Horse-7' };

/** What a shop answers to a sign-in. */
let answer: { status: number; body: object };
let asked: string[] = [];
let server: Server;
let client: AdminClient;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim());
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
  // listening on a port, not on a socket's path
  client = new AdminClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

describe('signing in to deploy', () => {
  test('by a token asks nobody', async () => {
    answer = { status: 200, body: {} };
    await client.signIn({ ...account, TESSERA_TOKEN: 'tsr_token' });
    await client.post('admin/remotes/cart/live', {});
    expect(asked).toEqual(['POST /api/admin/remotes/cart/live Bearer tsr_token']);
  });

  test('to an account with a second factor says what to do instead', async () => {
    const message = 'Please enter the code from your authenticator app.';
    answer = { status: 401, body: { code: 'auth.second_factor_needed', message, challenge: 'half' } };
    await expect(client.signIn(account)).rejects.toThrow(
      'ada@example.com signs in with a second factor: set TESSERA_TOKEN to a token with remotes.write.',
    );
  });

  test('with a wrong password says what the shop says', async () => {
    answer = { status: 401, body: { code: 'auth.invalid_credentials', message: 'The password is wrong.' } };
    await expect(client.signIn(account)).rejects.toThrow('answered 401: The password is wrong.');
  });
});
