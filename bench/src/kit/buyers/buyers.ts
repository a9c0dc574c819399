import { randomUUID } from 'node:crypto';
import { sampleAddress } from '@tessera/scripts/basics';
import type { ProductList, Product, Checkout } from '@tessera/shared/contract';
import pg from 'pg';
import { readApi, type Shop } from '../shop/shop';
import { callJson, callOnly, makeAccounts, signIn, type CallOptions } from './accounts';

const ADDRESS = sampleAddress({ last_name: 'Byrne', line1: '18 Foundry Lane' });
/** More than any measurement buys. */
const STOCK = 100_000_000;

export interface Good {
  product_id: string;
  variant_id: string;
}

/** Variants that can be bought without end: their stock is set so, because what is measured is not how it runs out. */
export async function endlessGoods({ apiUrl, databaseUrl }: Shop, count: number): Promise<Good[]> {
  const goods: Good[] = [];
  const { items } = await readApi<ProductList>(apiUrl, 'products?page_size=100');
  for (const { slug } of items) {
    if (goods.length >= count) break;
    const { id, variants } = await readApi<Product>(apiUrl, `products/${slug}`);
    goods.push(...variants.map((variant) => ({ product_id: id, variant_id: variant.id })));
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const ids = goods.slice(0, count).map(({ variant_id }) => variant_id);
    await client.query('update variants set stock = $1 where id = any($2)', [STOCK, ids]);
  } finally {
    await client.end();
  }
  return goods.slice(0, count);
}

/** One call of the API, which the reference may be asked as well. */
export interface Ask {
  path: string;
  options: CallOptions;
}

/** A signed-in shopper of the measurement. */
export class Buyer {
  constructor(
    private readonly apiUrl: string,
    readonly token: string,
    readonly refresh: string,
  ) {}

  /** @returns how many bytes it answered */
  ask({ path, options }: Ask): Promise<number> {
    return callOnly(`${this.apiUrl}/api/${path}`, options);
  }

  adding(good: Good): Ask {
    return { path: 'products/add-to-cart', options: { method: 'POST', json: good, token: this.token } };
  }

  add(good: Good): Promise<number> {
    return this.ask(this.adding(good));
  }

  clear(): Promise<unknown> {
    return callJson(this.apiUrl, 'products/clear-cart', { method: 'DELETE', token: this.token });
  }

  /** Address, delivery and payment as a shopper leaves them before placing the order. */
  prepare(payment_method = 'cash-on-delivery'): Promise<Checkout> {
    const { apiUrl, token } = this;
    return (async () => {
      const patch = (json: object) => callJson<Checkout>(apiUrl, 'checkout', { method: 'PATCH', json, token });
      const { delivery_offers } = await patch({ shipping_address: ADDRESS, billing_address: null });
      return patch({ delivery_method: delivery_offers[0]?.code, payment_method });
    })();
  }

  ordering(expected_total: number): Ask {
    const json = { expected_total, payment: { method: 'cash-on-delivery' }, accept_terms: true };
    const headers = { 'idempotency-key': randomUUID() };
    return { path: 'orders', options: { method: 'POST', json, token: this.token, headers } };
  }

  /** Places the order of what the checkout says it costs. */
  order(expected_total: number): Promise<number> {
    return this.ask(this.ordering(expected_total));
  }
}

/** As many signed-in shoppers with empty carts. */
export async function makeBuyers({ apiUrl }: Shop, name: string, count: number): Promise<Buyer[]> {
  const emails = await makeAccounts(apiUrl, name, count);
  const buyers: Buyer[] = [];
  for (const email of emails) {
    const { access, refresh } = await signIn(apiUrl, email);
    const buyer = new Buyer(apiUrl, access, refresh);
    await buyer.clear();
    buyers.push(buyer);
  }
  return buyers;
}
