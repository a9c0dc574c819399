import { sampleAddress } from '@tessera/scripts/basics';
import { addGoods } from '../../../../test/goods';
import type { Goods, GoodsOptions } from '../../../../test/goods';
import { startTestShop } from '../../../../test/harness';
import type { TestShop, TestShopOptions } from '../../../../test/harness';
import { signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';
import type { App } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { withTransaction } from '../../../infra/database/transaction';
import type { Services } from '../../../services';
import { createCheckoutService } from '../../checkout/checkout.service';
import type { CheckoutPayments } from '../../checkout/checkout-payments.port';
import { createOrderServices } from '../create-order-services';
import type { OrderServices } from '../create-order-services';
import type { OrderExtras } from '../order/order-after-sale.port';
import type { OrderPayments } from '../order/order-payments.port';
import { createPaymentsDouble } from './payments-double';
import type { PaymentsDouble } from './payments-double';

type OwnOrders = OrderServices & Pick<Services, 'checkout'>;
type Needs = Omit<Services, 'payments'> & { payments: CheckoutPayments & OrderPayments };

export interface OrdersShop extends TestShop {
  own: OwnOrders;
  payments: PaymentsDouble;
}

export const ADDRESS = sampleAddress();

const NAMES = { en: 'Standard delivery', de: 'Standardversand' };

/** Checkout and orders over the payments that are given. */
function createOwnOrders(infra: Infra, needs: Needs, extras: OrderExtras): OwnOrders {
  const checkout = createCheckoutService({ ...needs, ...infra, views: needs.cartViews });
  return { checkout, ...createOrderServices(infra, { ...needs, checkout }, extras) };
}

const none = { listOf: () => Promise.resolve(new Map()) };
const NOTHING_AFTER: OrderExtras = {
  returns: { ...none, findReplaced: () => Promise.resolve(undefined) },
  invoices: none,
};

/**
 * The shop with deliveries to the United States and Germany, and payments that do as they are told.
 * @param after what its orders show that comes after the sale
 * @param instead as that of `startTestShop`, from the orders that it sells
 */
export async function startOrdersShop(
  options: TestShopOptions = {},
  after: OrderExtras = NOTHING_AFTER,
  instead: (infra: Infra, services: Services, own: OwnOrders) => object = () => ({}),
): Promise<OrdersShop> {
  const made = {} as Pick<OrdersShop, 'own' | 'payments'>; // filled before there is an app
  const shop = await startTestShop(options, (infra, services) => {
    const payments = createPaymentsDouble(services.paymentOrders, (work) => withTransaction(infra.db, work));
    const own = createOwnOrders(infra, { ...services, payments }, after);
    Object.assign(made, { own, payments });
    return { ...own, ...instead(infra, services, own) };
  });
  const { infra, services } = shop;
  await withTransaction(infra.db, async (trx) => {
    const standard = { code: 'standard', names: NAMES, free_from: 10_000, min_days: 2, max_days: 4 };
    const prices = [{ up_to_grams: 20_000, price: 590 }];
    await services.delivery.replace(trx, [
      { name: 'Home', countries: ['US'], methods: [{ ...standard, prices }] },
      { name: 'Germany', countries: ['DE'], methods: [{ ...standard, prices, free_from: null }] },
    ]);
    await services.taxes.replace(trx, { included: false, shipping_taxed: true }, [
      { country: 'US', region: 'NY|New York', names: { en: 'Sales tax' }, rate: 8_000 },
      { country: 'DE', names: { en: 'VAT', de: 'MwSt.' }, rate: 19_000 },
    ]);
  });
  return { ...shop, ...made };
}

export interface Buyer extends SignedIn {
  call(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object, headers?: object): Promise<Answer>;
  /** puts one piece (or more) into the cart and chooses address, delivery and payment */
  fill(goods: Goods | Goods[], quantity?: number, address?: object): Promise<void>;
  /** orders what the checkout says, at its price */
  order(key: string, changes?: object): Promise<Answer>;
}

type Answer = Awaited<ReturnType<App['inject']>>;

/** Somebody who is signed in and about to buy. */
export async function aBuyer(
  shop: Pick<OrdersShop, 'app' | 'services'> & TestShop,
  method = 'test-card',
): Promise<Buyer> {
  const person = await signIn(shop);
  const call: Buyer['call'] = (verb, url, payload, headers = {}) =>
    shop.app.inject({
      method: verb,
      url: `/api/${url}`,
      headers: { ...person.headers, ...headers },
      ...(payload ? { payload } : {}),
    });
  return {
    ...person,
    call,
    async fill(goods, quantity = 1, address = ADDRESS) {
      for (const { product_id, variant_id } of [goods].flat()) {
        await call('POST', 'products/add-to-cart', { product_id, variant_id, quantity });
      }
      const chosen = { shipping_address: address, delivery_method: 'standard', payment_method: method };
      const answer = await call('PATCH', 'checkout', chosen);
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    async order(key, changes = {}) {
      const { totals } = (await call('GET', 'checkout')).json();
      const body = { expected_total: totals.total, payment: { method }, accept_terms: true, ...changes };
      return call('POST', 'orders', body, { 'idempotency-key': key });
    },
  };
}

/** How many of a variant there are. */
export async function stockOf({ infra }: TestShop, { variant_id }: Goods): Promise<number> {
  const row = await infra.db.selectFrom('variants').select('stock').where('id', '=', variant_id).executeTakeFirst();
  return row?.stock ?? -1;
}

export const someGoods = (shop: TestShop, options: GoodsOptions = {}): Promise<Goods> => addGoods(shop, options);
