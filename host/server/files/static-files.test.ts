import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { commonHeaders } from '../http/security-headers';
import { staticFiles } from './static-files';

const root = mkdtempSync(path.join(tmpdir(), 'tessera-files-'));
const distDir = path.join(root, 'dist');
const filesDir = path.join(root, 'files');
const app = fastify();

beforeAll(() => {
  for (const file of [
    'dist/main.js',
    'dist/js/main.f49acb1b.js',
    'dist/shell.json',
    'dist/server/web.cjs',
    'files/secret.png',
    'files/media/.hidden.png',
    'files/media/a.gif',
    'files/media/a.svg',
    'files/media/a.mp4',
    'files/remotes/cart/1.0.0/remoteEntry.js',
    'files/remotes/cart/1.0.0/server/server.js',
  ]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), file);
  }
  app.addHook('onRequest', async (_request, reply) => void reply.headers(commonHeaders));
  staticFiles(app, { distDir, filesDir });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

test.each([
  ['/assets/js/main.f49acb1b.js', 'text/javascript; charset=utf-8'],
  ['/remotes/cart/1.0.0/remoteEntry.js', 'text/javascript; charset=utf-8'],
  ['/media/a.gif', 'image/gif'],
  ['/media/a.mp4', 'video/mp4'],
])('serves %s for ever, as %s', async (url, type) => {
  const { statusCode, headers } = await app.inject({ url });
  expect([statusCode, headers['content-type']]).toEqual([200, type]);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('HEAD tells the size of the file that GET would send', async () => {
  const { headers, body } = await app.inject({ method: 'HEAD', url: '/media/a.gif' });
  expect([headers['content-length'], body]).toEqual([String('files/media/a.gif'.length), '']);
});

test('a player is sent the part of a video that it asks for, and told where the file ends', async () => {
  const content = 'files/media/a.mp4';
  const ask = (headers: object) => app.inject({ url: '/media/a.mp4', headers: { ...headers } });
  const part = await ask({ range: 'bytes=6-10' });
  expect([part.statusCode, part.body]).toEqual([206, 'media']);
  expect(part.headers).toMatchObject({
    'content-range': `bytes 6-10/${content.length}`,
    'content-length': '5',
    'accept-ranges': 'bytes',
    'content-type': 'video/mp4',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  for (const headers of [{}, { range: 'bytes=0-1,4-5' }, { range: 'bytes=0-1', 'if-range': '"one"' }]) {
    expect([(await ask(headers)).statusCode, (await ask(headers)).body]).toEqual([200, content]);
  }
  const behind = await ask({ range: 'bytes=99-' });
  expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
  expect(behind.headers['cache-control']).not.toContain('immutable');
  expect((await app.inject({ url: '/media/a.gif', headers: { range: 'bytes=0-1' } })).statusCode).toBe(200);
});

test('sends with a script or a picture no rules for documents, but with what may be opened as one', async () => {
  const headersOf = async (url: string) => (await app.inject({ url })).headers;
  for (const url of ['/assets/js/main.f49acb1b.js', '/media/a.gif']) {
    expect(await headersOf(url)).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(await headersOf(url)).not.toHaveProperty('permissions-policy');
  }
  for (const url of ['/media/a.svg', '/assets/none.js']) expect(await headersOf(url)).toMatchObject(commonHeaders);
});

test('has a file of the shell asked for anew when its name does not change with its content', async () => {
  const { headers } = await app.inject({ url: '/assets/main.js' });
  expect(headers['cache-control']).toBe('no-cache');
});

test.each([
  '/assets/shell.json',
  '/assets/server/web.cjs',
  '/assets/%73erver/web.cjs',
  '/remotes/cart/1.0.0/server/server.js',
  '/remotes/cart/1.0.0/%73erver/server.js',
  '/remotes/cart//1.0.0/server/server.js',
  '/remotes/cart/1.0.0/x/..%2fserver/server.js',
  '/media/..%2fsecret.png',
  '/media/%2e%2e/secret.png',
  '/media/.hidden.png',
  '/media/missing.png',
])('never serves %s', async (url) => {
  const { statusCode, body } = await app.inject({ url });
  expect([statusCode, body.includes('files/')]).toEqual([404, false]);
});
