import type { DraftVariant } from '@tessera/shared/contract';
import { byProduct } from './by-product.model';

const variant = (variant_id: string, product_id: string): DraftVariant => ({
  variant_id,
  product_id,
  name: `Product ${product_id}`,
  sku: variant_id,
  options: {},
  image: null,
  price: 100,
  available: 1,
  published: true,
  variant_count: 9,
});

test('variants stand by their products, in the order in which those come first', () => {
  const found = byProduct([variant('a1', 'a'), variant('b1', 'b'), variant('a2', 'a')]);
  expect(found.map(({ id, count, variants }) => [id, count, variants.map(({ sku }) => sku)])).toEqual([
    ['a', 9, ['a1', 'a2']],
    ['b', 9, ['b1']],
  ]);
});
