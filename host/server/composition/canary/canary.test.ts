import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remote, route } from '../../testing/fixtures';
import { Registry } from '../registry';

const FILES = { 'remoteEntry.js': 'entry', 'server/server.js': 'server' };
const live = [remote('catalog', [route('/', 'p')], FILES), remote('cart', [route('/cart', 'p')], FILES)];
const aNewer = (name: string, paths: string[]) => {
  const made = remote(
    name,
    paths.map((each) => route(each, 'p')),
    FILES,
  );
  const version = '9.0.0-new';
  const descriptor = { ...made.descriptor, version };
  return { ...made, version, base_url: `/remotes/${name}/${version}/`, descriptor };
};
const newer = aNewer('cart', ['/cart', '/basket']);

let dataDir: string;
let answers: Record<string, unknown>;
let off: string[];
let registry: Registry;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-canary-'));
  off = [];
  const canary = { name: 'cart', version: newer.version, percent: 10, remotes: [live[0], newer] };
  answers = { remotes: live, store: {}, canary: { canary } };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const answer = answers[String(url).split('/').at(-1) ?? ''];
    return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
  });
  registry = new Registry({ apiUrl: '', dataDir, devRemotes: {}, isOff: (name) => off.includes(name) });
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
  jest.restoreAllMocks();
});

const versions = () => registry.canary?.composition.remotes.map(({ name, version }) => `${name} ${version}`);

test('some of the visits get the canary beside the live versions of the others, under a name of its own', async () => {
  await registry.refresh();
  expect(versions()).toEqual([`catalog ${live[0]?.version}`, 'cart 9.0.0-new']);
  const { canary, current } = registry;
  expect(canary?.percent).toBe(10);
  expect(registry.versionSetOf(canary?.composition ?? current)).not.toBe(registry.versionSetOf(current));
  expect([registry.isCurrent(current), canary && registry.isCurrent(canary.composition)]).toEqual([true, true]);
});

test('there is none where it takes what is not its own, is switched off, or the API knows of none', async () => {
  const thief = aNewer('cart', ['/cart', '/']);
  answers['canary'] = { canary: { name: 'cart', version: thief.version, percent: 10, remotes: [live[0], thief] } };
  await registry.refresh();
  expect([registry.canary, registry.current.remotes.length]).toEqual([undefined, 2]);
  answers['canary'] = { canary: { name: 'cart', version: newer.version, percent: 10, remotes: [live[0], newer] } };
  await registry.refresh();
  expect(versions()).toHaveLength(2);
  off = ['cart'];
  registry.recompose();
  expect(registry.canary).toBeUndefined();
  off = [];
  for (const answer of [{ canary: null }, undefined]) {
    answers['canary'] = answer;
    await registry.refresh();
    expect([registry.canary, registry.current.remotes.length]).toEqual([undefined, 2]);
  }
});

test('what was live before the latest release is held while that is on trial, and given to nobody', async () => {
  const [catalog] = live;
  const former = { name: 'cart', version: newer.version, remotes: [catalog, newer] };
  answers['canary'] = { canary: null, former };
  await registry.refresh();
  expect(registry.canary).toBeUndefined();
  expect(registry.other?.remotes.map(({ version }) => version)).toContain(newer.version);
  const { version: fresh } = registry.current.remotes.find(({ name }) => name === 'cart') ?? {};
  expect(registry.trial).toEqual({ kind: 'promotion', name: 'cart', fresh, former: newer.version });
  // one canary at a time: while there is one, that is what is watched
  answers['canary'] = {
    canary: { name: 'cart', version: newer.version, percent: 10, remotes: [catalog, newer] },
    former,
  };
  await registry.refresh();
  expect(registry.trial).toEqual({ kind: 'canary', name: 'cart', fresh: newer.version, former: fresh });
});

test('what was a canary is not current any more once it has ended', async () => {
  await registry.refresh();
  const before = registry.canary?.composition;
  answers['canary'] = { canary: null };
  await registry.refresh();
  expect(before && registry.isCurrent(before)).toBe(false);
});
