import fc from 'fast-check';
import type { Checkout, Order, OrderDraft, PlacedDraft } from '@tessera/shared/contract';
import { forAllTests } from '../../../test/for-all-tests';
import { addGoods } from '../../../test/goods';
import type { Goods } from '../../../test/goods';
import { signIn } from '../../../test/people';
import type { SignedIn } from '../../../test/people';
import { newKey } from '../../../test/sales/pay-shop';
import { startTestShop } from '../../../test/harness';
import { withTransaction } from '../../infra/database/transaction';
import { ADDRESS, aBuyer } from '../orders/testing/orders-shop';

jest.setTimeout(600_000);
const runs = process.env['TESSERA_DRILL'] ? 200 : 2;
const PLACES = [
  ADDRESS,
  { ...ADDRESS, region: 'NY', postal_code: '10001', city: 'New York' },
  { ...ADDRESS, country: 'DE', region: '', postal_code: '10115', city: 'Berlin' },
];

const shop = forAllTests(() => startTestShop({ config: { access_token_seconds: 24 * 3600, rate_limit_max: 100_000 } }));
let staff: SignedIn;
let goods: Goods[] = [];
beforeAll(async () => {
  staff = await signIn(shop, 'ADMIN');
  const prices = [1, 999, 2400, 333_33];
  goods = await Promise.all(prices.map((regular_price) => addGoods(shop, { regular_price, stock: 900_000 })));
  await withTransaction(shop.infra.db, async (trx) => {
    const method = { code: 'standard', names: { en: 'Standard' }, free_from: 50_000, min_days: 2, max_days: 4 };
    const methods = [{ ...method, prices: [{ up_to_grams: null, price: 590 }] }];
    await shop.services.delivery.replace(trx, [{ name: 'World', countries: ['*'], methods }]);
    await shop.services.taxes.replace(trx, { included: false, shipping_taxed: true }, [
      { country: 'US', region: 'NY|New York', names: { en: 'Sales tax' }, rate: 8_875 },
      { country: 'DE', names: { en: 'VAT' }, rate: 19_000 },
    ]);
  });
});

const cart = fc.record({
  quantities: fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 4, maxLength: 4 }),
  place: fc.integer({ min: 0, max: PLACES.length - 1 }),
});

it('a draft’s order comes to what the same cart does through checkout, line by line', async () => {
  await fc.assert(
    fc.asyncProperty(cart, async ({ quantities, place }) => {
      const wanted = goods.flatMap((one, index) => ({ ...one, quantity: quantities[index] ?? 0 }));
      const lines = wanted.filter(({ quantity }) => quantity > 0);
      fc.pre(lines.length > 0);
      const address = PLACES[place] ?? ADDRESS;
      const buyer = await aBuyer(shop);
      for (const { quantity, ...one } of lines) await buyer.fill(one, quantity, address);
      const checkout = (await buyer.call('GET', 'checkout')).json<Checkout>();

      const ask = (url: string, payload: object) =>
        shop.app.inject({
          method: 'POST',
          url: `/api/admin/order-drafts${url}`,
          headers: { ...staff.headers, 'idempotency-key': newKey() },
          payload,
        });
      const items = lines.map(({ variant_id, quantity }) => ({ variant_id, quantity }));
      const where = { shipping_address: address, delivery_method: 'standard' };
      const draft = (await ask('', { user_id: buyer.user_id, items, ...where })).json<OrderDraft>();
      expect(draft.totals).toEqual(checkout.totals);
      const seen = { version: draft.version, expected_total: checkout.totals.total };
      const placed = await ask(`/${draft.id}/place`, { ...seen, payment: { way: 'paid', method: 'bank-transfer' } });
      const { number } = placed.json<PlacedDraft>();
      const order = (await buyer.call('GET', `orders/${number}`)).json<Order>();
      const { refunded, ...totals } = order.totals;
      expect(totals).toEqual(checkout.totals);
      const sums = (all: { total: number; tax: number; subtotal: number }[]) =>
        all.map(({ total, tax, subtotal }) => [total, tax, subtotal]).sort();
      expect(sums(order.items)).toEqual(sums(checkout.items));
    }),
    { numRuns: runs },
  );
});
