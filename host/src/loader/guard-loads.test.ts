import type { RegisteredRemote, RemoteModule } from '@tessera/shared/composition';
import { guardLoads, type Patched } from './guard-loads';

const remote = { name: 'reviews', version: '1.0.0-a' } as RegisteredRemote; // nothing else is read
const before = {
  map: Array.prototype.map,
  setTimeout,
  parse: JSON.parse,
  click: EventTarget.prototype.addEventListener,
};

/** A remote whose entry and whose page do something when they are loaded. */
function start(entry: () => void, page: () => void = () => undefined) {
  const patched: Patched[] = [];
  const load = guardLoads(
    async () => {
      entry();
      return { pages: { reviews: async () => (page(), { Page: () => null }) } } as unknown as RemoteModule; // one that does harm
    },
    (one) => patched.push(one),
  );
  return { load, patched, said: () => patched.map(({ error }) => error.message) };
}

test('what a remote changes of what all build on is put back after each load, and told by its build', async () => {
  const { load, patched, said } = start(
    () => {
      Array.prototype.map = () => [];
      Object.defineProperty(EventTarget.prototype, 'addEventListener', { value: () => undefined });
      Reflect.deleteProperty(JSON, 'parse');
    },
    () => {
      globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout; // what a patch may be
      Reflect.set(Object.prototype, 'everywhere', true);
    },
  );
  const { pages } = await load(remote);
  expect(said()).toEqual(['Array.prototype.map, JSON.parse, EventTarget.prototype.addEventListener']);
  await pages['reviews']?.();
  expect(said()[1]).toBe('setTimeout, Object.prototype.everywhere');
  expect(patched).toMatchObject([{ name: 'reviews', kind: 'patched' }, { kind: 'patched' }]);
  const after = {
    map: Array.prototype.map,
    setTimeout,
    parse: JSON.parse,
    click: EventTarget.prototype.addEventListener,
  };
  expect(after).toEqual(before);
  expect('everywhere' in {}).toBe(false);
});

test('it is told of a load that fails, too; what is only added stays, and what somebody else changed before is nobody’s', async () => {
  const broken = start(() => {
    JSON.parse = () => ({});
    throw new Error('broken');
  });
  await expect(broken.load(remote)).rejects.toThrow('broken');
  expect(broken.said()).toEqual(['JSON.parse']);
  const adding = start(() => Object.defineProperty(Array.prototype, 'seventh', { value: 7, configurable: true }));
  JSON.parse = () => ({});
  await adding.load(remote);
  expect(adding.said()).toEqual([]);
  expect([JSON.parse, Reflect.get([], 'seventh')]).toEqual([before.parse, 7]);
  Reflect.deleteProperty(Array.prototype, 'seventh');
});
