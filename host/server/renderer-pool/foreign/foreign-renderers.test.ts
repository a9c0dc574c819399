import { buildSync } from 'esbuild';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { holdApart, type HeldApart } from './apart';
import { ForeignRenderers } from './foreign-renderers';
import { NoRenderer, RendererFailed } from '../jobs';
import { useOf, type ProcessUse } from './process-use';
import { Quarantine } from '../quarantine';
import { RendererPool } from '../renderer-pool';
import { Renderers } from '../renderers';
import { remote, writeFiles } from '../../testing/fixtures';

/** What the shop's own remote finds around it. */
const OWN = `exports.pages = {
  whole: async () => JSON.stringify(['whole', typeof globalThis.mark]) === '["whole","undefined"]' ? 'whole' : 'harmed',
};`;
/** Every way to harm others, each a page. */
const HOSTILE = `globalThis.mark = 'here';
const { getBuiltinModule } = globalThis.process;
const say = (...said) => getBuiltinModule('fs').writeSync(3, said.map((one) => JSON.stringify(one) + '\\n').join(''));
exports.pages = {
  whole: async () => 'whole',
  patches: async () => { JSON.stringify = () => '{"type":"evil"}'; return 'whole'; },
  loops: async () => { for (;;); },
  wakes: async () => { setTimeout(() => { for (;;); }, 20); return 'whole'; },
  hogs: async () => { const all = []; for (;;) try { all.push(globalThis.Buffer.alloc(1e7, 1)); } catch { /* there is no more */ } },
  floods: async () => { for (;;) try { say({ type: 'holds', bytes: 1 }); } catch { /* the pipe is full */ } },
  accuses: async () => { say({ type: 'running', build: 'own@1.0.0-test' }); globalThis.process.exit(3); },
  reads: async (api) => (await (await fetch(api + '/said')).text()),
  reaches: async (api) => fetch(api.replace('/api', '/elsewhere')).then(() => 'reached', () => 'whole'),
  connects: (api) => new Promise((resolve) => {
    const socket = getBuiltinModule('net').connect(Number(new URL(api).port), '127.0.0.1');
    socket.on('connect', () => resolve('reached')).on('error', () => resolve('whole'));
  }),
  who: async () => 'user ' + globalThis.process.getuid(),
};`;

let folder: string;
let distDir: string;
let apart: HeldApart;
let api: Server;
let renderers: Renderers;
let foreign: ForeignRenderers;
let quarantine: Quarantine;
let asked: string[];
let now: number;
let use: ProcessUse | undefined;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger; // nothing else is called

function published(name: string, code: string, isForeign: boolean, version = '1.0.0-test'): RegisteredRemote {
  const files = { 'server/server.js': code };
  const build = { ...remote(name, [], files), version, foreign: isForeign };
  writeFiles(folder, build, files);
  return build;
}
const composed = (...remotes: RegisteredRemote[]) =>
  renderers.setData({ live: { remotes, store: {} as Store, public_url: 'https://shop.example' } }); // the small shell reads no store

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-foreign-'));
  // a renderer may be another user
  chmodSync(folder, 0o755);
  distDir = path.join(folder, 'dist');
  const bundle = (source: string, program: string) => {
    const outfile = path.join(distDir, 'server', program);
    buildSync({ entryPoints: [path.join(__dirname, source)], outfile, bundle: true, platform: 'node' });
  };
  bundle('../../renderer.ts', 'renderer.cjs');
  bundle('../../testing/small-shell.ts', 'server.js');
  apart = await holdApart({ distDir, filesDir: folder }, log);
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  asked = [];
  api = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end('whole');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  quarantine = new Quarantine({ first: 60_000, longest: 60_000 });
  now = 1_000_000;
  use = undefined;
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  // long enough where the processor is short
  const options = { patience: 20_000, distDir, filesDir: folder, apiUrl, quarantine, log };
  foreign = new ForeignRenderers({ ...options, apart, most: 2, now: () => now, useOf: (pid) => use ?? useOf(pid) });
  renderers = new Renderers(new RendererPool({ ...options, size: 1 }), foreign);
});
afterEach(() => {
  renderers.close();
  api.closeAllConnections();
  api.close();
});

const once = (name: string, slot?: { ms: number }) => {
  const [build = ''] = name.split('/');
  const asSlot = slot && { slot: { remote: build, place: 'cart-aside', props: {}, ...slot } };
  const options = { build: `${build}@1.0.0-test`, turn: { client: '192.0.2.1', used: 1 }, ...asSlot };
  return renderers.render(`/${name}`, options).then(({ body }) => body);
};
/** Asked for again where the processor was too busy for a page of one word, five times at most. */
async function bodyOf(name: string): Promise<string> {
  for (let time = 0; time < 5; time += 1) {
    const body = await once(name).catch(() => undefined);
    if (body !== undefined) return body;
  }
  return once(name);
}
/** Looked at again and again, for twenty seconds at most. */
async function soon(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end && !isSo();)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isSo()).toBe(true);
}
const pidIn = (body: string): string => body.split(' ').at(-1) ?? '';
const isBlamed = (name: string) => quarantine.has(`${name}@1.0.0-test`);

