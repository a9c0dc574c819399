import { calculateTotals } from '@tessera/shared/money';
import fc from 'fast-check';
import { taxIn, worthOfDelivery, worthOfPieces } from './refund-worth';

const anOrder = fc
  .record({
    lines: fc.array(
      fc.record({
        unit_price: fc.integer({ min: 1, max: 100_000 }),
        quantity: fc.integer({ min: 1, max: 20 }),
        tax: fc.option(fc.record({ name: fc.constant('VAT'), rate: fc.constantFrom(7_000, 19_000) })),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    shipping: fc.nat(2_000),
    fee: fc.nat(500),
    tax_included: fc.boolean(),
    shipping_taxed: fc.boolean(),
  })
  .map((input) => {
    const { lines, totals } = calculateTotals({ ...input, coupon: null });
    const rows = lines.map((line, index) => ({
      id: String(index),
      quantity: input.lines[index]?.quantity ?? 0,
      quantity_shipped: 0,
      quantity_returned: 0,
      quantity_unsent: 0,
      ...line,
    }));
    return { order: totals, rows };
  });

describe('what parts of an order are worth', () => {
  it('comes to the whole order but its fee, and to all of its tax', () => {
    fc.assert(
      fc.property(anOrder, ({ order, rows }) => {
        const parts = [...rows.map((row) => worthOfPieces(row, row.quantity)), worthOfDelivery(order, rows)];
        const amount = parts.reduce((sum, part) => sum + part.amount, 0);
        const tax = parts.reduce((sum, part) => sum + part.tax, 0);
        const fees = order.total - amount;
        expect(fees).toBeGreaterThanOrEqual(order.fee);
        expect(fees - order.fee).toBe(order.tax_included ? 0 : order.tax - tax);
        expect(taxIn(order.total, parts, order)).toBe(order.tax);
      }),
    );
  });

  it('has no more tax in less money', () => {
    fc.assert(
      fc.property(anOrder, fc.double({ min: 0, max: 1, noNaN: true }), ({ order, rows }, share) => {
        const parts = rows.map((row) => worthOfPieces(row, row.quantity));
        const amount = Math.floor(order.total * share);
        const tax = taxIn(amount, parts, order);
        expect(tax).toBeGreaterThanOrEqual(0);
        expect(tax).toBeLessThanOrEqual(Math.min(amount, order.tax));
      }),
    );
  });

  it('goes on where pieces were given back before, and is refused beyond', () => {
    const line = {
      id: '1',
      quantity: 3,
      quantity_shipped: 2,
      quantity_returned: 1,
      quantity_unsent: 1,
      tax: 16,
      total: 100,
    };
    expect(worthOfPieces(line, 1)).toMatchObject({ amount: 33, tax: 5, refundable_quantity: 1 });
    expect(() => worthOfPieces(line, 2)).toThrow('This is more than was bought.');
  });
});
