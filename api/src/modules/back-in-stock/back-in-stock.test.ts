import type { Email } from 'postal-mime';
import { forAllTests } from '../../../test/for-all-tests';
import { mailsTo, tokenIn } from '../../../test/mails/mailbox';
import { signInConfirmed } from '../../../test/sales/engagement';
import { addGoods, translate } from '../../../test/goods';
import type { Goods } from '../../../test/goods';
import { eventually, heard, startTestShop } from '../../../test/harness';
import { signIn } from '../../../test/people';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const shop = forAllTests(startTestShop);
let goods: Goods;
let visitors = 0;
let visitor: string;
beforeEach(async () => {
  goods = await addGoods(shop, { stock: 0 });
  visitors += 1;
  visitor = `visitor${visitors}@example.com`;
});

type Headers = Record<string, string>;
const watch = (payload?: object, headers: Headers = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/products/${goods.slug}/${goods.variant_id}/subscription`,
    headers,
    ...(payload ? { payload } : {}),
  });
const post = (url: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api/back-in-stock/${url}`, payload });
const lastMail = async (address = visitor): Promise<Email> => {
  const mail = (await mailsTo(shop, address)).at(-1);
  if (!mail) throw new Error(`There is no mail to ${address}`);
  return mail;
};
const confirmLast = async () => post('confirm', { token: tokenIn(await lastMail(), 'back-in-stock/confirm') });
const subscribers = async (): Promise<number> => {
  const row = await shop.infra.db
    .selectFrom('products')
    .select('subscribers')
    .where('id', '=', goods.product_id)
    .executeTakeFirstOrThrow();
  return row.subscribers;
};
/** Stock comes in, and its writer says so as it should. */
const restock = (stock = 3) =>
  withTransaction(shop.infra.db, async (trx) => {
    await trx.updateTable('variants').set({ stock }).where('id', '=', goods.variant_id).execute();
    await shop.services.stockWatch.stockRaised(trx, [goods.variant_id]);
  });
const tell = () => shop.services.stockWatch.tell([goods.variant_id]);

describe('asking to be told', () => {
  it('an account with a confirmed address waits at once, and is counted', async () => {
    const person = await signInConfirmed(shop);
    const answer = await watch(undefined, person.headers);
    expect([answer.statusCode, answer.json()]).toEqual([202, { message: 'We will send you a mail when it is back.' }]);
    expect(await subscribers()).toBe(1);
    await eventually(
      async () => (await shop.app.inject({ url: `/api/products/${goods.slug}` })).json().subscribers === 1,
    );
    await watch({}, person.headers);
    expect(await subscribers()).toBe(1);
    const mine = await shop.app.inject({
      url: `/api/products/${goods.slug}/my-subscriptions`,
      headers: person.headers,
    });
    expect(mine.json()).toEqual({ variant_ids: [goods.variant_id] });
  });

  it('any other address is asked by mail first, and counted when its owner agrees', async () => {
    expect((await watch({ email: visitor })).json().message).toContain('check your mail');
    expect(await subscribers()).toBe(0);
    expect((await confirmLast()).json()).toEqual({ message: 'We will send you a mail when it is back.' });
    expect(await subscribers()).toBe(1);
    // The link may be opened twice; the first time counts.
    expect((await confirmLast()).statusCode).toBe(200);
    expect(await subscribers()).toBe(1);
  });

  it("so is an account's own address that is not confirmed, and somebody else's", async () => {
    const person = await signIn(shop);
    await watch(undefined, person.headers);
    const confirmed = await signInConfirmed(shop);
    await watch({ email: visitor }, confirmed.headers);
    expect(await subscribers()).toBe(0);
    expect((await lastMail()).subject).toContain('Ember Mug');
  });

  it('is written in the language of the page, and so is the news, with the name that the product has there', async () => {
    await translate(shop, goods, 'Glutbecher');
    await watch({ email: visitor }, { 'accept-language': 'de' });
    const mail = await lastMail();
    expect(mail.subject).toBe('Sollen wir Ihnen schreiben, wenn Glutbecher wieder da ist?');
    expect(mail.text).toContain('/de/back-in-stock/confirm/');
    await confirmLast();
    await restock();
    await tell();
    expect((await mailsTo(shop, visitor)).map(({ subject }) => subject)).toContain('Glutbecher ist wieder da');
  });

  it('is told in the first language where the shop is not offered any more in that of the page', async () => {
    await translate(shop, goods, 'Glutbecher');
    await watch({ email: visitor }, { 'accept-language': 'de' });
    await confirmLast();
    await shop.services.store.update({ languages: ['en'] });
    await heard(shop);
    await restock();
    await tell();
    const subjects = (await mailsTo(shop, visitor)).map(({ subject }) => subject);
    await shop.services.store.update({ languages: ['en', 'de'] });
    expect(subjects).toContain('Ember Mug is back');
  });

  it('sends one mail for many clicks, and tells a program nothing', async () => {
    await Promise.all([watch({ email: visitor }), watch({ email: visitor }), watch({ email: visitor.toUpperCase() })]);
    expect(await mailsTo(shop, visitor)).toHaveLength(1);
    const caught = await watch({ email: 'robot@example.com', website: 'https://spam.example' });
    expect([caught.statusCode, await mailsTo(shop, 'robot@example.com')]).toEqual([202, []]);
  });

  it('a link works for seven days', async () => {
    await watch({ email: visitor });
    const mail = await lastMail();
    shop.clock.advance(7 * DAY_MS);
    expect((await post('confirm', { token: tokenIn(mail, 'back-in-stock/confirm') })).statusCode).toBe(410);
    shop.clock.advance(-7 * DAY_MS);
  });

  it('refuses what is in stock, unknown, or no address', async () => {
    expect((await watch({ email: 'nonsense' })).json()).toMatchObject({
      status: 422,
      errors: { email: [expect.any(String)] },
    });
    expect((await watch()).json()).toMatchObject({ status: 422, errors: { email: expect.any(Array) } });
    await restock();
    expect((await watch({ email: visitor })).json()).toMatchObject({ status: 409, code: 'back_in_stock.available' });
    const other = await addGoods(shop, { stock: 0 });
    goods = { ...goods, variant_id: other.variant_id };
    expect((await watch({ email: visitor })).json().code).toBe('catalogue.variant_not_found');
  });
});

