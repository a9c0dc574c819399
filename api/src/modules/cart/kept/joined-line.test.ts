import fc from 'fast-check';
import { joinedQuantity, mergeKept } from './joined-line';

const quantities = fc.integer({ min: 1, max: 999 });
const before = fc.integer({ min: 0, max: 999 });
const stock = fc.integer({ min: 0, max: 999 });

describe('a line that joins', () => {
  it('never takes anything away, and never promises more than there is', () => {
    fc.assert(
      fc.property(before, quantities, stock, (held, kept, available) => {
        const { quantity } = joinedQuantity(held, kept, available);
        expect(quantity).toBeGreaterThanOrEqual(held);
        expect(quantity).toBeLessThanOrEqual(Math.min(held + kept, 999));
        if (available > 0) expect(quantity).toBeLessThanOrEqual(Math.max(held, available));
      }),
    );
  });

  it('says what was wanted exactly where there are fewer', () => {
    fc.assert(
      fc.property(before, quantities, stock, (held, kept, available) => {
        const isFewer = available > 0 && available < held + kept;
        expect(joinedQuantity(held, kept, available).lowered_from).toBe(isFewer ? held + kept : null);
      }),
    );
  });

  it('adds up where there is enough, and keeps what was wanted of what is sold out', () => {
    expect(joinedQuantity(2, 3, 10)).toEqual({ quantity: 5, lowered_from: null });
    expect(joinedQuantity(2, 3, 4)).toEqual({ quantity: 4, lowered_from: 5 });
    expect(joinedQuantity(0, 3, 0)).toEqual({ quantity: 3, lowered_from: null });
    expect(joinedQuantity(600, 600, 999)).toEqual({ quantity: 999, lowered_from: 1200 });
  });
});

it('each variant is joined once, with the sum of its lines up to 999', () => {
  const item = fc.record({
    variant_id: fc.constantFrom('a', 'b', 'c'),
    quantity: quantities,
    name: fc.string(),
    seen_price: fc.constant(null),
    seen_available: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), (items) => {
      const sums = new Map<string, number>();
      for (const { variant_id, quantity } of items) sums.set(variant_id, (sums.get(variant_id) ?? 0) + quantity);
      const merged = mergeKept(items).map(({ variant_id, quantity }) => [variant_id, quantity]);
      expect(merged).toEqual([...sums].map(([variant_id, sum]) => [variant_id, Math.min(sum, 999)]));
    }),
  );
});