test('a foreign remote has a process of its own: what it changes there is nowhere else, and nobody gets its messages', async () => {
  composed(published('own', OWN, false), published('hostile', HOSTILE, true));
  const [own, hostile] = [await bodyOf('own/whole'), await bodyOf('hostile/whole')];
  expect([own, hostile]).toEqual([expect.stringMatching(/^whole/), expect.stringMatching(/^whole/)]);
  expect(pidIn(own)).not.toBe(pidIn(hostile));
  await expect(once('hostile/patches')).rejects.toThrow(RendererFailed);
  expect(await bodyOf('own/whole')).toBe(own);
  expect([isBlamed('own'), isBlamed('hostile')]).toEqual([false, true]);
});

test.each(process.env['TESSERA_DRILL'] ? ['loops', 'hogs', 'floods', 'accuses'] : ['loops', 'accuses'])(
  'one that %s ends its own renderer, is blamed, and others’ pages are made meanwhile; the next page has another one',
  async (page) => {
    composed(published('own', OWN, false), published('hostile', HOSTILE, true));
    const own = await bodyOf('own/whole');
    const first = pidIn(await bodyOf('hostile/whole'));
    let isOver = false;
    const failed = expect(once(`hostile/${page}`))
      .rejects.toThrow(RendererFailed)
      .then(() => (isOver = true));
    const meanwhile = await bodyOf('own/whole');
    if (page === 'loops') expect(isOver).toBe(false);
    await failed;
    expect([meanwhile, await bodyOf('own/whole')]).toEqual([own, own]);
    expect([isBlamed('own'), isBlamed('hostile')]).toEqual([false, true]);
    expect(pidIn(await bodyOf('hostile/whole'))).not.toBe(first);
  },
);

test('it reads the API through the web server, and reaches nothing else by fetch', async () => {
  composed(published('hostile', HOSTILE, true));
  expect(await bodyOf('hostile/reads')).toMatch(/^whole/);
  expect(await bodyOf('hostile/reaches')).toMatch(/^whole/);
  expect(new Set(asked)).toEqual(new Set(['/api/said']));
});

const isAlone = process.getuid?.() === 0 && process.platform === 'linux';
(isAlone ? test : test.skip)('started by root it has no network at all, and each is a user of its own', async () => {
  composed(published('hostile', HOSTILE, true), published('other', HOSTILE, true));
  expect(await bodyOf('hostile/connects')).toMatch(/^whole/);
  const users = [await bodyOf('hostile/who'), await bodyOf('other/who')].map((body) => body.split(' ')[1]);
  expect(users).toEqual(['60600', '60601']);
});

test('a slot waits for no renderer to start, and has it soon after', async () => {
  composed(published('hostile', HOSTILE, true));
  const slot = { ms: 200 };
  await expect(once('hostile/whole', slot)).rejects.toMatchObject({ isSoon: true });
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    const body = await once('hostile/whole', slot).catch(() => undefined);
    if (body) return expect(body).toMatch(/^whole/);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It has not started');
});

test('there are so many at a time: the one that was asked for longest ago goes, and none that was asked for a moment ago', async () => {
  const names = ['first', 'second', 'third'];
  composed(...names.map((name) => published(name, HOSTILE, true)));
  const running = () => foreign.states.map(({ name }) => name);
  await bodyOf('first/whole');
  now += 1_000;
  await bodyOf('second/whole');
  const refused = once('third/whole');
  await expect(refused).rejects.toThrow(NoRenderer);
  await expect(refused).rejects.toMatchObject({ isSoon: false });
  now += 10_000;
  await bodyOf('third/whole');
  expect(running()).toEqual(['second', 'third']);
});

test('a new version has a process of its own, from the start', async () => {
  composed(published('hostile', HOSTILE, true), published('own', OWN, false));
  const [before, own] = [pidIn(await bodyOf('hostile/whole')), pidIn(await bodyOf('own/whole'))];
  composed(published('hostile', HOSTILE, true), published('own', OWN, false));
  expect(pidIn(await bodyOf('hostile/whole'))).toBe(before);
  composed(published('hostile', HOSTILE, true, '2.0.0-test'), published('own', OWN, false));
  expect(foreign.states.map(({ name }) => name)).toEqual(['hostile']);
  expect(pidIn(await bodyOf('hostile/whole'))).not.toBe(before);
  expect(pidIn(await bodyOf('own/whole'))).toBe(own);
  composed(published('own', OWN, false));
  expect(foreign.states).toEqual([]);
});

test('one that is at work for ever with nothing to do is ended', async () => {
  composed(published('hostile', HOSTILE, true));
  await bodyOf('hostile/wakes');
  await soon(() => isBlamed('hostile'));
});

test('one with more in memory than it should have is followed by another one, and is ended at once with twice as much', async () => {
  composed(published('hostile', HOSTILE, true));
  const first = pidIn(await bodyOf('hostile/whole'));
  use = { rss: 120 * 1024 * 1024, cpu: 0 };
  await soon(() => foreign.states[0]?.rss === use?.rss);
  // a young one has taken it for its start
  expect(pidIn(await bodyOf('hostile/whole'))).toBe(first);
  now += 61_000;
  await soon(() => foreign.states.length === 0);
  expect(isBlamed('hostile')).toBe(false);
  expect(pidIn(await bodyOf('hostile/whole'))).not.toBe(first);
  use = { rss: 230 * 1024 * 1024, cpu: 0 };
  await soon(() => isBlamed('hostile'));
});

test('one that nobody asks for is ended, and comes again when somebody does', async () => {
  composed(published('hostile', HOSTILE, true));
  const first = pidIn(await bodyOf('hostile/whole'));
  now += 301_000;
  await soon(() => foreign.states.length === 0);
  expect(pidIn(await bodyOf('hostile/whole'))).not.toBe(first);
});
