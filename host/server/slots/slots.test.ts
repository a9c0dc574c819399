import { createLogger } from '@tessera/server/logging';
import type { RegisteredRemote, RemoteSlot } from '@tessera/shared/composition';
import type { RenderResult } from '../../src/server-entry';
import { FIRST } from '../renderer-pool/render-queue';
import { NoRenderer, RenderFailed, type RenderOptions } from '../renderer-pool/jobs';
import { remote } from '../testing/fixtures';
import { SlotFiller } from './slot-filler';
import { isClosed, marksIn } from './slot-marks';
import { slotStyles } from './slot-styles';

const log = createLogger('silent', 'web');
const slot = (changes: Partial<RemoteSlot> = {}): RemoteSlot => ({
  ...{ place: 'product-below-price', priority: 'decorative', height: { narrow: 9, wide: 6 }, props: {} },
  budget: { js: 1, ms: 100 },
  ...changes,
});
function filling(name: string, changes: Partial<RemoteSlot> = {}): RegisteredRemote {
  const own = remote(name, [], { 'server/server.js': '' });
  return { ...own, descriptor: { ...own.descriptor, server: 'server/server.js', slots: [slot(changes)] } };
}

const query = (name: string, data: unknown) =>
  ({ queryHash: JSON.stringify([name]), queryKey: [name], state: { data } }) as never;
const dataOf = ({ state }: RenderResult) => state.queries.map(({ queryKey, state: { data } }) => [queryKey[0], data]);
const rendered = (body: string, more: Partial<RenderResult> = {}): RenderResult => ({
  ...{ body, head: '', status: 200, complete: true, tags: ['store'], state: { queries: [], mutations: [] } },
  ...more,
});

const props = '{&quot;product_id&quot;:&quot;1&quot;,&quot;note&quot;:&quot;&lt;&#x27;&amp;&gt;&quot;}';
const mark = `<tessera-slot place="product-below-price" props="${props}"></tessera-slot>`;
const page = rendered(`<h1>Mug</h1>${mark}<p>End</p>`, {
  tags: ['product:1'],
  state: { queries: [query('mug', 'ours')], mutations: [] },
});

type Render = (path: string, options: RenderOptions) => Promise<RenderResult>;

function fillerWith(render: Render, blocked: string[] = []) {
  const pool = { render: jest.fn(render) };
  const filler = new SlotFiller({ pool, log, quarantine: { has: (build) => blocked.includes(build) } });
  const fill = (remotes: RegisteredRemote[], language: 'en' | 'de' = 'en') =>
    filler.fill(page, { address: '/products/1', language, remotes, turn: FIRST });
  return { fill, pool };
}

test('each place is filled by whoever fills it, with what the page hands over, after the page', async () => {
  const { fill, pool } = fillerWith(async (_path, { slot: asked }) =>
    rendered(`<b>${asked?.remote}</b>`, {
      tags: [`tag:${asked?.remote}`],
      state: { queries: [query('mug', 'theirs'), query(`${asked?.remote}:own`, 1)], mutations: [] },
    }),
  );
  const { result, drawn } = await fill([filling('second', { order: 600 }), filling('first')]);
  const part = (name: string) =>
    `<div data-slot="${name}:product-below-price" data-boundary="${name}" data-unhydrated=""><b>${name}</b></div>`;
  expect(result.body).toBe(`<h1>Mug</h1>${mark.replace('></', `>${part('first')}${part('second')}</`)}<p>End</p>`);
  expect(pool.render.mock.calls[0]?.[1].slot).toEqual({
    ...{ remote: 'first', place: 'product-below-price', ms: 100 },
    props: { product_id: '1', note: "<'&>" },
  });
  expect(drawn.map((one) => one.remote.name)).toEqual(['first', 'second']);
  expect(result.tags).toEqual(['product:1', 'tag:first', 'tag:second']);
  expect(dataOf(result)).toEqual([
    ['mug', 'ours'],
    ['first:own', 1],
    ['second:own', 1],
  ]);
});

test('a slot adds data under names of its own alone: the page’s, asked for by now or not, are the page’s', async () => {
  const named = (queryKey: unknown[], queryHash = JSON.stringify(queryKey)) =>
    ({ queryHash, queryKey, state: { data: 'theirs' } }) as never;
  const foreign = [named(['mug']), named(['cart']), named(['fine-wines:x']), named([{ of: 'fine:x' }]), named([])];
  const disguised = [named(['fine:own'], '["cart"]'), named(['cart'], '["fine:own"]')];
  const { fill } = fillerWith(async () =>
    rendered('<b></b>', { state: { queries: [...foreign, ...disguised, named(['fine:x', 1])], mutations: [] } }),
  );
  const { result } = await fill([filling('fine')]);
  expect(dataOf(result)).toEqual([
    ['mug', 'ours'],
    ['fine:x', 'theirs'],
  ]);
});

