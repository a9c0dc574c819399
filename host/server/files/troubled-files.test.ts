import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { brokenEntry, troubled, type Trouble } from '../composition/troubled';
import { remote, route, writeFiles } from '../testing/fixtures';
import { troubledFiles } from './troubled-files';

const FILES = { 'remoteEntry.js': 'entry', 'server/index.js': 'server' };
const cart = remote('cart', [route('/cart', 'cart')], FILES);
const filesDir = mkdtempSync(path.join(tmpdir(), 'troubled-'));
beforeAll(() => writeFiles(filesDir, cart, FILES));
afterAll(() => rmSync(filesDir, { recursive: true }));

/** @param set what the pass `boundaries.mine` says */
function setup(set: Trouble, late = 20) {
  const app = fastify();
  const of = async (pass: string) =>
    pass === 'boundaries.mine' ? { remotes: [troubled(cart, set)], store: {} as never } : undefined;
  troubledFiles(app, { filesDir, previewed: { of }, late });
  return (asked: Trouble, file = 'remoteEntry.js', pass = 'boundaries.mine') =>
    app.inject({
      url: `/remotes/-/${asked}/cart/1.0.0-test/${file}`,
      headers: { cookie: `tessera_preview=${pass}` },
    });
}

test('whoever has no pass that says so is told that there is no such file', async () => {
  const get = setup('server_error');
  for (const pass of ['boundaries.others', 'remote.mine', ''])
    expect((await get('server_error', undefined, pass)).statusCode).toBe(404);
  // another switch than the one that is set
  expect((await get('garbage')).statusCode).toBe(404);
  expect((await get('server_error', 'server/index.js')).statusCode).toBe(404);
});

test.each([
  ['server_error', 500, 'On purpose'],
  ['garbage', 200, `)]}' This is not what was published.`],
  ['crash', 200, brokenEntry(cart.descriptor, 'crash')],
  ['wrong_version', 200, brokenEntry(cart.descriptor, 'wrong_version')],
] as const)('files go wrong as they are said to, and nobody keeps them: %s', async (trouble, status, body) => {
  const answer = await setup(trouble)(trouble);
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
    status,
    body,
    'private, no-store',
  ]);
});

test('a slow one comes, late', async () => {
  let isThere = false;
  const answer = setup(
    'slow',
    60,
  )('slow').then((found) => {
    isThere = true;
    return found;
  });
  await new Promise((done) => setTimeout(done, 20));
  expect(isThere).toBe(false);
  expect([(await answer).statusCode, (await answer).body]).toEqual([200, 'entry']);
});
