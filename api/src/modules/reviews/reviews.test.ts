import sharp from 'sharp';
import { forAllTests } from '../../../test/for-all-tests';
import { addOrder, signInConfirmed } from '../../../test/sales/engagement';
import { addGoods } from '../../../test/goods';
import type { Goods } from '../../../test/goods';
import { eventually, startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import type { Praise } from '@tessera/shared/contract';

const shop = forAllTests(startTestShop);
const admin = forAllTests(() => signIn(shop, 'ADMIN'));
let goods: Goods;
beforeEach(async () => {
  goods = await addGoods(shop);
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, person?: { headers: SignedIn['headers'] }, payload?: object) =>
  shop.app.inject({ method, url: `/api/${url}`, headers: person?.headers ?? {}, ...(payload ? { payload } : {}) });
const write = (person: SignedIn, rating: number, extra: object = {}) =>
  call('POST', `products/${goods.slug}/reviews`, person, { rating, body: 'Warm and heavy.', ...extra });
const read = async (query = '', person?: SignedIn) =>
  (await call('GET', `products/${goods.slug}/reviews${query}`, person)).json();
const waiting = async () => (await call('GET', 'admin/reviews?page_size=100', admin)).json();
const idOf = async (person: SignedIn): Promise<string> =>
  (await call('GET', `products/${goods.slug}/my-review`, person)).json().review.id;
const judge = (verdict: 'publish' | 'refuse', id: string, payload: object = {}) =>
  call('POST', `admin/reviews/${id}/${verdict}`, admin, verdict === 'refuse' ? payload : undefined);

/** A published review of somebody new. */
async function published(rating: number, extra: object = {}): Promise<{ person: SignedIn; id: string }> {
  const person = await signInConfirmed(shop);
  await write(person, rating, extra);
  const id = await idOf(person);
  await judge('publish', id);
  return { person, id };
}

describe('what the home page shows', () => {
  it('is the latest praise of each product that is for sale, short and with five stars', async () => {
    const praise = async (): Promise<Praise> => (await call('GET', 'reviews/praise')).json();
    const own = async () => (await praise()).items.filter(({ product }) => product.slug === goods.slug);
    await published(5); // says too little
    await published(4, { body: 'Good, though the handle is small.' });
    expect(await own()).toEqual([]);
    await published(5, { body: 'Keeps coffee warm for an hour.' });
    await published(5, { body: 'My favourite, every single morning.' });
    await eventually(async () => (await own())[0]?.body === 'My favourite, every single morning.');
    expect(await own()).toMatchObject([{ rating: 5, author_name: 'Ada L.', product: { id: goods.product_id } }]);
    expect((await praise()).items.length).toBeLessThanOrEqual(3);
  });
});

describe('writing a review', () => {
  it('waits for a person of the shop before anybody sees it', async () => {
    const person = await signInConfirmed(shop);
    const answer = await write(person, 4);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { message: 'Thank you. Your review will appear once we have looked at it.' },
    ]);
    expect(await read()).toMatchObject({ items: [], total: 0, average: null });
    const { items } = await waiting();
    const own = items.find(({ product }: { product: { slug: string } }) => product.slug === goods.slug);
    expect(own).toMatchObject({ author_name: 'Ada L.', rating: 4, state: 'waiting', verified: false });
    expect((await call('GET', `products/${goods.slug}/my-review`, person)).json()).toMatchObject({
      can_review: false,
      reason: 'already_written',
      review: { rating: 4, state: 'waiting' },
    });
  });

  it('is done once for each buyer and product, however often it is sent at the same time', async () => {
    const person = await signInConfirmed(shop);
    const answers = await Promise.all([write(person, 4), write(person, 5), write(person, 1)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect((await write(person, 2)).json()).toMatchObject({ code: 'reviews.already_written' });
  });

  it.each([
    ['paid', { payment_status: 'paid' }, true],
    ['cancelled', { status: 'cancelled' }, false],
    ['not paid', { payment_status: 'awaiting' }, false],
  ] as const)('an order that is %s makes a verified purchase, or does not (%p: %p)', async (_name, state, verified) => {
    const person = await signInConfirmed(shop);
    await addOrder(shop, person.user_id, [goods], state);
    await write(person, 5);
    await judge('publish', await idOf(person));
    expect((await read()).items).toMatchObject([{ verified }]);
  });

  it('needs a confirmed address, and a purchase where the store asks for one', async () => {
    const stranger = await signIn(shop);
    expect((await write(stranger, 5)).json()).toMatchObject({ status: 403, code: 'reviews.email_not_confirmed' });
    const person = await signInConfirmed(shop);
    const settings = { key: 'reviews', value: JSON.stringify({ buyers_only: true }), last_modified_at: new Date() };
    await shop.infra.db.insertInto('settings').values(settings).execute();
    try {
      expect((await write(person, 5)).json()).toMatchObject({ status: 403, code: 'reviews.not_a_buyer' });
      expect((await call('GET', `products/${goods.slug}/my-review`, person)).json()).toEqual({
        can_review: false,
        reason: 'not_a_buyer',
        review: null,
      });
      await addOrder(shop, person.user_id, [goods]);
      expect((await write(person, 5)).statusCode).toBe(201);
    } finally {
      await shop.infra.db.deleteFrom('settings').where('key', '=', 'reviews').execute();
    }
  });

  it.each([
    ['no star', { rating: 0 }],
    ['six stars', { rating: 6 }],
    ['half a star', { rating: 2.5 }],
    ['more than 5,000 letters', { body: 'x'.repeat(5001) }],
    ['an unknown field', { colour: 'red' }],
  ])('refuses %s with 422', async (_name, extra) => {
    const person = await signInConfirmed(shop);
    const answer = await write(person, 5, extra);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, Object.keys(extra)]);
  });

  it('shows up to three pictures, each used once', async () => {
    const person = await signInConfirmed(shop);
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const sent = await shop.services.uploads.add(person.user_id, 'review', picture);
    expect((await write(person, 5, { pictures: [sent.id] })).statusCode).toBe(201);
    await judge('publish', await idOf(person));
    expect((await read()).items[0].pictures).toMatchObject([{ src: sent.image.src, width: 60, height: 40 }]);
    const other = await addGoods(shop);
    const again = await call('POST', `products/${other.slug}/reviews`, person, {
      rating: 5,
      body: '',
      pictures: [sent.id],
    });
    expect(again.json()).toMatchObject({ status: 422, code: 'uploads.not_found' });
    expect((await call('GET', `products/${other.slug}/my-review`, person)).json().review).toBeNull();
  });
});

