import type { AdminCouponList, AdminCouponRecord, Cart, Download, Problem } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { appoint, signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { untilBlocked } from '../../../test/until-blocked';
import { newId } from '../../infra/basics/ids';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { COUPON_SORTS } from '../../schemas/filters/coupon-filter';
import { aBuyer, someGoods, startOrdersShop } from '../orders/testing/orders-shop';
import type { Buyer } from '../orders/testing/orders-shop';
import { couponRecordsRepository } from './coupon-records.repository';

const shop = forAllTests(startOrdersShop);
jest.setTimeout(60_000);
let owner: SignedIn;
beforeAll(async () => {
  owner = await signIn(shop, 'ADMIN');
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (method: Method, url = '', payload?: object, { headers }: Pick<SignedIn, 'headers'> = owner) =>
  shop.app.inject({
    method,
    url: `/api/admin/coupons${url}`,
    headers: { ...headers, ...(method !== 'GET' && { 'idempotency-key': newId() }) },
    ...(payload ? { payload } : {}),
  });

async function make(terms: object = {}): Promise<AdminCouponRecord> {
  const code = `C${newId().replaceAll('-', '').slice(-12)}`;
  const answer = await call('POST', '', { code, kind: 'percent', value: 10_000, ...terms });
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
  return answer.json<AdminCouponRecord>();
}
const makeMany = async (terms: object = {}): Promise<AdminCouponRecord> =>
  (await call('POST', '/many', { prefix: 'spring', count: 20, kind: 'amount', value: 500, ...terms })).json();
const show = async ({ id }: { id: string }) => (await call('GET', `/${id}`)).json<AdminCouponRecord>();
const edit = async ({ id }: { id: string }, terms: object) =>
  call('PATCH', `/${id}`, { version: (await show({ id })).version, ...terms });
const list = async (query: Record<string, string | number> = {}): Promise<AdminCouponList> => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return (await call('GET', `?${search}`)).json();
};
const faultsOf = async (terms: object) => (await call('POST', '', terms)).json<Problem>().errors;

async function downloaded(answer: Promise<{ json<T>(): T }>): Promise<string[]> {
  const { url } = (await answer).json<Download>();
  return (await shop.app.inject({ url })).body.trim().split('\r\n');
}

/** Somebody with goods of this price in the cart. */
async function shopper(regular_price = 4000): Promise<Buyer> {
  const buyer = await aBuyer(shop);
  await buyer.fill(await someGoods(shop, { regular_price, stock: 50 }));
  return buyer;
}
const apply = (buyer: Buyer, code: string | null) => buyer.call('POST', 'cart/coupon', { code });
/** Why a code gives nothing; undefined where it does. */
const refusal = async (buyer: Buyer, code: string | null): Promise<string | undefined> =>
  (await apply(buyer, code)).json<Problem>().errors?.code?.[0];
/** Orders with a code; the discount that came of it. */
async function orderWith(buyer: Buyer, code: string | null): Promise<{ number: string; discount: number }> {
  expect((await apply(buyer, code)).statusCode).toBe(200);
  const { order } = (await buyer.order(newId())).json();
  return { number: order.number, discount: order.totals.discount };
}

describe('a coupon', () => {
  it('is made of a code however it is typed and what it gives, and is refused with a sentence at its field', async () => {
    const code = `wel come-${newId().slice(-4)}`;
    const made = await make({ code, value: 12_500, name: ' Letter ', min_subtotal: 2000 });
    expect(made).toMatchObject({
      ...{ code: code.replace(' ', '').toUpperCase(), prefix: null, codes: 1, name: 'Letter', value: 12_500, used: 0 },
      ...{ state: 'active', active: true, first_order: false, max_uses: null, starts_at: null, currency: 'USD' },
      ...{ version: 1, orders: [], given: 0, ordered: 0, can_delete: true },
    });
    expect(await faultsOf({ code, kind: 'percent', value: 1 })).toEqual({
      code: ['There is a coupon with this code.'],
    });
    expect(await faultsOf({ code: 'A', kind: 'percent', value: 1 })).toEqual({
      code: [expect.stringMatching(/3 to 30/)],
    });
    expect(await faultsOf({ code: 'AAA', kind: 'percent', value: 100_001 })).toEqual({
      value: ['A percentage is more than 0 and at most 100.'],
    });
    const turned = { starts_at: '2026-05-02T00:00:00Z', ends_at: '2026-05-01T00:00:00Z' };
    expect(await faultsOf({ code: 'AAA', kind: 'amount', value: 0, ...turned })).toEqual({
      value: ['An amount is more than 0.'],
      ends_at: ['The end must lie after the beginning.'],
    });
    const leap_second = { code: 'AAA', kind: 'percent', value: 1, ends_at: '2026-06-30T23:59:60Z' };
    expect(Object.keys((await faultsOf(leap_second)) ?? {})).toEqual(['ends_at']);
    expect((await make({ kind: 'free_shipping', value: 7 })).value).toBe(0);
  });

  it('switched off, it is refused at once, in carts that have it, too; switched on it is good again', async () => {
    const coupon = await make();
    const [one, two] = [await shopper(), await shopper()];
    expect((await apply(one, coupon.code)).json<Cart>().coupon).toMatchObject({ code: coupon.code, problem: null });
    const { totals } = (await one.call('GET', 'checkout')).json();
    const off = (await edit(coupon, { active: false })).json<AdminCouponRecord>();
    expect(off).toMatchObject({ active: false, state: 'off', version: 2 });
    expect(await refusal(two, coupon.code)).toBe('This coupon is not known.');
    const late = await one.order(newId(), { expected_total: totals.total });
    expect([late.statusCode, late.json().detail]).toEqual([409, 'This coupon is not known.']);
    await edit(coupon, { active: true });
    expect(await refusal(two, coupon.code)).toBeUndefined();
  });

  it('is for the first order alone where it says so', async () => {
    const coupon = await make({ first_order: true });
    const buyer = await shopper();
    const { number } = await orderWith(buyer, coupon.code);
    await buyer.fill(await someGoods(shop));
    expect(await refusal(buyer, coupon.code)).toBe('This coupon is for a first order.');
    await buyer.call('POST', `orders/${number}/cancel`, {});
    expect(await refusal(buyer, coupon.code)).toBeUndefined();
  });

  it('says what came of it, without cancelled orders; what was used stays, and its limit is no lower than that', async () => {
    const coupon = await make({ max_uses: 5 });
    const [one, two] = [await shopper(4000), await shopper(6000)];
    const first = await orderWith(one, coupon.code);
    const second = await orderWith(two, coupon.code);
    await two.call('POST', `orders/${second.number}/cancel`, {});
    expect(await show(coupon)).toMatchObject({ used: 1, given: 400, can_delete: false });
    const { orders, ordered } = await show(coupon);
    expect(orders.map(({ number, status, discount, code }) => [number, status, discount, code])).toEqual([
      [second.number, 'cancelled', 600, coupon.code],
      [first.number, 'open', 400, coupon.code],
    ]);
    expect(ordered).toBe(orders[1]?.total);
    await orderWith(await shopper(), coupon.code);
    const lower = (await edit(coupon, { max_uses: 1 })).json<Problem>();
    expect(lower.errors).toEqual({ max_uses: ['It was used 2 times already: the limit cannot lie below that.'] });
    expect((await edit(coupon, { max_uses: 2 })).json<AdminCouponRecord>().state).toBe('used_up');
    for (const other of [{ value: 20_000 }, { kind: 'amount', value: 500 }, { kind: 'free_shipping' }]) {
      const refused = await edit(coupon, other);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'coupons.not_possible']);
    }
    expect((await edit(coupon, { value: 10_000, name: 'Same' })).statusCode).toBe(200);
    const { version } = await show(coupon);
    const kept = await call('DELETE', `/${coupon.id}?version=${version}`);
    expect([kept.statusCode, kept.json().code]).toEqual([409, 'coupons.not_possible']);
  });

  it('is changed by whoever has seen its last version, deleted while nobody has used it, and the audit log has it all', async () => {
    const coupon = await make();
    expect((await edit(coupon, { kind: 'amount' })).json<Problem>().errors).toEqual({
      value: ['Please say how much it gives'],
    });
    await edit(coupon, { kind: 'amount', value: 700, name: 'May', ends_at: '2026-05-01T00:00:00Z' });
    const stale = await call('PATCH', `/${coupon.id}`, { version: 1, name: 'June' });
    expect([stale.statusCode, stale.json().code, stale.json().current]).toMatchObject([
      409,
      'coupons.stale',
      { name: 'May', version: 2 },
    ]);
    expect((await call('DELETE', `/${coupon.id}?version=1`)).statusCode).toBe(409);
    expect((await call('DELETE', `/${coupon.id}?version=2`)).statusCode).toBe(204);
    expect((await call('GET', `/${coupon.id}`)).json().code).toBe('coupons.not_found');
    const { items } = await shop.services.audit.list({ record_id: coupon.id }, { limit: 10 });
    expect(items.map(({ action, before, after }) => [action, before, after])).toMatchObject([
      ['coupons.delete', { code: coupon.code, kind: 'amount', amount: 700 }, {}],
      [
        'coupons.update',
        { kind: 'percent', percent: 10, name: '', ends_at: null },
        { kind: 'amount', amount: 700, name: 'May', ends_at: '2026-05-01T00:00:00.000Z' },
      ],
      ['coupons.create', {}, { code: coupon.code, percent: 10 }],
    ]);
  });
});

