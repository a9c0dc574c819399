import type { AdminCategoryList, Checkout, Order, Problem, TaxSettings } from '@tessera/shared/contract';
import { addGoods } from '../../../test/goods';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually } from '../../../test/harness';
import { openSettingsDesk } from '../../../test/settings-desk';
import { untilBlocked } from '../../../test/until-blocked';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import { ADDRESS, aBuyer, startOrdersShop } from '../orders/testing/orders-shop';

const shop = forAllTests(() => startOrdersShop());
jest.setTimeout(60_000);
const { call, owner, entries, expectOneSaved, expectRights } = openSettingsDesk(shop, 'taxes');
const read = async () => (await call('GET', 'taxes')).json<TaxSettings>();
type Rates = TaxSettings['rates'];

/** What is there, as a form sends it back, with its rates changed. */
async function editOf(change: (rates: Rates) => Rates = (rates) => rates, flags: object = {}): Promise<object> {
  const { rates, included, shipping_taxed, version } = await read();
  return { rates: change(structuredClone(rates)), included, shipping_taxed, version, ...flags };
}

const german = (rate: number) => (rates: Rates) => rates.map((one) => (one.country === 'DE' ? { ...one, rate } : one));
test('another rate is what the checkout reckons by within a moment, and an order that was placed keeps its own', async () => {
  const buyer = await aBuyer(shop);
  const goods = await addGoods(shop, { regular_price: 2000 });
  const berlin = { ...ADDRESS, country: 'DE', region: '', city: 'Berlin', postal_code: '10115' };
  await buyer.fill(goods, 1, berlin);
  const { order: placed } = (await buyer.order('before')).json<{ order: Order }>();
  // goods and delivery
  expect(placed.totals.tax_lines).toMatchObject([{ rate: 19_000, net: 2590, amount: 492 }]);
  await buyer.fill(goods, 1, berlin);

  const before = await read();
  const preview = await call('POST', 'taxes/preview', { rates: german(21_000)(before.rates) });
  expect(preview.json()).toEqual({
    changes: [{ country: 'DE', region: '', category_id: null, before: 19_000, after: 21_000 }],
  });
  expect((await call('PUT', 'taxes', await editOf(german(21_000)))).statusCode).toBe(200);
  const after = await read();
  expect(after.version).toBe(before.version + 1);
  expect(after.rates.map(({ id }) => id)).toEqual(before.rates.map(({ id }) => id));
  await eventually(async () => {
    const { totals } = (await buyer.call('GET', 'checkout')).json<Checkout>();
    return totals.tax_lines[0]?.rate === 21_000;
  });
  const kept = (await buyer.call('GET', `orders/${placed.id}`)).json<Order>();
  expect(kept.totals).toEqual(placed.totals);
  const [entry] = await entries();
  expect(entry).toMatchObject({ action: 'taxes.update', user: { id: owner().user_id } });
  expect([entry?.before, entry?.after]).toEqual([{ rates: ['DE: VAT 19 %'] }, { rates: ['DE: VAT 21 %'] }]);
});

test('prices that hold their tax are charged as they stand', async () => {
  const buyer = await aBuyer(shop);
  await buyer.fill(await addGoods(shop, { regular_price: 2000 }), 1, {
    ...ADDRESS,
    country: 'DE',
    region: '',
    postal_code: '10115',
  });
  expect((await call('PUT', 'taxes', await editOf(undefined, { included: true }))).json()).toMatchObject({
    included: true,
  });
  await eventually(async () => {
    const { totals } = (await buyer.call('GET', 'checkout')).json<Checkout>();
    return totals.tax_included && totals.total === 2590;
  });
  expect((await entries())[0]).toMatchObject({ before: { included: false }, after: { included: true } });
});

test('a rate for goods of a category in a part of a country is kept as it was given', async () => {
  const made = await call('POST', 'categories', { name: 'Books' });
  const category_id = made.json<AdminCategoryList>().items.find(({ name }) => name === 'Books')?.id ?? null;
  const rate = {
    country: 'ES',
    regions: ['Canarias', 'Islas Canarias'],
    category_id,
    names: { en: 'IGIC', de: '' },
    rate: 3_000,
  };
  const saved = await call('PUT', 'taxes', await editOf((rates) => [...rates, { id: owner().user_id, ...rate }]));
  const last = saved.json<TaxSettings>().rates.at(-1);
  expect(last).toMatchObject(rate);
  // an id of no rate is not taken
  expect(last?.id).not.toBe(owner().user_id);
  expect(saved.json<TaxSettings>().categories).toContainEqual({ id: category_id, name: 'Books', parent_id: null });
});

test('two rates for the same goods in the same place are refused at the field', async () => {
  const answer = await call('PUT', 'taxes', await editOf((rates) => [...rates, ...rates.slice(0, 1)]));
  const { errors } = answer.json<{ errors: Record<string, string[]> }>();
  expect([answer.statusCode, Object.keys(errors)]).toEqual([422, ['rates.3.regions']]);
  expect(errors['rates.3.regions']?.[0]).toMatch(/^“Sales tax” and “Sales tax” are both for the same goods/);
});

test('a category that is deleted in the moment of saving is refused at its field', async () => {
  const made = await call('POST', 'categories', { name: 'Short-lived' });
  const category_id = made.json<AdminCategoryList>().items.find(({ name }) => name === 'Short-lived')?.id ?? '';
  const edit = await editOf((rates) => [
    ...rates,
    { id: newId(), country: 'DE', regions: [], category_id, names: { en: 'VAT', de: '' }, rate: 7_000 },
  ]);
  const answer = await withTransaction(shop.infra.db, async (trx) => {
    await trx.deleteFrom('categories').where('id', '=', category_id).execute();
    const saved = Promise.resolve(call('PUT', 'taxes', edit));
    await untilBlocked(shop.infra.db);
    return { saved };
  });
  const refused = await answer.saved;
  expect([refused.statusCode, Object.values(refused.json<Problem>().errors ?? {})]).toEqual([
    422,
    [['There is no such category any more']],
  ]);
});

test('nothing is written where nothing differs, and an edit of an older version is refused with what is there', async () => {
  const told = (await entries()).length;
  const before = await read();
  expect((await call('PUT', 'taxes', await editOf())).json()).toEqual(before);
  expect((await entries()).length).toBe(told);
  const edits: [object, object] = [await editOf(german(18_000)), await editOf(german(17_000))];
  await expectOneSaved(edits, before.version);
});

test('are read and changed by those whose role says so', async () => {
  await expectRights(await editOf());
});