describe('a slot that fails', () => {
  const fallback = { text: 'Ask <us>', texts: { de: 'Fragen Sie uns' }, to: '/guides' };
  const failures: Record<string, Render> = {
    throws: () => Promise.reject(new Error('broken')),
    'is late': async () => rendered('', { complete: false }),
    'never answers': () => new Promise(() => undefined),
    'closes what it did not open': async () => rendered('</div></tessera-slot><h1>Mine</h1>'),
    'is far too large': async () => rendered(`<p>${'x'.repeat(70_000)}</p>`),
    'says what is no page': async () => rendered('<p></p>', { status: 301 as never }),
  };

  test.each(Object.entries(failures))('leaves the page as it is where it %s', async (_what, fail) => {
    const { fill } = fillerWith(async (path, options) =>
      options.slot?.remote === 'good' ? rendered('<b>good</b>') : fail(path, options),
    );
    const { result, drawn } = await fill(
      [filling('bad', { priority: 'critical', fallback }), filling('good', { order: 600 })],
      'de',
    );
    expect(result.body).toContain(
      '<div data-slot="bad:product-below-price" data-boundary="bad"><p><a href="/de/guides">Fragen Sie uns</a></p></div>',
    );
    expect(result.body).toContain('<b>good</b>');
    expect(result.body).toMatch(/^<h1>Mug<\/h1>.*<p>End<\/p>$/);
    expect(drawn.map((one) => one.remote.name)).toEqual(['good']);
    expect(result.complete).toBe(true);
  });

  test('is not waited for again at once, nor one whose build is the browser’s for now', async () => {
    const { fill, pool } = fillerWith(() => Promise.reject(new RenderFailed('broken')), ['blocked@1.0.0']);
    const blocked = { ...filling('blocked'), version: '1.0.0' };
    const remotes = [filling('bad', { priority: 'important', fallback: { text: 'Ask <us>' } }), blocked];
    await fill(remotes);
    const { result, keep } = await fill(remotes);
    expect(keep).toBe(false);
    expect(pool.render).toHaveBeenCalledTimes(1);
    expect(result.body).toContain('<p>Ask &lt;us&gt;</p>');
  });
});

test('a slot that a crowd kept from being rendered is asked for again at once', async () => {
  const { fill, pool } = fillerWith(() => Promise.reject(new Error('No renderer was free in time')));
  for (let time = 0; time < 2; time += 1) expect((await fill([filling('fine')])).keep).toBe(false);
  expect(pool.render).toHaveBeenCalledTimes(2);
});

test('a page is kept without a slot that no renderer can be had for, and not without one whose renderer is on its way', async () => {
  const kept = async (isSoon: boolean) => {
    const { fill } = fillerWith(() => Promise.reject(new NoRenderer('none', isSoon)));
    return (await fill([filling('fine')])).keep;
  };
  expect([await kept(true), await kept(false)]).toEqual([false, true]);
});

test('a page is kept without a slot that fails again and again, and not without one that has failed just now', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const { fill } = fillerWith(() => Promise.reject(new RenderFailed('broken')));
  const kept: boolean[] = [];
  for (let time = 0; time <= 40_000; time += 4_000) {
    now.mockReturnValue(time);
    kept.push((await fill([filling('bad')])).keep);
  }
  now.mockRestore();
  expect(kept[0]).toBe(false);
  expect(kept.at(-1)).toBe(true);
  expect(kept.toSorted((a, b) => Number(a) - Number(b))).toEqual(kept);
});

test('a page is kept without a slot that its neighbours hold up time and again, although it comes in the end', async () => {
  jest.useFakeTimers({ now: 0 });
  let before = Promise.resolve();
  // one renderer, and two slots that take most of the page's time each
  const { fill } = fillerWith(() => {
    before = before.then(() => new Promise((resolve) => setTimeout(resolve, 400)));
    return before.then(() => rendered('<b></b>'));
  });
  const kept: boolean[] = [];
  for (let time = 0; time < 20; time += 1) {
    const filled = fill([filling('first'), filling('second')]);
    await jest.advanceTimersByTimeAsync(1_500);
    const { keep, drawn } = await filled;
    expect(drawn[0]?.remote.name).toBe('first');
    kept.push(keep);
  }
  jest.useRealTimers();
  expect([kept[0], kept.at(-1)]).toEqual([false, true]);
});

test('props that cannot be read leave their place to the browser', () => {
  expect(marksIn('<tessera-slot place="cart-aside" props="{"></tessera-slot>')).toEqual([]);
  expect(marksIn('<tessera-slot place="cart-aside" props="1"></tessera-slot>')).toEqual([]);
});

test.each([
  ['<p>a<br/>b<img src="x"><svg><path d="M0 0"/></svg></p><!--$--><i></i><!--/$-->', true],
  ['plain > words', true],
  ['<p>', false],
  ['</p>', false],
  ['<p></div></p>', false],
  ['<!-- open', false],
  ['<i class="icon" />', false],
  ['<textarea/>', false],
  ['</div/></tessera-slot/>', false],
  ['<!--></div></tessera-slot>x-->', false],
  ['<plaintext></plaintext>', false],
  ['<p title="a > b">x</p><!-- -->', true],
  ["<p title='<div>'></p>", false],
])('whether HTML closes what it opens: %s', (html, expected) => {
  expect(isClosed(html)).toBe(expected);
});

test('room is kept for all who fill a place, and what comes late has its own and no more', () => {
  const css = slotStyles([filling('a'), filling('b', { height: { narrow: 3, wide: 2 } })]);
  expect(css).toContain('min-block-size:calc(12rem + 1 * var(--space-4))');
  expect(css).toContain(
    '@media (width >= 48rem){tessera-slot[place="product-below-price"]{min-block-size:calc(8rem + 1 * var(--space-4))}',
  );
  expect(css).toContain('[data-slot="b:product-below-price"][data-late]{block-size:3rem}');
  // a build from before its place was bounded gets what there is
  const tall = slotStyles([filling('tall', { height: { narrow: 60, wide: 60 } })]);
  expect(tall).toContain('min-block-size:calc(9rem + 0 * var(--space-4))');
  expect(tall).not.toContain('60rem');
  expect(slotStyles([remote('none', [])])).toBe('');
});
