import { remote, route } from '../testing/fixtures';
import { Previewed } from './previewed';
import type { Composition } from './registry';

const store = {} as Composition['store']; // not looked at
const current: Composition = { remotes: [remote('cart', [route('/cart', 'cart')])], store };
const candidate = { ...remote('cart', [route('/cart', 'cart')]), version: '2.0.0' };
const mine = { headers: { 'cache-control': 'private, no-store' } };

let time = 0;
const setup = () => {
  time = 0;
  const registry = { current, composedOf: (remotes: Composition['remotes']) => ({ remotes, store }) };
  return { registry, previewed: new Previewed({ apiUrl: 'http://api', registry, now: () => time }) };
};
const versionsOf = (composition: Composition | undefined) => composition?.remotes.map(({ version }) => version);

afterEach(() => jest.restoreAllMocks());

test('the pass of a version has it composed, and is asked about every two seconds at most', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([candidate], mine));
  const { previewed, registry } = setup();
  const seen = await Promise.all([previewed.of('remote.a'), previewed.of('remote.a')]);
  expect(seen.map(versionsOf)).toEqual([['2.0.0'], ['2.0.0']]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ headers: { cookie: 'tessera_preview=remote.a' } });
  time = 2_000;
  await previewed.of('remote.a');
  registry.current = { ...current };
  await previewed.of('remote.a');
  expect(asked).toHaveBeenCalledTimes(3);
});

test('a pass that is not good, one of a product, and an API that is away leave what everybody gets', async () => {
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([candidate]));
  const { previewed } = setup();
  expect(await previewed.of('remote.made-up')).toBeUndefined();
  expect(await previewed.of('product.one')).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRejectedValue(new Error('away'));
  expect(await previewed.of('remote.b')).toBeUndefined();
});

test('the pass of the shop opens it for whoever carries it, while it is closed for everybody else', async () => {
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ preview: { kind: 'shop' } }, mine));
  const { previewed, registry } = setup();
  expect(await previewed.of('shop.open')).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
  registry.current = { ...current, store: { maintenance: true } as Composition['store'] };
  expect(await previewed.of('shop.open')).toEqual({ ...current, store: { maintenance: false } });
  time = 2_000;
  asked.mockImplementation(async () => Response.json({ preview: null }, mine));
  expect(await previewed.of('shop.open')).toBeUndefined();
});

test('the pass of boundaries has the remotes go wrong that it names, and no others', async () => {
  const boundaries = { switches: [{ remote: 'cart', trouble: 'slow' }], expires_at: '2026-01-01T00:00:00Z' };
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ boundaries }, mine));
  const { previewed, registry } = setup();
  registry.current = { ...current, remotes: [...current.remotes, remote('catalog', [route('/', 'home')])] };
  const seen = await previewed.of('boundaries.a');
  expect(seen?.remotes.map(({ base_url }) => base_url)).toEqual([
    '/remotes/-/slow/cart/1.0.0-test/',
    '/remotes/catalog/1.0.0-test/',
  ]);
  asked.mockImplementation(async () => Response.json({ boundaries: null }, mine));
  expect(await previewed.of('boundaries.b')).toBeUndefined();
});

test('made-up passes are asked about a few at a time, and the rest is not', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await held;
    return Response.json([], mine);
  });
  const { previewed } = setup();
  const all = Array.from({ length: 500 }, (_, at) => previewed.of(`remote.${at}`));
  expect(await all.at(-1)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(8);
  answer();
  await Promise.all(all);
  await previewed.of('remote.later');
  expect(asked).toHaveBeenCalledTimes(9);
});
