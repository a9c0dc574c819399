import { messagesIn } from '@tessera/shared/i18n';
import { optionsText } from '@tessera/shared/components';
import fc from 'fast-check';
import { cartMessages } from '../../../messages/cart';
import { cartItem, cartOf } from '../../../testing/fixtures';
import { cartRows, lineKey, lineNotice, mostOfLine, needsAttention, withWanted } from './cart.model';

const quantities = fc.integer({ min: 1, max: 999 });
const stocks = fc.integer({ min: 0, max: 999 });

describe('what a line says of its stock', () => {
  test('says nothing while there is plenty', () => {
    expect(lineNotice(cartItem({ quantity: 2 }))).toBeUndefined();
  });

  test('says that the line holds the last ones when it does', () => {
    const item = cartItem({ quantity: 3, variant: { stock_state: 'low', available: 3 } });
    expect(lineNotice(item)).toEqual({ kind: 'all', available: 3 });
  });

  test('names how many are left when stock is low', () => {
    const item = cartItem({ variant: { stock_state: 'low', available: 3 } });
    expect(lineNotice(item)).toEqual({ kind: 'low', available: 3 });
  });

  test('says sold out before anything else about numbers', () => {
    const item = cartItem({ quantity: 4, variant: { stock_state: 'out', available: 0 } });
    expect(lineNotice(item)).toEqual({ kind: 'sold_out' });
  });

  test('offers the quantity that can be had when more was chosen', () => {
    const item = cartItem({ quantity: 5, variant: { stock_state: 'low', available: 2 } });
    expect(lineNotice(item)).toEqual({ kind: 'short', available: 2, wanted: 5 });
  });

  test('says so when a product is no longer sold', () => {
    expect(lineNotice(cartItem({ product: { published: false } }))).toEqual({ kind: 'not_sold' });
  });

  test('a line stops the purchase exactly when its quantity cannot be had', () => {
    fc.assert(
      fc.property(quantities, stocks, (quantity, available) => {
        const state = available === 0 ? 'out' : available <= 5 ? 'low' : 'in_stock';
        const item = cartItem({ quantity, variant: { stock_state: state, available } });
        expect(needsAttention(cartOf(item))).toBe(quantity > available);
      }),
    );
  });
});

describe('how many may be chosen', () => {
  test('never less than the line holds, never more than 999 beyond that', () => {
    fc.assert(
      fc.property(quantities, stocks, (quantity, available) => {
        const most = mostOfLine(cartItem({ quantity, variant: { available } }));
        expect(most).toBeGreaterThanOrEqual(quantity);
        expect(most).toBe(Math.max(quantity, Math.min(available, 999)));
      }),
    );
  });
});

describe('lines and removed lines together', () => {
  const second = cartItem({ product: { id: 'b' } });
  const all = [cartItem({ product: { id: 'a' } }), second, cartItem({ product: { id: 'c' } })];

  test('a removed line keeps its place, so nothing jumps', () => {
    fc.assert(
      fc.property(fc.subarray(all), (gone) => {
        const rest = all.filter((item) => !gone.includes(item));
        const removed = gone.map((item) => ({ item, index: all.indexOf(item) }));
        expect(cartRows(rest, removed).map((row) => lineKey(row.item))).toEqual(all.map(lineKey));
      }),
    );
  });

  test('a line that came back stands where it stood, wherever the server puts it', () => {
    const came = { ...second, quantity: 7 };
    const others = all.filter((item) => item !== second);
    const rows = cartRows([...others, came], [{ item: second, index: 1 }]);
    expect(rows.map((row) => lineKey(row.item))).toEqual(all.map(lineKey));
    expect(rows[1]).toEqual({ kind: 'line', item: came });
  });
});

test('options read as words, and the nameless default option is left out', () => {
  expect(optionsText({ Glaze: 'Oat', Size: 'Large' })).toBe('Glaze: Oat · Size: Large');
  expect(optionsText({ Title: 'Default Title' })).toBe('');
});

test('counts one item as one', () => {
  const { items } = messagesIn(cartMessages, 'en');
  expect([items(1), items(3)]).toEqual(['1 item', '3 items']);
});

test('what is shown before the answer adds up, with a coupon and free delivery', () => {
  const cart = {
    ...cartOf(cartItem({ quantity: 2 })),
    discount: 500,
    free_shipping: { from: 9000, remaining: 4700, where: 'Home' },
  };
  const [item = cartItem()] = cart.cart_items;
  expect(withWanted(cart, { [lineKey(item)]: 3 })).toMatchObject({
    item_count: 3,
    subtotal: 7200,
    total: 6700,
    free_shipping: { from: 9000, remaining: 2300, where: 'Home' },
  });
  expect(withWanted({ ...cart, total: 4300 }, {})).toMatchObject({ subtotal: 4800, total: 4300 });
});