describe('what a product shows of its reviews', () => {
  it('follows publishing and refusing in the same transaction, and caches hear of it', async () => {
    const heard: string[] = [];
    const off = shop.infra.changes.onChange((tags) => heard.push(...tags));
    await published(5);
    const { id } = await published(2);
    expect(await read()).toMatchObject({
      average: 3.5,
      count: 2,
      histogram: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 || stars === 2 ? 1 : 0 })),
    });
    const product = (await call('GET', `products/${goods.slug}`)).json();
    expect([product.rating_average, product.rating_count]).toEqual([3.5, 2]);
    await judge('refuse', id, { reason: 'Not about the product' });
    await eventually(async () => (await call('GET', `products/${goods.slug}`)).json().rating_count === 1);
    expect(await read()).toMatchObject({ average: 5, count: 1 });
    expect(heard).toEqual(expect.arrayContaining(['products', `product:${goods.product_id}`]));
    off();
  });

  it('counts right when many are published at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => signInConfirmed(shop)));
    for (const [index, person] of people.entries()) await write(person, index + 1);
    const ids = await Promise.all(people.map(idOf));
    await Promise.all(ids.map((id) => judge('publish', id)));
    expect(await read()).toMatchObject({
      average: 3,
      count: 5,
      histogram: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: 1 })),
    });
  });

  it('can be sorted and limited to a number of stars', async () => {
    for (const stars of [3, 5, 3, 1]) {
      await published(stars);
      shop.clock.advance(1000);
    }
    const ratings = async (query: string) => (await read(query)).items.map(({ rating }: { rating: number }) => rating);
    expect(await ratings('')).toEqual([1, 3, 5, 3]);
    expect(await ratings('?sort=highest')).toEqual([5, 3, 3, 1]);
    expect(await ratings('?sort=lowest')).toEqual([1, 3, 3, 5]);
    expect(await read('?stars=3')).toMatchObject({ total: 2, count: 4, items: [{ rating: 3 }, { rating: 3 }] });
    expect((await call('GET', `products/${goods.slug}/reviews?sort=best`)).statusCode).toBe(422);
  });
});

