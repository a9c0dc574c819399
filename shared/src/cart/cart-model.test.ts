import fc from 'fast-check';
import type { Cart, CartItem } from '@tessera/shared/contract';
import { emptyCart } from '@tessera/shared/testing';
import { applyChange } from './cart-model';
import type { CartChange } from './cart-model';

const product: CartItem['product'] = {
  id: '',
  name: 'Ember Mug',
  slug: 'ember-mug',
  category: null,
  type: '',
  published: true,
  subscribers: 0,
  created_by: null,
  last_modified_by: null,
  created_at: '',
  last_modified_at: '',
  image: null,
};

function item(id: string, quantity: number, regular_price = 1000): CartItem {
  return {
    product: { ...product, id },
    variant: {
      id: `${id}-v`,
      sku: '',
      options: {},
      regular_price,
      sale_price: 0,
      stock_state: 'in_stock',
      available: 9,
    },
    quantity,
    line_total: quantity * regular_price,
  };
}

function cartOf(cart_items: CartItem[]): Cart {
  const subtotal = cart_items.reduce((sum, { line_total }) => sum + line_total, 0);
  return emptyCart({
    cart_items,
    item_count: cart_items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    total: subtotal,
  });
}

const line = (id: string) => ({ product_id: id, variant_id: `${id}-v` });
const quantity = fc.integer({ min: 1, max: 99 });
const id = fc.constantFrom('a', 'b', 'c');
const carts = fc
  .uniqueArray(fc.tuple(id, quantity), { selector: ([name]) => name })
  .map((all) => cartOf(all.map(([name, n]) => item(name, n))));
const change: fc.Arbitrary<CartChange> = fc.oneof(
  fc.tuple(id, quantity).map(([name, n]) => ({ type: 'add' as const, quantity: n, ...line(name) })),
  fc
    .tuple(id, fc.integer({ min: -2, max: 99 }))
    .map(([name, n]) => ({ type: 'set' as const, quantity: n, ...line(name) })),
  id.map((name) => ({ type: 'remove' as const, ...line(name) })),
  fc.constant({ type: 'clear' as const }),
);

describe('docs/product.md §4: the cart', () => {
  test('adding the same product and variant adds to its quantity', () => {
    const cart = applyChange(cartOf([item('a', 2)]), { type: 'add', quantity: 3, ...line('a') });
    expect(cart.cart_items[0]).toMatchObject({ quantity: 5, line_total: 5000 });
  });

  test.each([0, -1])('setting a quantity to %d removes the item', (n) => {
    expect(applyChange(cartOf([item('a', 2)]), { type: 'set', quantity: n, ...line('a') }).cart_items).toEqual([]);
  });

  test('a line that is new is counted until the server has named it', () => {
    const once = applyChange(cartOf([item('a', 2)]), { type: 'add', quantity: 3, ...line('b') });
    expect(applyChange(once, { type: 'add', quantity: 1, ...line('b') })).toMatchObject({
      item_count: 6,
      subtotal: 2000,
    });
  });

  test('what is sold out is in no sum, and the coupon and free delivery follow the rest', () => {
    const soldOut = { ...item('b', 1), variant: { ...item('b', 1).variant, available: 0 } };
    const cart = {
      ...cartOf([item('a', 3), soldOut]),
      discount: 500,
      free_shipping: { from: 5000, remaining: 0, where: 'Home' },
    };
    const changed = applyChange(cart, { type: 'set', quantity: 4, ...line('a') });
    expect(changed).toMatchObject({
      subtotal: 4000,
      total: 3500,
      free_shipping: { from: 5000, remaining: 1500, where: 'Home' },
    });
    expect(applyChange(cart, { type: 'clear' })).toMatchObject({ subtotal: 0, total: 0 });
  });

  test('counts and sums agree with the lines after any changes', () => {
    fc.assert(
      fc.property(carts, fc.array(change), (cart, changes) => {
        const changed = changes.reduce(applyChange, cart);
        const again = cartOf(changed.cart_items);
        expect(changed.subtotal).toBe(again.subtotal);
        expect(changed.item_count).toBeGreaterThanOrEqual(again.item_count);
        expect(changed.cart_items.every((entry) => entry.quantity > 0)).toBe(true);
      }),
    );
  });

  test('no change alters the cart that it was made from', () => {
    fc.assert(
      fc.property(carts, change, (cart, one) => {
        const before = structuredClone(cart);
        applyChange(cart, one);
        expect(cart).toEqual(before);
      }),
    );
  });
});
