import { addGoods } from '../../../test/goods';
import type { Goods } from '../../../test/goods';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { withTransaction } from '../../infra/database/transaction';
import { signInConfirmed } from '../../../test/sales/engagement';

const shop = forAllTests(startTestShop);
const admin = forAllTests(() => signIn(shop, 'ADMIN'));
let goods: Goods;
beforeEach(async () => {
  goods = await addGoods(shop);
});

type Method = 'GET' | 'POST' | 'PUT';
interface Listed {
  id: string;
  state: string;
  rating: number;
  version: number;
}
const call = (method: Method, url: string, person: { headers: SignedIn['headers'] } = admin, payload?: object) =>
  shop.app.inject({ method, url: `/api/${url}`, headers: person.headers, ...(payload ? { payload } : {}) });
/** The queue, of these goods alone. */
const queue = async (query = ''): Promise<{ items: Listed[]; total: number }> =>
  (await call('GET', `admin/reviews?product_id=${goods.product_id}${query}`)).json();
const shown = async () => (await call('GET', `products/${goods.slug}/reviews`)).json().items;
const decide = (ids: string[], state: 'published' | 'refused', reason = '') =>
  call('POST', 'admin/reviews/decisions', admin, { ids, state, reason });
const answer = (id: string, text: string, version: number) =>
  call('PUT', `admin/reviews/${id}/answer`, admin, { text, version });

/** A review of somebody new, which waits; a second goes by. */
async function written(rating: number, body = 'Warm and heavy.'): Promise<string> {
  const person = await signInConfirmed(shop);
  await call('POST', `products/${goods.slug}/reviews`, person, { rating, body });
  shop.clock.advance(1000);
  return (await call('GET', `products/${goods.slug}/my-review`, person)).json().review.id;
}

describe('the queue', () => {
  it('has those that wait first, the oldest of them first, then the others, the latest first', async () => {
    const ids = [await written(1), await written(2), await written(3), await written(4)];
    const [first, second, third, fourth] = ids;
    await decide([first ?? ''], 'published');
    await decide([third ?? ''], 'refused');
    expect((await queue()).items.map(({ id }) => id)).toEqual([second, fourth, third, first]);
    expect((await queue('&page_size=2&page=2')).items.map(({ id }) => id)).toEqual([third, first]);
  });

  it('is narrowed by state, stars and product', async () => {
    await written(5);
    const refused = await written(2);
    await decide([refused], 'refused');
    expect(await queue('&state=refused')).toMatchObject({ total: 1, items: [{ id: refused, state: 'refused' }] });
    expect(await queue('&rating=5')).toMatchObject({ total: 1, total_is_exact: true, items: [{ rating: 5 }] });
    expect((await queue('&rating=6')) as object).toMatchObject({ status: 422 });
    goods = await addGoods(shop);
    expect(await queue()).toMatchObject({ total: 0, items: [] });
  });

  it.each([
    ['a word of the review', 'quiver'],
    ['the beginning of one, whatever its case', 'QUIV'],
    ['its author', 'Ada quiver'],
  ])('finds by %s', async (_what, search) => {
    await written(5);
    const id = await written(4, 'The lid quivers a little.');
    expect((await queue(`&search=${encodeURIComponent(search)}`)).items).toMatchObject([{ id }]);
  });

  it('finds by the name of the product, and nothing by what is in none', async () => {
    const id = await written(5);
    await withTransaction(shop.infra.db, (trx) => shop.services.listingWriter.refresh(trx, [goods.product_id]));
    expect((await queue('&search=ember%20mu')).items).toMatchObject([{ id }]);
    for (const search of ['zebra', '&!|', "'); drop table reviews"]) {
      expect((await queue(`&search=${encodeURIComponent(search)}`)).items).toEqual([]);
    }
  });
});

describe('deciding upon many', () => {
  it('publishes all of them, names those that are gone, and what the product shows follows', async () => {
    const ids = [await written(5), await written(2)];
    const answered = (await decide([...ids, goods.product_id], 'published')).json();
    expect(answered).toMatchObject({
      items: ids.map((id) => ({ id, state: 'published' })),
      missing: [goods.product_id],
    });
    await eventually(async () => (await shown()).length === 2);
    expect((await call('GET', `products/${goods.slug}/reviews`)).json()).toMatchObject({ average: 3.5, count: 2 });
  });

  it('refuses with one reason, is for staff alone, and takes no more than a hundred', async () => {
    const id = await written(1);
    expect((await decide([id], 'refused', ' Not about the mug ')).json().items).toMatchObject([
      { state: 'refused', refusal_reason: 'Not about the mug' },
    ]);
    const shopper = await signIn(shop);
    const asked = { ids: [id], state: 'published' };
    expect((await call('POST', 'admin/reviews/decisions', shopper, asked)).statusCode).toBe(403);
    const many = Array.from({ length: 101 }, (_, index) => id.replace(/.{4}$/, String(1000 + index)));
    expect((await decide(many, 'published')).statusCode).toBe(422);
    expect((await decide([], 'published')).statusCode).toBe(422);
    expect((await decide([goods.product_id], 'published')).json()).toMatchObject({ code: 'reviews.not_found' });
  });
});

describe('the shop’s answer', () => {
  it('stands below the review, is changed and taken away, and each is in the audit log', async () => {
    const id = await written(2);
    await decide([id], 'published');
    const { version } = (await queue()).items[0] ?? { version: 0 };
    const first = (await answer(id, ' Thank you.\nWe look into it. ', version)).json();
    expect(first.answer).toEqual({ text: 'Thank you.\nWe look into it.', answered_at: shop.clock.now().toISOString() });
    await eventually(async () => (await shown())[0].answer?.text === 'Thank you.\nWe look into it.');
    const second = (await answer(id, '<b>Sorry</b>', first.version)).json();
    await eventually(async () => (await shown())[0].answer?.text === '<b>Sorry</b>');
    const third = (await answer(id, ' ', second.version)).json();
    expect(third.answer).toBeNull();
    await eventually(async () => (await shown())[0].answer === null);
    const { items } = (await call('GET', `admin/audit-log?record_type=review&record_id=${id}`)).json();
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'reviews.remove_answer',
      'reviews.answer',
      'reviews.answer',
      'reviews.publish',
    ]);
  });

  it('of somebody who has not seen the last one is refused with what is there', async () => {
    const id = await written(2);
    const { version } = (await queue()).items[0] ?? { version: 0 };
    const answers = await Promise.all([answer(id, 'One', version), answer(id, 'Two', version)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [won, lost] = answers.map((one) => one.json()).sort((one) => (one.code ? 1 : -1));
    expect(lost).toMatchObject({
      code: 'reviews.stale',
      message: 'Somebody has changed this review meanwhile. Have a look at it as it is now.',
      current: { answer: { text: won.answer.text }, version: version + 1 },
    });
  });

  it('is written by staff, of at most 2,000 letters, to a review that there is', async () => {
    const id = await written(4);
    const shopper = await signIn(shop);
    const payload = { text: 'Hello', version: 1 };
    expect((await call('PUT', `admin/reviews/${id}/answer`, shopper, payload)).statusCode).toBe(403);
    expect((await answer(id, 'x'.repeat(2001), 1)).json().errors).toHaveProperty('text');
    expect((await answer(goods.product_id, 'Hello', 1)).json()).toMatchObject({ code: 'reviews.not_found' });
    expect((await answer('nonsense', 'Hello', 1)).statusCode).toBe(404);
  });
});
