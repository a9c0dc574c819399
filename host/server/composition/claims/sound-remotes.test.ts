import type { RegisteredRemote } from '@tessera/shared/composition';
import { Registry } from '../registry';
import { soundRemotes } from './sound-remotes';
import { remote, route } from '../../testing/fixtures';

const FILES = { 'remoteEntry.js': 'entry', 'server/server.js': 'server' };
const good = (name: string, path: string, changes: object = {}): RegisteredRemote => {
  const made = remote(name, [route(path, 'p')], FILES);
  return { ...made, descriptor: { ...made.descriptor, ...changes } };
};
const cart = good('cart', '/cart');
const names = (remotes: unknown[]) => {
  const { sound, refused } = soundRemotes(remotes as RegisteredRemote[]); // whatever a registry may hold
  return { sound: sound.map(({ name }) => name), refused: refused.map((one) => one.reason) };
};

test('remotes that take only what is theirs are composed', () => {
  expect(names([cart, good('catalog', '/')])).toEqual({ sound: ['cart', 'catalog'], refused: [] });
});

test.each<[string, unknown]>([
  ['a route of the shell’s', good('evil', '/auth/login')],
  ['a route of everybody’s', good('evil', '/:a?')],
  ['a route in another one’s segment', good('evil', '/cart/:x?')],
  [
    'a sheet from the machine',
    good('evil', '/evil', { assets: { entry: { js: [], css: ['../../../etc/passwd'] }, pages: {} } }),
  ],
  ['another one’s container', good('evil', '/evil', { global: 'tessera_cart' })],
  ['sources of everywhere', good('evil', '/evil', { csp: { 'connect-src': ['*'] } })],
  ['no descriptor', { name: 'evil', version: '1.0.0', base_url: '/remotes/evil/1.0.0/' }],
  [
    'words that are none',
    good('evil', '/evil', { navigation: [{ label: {}, to: '/evil', slot: 'header', order: 1 }] }),
  ],
  ['files that lie elsewhere', { ...good('evil', '/evil'), base_url: 'https://evil.example/' }],
  ['the version of another build', { ...good('evil', '/evil'), version: '../cart/1.0.0' }],
  ['a name that is taken', { ...cart }],
  ['nothing at all', null],
])('one with %s is left out, and the others are composed', (_what, evil) => {
  const { sound, refused } = names([cart, evil, good('catalog', '/')]);
  expect(sound).toEqual(['cart', 'catalog']);
  expect(refused).toHaveLength(1);
});

test('of two that claim one segment the first in the registry has it', () => {
  const other = good('other', '/cart/saved');
  expect(names([other, cart]).sound).toEqual(['other']);
  expect(names([cart, other]).sound).toEqual(['cart']);
});

test('a field of a newer host is no reason to leave a remote out', () => {
  expect(names([good('cart', '/cart', { not_known_here: true })]).sound).toEqual(['cart']);
});

test('a registry with one that is refused is served without it, and told once', async () => {
  const answers: Record<string, unknown> = { remotes: [cart, good('evil', '/:a?')], store: {} };
  const told: unknown[] = [];
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) => Response.json(answers[String(url).split('/').at(-1) ?? '']));
  const dataDir = '/dev/null/none'; // nothing can be kept there
  const registry = new Registry({ apiUrl: '', dataDir, devRemotes: {}, onRefused: (refused) => told.push(refused) });
  await registry.refresh();
  await registry.refresh();
  expect(registry.current.remotes.map(({ name }) => name)).toEqual(['cart']);
  expect(told).toMatchObject([{ remote: 'evil@1.0.0-test' }]);
  jest.restoreAllMocks();
});
