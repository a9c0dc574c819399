import fc from 'fast-check';
import { createLogger } from '@tessera/server/logging';
import type { Trial } from '../composition/registry';
import { RenderFailed, RendererFailed, type RenderOptions } from '../renderer-pool/jobs';
import { FIRST } from '../renderer-pool/render-queue';
import type { Composed } from '../renderer/renderer-protocol';
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
function shop(fails: Fails, trials: { now: Trial[] } = { now: [canary] }) {
  const watch = new ReleaseWatch({ trials: () => trials.now, log });
  const asked: string[] = [];
  const pool = watchedPool(
    {
      render: async (_path: string, { build, composed }: RenderOptions) => {
        asked.push(`${build} ${composed}`);
        const outcome = fails(build ?? '');
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
    },
    watch,
  );
  const visit = async (version: string, times = 1, composed: Composed = version === '2.0.0' ? 'canary' : 'live') => {
    for (let time = 0; time < times; time += 1) {
      const options = { build: `cart@${version}`, composed, turn: FIRST };
      await pool.render('/cart', options).catch(() => undefined);
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    }
  };
  return { watch, visit, asked, trials, said: () => watch.report.trials[0] };
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
    const { said, visit, asked } = shop(onlyFresh(failure));
    await visit('2.0.0', times - 1);
    expect(said()?.is_worse).toBe(false);
    await visit('2.0.0');
    expect(said()).toEqual({ ...canary, rendered: 0, worse: 12, better: 0, is_worse: true });
    expect(asked.slice(0, 3)).toEqual(['cart@2.0.0 canary', 'cart@1.0.0 live', 'cart@2.0.0 canary']);
  },
);

test('addresses that fail in both versions, whoever asks for them and how often, are held against neither', async () => {
  const { said, visit } = shop(() => page({ threw: true, complete: false }));
  await visit('2.0.0', 50);
  expect(said()).toMatchObject({ worse: 0, better: 0, is_worse: false });
});

test('what the API or a crowd kept from a page is nobody’s failure', async () => {
  for (const kept of [page({ complete: false }), new Error('No renderer was free in time')]) {
    const { said, visit, asked } = shop(onlyFresh(kept));
    await visit('2.0.0', 20);
    expect(said()).toMatchObject({ worse: 0 });
    expect(asked).toHaveLength(20);
  }
});

test('what was rendered whole of the new version is counted, and nothing that shows nothing', async () => {
  const outcomes = [page(), page({ complete: false }), new Error('No renderer was free in time'), page()];
  const { said, visit, trials } = shop(
    (build) => (build === 'cart@2.0.0' && outcomes.shift()) || page({ threw: true }),
  );
  await visit('2.0.0', 5);
  await visit('1.0.0', 3);
  expect(said()).toMatchObject({ rendered: 2, worse: 0 });
  trials.now = [{ ...canary, fresh: '3.0.0' }];
  expect(said()).toMatchObject({ rendered: 0 });
});

test('a version that repairs what the old one breaks is not worse, and other builds are nobody’s business', async () => {
  const { said, visit } = shop((build) => (build === 'cart@1.0.0' ? new RenderFailed('broken') : page()));
  await visit('1.0.0', 20);
  expect(said()).toMatchObject({ worse: 0, better: 20, is_worse: false });
});

test('what goes by by itself is no difference', async () => {
  let times = 0;
  const once: Fails = (build) =>
    build === 'cart@2.0.0' && (times += 1) % 2 === 1 ? new RendererFailed('gone') : page();
  const { said, visit, asked } = shop(once);
  await visit('2.0.0', 20);
  expect(said()).toMatchObject({ worse: 0, better: 0 });
  expect(asked).toHaveLength(60);
});

test('the next trial begins with nothing', async () => {
  const { watch, said, visit, trials } = shop(onlyFresh(new RendererFailed('gone')));
  await visit('2.0.0', 3);
  expect(said()?.is_worse).toBe(true);
  trials.now = [{ ...canary, fresh: '3.0.0' }];
  expect(said()).toMatchObject({ fresh: '3.0.0', worse: 0, is_worse: false });
  trials.now = [];
  expect(watch.report).toEqual({ trials: [] });
});

test('what went live is watched beside another team’s canary, and each is held against its own', async () => {
  const released: Trial = { kind: 'promotion', name: 'cart', fresh: '1.0.0', former: '0.9.0' };
  const others: Trial = { kind: 'canary', name: 'catalog', fresh: '8.0.0', former: '7.0.0' };
  const { watch, visit, asked } = shop((build) => (build === 'cart@1.0.0' ? page({ threw: true }) : page()), {
    now: [others, released],
  });
  // one of the visits that get the other team's canary
  await visit('1.0.0', 12, 'canary');
  expect(asked.slice(0, 3)).toEqual(['cart@1.0.0 canary', 'cart@0.9.0 former:cart', 'cart@1.0.0 canary']);
  expect(watch.report.trials).toEqual([
    { ...others, rendered: 0, worse: 0, better: 0, is_worse: false },
    { ...released, rendered: 0, worse: 12, better: 0, is_worse: true },
  ]);
});

test('of two releases within half an hour each is held against what it replaced itself', async () => {
  const cart: Trial = { kind: 'promotion', name: 'cart', fresh: '2.0.0', former: '1.0.0' };
  const catalog: Trial = { kind: 'promotion', name: 'catalog', fresh: '8.0.0', former: '7.0.0' };
  const { watch, visit, asked } = shop((build) => (build === 'cart@2.0.0' ? page({ threw: true }) : page()), {
    now: [catalog, cart],
  });
  await visit('2.0.0', 12, 'live');
  expect(asked.slice(0, 3)).toEqual(['cart@2.0.0 live', 'cart@1.0.0 former:cart', 'cart@2.0.0 live']);
  expect(watch.report.trials.map(({ name, is_worse }) => [name, is_worse])).toEqual([
    ['catalog', false],
    ['cart', true],
  ]);
});

test('what a crowd keeps from the other version says nothing', async () => {
  const { said, visit } = shop((build) =>
    build === 'cart@2.0.0' ? new RenderFailed('broken') : new Error('No renderer was free in time'),
  );
  await visit('2.0.0', 30);
  expect(said()).toMatchObject({ worse: 0, is_worse: false });
});

test('a first run that does not come to its end counts once each time it is tried, and pages that wait for it do not', async () => {
  const { watch, said, visit } = shop(onlyFresh(new Error('cart@2.0.0 is the browser’s for now')));
  watch.stalled('cart@2.0.0', () => true);
  await visit('2.0.0', 50);
  expect(said()).toMatchObject({ worse: 6, is_worse: false });
  watch.stalled('cart@2.0.0', () => false);
  watch.stalled('catalog@2.0.0', () => true);
  expect(said()).toMatchObject({ worse: 6, is_worse: false });
  watch.stalled('cart@2.0.0', () => true);
  expect(said()).toMatchObject({ worse: 12, is_worse: true });
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
