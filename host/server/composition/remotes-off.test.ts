import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remote, route } from '../testing/fixtures';
import { Registry } from './registry';
import { namesIn, RemotesOff } from './remotes-off';

const FILES = { 'remoteEntry.js': 'entry', 'server/server.js': 'server' };
const remotes = [remote('cart', [route('/cart', 'p')], FILES), remote('catalog', [route('/', 'p')], FILES)];

let dataDir: string;
let file: string;
/** what is heard of the file, in its order, and whoever waits for more */
let heard: string[][];
let onHeard: () => void;
let faults: unknown[];
let off: RemotesOff;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-off-'));
  file = path.join(dataDir, 'remotes-off');
  [heard, faults, onHeard] = [[], [], () => undefined];
  off = new RemotesOff({
    dataDir,
    onChange: (names) => {
      heard.push(names);
      onHeard();
    },
    onUnreadable: (error) => faults.push(error),
  });
});
afterEach(() => {
  off.close();
  rmSync(dataDir, { recursive: true });
  jest.restoreAllMocks();
});

test('a file names one remote a line, with remarks', () => {
  expect([...namesIn('cart\n# all of it\n\n  catalog  # until Monday\r\n')]).toEqual(['cart', 'catalog']);
});

test('the file is heard of when it is there at the start, changes, and goes', async () => {
  writeFileSync(file, 'cart\n');
  await off.follow();
  expect([heard, off.has('cart'), off.has('catalog')]).toEqual([[['cart']], true, false]);
  const more = new Promise<void>((resolve) => (onHeard = resolve));
  writeFileSync(file, 'catalog\ncart\n');
  await more;
  rmSync(file);
  await off.look();
  await off.look();
  expect(heard.slice(1)).toEqual([['cart', 'catalog'], []]);
  expect(faults).toEqual([]);
});

test('what cannot be read is told once, and changes nothing', async () => {
  writeFileSync(file, 'cart\n');
  await off.look();
  rmSync(file);
  mkdirSync(file);
  await off.look();
  await off.look();
  expect([off.has('cart'), heard.length, faults.length]).toEqual([true, 1, 1]);
  rmSync(file, { recursive: true });
  await off.look();
  writeFileSync(file, 'x'.repeat(20_000));
  await off.look();
  expect([off.has('cart'), heard.length, faults.length]).toEqual([false, 2, 2]);
});

test('a remote that is switched off is left out while the API is down', async () => {
  const answers: Record<string, unknown> = { remotes, store: {} };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => Response.json(answers[String(url).split('/').at(-1) ?? '']));
  const registry = new Registry({ apiUrl: '', dataDir, devRemotes: {}, isOff: (name) => off.has(name) });
  await registry.refresh();
  const composed = () => registry.current.remotes.map(({ name }) => name);
  const versionSet = () => registry.versionSetOf(registry.current);
  const set = versionSet();
  expect(composed()).toEqual(['cart', 'catalog']);

  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('the API is down'));
  writeFileSync(file, 'cart\n');
  await off.look();
  registry.recompose();
  expect(composed()).toEqual(['catalog']);
  expect(versionSet()).not.toBe(set);
  rmSync(file);
  await off.look();
  registry.recompose();
  expect([composed(), versionSet()]).toEqual([['cart', 'catalog'], set]);
});