describe('helpful votes', () => {
  it('count once for each person, and can be taken back', async () => {
    const { id } = await published(5);
    const reader = await signIn(shop);
    const vote = (method: 'PUT' | 'DELETE', person: SignedIn) => call(method, `reviews/${id}/helpful`, person);
    await Promise.all([vote('PUT', reader), vote('PUT', reader)]);
    expect((await vote('PUT', reader)).json()).toEqual({ helpful_count: 1, helpful_by_me: true });
    await eventually(async () => (await read()).items[0].helpful_count === 1);
    expect((await read('', reader)).items[0]).toMatchObject({ helpful_by_me: true });
    expect((await read('', await signIn(shop))).items[0]).toMatchObject({ helpful_by_me: false });
    expect((await vote('DELETE', reader)).json()).toEqual({ helpful_count: 0, helpful_by_me: false });
    expect((await vote('DELETE', reader)).json()).toEqual({ helpful_count: 0, helpful_by_me: false });
  });

  it('bring the most helpful first', async () => {
    const [first] = [await published(5), await published(4)];
    await call('PUT', `reviews/${first?.id}/helpful`, await signIn(shop));
    expect((await read('?sort=helpful')).items.map(({ rating }: { rating: number }) => rating)).toEqual([5, 4]);
  });

  it('are not given to oneself, nor to what nobody sees', async () => {
    const { person, id } = await published(5);
    expect((await call('PUT', `reviews/${id}/helpful`, person)).json()).toMatchObject({
      code: 'reviews.own_review',
      message: 'This is your own review: others say whether it is helpful.',
    });
    expect((await read('', person)).items).toMatchObject([{ mine: true, helpful_count: 0 }]);
    expect((await read('', await signIn(shop))).items).toMatchObject([{ mine: false }]);
    expect((await read()).items).toMatchObject([{ mine: false }]);
    await judge('refuse', id);
    expect((await call('PUT', `reviews/${id}/helpful`, await signIn(shop))).statusCode).toBe(404);
    expect((await call('PUT', 'reviews/nonsense/helpful', person)).statusCode).toBe(404);
  });
});

describe('reviews and their people', () => {
  it('an author sees why a review was refused, may take it back and write another', async () => {
    const person = await signInConfirmed(shop);
    await write(person, 1);
    await judge('refuse', await idOf(person), { reason: 'Please say something about the mug.' });
    const mine = async () => (await call('GET', `products/${goods.slug}/my-review`, person)).json();
    expect((await mine()).review).toMatchObject({
      state: 'refused',
      refusal_reason: 'Please say something about the mug.',
    });
    expect((await call('DELETE', `products/${goods.slug}/my-review`, person)).statusCode).toBe(204);
    expect(await mine()).toEqual({ can_review: true, reason: null, review: null });
    expect((await write(person, 3)).statusCode).toBe(201);
  });

  it('a changed one takes the place of the former, keeps the pictures that are named, and is looked at again', async () => {
    const person = await signInConfirmed(shop);
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const [kept, dropped] = [
      await shop.services.uploads.add(person.user_id, 'review', picture),
      await shop.services.uploads.add(person.user_id, 'review', picture),
    ];
    const change = (payload: object) => call('PUT', `products/${goods.slug}/my-review`, person, payload);
    expect((await change({ rating: 2 })).json()).toMatchObject({ status: 404, code: 'reviews.not_found' });
    await write(person, 5, { pictures: [kept.id, dropped.id] });
    const former = await idOf(person);
    await judge('publish', former);
    expect((await change({ rating: 2, body: 'It tips.', pictures: [kept.id] })).statusCode).toBe(200);
    expect((await call('GET', `products/${goods.slug}/my-review`, person)).json().review).toMatchObject({
      rating: 2,
      body: 'It tips.',
      picture_ids: [kept.id],
      state: 'waiting',
    });
    // whoever of the staff has the former one on the screen publishes nothing that they have not read
    expect((await judge('publish', former)).statusCode).toBe(404);
    await eventually(async () => (await read()).count === 0);
    const unused = shop.infra.db.selectFrom('uploads').select('used_at').where('id', '=', dropped.id);
    expect(await unused.executeTakeFirst()).toEqual({ used_at: null });
  });

  it('a published one that is taken back leaves the summary, too', async () => {
    const { person } = await published(5);
    await call('DELETE', `products/${goods.slug}/my-review`, person);
    await eventually(async () => (await read()).count === 0);
    expect(await read()).toMatchObject({ average: null, items: [] });
  });

  it('only staff sees the queue and decides', async () => {
    const person = await signIn(shop);
    expect((await call('GET', 'admin/reviews', person)).statusCode).toBe(403);
    expect((await call('POST', `admin/reviews/${goods.product_id}/publish`, person)).statusCode).toBe(403);
    expect((await judge('publish', goods.product_id)).statusCode).toBe(404);
  });
});
