import fc from 'fast-check';
import { createLogger } from '@tessera/server/logging';
import type { Trial } from '../composition/registry';
import { RenderFailed, RendererFailed, type RenderOptions } from '../renderer-pool/renderer-pool';
import { FIRST } from '../renderer-pool/render-queue';
import type { RenderResult } from '../../src/server-entry';
import { ReleaseWatch } from './release-watch';
import { SequentialTest } from './sequential-test';
import { watchedPool } from './watched-pool';

const log = createLogger('silent', 'web');
const canary: Trial = { kind: 'canary', name: 'cart', fresh: '2.0.0', former: '1.0.0' };
const page = (more: Partial<RenderResult> = {}): RenderResult => ({
  ...{ body: '', head: '', status: 200, tags: [], complete: true, state: { queries: [], mutations: [] } },
  ...more,
});

type Fails = (build: string) => Error | RenderResult;

/** Renderers of which builds fail as they are told, and who watches them. */
function shop(fails: Fails, trial: { now: Trial | undefined } = { now: canary }) {
  const watch = new ReleaseWatch({ trial: () => trial.now, log });
  const asked: string[] = [];
  const pool = watchedPool(
    {
      render: async (_path: string, { build, canary: isOther }: RenderOptions) => {
        asked.push(`${build} ${isOther ? 'other' : 'live'}`);
        const outcome = fails(build ?? '');
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
    },
    watch,
  );
  const visit = async (version: string, times = 1) => {
    for (let time = 0; time < times; time += 1) {
      const options = { build: `cart@${version}`, canary: version === '2.0.0', turn: FIRST };
      await pool.render('/cart', options).catch(() => undefined);
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    }
  };
  return { watch, visit, asked, trial };
}

const onlyFresh =
  (failure: Error | RenderResult): Fails =>
  (build) =>
    build === 'cart@2.0.0' ? failure : page();

test.each([
  ['throws', page({ threw: true, complete: false }), 12],
  ['gives what is no page', page({ status: 301 as never }), 12],
  ['cannot be rendered', new RenderFailed('broken'), 12],
  ['ends its renderer', new RendererFailed('gone'), 3],
])(
  'a new version that %s where the old one does not is worse, at the earliest after so many times',
  async (_what, failure, times) => {
    const { watch, visit, asked } = shop(onlyFresh(failure));
    await visit('2.0.0', times - 1);
    expect(watch.report.trial?.is_worse).toBe(false);
    await visit('2.0.0');
    expect(watch.report.trial).toEqual({ ...canary, worse: 12, better: 0, is_worse: true });
    expect(asked.slice(0, 2)).toEqual(['cart@2.0.0 other', 'cart@1.0.0 live']);
  },
);

test('addresses that fail in both versions, whoever asks for them and how often, are held against neither', async () => {
  const { watch, visit } = shop(() => page({ threw: true, complete: false }));
  await visit('2.0.0', 50);
  expect(watch.report.trial).toMatchObject({ worse: 0, better: 0, is_worse: false });
});

test('what the API or a crowd kept from a page is nobody’s failure', async () => {
  for (const kept of [page({ complete: false }), new Error('No renderer was free in time')]) {
    const { watch, visit, asked } = shop(onlyFresh(kept));
    await visit('2.0.0', 20);
    expect(watch.report.trial).toMatchObject({ worse: 0 });
    expect(asked).toHaveLength(20);
  }
});

test('a version that repairs what the old one breaks is not worse, and other builds are nobody’s business', async () => {
  const { watch, visit } = shop((build) => (build === 'cart@1.0.0' ? new RenderFailed('broken') : page()));
  await visit('1.0.0', 20);
  expect(watch.report.trial).toMatchObject({ worse: 0, better: 20, is_worse: false });
});

test('what goes by by itself is no difference', async () => {
  let times = 0;
  const once: Fails = (build) =>
    build === 'cart@2.0.0' && (times += 1) % 2 === 1 ? new RendererFailed('gone') : page();
  const { watch, visit, asked } = shop(once);
  await visit('2.0.0', 20);
  expect(watch.report.trial).toMatchObject({ worse: 0, better: 0 });
  expect(asked).toHaveLength(60);
});

test('the next trial begins with nothing', async () => {
  const { watch, visit, trial } = shop(onlyFresh(new RendererFailed('gone')));
  await visit('2.0.0', 3);
  expect(watch.report.trial?.is_worse).toBe(true);
  trial.now = { ...canary, fresh: '3.0.0' };
  expect(watch.report.trial).toMatchObject({ fresh: '3.0.0', worse: 0, is_worse: false });
  trial.now = undefined;
  expect(watch.report).toEqual({ trial: null });
});

test('a hundred differences that mean nothing are hardly ever taken for a worse version, and nine in ten always are', () => {
  const decides = (draws: number[], share: number) => {
    const sequential = new SequentialTest();
    return draws.some((draw) => {
      sequential.note(draw < 1_000 * share ? 'worse' : 'better');
      return sequential.isWorse;
    });
  };
  const draws = fc.array(fc.noBias(fc.integer({ min: 0, max: 999 })), { minLength: 100, maxLength: 100 });
  const of = (share: number) => fc.sample(draws, 300).filter((each) => decides(each, share)).length;
  expect(of(0.5)).toBeLessThanOrEqual(30);
  expect(of(0.9)).toBeGreaterThanOrEqual(299);
});
