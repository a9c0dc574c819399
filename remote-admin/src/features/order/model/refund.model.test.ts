import fc from 'fast-check';
import { adminOrder, orderItem } from '../../../testing/sales/order-fixtures';
import { amountFault, chosenLines, mostOf, previewBody } from './refund.model';

const { items } = adminOrder();

test('lines of which nothing goes back are not asked about', () => {
  const lines = {
    'item-vase': { quantity: 1, restock: false },
    'item-mug': { quantity: 0, restock: true },
    gone: { quantity: 3, restock: true },
  };
  expect(chosenLines(items, lines)).toEqual([{ order_item_id: 'item-vase', quantity: 1, restock: false }]);
  expect(previewBody(items, lines, true, 'payment')).toEqual({
    items: [{ order_item_id: 'item-vase', quantity: 1 }],
    delivery: true,
  });
  const credit = { items: [], delivery: false, amount: 500, to: 'store_credit' };
  expect(previewBody(items, {}, false, 'store_credit', 500)).toEqual(credit);
});

test('what has come back cannot come back again', () => {
  expect(mostOf(orderItem({ quantity: 3, quantity_returned: 1 }))).toBe(2);
  expect(mostOf(orderItem({ quantity: 3, quantity_returned: 1, quantity_unsent: 2 }))).toBe(0);
});

test('an amount is good from one unit to what is left', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (amount, refundable) => {
      const expected = amount === 0 ? 'nothing' : amount > refundable ? 'too_much' : undefined;
      expect(amountFault(amount, refundable)).toBe(expected);
    }),
  );
  expect(amountFault(undefined, 100)).toBe('no_amount');
});