describe('when it is back', () => {
  it('everybody who waits gets one mail, however often it is told', async () => {
    const person = await signInConfirmed(shop);
    await watch(undefined, person.headers);
    await watch({ email: visitor });
    await confirmLast();
    expect(await subscribers()).toBe(2);
    await restock();
    await Promise.all([tell(), tell(), tell()]);
    expect(await tell()).toBe(0);
    for (const address of [person.email, visitor]) {
      const news = (await mailsTo(shop, address)).filter(({ subject }) => subject === 'Ember Mug is back');
      expect(news).toHaveLength(1);
      expect(news[0]?.text).toContain(`/products/${goods.slug}?variant=${goods.variant_id}`);
      expect(news[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(
        '/api/back-in-stock/unsubscribe?token=s.',
      );
    }
    expect(await subscribers()).toBe(0);
  });

  it('nobody is told who has not agreed, and nothing is told that is not so', async () => {
    await watch({ email: visitor });
    await restock();
    await tell();
    expect((await mailsTo(shop, visitor)).map(({ subject }) => subject)).toEqual([
      'Shall we tell you when Ember Mug is back?',
    ]);
    await restock(0);
    await confirmLast();
    await tell();
    expect(await mailsTo(shop, visitor)).toHaveLength(1);
  });

  it('a writer that forgot to say so is found by the sweep', async () => {
    const person = await signInConfirmed(shop);
    await watch(undefined, person.headers);
    await shop.infra.db.updateTable('variants').set({ stock: 1 }).where('id', '=', goods.variant_id).execute();
    await shop.services.stockWatch.sweep();
    expect((await mailsTo(shop, person.email)).map(({ subject }) => subject)).toContain('Ember Mug is back');
    expect(await shop.services.stockWatch.sweep()).toBe(0);
  });

  it('who asks again is told again', async () => {
    const person = await signInConfirmed(shop);
    for (const _round of [1, 2]) {
      await restock(0);
      await watch(undefined, person.headers);
      await restock();
      expect(await tell()).toBe(1);
    }
  });

  it('stays untold when the transaction that raised the stock is undone', async () => {
    const person = await signInConfirmed(shop);
    await watch(undefined, person.headers);
    const failing = withTransaction(shop.infra.db, async (trx) => {
      await shop.services.stockWatch.stockRaised(trx, [goods.variant_id]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await tell()).toBe(0);
  });
});

describe('a combination that is not made', () => {
  const CLAY = { Glaze: 'Clay' };
  const ask = (payload: object, headers: Headers = {}) =>
    shop.app.inject({ method: 'POST', url: `/api/products/${goods.slug}/subscription`, headers, payload });
  /** The option's values are known, and only one of them is made. */
  beforeEach(() =>
    shop.infra.db
      .insertInto('product_options')
      .values({ product_id: goods.product_id, position: 0, name: 'Glaze', values: ['Oat', 'Clay'] })
      .execute(),
  );
  const make = async (stock: number): Promise<string> => {
    const id = newId();
    const now = shop.clock.now();
    const stamps = { created_at: now, last_modified_at: now };
    const { product_id } = goods;
    const fresh = { id, product_id, sku: id, options: JSON.stringify(CLAY), regular_price: 2400, stock, ...stamps };
    await shop.infra.db.insertInto('variants').values(fresh).execute();
    return id;
  };

  it('can be waited for, and whoever waits is told once when it is made', async () => {
    const person = await signInConfirmed(shop);
    expect((await ask({ options: CLAY }, person.headers)).json().message).toBe(
      'We will send you a mail when it is made.',
    );
    await ask({ options: CLAY, email: visitor });
    await ask({ options: CLAY, email: visitor });
    expect((await mailsTo(shop, visitor)).map(({ subject }) => subject)).toEqual([
      'Shall we tell you when Ember Mug (Clay) is made?',
    ]);
    expect((await confirmLast()).json().message).toBe('We will send you a mail when it is made.');
    expect(await subscribers()).toBe(2);
    await shop.services.stockWatch.sweep();
    const variant_id = await make(2);
    await shop.services.stockWatch.sweep();
    expect(await shop.services.stockWatch.sweep()).toBe(0);
    for (const address of [person.email, visitor]) {
      const news = (await mailsTo(shop, address)).filter(({ subject }) => subject === 'Ember Mug (Clay) is here');
      expect(news).toHaveLength(1);
      expect(news[0]?.text).toContain(`/products/${goods.slug}?variant=${variant_id}`);
    }
    expect(await subscribers()).toBe(0);
  });

  it('is told of as soon as whoever makes it says so', async () => {
    const { infra, services } = shop;
    const person = await signInConfirmed(shop);
    await ask({ options: CLAY }, person.headers);
    const variant_id = await make(2);
    await withTransaction(infra.db, (trx) => services.stockWatch.stockRaised(trx, [variant_id]));
    expect(await services.stockWatch.tell([variant_id])).toBe(1);
  });

  it('that is made, but sold out, is waited for as that variant, by one mail to whoever asked for both', async () => {
    const person = await signInConfirmed(shop);
    await ask({ options: CLAY }, person.headers);
    const variant_id = await make(0);
    await ask({ options: CLAY }, person.headers);
    await shop.services.stockWatch.sweep();
    await shop.infra.db.updateTable('variants').set({ stock: 1 }).where('id', '=', variant_id).execute();
    expect(await shop.services.stockWatch.sweep()).toBe(1);
    expect(await subscribers()).toBe(0);
  });

  it('has to be one of the options that there are', async () => {
    for (const options of [{}, { Glaze: 'Gold' }, { Colour: 'Clay' }, { Glaze: 'Clay', Size: 'L' }])
      expect((await ask({ options, email: visitor })).json().code).toBe('catalogue.variant_not_found');
    expect((await ask({ options: CLAY })).statusCode).toBe(422);
    await restock();
    expect((await ask({ options: { Glaze: 'Oat' }, email: visitor })).json().code).toBe('back_in_stock.available');
    expect((await ask({ options: CLAY, email: visitor, website: 'x' })).statusCode).toBe(202);
    expect(await mailsTo(shop, visitor)).toEqual([]);
  });
});

describe('ending it', () => {
  it('takes one press of the link in any of the mails, or of the mail program (RFC 8058)', async () => {
    await watch({ email: visitor });
    await confirmLast();
    const token = tokenIn(await lastMail(), 'back-in-stock/unsubscribe');
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/back-in-stock/unsubscribe?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([answer.statusCode, await subscribers()]).toEqual([200, 0]);
    expect((await post('unsubscribe', { token })).statusCode).toBe(200);
    for (const wrong of ['', '.', token.slice(0, -2), token.replace(/^s/, 'w'), token.replace(/^s/, 'x')]) {
      expect([wrong, (await post('unsubscribe', { token: wrong })).statusCode]).toEqual([wrong, 410]);
    }
  });

  it('takes one press of a signed-in person, too', async () => {
    const person = await signInConfirmed(shop);
    await watch(undefined, person.headers);
    const url = `/api/products/${goods.slug}/${goods.variant_id}/subscription`;
    const end = (of: string) => shop.app.inject({ method: 'DELETE', url: of, headers: person.headers });
    expect((await end(`/api/products/${goods.slug}/no-variant/subscription`)).statusCode).toBe(204);
    expect(await subscribers()).toBe(1);
    expect((await end(url)).statusCode).toBe(204);
    expect(await subscribers()).toBe(0);
    await restock();
    expect(await tell()).toBe(0);
  });

  it('goes with the account, and out of the count', async () => {
    const person = await signInConfirmed(shop);
    await watch(undefined, person.headers);
    const owner = { id: person.user_id, email: person.email, email_verified: true };
    expect(await shop.services.backInStock.listOf(owner)).toMatchObject([{ product: 'Ember Mug', state: 'waiting' }]);
    await withTransaction(shop.infra.db, (trx) => shop.services.backInStock.forget(trx, owner));
    expect([await subscribers(), await shop.services.backInStock.listOf(owner)]).toEqual([0, []]);
  });

  it('addresses that were never confirmed are forgotten', async () => {
    await watch({ email: visitor });
    shop.clock.advance(8 * DAY_MS);
    await shop.services.backInStock.removeUnconfirmed();
    await shop.services.retention.run();
    const rows = await shop.infra.db
      .selectFrom('stock_subscriptions')
      .select('id')
      .where('email', '=', visitor)
      .execute();
    expect(rows).toEqual([]);
  });
});
