import { buildSync } from 'esbuild';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { RegisteredRemote } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { Quarantine } from '../quarantine';
import { RendererFailed } from '../jobs';
import { RendererPool } from '../renderer-pool';
import { remote, writeFiles } from '../../testing/fixtures';

/** Pages of the remote `good`, each one of the ways in which a page goes. */
const GOOD = `exports.pages = {
  whole: async () => 'whole',
  asks: async (api) => (await fetch(api + '/never'), 'whole'),
  waits: () => new Promise(() => undefined),
  loops: async () => { for (;;); },
  exits: async () => globalThis.process.exit(3),
  asksElsewhere: async (api) => (await fetch(api.replace('/api', '/other')), 'whole'),
  throwsLate: async () => { queueMicrotask(() => { throw new Error('nobody catches this'); }); return 'whole'; },
  takesMuch: async () => (new Array(11e6).fill(0).map(String).length, 'whole'),
  hogs: async () => { const all = []; for (;;) all.push(new Array(1e6).fill(1.5)); },
  forgets: async () => { void Promise.reject(new Error('nobody waits for this')); return 'whole'; },
};`;
/** Keeps ten megabytes more each time. */
const LEAKING = `const kept = []; exports.pages = { leaks: async () => (kept.push(new Array(1.3e6).fill(1.5)), 'whole') };`;
/** Does nothing until it is told to, and then for ever, while another's page is rendered. */
const LURKING = `exports.pages = {
  wakes: async () => { setTimeout(() => { for (;;); }, 150); return 'whole'; },
  wakesUntold: async (api) => {
    const soon = AbortSignal.timeout(150);
    void new Promise((resolve) => soon.addEventListener('abort', resolve)).then(() => { for (;;); });
    return 'whole';
  },
};`;

/**
 * Milliseconds for a page; a renderer that is not heard of for half a second more is killed. Long enough for a page of one
 * word where the processor is short.
 */
const DEADLINE = 1_000;

let folder: string;
let api: Server;
let pool: RendererPool;
let quarantine: Quarantine;

const published = (name: string, code: string): RegisteredRemote => {
  const files = { 'server/server.js': code };
  const build = remote(name, [], files);
  writeFiles(folder, build, files);
  return build;
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-renderer-'));
  const bundle = (source: string, program: string) => {
    const outfile = path.join(folder, 'dist/server', program);
    buildSync({ entryPoints: [path.join(__dirname, source)], outfile, bundle: true, platform: 'node' });
  };
  bundle('../../renderer.ts', 'renderer.cjs');
  bundle('../../testing/small-shell.ts', 'server.js');
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  api = createServer(() => undefined);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  quarantine = new Quarantine({ first: 60_000, longest: 60_000 });
  const log = { warn: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger; // nothing else is called
  const distDir = path.join(folder, 'dist');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  pool = new RendererPool({ size: 1, distDir, filesDir: folder, apiUrl, deadline: DEADLINE, quarantine, log });
  const remotes = [published('good', GOOD), published('lurking', LURKING), published('leaking', LEAKING)];
  pool.setData({ live: { remotes, store: {} as Store, public_url: 'https://shop.example' } }); // the small shell reads no store
  // the first pages of a renderer have more time
  for (let page = 0; page < 3; page += 1) await bodyOf('good/whole');
});
afterEach(() => {
  pool.close();
  api.closeAllConnections();
  api.close();
});

const render = (name: string) => {
  const build = `${name.split('/')[0]}@1.0.0-test`;
  return pool.render(`/${name}`, { build, turn: { client: '192.0.2.1', used: 1 } });
};
const bodyOf = async (name: string) => (await render(name)).body;
/** Asked for again and again, for fifteen seconds at most. */
async function expectSoon(page: string, expected: RegExp): Promise<void> {
  let body = '';
  for (const end = Date.now() + 15_000; Date.now() < end && !expected.test(body);) body = await bodyOf(page);
  expect(body).toMatch(expected);
}
const isBlamed = (name: string) => quarantine.has(`${name}@1.0.0-test`);
/** Each time it is late; asked for again where the processor was too busy to know anything of the page, ten times at most. */
async function expectBlame(page: `good/${string}`, late: object): Promise<void> {
  for (let time = 0; time < 10 && !isBlamed('good'); time += 1) expect(await render(page)).toMatchObject(late);
  expect(isBlamed('good')).toBe(true);
}

