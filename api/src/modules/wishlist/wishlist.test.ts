import { forAllTests } from '../../../test/for-all-tests';
import { mailsTo, tokenIn } from '../../../test/mails/mailbox';
import { signInConfirmed } from '../../../test/sales/engagement';
import { addGoods, translate } from '../../../test/goods';
import type { Goods } from '../../../test/goods';
import { heard, startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';

const shop = forAllTests(startTestShop);
let person: SignedIn & { email: string };
let goods: Goods;
beforeEach(async () => {
  person = await signInConfirmed(shop);
  goods = await addToListing({});
});

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = (method: Method, url: string, payload?: object, who: SignedIn | null = person) =>
  shop.app.inject({ method, url: `/api/wishlist${url}`, headers: who?.headers ?? {}, ...(payload ? { payload } : {}) });
const ids = async () =>
  (await call('GET', '')).json().items.map(({ product }: { product: { id: string } }) => product.id);

/** Goods whose tile shows what they cost. */
async function addToListing(options: { regular_price?: number; stock?: number }): Promise<Goods> {
  const added = await addGoods(shop, options);
  await refresh(added);
  return added;
}
const refresh = ({ product_id }: Goods) =>
  withTransaction(shop.infra.db, (trx) => shop.services.listingWriter.refresh(trx, [product_id]));
async function change({ variant_id }: Goods, values: { regular_price?: number; stock?: number }): Promise<void> {
  await shop.infra.db.updateTable('variants').set(values).where('id', '=', variant_id).execute();
  await refresh(goods);
  await shop.services.wishlistNews.tell();
}
const news = async () => (await mailsTo(shop, person.email)).filter(({ subject = '' }) => subject.includes('wishlist'));

describe('the wishlist', () => {
  it('holds products once, the latest first, with their price of that day', async () => {
    const other = await addToListing({ regular_price: 990 });
    await call('PUT', `/${goods.slug}`);
    shop.clock.advance(1000);
    const answer = await call('PUT', `/${other.product_id}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      items: [
        { product: { id: other.product_id, regular_price: 990 }, price_when_added: 990, notify: true },
        { product: { id: goods.product_id }, price_when_added: 2400 },
      ],
      share_url: null,
    });
    await call('PUT', `/${goods.slug}`);
    expect(await ids()).toEqual([other.product_id, goods.product_id]);
    expect((await call('DELETE', `/${goods.product_id}`)).json().items).toHaveLength(1);
    await call('DELETE', `/${goods.product_id}`);
    expect(await ids()).toEqual([other.product_id]);
  });

  it("is one person's alone and needs a session", async () => {
    await call('PUT', `/${goods.slug}`);
    expect((await call('GET', '', undefined, await signIn(shop))).json().items).toEqual([]);
    expect((await call('GET', '', undefined, null)).statusCode).toBe(401);
    expect((await call('PUT', '/no-such-thing')).json()).toMatchObject({ code: 'catalogue.product_not_found' });
  });

  it("joins a visitor's hearts: theirs come first, what is gone is left out, nothing is there twice", async () => {
    const [first, second] = [await addToListing({}), await addToListing({})];
    await call('PUT', `/${goods.slug}`);
    shop.clock.advance(1000);
    const product_ids = [second.product_id, goods.product_id, newId(), first.product_id, second.product_id];
    const answer = await call('POST', '/join', { product_ids });
    expect(answer.statusCode).toBe(200);
    expect(await ids()).toEqual([second.product_id, first.product_id, goods.product_id]);
  });

  it('has room for 200', async () => {
    const { user_id } = person;
    const goodsOf = await Promise.all(Array.from({ length: 200 }, () => addGoods(shop)));
    await call('POST', '/join', { product_ids: goodsOf.map(({ product_id }) => product_id) });
    const refused = await call('PUT', `/${goods.slug}`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'wishlist.limit']);
    expect((await call('PUT', `/${goodsOf[7]?.product_id}`)).statusCode).toBe(200);
    expect((await shop.services.wishlist.get(user_id, 'en')).items).toHaveLength(200);
  });

  it('hides what is not for sale, and shows it again', async () => {
    await call('PUT', `/${goods.slug}`);
    const publish = (published: boolean) =>
      shop.infra.db.updateTable('products').set({ published }).where('id', '=', goods.product_id).execute();
    await publish(false);
    expect(await ids()).toEqual([]);
    await publish(true);
    expect(await ids()).toEqual([goods.product_id]);
  });
});

describe('sharing', () => {
  const shared = (url: string) => shop.app.inject({ url: url.replace(/^.*\/wishlist/, '/api/wishlist') });

  it('makes an address that shows the list to anybody, and stays the same', async () => {
    await call('PUT', `/${goods.slug}`);
    const { share_url } = (await call('POST', '/share')).json();
    expect(share_url).toMatch(/^http:\/\/localhost:3000\/wishlist\/shared\/[\w-]{32}$/);
    expect((await call('POST', '/share')).json().share_url).toBe(share_url);
    const inGerman = { ...person, headers: { ...person.headers, 'accept-language': 'de' } };
    const { pathname } = new URL(share_url);
    expect((await call('GET', '', undefined, inGerman)).json().share_url).toBe(`http://localhost:3000/de${pathname}`);
    const answer = await shared(share_url);
    expect(answer.json()).toMatchObject({ owner_first_name: 'Ada', items: [{ id: goods.product_id }] });
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(answer.body).not.toContain(person.email);
  });

  it('can be revoked: the address shows nothing from then on, and the next one is another', async () => {
    const { share_url } = (await call('POST', '/share')).json();
    expect((await call('DELETE', '/share')).json().share_url).toBeNull();
    expect((await shared(share_url)).json()).toMatchObject({ status: 404, code: 'wishlist.not_shared' });
    expect((await call('POST', '/share')).json().share_url).not.toBe(share_url);
  });
});

describe('news about wishes', () => {
  beforeEach(() => call('PUT', `/${goods.slug}`));

  it('comes once for each drop of a price', async () => {
    await change(goods, { regular_price: 2000 });
    const [mail, ...more] = await news();
    expect(mail?.subject).toBe('Something on your wishlist is cheaper now');
    expect(mail?.text).toContain('Ember Mug costs $20.00 now. It was $24.00.');
    expect(more).toEqual([]);
    await change(goods, { regular_price: 2000 });
    await change(goods, { regular_price: 2200 });
    expect(await news()).toHaveLength(1);
    await change(goods, { regular_price: 1900 });
    expect((await news()).map(({ text = '' }) => /It was (\S+)\.\s/.exec(text)?.[1]).sort()).toEqual([
      '$22.00',
      '$24.00',
    ]);
  });

  it('comes once when something is back', async () => {
    await change(goods, { stock: 0 });
    expect(await news()).toEqual([]);
    await change(goods, { stock: 2 });
    await change(goods, { stock: 9 });
    expect((await news()).map(({ subject }) => subject)).toEqual(['Something on your wishlist is back']);
  });

  it('is one mail for everything that changed at a time, in the language of its reader', async () => {
    const other = await addToListing({ regular_price: 1000 });
    await call('PUT', `/${other.slug}`);
    await shop.infra.db.updateTable('users').set({ language: 'de' }).where('id', '=', person.user_id).execute();
    await translate(shop, other, 'Glutbecher');
    await shop.infra.db
      .updateTable('variants')
      .set({ regular_price: 900 })
      .where('id', '=', other.variant_id)
      .execute();
    await refresh(other);
    await change(goods, { regular_price: 2000 });
    const mails = (await mailsTo(shop, person.email)).filter(({ subject = '' }) => subject.includes('Wunschzettel'));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Ember Mug kostet jetzt 20,00');
    expect(mails[0]?.text).toContain('Glutbecher kostet jetzt 9,00');
  });

  it('names goods in the first language where the shop is not offered in the reader’s', async () => {
    await shop.infra.db.updateTable('users').set({ language: 'de' }).where('id', '=', person.user_id).execute();
    await translate(shop, goods, 'Glutbecher');
    await shop.services.store.update({ languages: ['en'] });
    await heard(shop);
    await change(goods, { regular_price: 2000 });
    const mails = await mailsTo(shop, person.email);
    await shop.services.store.update({ languages: ['en', 'de'] });
    expect(mails.at(-1)?.text).toContain('Ember Mug costs $20.00 now');
    expect(mails.at(-1)?.text).not.toContain('/de/');
  });

  it('is not sent twice by two workers at once', async () => {
    await shop.infra.db
      .updateTable('variants')
      .set({ regular_price: 100 })
      .where('id', '=', goods.variant_id)
      .execute();
    await refresh(goods);
    await Promise.all([shop.services.wishlistNews.tell(), shop.services.wishlistNews.tell()]);
    expect(await news()).toHaveLength(1);
  });

  it('is not sent to whom does not want it, nor to an address that is not confirmed', async () => {
    await call('PUT', `/${goods.slug}`, { notify: false });
    await change(goods, { regular_price: 2000 });
    await call('PUT', `/${goods.slug}`, { notify: true });
    await shop.infra.db.updateTable('users').set({ email_verified: false }).where('id', '=', person.user_id).execute();
    await change(goods, { regular_price: 1500 });
    expect(await news()).toEqual([]);
  });

  it('ends for the whole list by the link in any of the mails', async () => {
    await change(goods, { regular_price: 2000 });
    const [mail] = await news();
    expect(mail).toBeDefined();
    const token = mail ? tokenIn(mail, 'back-in-stock/unsubscribe') : '';
    const answer = await shop.app.inject({ method: 'POST', url: '/api/back-in-stock/unsubscribe', payload: { token } });
    expect(answer.statusCode).toBe(200);
    await change(goods, { regular_price: 1000 });
    expect(await news()).toHaveLength(1);
    expect((await call('GET', '')).json().items).toMatchObject([{ notify: false }]);
  });
});
