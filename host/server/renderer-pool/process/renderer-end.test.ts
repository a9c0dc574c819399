import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { FromRenderer } from '../../renderer/renderer-protocol';
import { RendererProcess, type End } from './renderer-process';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tessera-renderer-end-'));
  mkdirSync(path.join(folder, 'server'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** How a renderer ends that says this of itself once it has a page, and dies. */
function endAfter(...said: FromRenderer[]): Promise<End> {
  const program = `const pipe = new (require('net').Socket)({ fd: 3 });
  const say = (message) => pipe.write(JSON.stringify(message) + '\\n');
  pipe.on('data', (chunk) => {
    if (String(chunk).includes('"configure"')) say({ type: 'ready' });
    if (!String(chunk).includes('"render"')) return;
    for (const message of ${JSON.stringify(said)}) say(message);
    setImmediate(() => process.abort());
  });`;
  writeFileSync(path.join(folder, 'server/renderer.cjs'), program);
  const log = { warn: () => undefined, error: () => undefined } as unknown as FastifyBaseLogger; // nothing else is called
  return new Promise((resolve) => {
    const options = { distDir: folder, filesDir: folder, apiUrl: 'http://127.0.0.1:9', deadline: 5_000, log };
    const renderer = new RendererProcess(options, {
      onReady: () => renderer.render({ path: '/', shellOnly: false, composed: 'live' }),
      onOutcome: () => undefined,
      onFull: () => undefined,
      onEnd: resolve,
    });
  });
}

const loading = (build: string): FromRenderer => ({ type: 'loading', build });
const running = (build: string | null): FromRenderer => ({ type: 'running', build });

test.each<[string, FromRenderer[], Pick<End, 'build' | 'whileLoading'>]>([
  ['that is run for the first time', [loading('a@1.0.0')], { build: 'a@1.0.0', whileLoading: true }],
  ['of the page, once it was loaded', [running('b@1.0.0')], { build: 'b@1.0.0', whileLoading: false }],
  [
    'of the page that began before another one had come to rest',
    [loading('a@1.0.0'), running('b@1.0.0')],
    { build: 'b@1.0.0', whileLoading: false },
  ],
  [
    'that is run for the first time behind a page',
    [running('b@1.0.0'), running(null), loading('a@1.0.0')],
    { build: 'a@1.0.0', whileLoading: true },
  ],
  [
    'that is run for the first time, and then by a page, before it has come to rest',
    [loading('a@1.0.0'), running('a@1.0.0')],
    { build: 'a@1.0.0', whileLoading: true },
  ],
  ['of nobody', [running('b@1.0.0'), running(null)], { build: null, whileLoading: false }],
])('a renderer that dies without a word is the fault of the build %s', async (_which, said, end) => {
  expect(await endAfter(...said)).toMatchObject(end);
});
