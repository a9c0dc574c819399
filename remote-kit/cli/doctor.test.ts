import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doctor } from './commands/doctor';

const HOST = '2.7.0';
const remote = (name: string, path: string) => ({ name, descriptor: { routes: [{ path, page: 'page' }] } });

/** What the shop answers to `admin/remotes/reviews/live`. */
let live: { status: number; body: object };
let asked: string[];
let server: Server;
let shop: string;
let folder: string;
let lines: string[];

beforeEach(async () => {
  live = { status: 200, body: { name: 'reviews', version: '1.0.0-1' } };
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const kit = { 'content-disposition': `attachment; filename="tessera-remote-kit-${HOST}.tgz"` };
    if (request.url === '/kit.tgz') return response.writeHead(200, kit).end();
    const { status, body } = request.url === '/api/remotes' ? { status: 200, body: [remote('cart', '/cart')] } : live;
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'tessera-doctor-'));
  lines = [];
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(lines.push(String(line).trim())));
  process.env['TESSERA_TOKEN'] = 'tsr_token';
});
afterEach(async () => {
  delete process.env['TESSERA_TOKEN'];
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

/** What it says of a remote. */
async function examine(changes: object = {}): Promise<string[]> {
  const written = { name: 'reviews', contract: '^2.7.0', ...remote('', '/reviews').descriptor, budget: { js: 1_000 } };
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...written, ...changes }));
  await doctor({ words: [], shop });
  return lines;
}

test('says what fits, and asks for nothing that changes the shop', async () => {
  const said = await examine();
  expect(said).toContain('✓ The token is good for reviews, live in version 1.0.0-1.');
  expect(said).toContain('✓ Nobody else owns /reviews.');
  expect(said).toContain('✓ Nothing is built yet, so no page has been weighed.');
  expect(said[0]).toContain(`${shop} answers with the contract ${HOST}, which ^2.7.0 takes`);
  expect(asked.every((call) => /^(GET|HEAD) /.test(call))).toBe(true);
});

test.each([
  [{ contract: '^3.0.0' }, `✗ The shop's contract is ${HOST}; remote.json asks for ^3.0.0.`],
  [{ routes: [{ path: '/cart/reviews', page: 'page' }] }, '✗ /cart/reviews lies in /cart, which the remote cart owns.'],
])('says what stands in the way: %j', async (changes, sentence) => {
  expect(await examine(changes)).toContain(sentence);
});

test.each([
  [401, 'auth.token_invalid', '✗ TESSERA_TOKEN is not good at this shop: it is wrong, revoked or too old.'],
  [403, 'staff.token_of_remote', '✗ TESSERA_TOKEN is for another remote than reviews.'],
  [403, 'auth.forbidden', '✗ TESSERA_TOKEN may not read remotes: it needs remotes.read and remotes.write.'],
  [404, 'remotes.not_found', '✓ The token is good; reviews was never published.'],
])('tells what a token is worth: %i %s', async (status, code, sentence) => {
  live = { status, body: { code, message: 'No.' } };
  expect(await examine()).toContain(sentence);
});

test('says so where no shop answers', async () => {
  shop = 'http://127.0.0.1:9';
  expect((await examine())[0]).toMatch(/^✗ No shop answers at http:\/\/127\.0\.0\.1:9/);
});
