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
let fails: boolean;
let registry: Registry;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-canary-'));
  off = [];
  fails = false;
  const canary = { name: 'cart', version: newer.version, percent: 10, remotes: [live[0], newer] };
  answers = { remotes: live, store: {}, canary: { canary } };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const answer = answers[String(url).split('/').at(-1) ?? ''];
    if (fails && String(url).endsWith('/canary')) return new Response(null, { status: 503 });
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
  expect(registry.formers[0]?.composition.remotes.map(({ version }) => version)).toContain(newer.version);
  const { version: fresh } = registry.current.remotes.find(({ name }) => name === 'cart') ?? {};
  const promotion = { kind: 'promotion', name: 'cart', fresh, former: newer.version };
  expect(registry.trials).toEqual([promotion]);
  // one team's canary takes nothing from what is watched for another one
  const tried = aNewer('catalog', ['/']);
  answers['canary'] = {
    canary: { name: 'catalog', version: tried.version, percent: 10, remotes: [tried, live[1]] },
    former,
  };
  await registry.refresh();
  expect(registry.trials).toEqual([
    { kind: 'canary', name: 'catalog', fresh: tried.version, former: catalog?.version },
    promotion,
  ]);
  const held = [registry.canary, registry.formers[0]].map((each) => each?.composition.remotes.length);
  expect(held).toEqual([2, 2]);
});

test('two releases within half an hour are watched both, each beside what it replaced itself', async () => {
  const [catalog, cart] = live;
  const before = aNewer('catalog', ['/']);
  const formers = [
    { name: 'cart', version: newer.version, remotes: [catalog, newer] },
    { name: 'catalog', version: before.version, remotes: [before, cart] },
  ];
  answers['canary'] = { canary: null, former: formers[0], formers };
  await registry.refresh();
  expect(registry.trials).toEqual([
    { kind: 'promotion', name: 'cart', fresh: cart?.version, former: newer.version },
    { kind: 'promotion', name: 'catalog', fresh: catalog?.version, former: before.version },
  ]);
  const versions = registry.formers.map(({ composition }) => composition.remotes.map(({ version }) => version));
  expect(versions).toEqual([
    [catalog?.version, newer.version],
    [before.version, cart?.version],
  ]);
});

test('an API that does not say what some of the visits get takes it from nobody, until what it stood beside has gone', async () => {
  const former = { name: 'catalog', version: newer.version, remotes: [aNewer('catalog', ['/']), live[1]] };
  answers['canary'] = {
    canary: { name: 'cart', version: newer.version, percent: 10, remotes: [live[0], newer] },
    former,
  };
  await registry.refresh();
  const { trials } = registry;
  expect(trials).toHaveLength(2);
  fails = true;
  await registry.refresh();
  expect([registry.trials, registry.isBehind, registry.canary?.percent]).toEqual([trials, true, 10]);
  answers['remotes'] = [live[0], aNewer('cart', ['/cart'])];
  await registry.refresh();
  expect([registry.canary, registry.trials.map(({ name }) => name)]).toEqual([undefined, ['catalog']]);
  fails = false;
  answers['canary'] = { canary: null, former: null };
  await registry.refresh();
  expect([registry.trials, registry.isBehind]).toEqual([[], false]);
});

test('what was a canary is not current any more once it has ended', async () => {
  await registry.refresh();
  const before = registry.canary?.composition;
  answers['canary'] = { canary: null };
  await registry.refresh();
  expect(before && registry.isCurrent(before)).toBe(false);
});
