import type { DraftVariant } from '@tessera/shared/contract';
import { receivedReturn, returnItem } from '../../../testing/sales/return-fixtures';
import { exchangeSums, likelyProduct, withReplacement } from './exchange.model';

const variant = (overrides: Partial<DraftVariant> = {}): DraftVariant => ({
  variant_id: 'mug-oat',
  product_id: 'product-mug',
  name: 'Ember mug',
  sku: 'EM-OAT',
  options: { Colour: 'Oat' },
  image: null,
  price: 2600,
  available: 5,
  published: true,
  variant_count: 2,
  ...overrides,
});
const back = receivedReturn({ items: [returnItem({ quantity: 3, quantity_received: 3 })], credit: 7200 });

test('as many come in the place of goods as came back of their product, and one of anything else', () => {
  const mugs = withReplacement(back, [], variant());
  expect(mugs).toEqual([{ variant: variant(), quantity: 3 }]);
  expect(withReplacement(back, mugs, variant({ variant_id: 'mug-ink' }))[1]?.quantity).toBe(1);
  expect(withReplacement(back, [], variant({ product_id: 'vase' }))[0]?.quantity).toBe(1);
  expect(withReplacement(back, mugs, variant())).toEqual([{ variant: variant(), quantity: 4 }]);
});

test('the difference is what the new goods cost more, or less', () => {
  expect(exchangeSums(back, withReplacement(back, [], variant()))).toEqual({ goods: 7800, difference: 600 });
  expect(exchangeSums(back, [])).toEqual({ goods: 0, difference: -7200 });
});

test('variants are offered of the product that most came back of', () => {
  const items = [returnItem({ quantity_received: 0 }), returnItem({ product_id: 'vase', quantity_received: 1 })];
  expect(likelyProduct({ items })).toBe('vase');
  expect(likelyProduct({ items: [] })).toBeNull();
});
