import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { HOST_CONTRACT } from '@tessera/shared/composition';
import { kitFile } from './kit-file';

let root: string;
let app: FastifyInstance;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tessera-kit-'));
  app = fastify();
});
afterEach(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const open = () => kitFile(app, { distDir: path.join(root, 'host/dist') });

test('the kit is named after the contract, and sent again only when it is another', async () => {
  mkdirSync(path.join(root, 'remote-kit/dist'), { recursive: true });
  writeFileSync(path.join(root, 'remote-kit/dist/kit.tgz'), 'a kit');
  open();
  const { statusCode, headers, body } = await app.inject('/kit.tgz');
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'application/gzip', 'a kit']);
  expect(headers['content-disposition']).toContain(`remote-kit-${HOST_CONTRACT}.tgz`);
  const again = await app.inject({ url: '/kit.tgz', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await app.inject({ method: 'HEAD', url: '/kit.tgz' })).headers['content-disposition']).toBeDefined();
});

test('a shop that was built without one says so', async () => {
  open();
  expect((await app.inject('/kit.tgz')).statusCode).toBe(404);
});
