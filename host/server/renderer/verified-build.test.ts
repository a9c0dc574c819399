import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remote, writeFiles } from '../testing/fixtures';
import { loadVerifiedBuild } from './verified-build';

const good = "exports.pages = { home: () => Promise.resolve({ Page: require('react').Page }) };";
let filesDir: string;

beforeEach(() => (filesDir = mkdtempSync(path.join(tmpdir(), 'tessera-files-'))));
afterEach(() => rmSync(filesDir, { recursive: true }));

function publish(code: string, registered = code) {
  const build = remote('catalog', [], { 'server/server.js': registered, 'remoteEntry.js': 'var x' });
  writeFiles(filesDir, build, { 'server/server.js': code, 'remoteEntry.js': 'var x' });
  return build;
}

test('runs the registered build with what the host provides', async () => {
  const Page = () => null;
  const { pages } = await loadVerifiedBuild(filesDir, publish(good), { provided: { react: { Page } } });
  await expect(pages.home?.()).resolves.toEqual({ Page });
});

test('does not run a build of which any file differs from the registry', async () => {
  const ran = 'globalThis.ran = true; exports.pages = {};';
  await expect(loadVerifiedBuild(filesDir, publish(ran, good), { provided: {} })).rejects.toThrow(
    'is not the registered file',
  );
  const build = publish(ran);
  writeFiles(filesDir, build, { 'remoteEntry.js': 'var y' });
  await expect(loadVerifiedBuild(filesDir, build, { provided: {} })).rejects.toThrow(
    'remoteEntry.js is not the registered file',
  );
  expect(globalThis).not.toHaveProperty('ran');
});

test.each(['node:fs', 'fs', 'child_process', 'http', 'react-dom/server', '__proto__', 'toString'])(
  'refuses %s, which the host does not provide',
  async (request) => {
    const build = publish(`exports.pages = require('${request}');`);
    await expect(loadVerifiedBuild(filesDir, build, { provided: { react: {} } })).rejects.toThrow(
      'which the host does not provide',
    );
  },
);

test('keeps the environment out of sight', async () => {
  process.env.TEST_SECRET = 'secret';
  const { pages } = await loadVerifiedBuild(filesDir, publish('exports.pages = { env: process.env };'), {
    provided: {},
  });
  expect(pages).toEqual({ env: {} });
});

test('says so when a build has no server part or exports no pages', async () => {
  const build = publish('exports.other = 1;');
  await expect(loadVerifiedBuild(filesDir, build, { provided: {} })).rejects.toThrow('exports no pages');
  build.descriptor.server = null;
  await expect(loadVerifiedBuild(filesDir, build, { provided: {} })).rejects.toThrow('has no server build');
});
