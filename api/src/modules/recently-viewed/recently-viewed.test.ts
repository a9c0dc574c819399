import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import { startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';

const shop = forAllTests(startTestShop);
let person: SignedIn;
beforeEach(async () => {
  person = await signIn(shop);
});

const join = (product_ids: string[]) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/recently-viewed/join',
    headers: person.headers,
    payload: { product_ids },
  });
const list = async () =>
  (await shop.app.inject({ url: '/api/recently-viewed', headers: person.headers })).json().product_ids;
const addMany = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await addGoods(shop)).product_id));

describe('recently viewed', () => {
  it('joins what the browser noted before what the account knows, each once', async () => {
    const [a, b, c] = (await addMany(3)) as [string, string, string];
    await join([a, b]);
    shop.clock.advance(1000);
    expect((await join([c, newId(), b])).json()).toEqual({ product_ids: [c, b, a] });
    expect(await list()).toEqual([c, b, a]);
  });

  it('keeps the last 30', async () => {
    const earlier = await addMany(30);
    await join(earlier);
    shop.clock.advance(1000);
    const [latest = ''] = await addMany(1);
    await join([latest]);
    expect(await list()).toEqual([latest, ...earlier.slice(0, 29)]);
    expect((await join(Array.from({ length: 31 }, newId))).statusCode).toBe(422);
  });

  it('leaves out what is not for sale, and needs a session', async () => {
    const { product_id } = await addGoods(shop, { published: false });
    expect((await join([product_id])).json()).toEqual({ product_ids: [] });
    expect((await shop.app.inject({ url: '/api/recently-viewed' })).statusCode).toBe(401);
  });
});