describe('a coupon of many codes', () => {
  const linesOf = (many: AdminCouponRecord) => downloaded(call('POST', `/${many.id}/codes/downloads`));

  it('has as many as were asked for, none like another; each is good once, for one person', async () => {
    const many = await makeMany({ max_uses: 1, max_uses_per_person: 1 });
    expect(many).toMatchObject({ code: null, prefix: 'SPRING', codes: 20, used: 0, state: 'active' });
    const codes = (await linesOf(many)).slice(1).map((line) => line.replace(/,0$/, ''));
    expect(new Set(codes).size).toBe(20);
    for (const code of codes) expect(code).toMatch(/^SPRING-[2-9A-HJKMNP-TV-Z]{10}$/);
    const codeAt = (place: number): string => codes[place] ?? '';
    const buyers = [await shopper(), await shopper()] as const;
    for (const buyer of buyers) expect((await apply(buyer, codeAt(0))).statusCode).toBe(200);
    const totals = await Promise.all(buyers.map(async (buyer) => (await buyer.call('GET', 'checkout')).json().totals));
    const answers = await Promise.all(
      buyers.map((buyer, index) => buyer.order(newId(), { expected_total: totals[index].total })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const [served, other] = answers[0]?.statusCode === 201 ? buyers : buyers.toReversed();
    if (!served || !other) throw new Error('There are two of them');
    expect(await refusal(other, codeAt(0))).toBe('This coupon has been used up.');
    await served.fill(await someGoods(shop));
    expect(await refusal(served, codeAt(1))).toBe('You have used this coupon already.');
    expect((await orderWith(other, codeAt(1))).discount).toBe(500);
    expect(await show(many)).toMatchObject({ used: 2, given: 1000 });
    expect(await linesOf(many)).toContain(`${codeAt(1)},1`);
  });

  it('is used and given back by its terms of that moment, without a deadlock with who changes or deletes it', async () => {
    const many = await makeMany({ max_uses: 2 });
    const [code = ''] = (await linesOf(many)).slice(1).map((line) => line.replace(/,0$/, ''));
    const { db } = shop.infra;
    const take = (trx: Trx) => shop.services.promotions.take(trx, code);
    const giveBack = (trx: Trx) => shop.services.promotions.giveBack(trx, code);
    /** What an order comes to while somebody has the coupon locked and then ends with `deed`. */
    async function beside<Result>(order: (trx: Trx) => Promise<Result>, deed: (trx: Trx) => Promise<void>) {
      const { placing } = await withTransaction(db, async (trx) => {
        await couponRecordsRepository.lock(trx, many.id);
        const started = withTransaction(db, order);
        await untilBlocked(db);
        await deed(trx);
        return { placing: started };
      });
      return placing;
    }
    const limit = (max_uses: number) => (trx: Trx) => couponRecordsRepository.update(trx, many.id, { max_uses });
    expect(await withTransaction(db, take)).toBe(true);
    expect(await beside(take, limit(1))).toBe(false);
    expect(await show(many)).toMatchObject({ used: 1, max_uses: 1 });
    await beside(giveBack, limit(3));
    expect(await show(many)).toMatchObject({ used: 0 });
    expect(await beside(take, (trx) => couponRecordsRepository.remove(trx, many.id))).toBe(false);
  });

  it('is found by one of its codes, which no other coupon can have, and all are switched off at once', async () => {
    const many = await makeMany();
    const code = (await linesOf(many))[7]?.replace(/,0$/, '') ?? '';
    expect((await list({ search: code.toLowerCase() })).items.map(({ id }) => id)).toEqual([many.id]);
    expect(await faultsOf({ code, kind: 'percent', value: 1 })).toEqual({
      code: ['There is a coupon with this code.'],
    });
    const buyer = await shopper();
    expect(await refusal(buyer, code)).toBeUndefined();
    await edit(many, { active: false });
    expect(await refusal(buyer, code)).toBe('This coupon is not known.');
  });

  it('has at most a thousand, and begins with letters and digits', async () => {
    for (const wrong of [{ count: 1001 }, { count: 1 }, { prefix: 'a-b' }, { prefix: 'X' }]) {
      const answer = await call('POST', '/many', { prefix: 'AB', count: 5, kind: 'percent', value: 1, ...wrong });
      expect([wrong, answer.statusCode]).toEqual([wrong, 422]);
    }
    const one = await make();
    expect((await call('POST', `/${one.id}/codes/downloads`)).json().code).toBe('coupons.not_found');
  });
});

describe('the list', () => {
  it('is narrowed by state, kind and words, and gone through by the cursor in every order', async () => {
    const name = `Row ${newId()}`;
    const soon = new Date(shop.clock.now().getTime() + 86_400_000).toISOString();
    const past = new Date(shop.clock.now().getTime() - 86_400_000).toISOString();
    const made = {
      active: await make({ name }),
      scheduled: await make({ name, starts_at: soon }),
      ended: await make({ name, ends_at: past }),
      off: await make({ name, active: false, ends_at: past }),
      used_up: await make({ name, kind: 'free_shipping', value: 0, max_uses: 1 }),
    };
    await orderWith(await shopper(), made.used_up.code);
    for (const [state, { id }] of Object.entries(made)) {
      expect([state, (await list({ search: name, state })).items.map((row) => row.id)]).toEqual([state, [id]]);
    }
    const free = await list({ search: name.toUpperCase(), kind: 'free_shipping' });
    expect([free.total, free.items[0]?.id]).toEqual([1, made.used_up.id]);
    expect((await list({ search: made.ended.code?.slice(2) ?? '' })).items.map(({ id }) => id)).toEqual([
      made.ended.id,
    ]);
    expect((await list({ search: '%' })).total).toBe(0);
    for (const sort of COUPON_SORTS) {
      const whole = (await list({ search: name, sort })).items.map(({ id }) => id);
      const walked: string[] = [];
      let after: string | null | undefined;
      do {
        const page = await list({ search: name, sort, page_size: 2, ...(after ? { after } : {}) });
        walked.push(...page.items.map(({ id }) => id));
        after = page.next_cursor;
      } while (after);
      expect([sort, walked]).toEqual([sort, whole]);
      expect(new Set(walked).size).toBe(5);
    }
    expect((await list({ search: name, sort: '-used' })).items[0]?.id).toBe(made.used_up.id);
    const lines = await downloaded(call('POST', '/downloads', { filter: { search: name, state: 'active' } }));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${made.active.code},1,${name},active,percent,10,USD,,0.00,false`);
  });

  it('is for staff who may see coupons, and writes for those who may make them', async () => {
    const colleague = async (key: Parameters<typeof appoint>[2]) => {
      const person = await signIn(shop);
      await appoint(shop, person.user_id, key);
      return person;
    };
    const [manager, reader, catalogue] = [
      await colleague('manager'),
      await colleague('read_only'),
      await colleague('catalogue'),
    ];
    const body = { code: `R${newId().slice(-8)}`, kind: 'percent', value: 1000 };
    expect((await call('POST', '', body, reader)).json().code).toBe('staff.right_missing');
    expect((await call('GET', '', undefined, reader)).statusCode).toBe(200);
    expect((await call('GET', '', undefined, catalogue)).json().code).toBe('staff.right_missing');
    expect((await call('GET', '', undefined, await signIn(shop))).statusCode).toBe(403);
    expect((await call('POST', '', body, manager)).statusCode).toBe(201);
  });
});
