import { newId } from '../src/infra/basics/ids';
import type { TestShop } from './harness';

export interface Goods {
  product_id: string;
  slug: string;
  variant_id: string;
}

export interface GoodsOptions {
  stock?: number;
  published?: boolean;
  regular_price?: number;
  sale_price?: number;
  sale_starts_at?: Date | null;
  sale_ends_at?: Date | null;
  allow_backorder?: boolean;
}

/** A product with one variant, straight into the tables. */
export async function addGoods({ infra }: TestShop, options: GoodsOptions = {}): Promise<Goods> {
  const { stock = 10, published = true, regular_price = 2400, sale_price = 0 } = options;
  const now = infra.clock.now();
  const stamps = { created_at: now, last_modified_at: now };
  const goods = { product_id: newId(), slug: `mug-${newId()}`, variant_id: newId() };
  await infra.db
    .insertInto('products')
    .values({
      id: goods.product_id,
      slug: goods.slug,
      name: 'Ember Mug',
      type: 'Tableware',
      published,
      status: published ? 'active' : 'draft',
      ...stamps,
    })
    .execute();
  await infra.db
    .insertInto('variants')
    .values({
      id: goods.variant_id,
      product_id: goods.product_id,
      sku: `SKU-${goods.variant_id}`,
      options: JSON.stringify({ Glaze: 'Oat' }),
      regular_price,
      sale_price,
      sale_starts_at: options.sale_starts_at ?? null,
      sale_ends_at: options.sale_ends_at ?? null,
      allow_backorder: options.allow_backorder ?? false,
      stock,
      ...stamps,
    })
    .execute();
  return goods;
}

/** Gives a product a German name, straight into the tables. */
export async function translate({ infra }: TestShop, { product_id }: Goods, name: string): Promise<void> {
  const words = JSON.stringify({ de: { name } });
  await infra.db.updateTable('products').set({ words }).where('id', '=', product_id).execute();
}