test('a page that waits for the API is ended with what it has: nobody’s fault, and its renderer goes on', async () => {
  const before = await bodyOf('good/whole');
  const late = await render('good/asks');
  expect(late).toMatchObject({ body: before.replace('whole', 'partial'), complete: false });
  expect(isBlamed('good')).toBe(false);
  expect(await bodyOf('good/whole')).toBe(before);
});

test('a page that waits for something else is left as it is, and its build is blamed; its renderer goes on', async () => {
  const before = await bodyOf('good/whole');
  await expectBlame('good/waits', { body: before.replace('whole', 'left'), complete: false });
  expect(await bodyOf('good/whole')).toBe(before);
});

test.each(['loops', 'exits'])('a page that %s costs its renderer, and its build is blamed', async (page) => {
  const before = await bodyOf('good/whole');
  await expect(render(`good/${page}`)).rejects.toThrow(RendererFailed);
  expect([isBlamed('good'), isBlamed('lurking')]).toEqual([true, false]);
  expect(await bodyOf('good/whole')).not.toBe(before);
});

test('a build whose timer blocks while another’s page is rendered is blamed, and the other’s page is made all the same', async () => {
  await bodyOf('lurking/wakes');
  const innocent = await render('good/asks');
  expect(innocent.body).toMatch(/^partial by/);
  expect([isBlamed('good'), isBlamed('lurking')]).toEqual([false, true]);
});

if (process.env['TESSERA_DRILL']) {
  test('a build that blocks where nobody was told that its code runs is found by where the renderer was', async () => {
    await bodyOf('lurking/wakesUntold');
    const innocent = await render('good/asks');
    expect(innocent.body).toMatch(/^partial by/);
    expect([isBlamed('good'), isBlamed('lurking')]).toEqual([false, true]);
  });

  test('a page that finds no room beside what another build keeps is made in another renderer, and not blamed', async () => {
    for (let time = 0; time < 9; time += 1) await bodyOf('leaking/leaks');
    const before = await bodyOf('good/whole');
    expect(await bodyOf('good/takesMuch')).not.toBe(before);
    expect([isBlamed('good'), isBlamed('leaking')]).toEqual([false, false]);
    // whoever takes all there is is left to the browser, also where little was there: the second one had all
    for (let time = 0; time < 9; time += 1) await bodyOf('leaking/leaks');
    await expect(render('good/hogs')).rejects.toThrow(RendererFailed);
    expect(await bodyOf('leaking/leaks')).toMatch(/^whole/);
    expect([isBlamed('good'), pool.withholds('good@1.0.0-test')]).toContain(true);
  });
}

test('a page that waits for an address that is not the API’s is to blame for the wait', async () => {
  await expectBlame('good/asksElsewhere', { complete: false });
});

test('an error that nobody catches ends no renderer', async () => {
  const before = await bodyOf('good/throwsLate');
  expect(await bodyOf('good/whole')).toBe(before);
});

test('what a build has changed around itself is gone with it', async () => {
  const polluting = published('polluting', "Array.prototype.join = () => 'polluted'; exports.pages = {};");
  const probing = published('probing', "exports.pages = { joins: async () => ['who', 'le'].join('') };");
  const composed = (...remotes: RegisteredRemote[]) =>
    pool.setData({ live: { remotes, store: {} as Store, public_url: 'https://shop.example' } });
  composed(polluting, probing);
  await expectSoon('probing/joins', /^polluted/);
  composed(probing);
  await expectSoon('probing/joins', /^whole/);
  expect([isBlamed('polluting'), isBlamed('probing')]).toEqual([false, false]);
});

test('nobody is blamed for the shell', async () => {
  const failed = pool.render('/endless-shell', { build: 'good@1.0.0-test', turn: { client: '192.0.2.1', used: 1 } });
  await expect(failed).rejects.toThrow(RendererFailed);
  expect(isBlamed('good')).toBe(false);
});

test('a promise that nobody waits for ends no renderer', async () => {
  const before = await bodyOf('good/forgets');
  expect(await bodyOf('good/whole')).toBe(before);
});
