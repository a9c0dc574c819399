import fc from 'fast-check';
import { AppError } from '../../../errors/errors';
import { pricesAfter } from './prices';
import type { PriceChangeRequest } from './prices';

const mug = { sku: 'MUG', regular_price: 2499, sale_price: 1999 };
const by = (prices: PriceChangeRequest['prices'], change: PriceChangeRequest['by']) => ({ prices, by: change });
const after = (variant: typeof mug, change: PriceChangeRequest) => Object.values(pricesAfter(variant, change));

function refusalOf(work: () => unknown): string | undefined {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error.message;
    throw error;
  }
  return undefined;
}

it('moves what is asked for by percent, half a minor unit up, and by amount', () => {
  expect(after(mug, by('both', { basis_points: -1_000 }))).toEqual([2249, 1799]);
  expect(after({ ...mug, sale_price: 0 }, by('both', { basis_points: 250 }))).toEqual([2561, 0]);
  expect(after({ ...mug, regular_price: 2010, sale_price: 5 }, by('both', { basis_points: 1_000 }))).toEqual([2211, 6]);
  expect(after(mug, by('regular', { amount: -499 }))).toEqual([2000, 1999]);
  expect(after(mug, by('sale', { amount: 100 }))).toEqual([2499, 2099]);
});

it('ends at 0, and gives no price to what has none', () => {
  expect(after(mug, by('both', { amount: -2_000 }))).toEqual([499, 0]);
  expect(after(mug, by('both', { basis_points: -10_000 }))).toEqual([0, 0]);
  expect(after({ ...mug, regular_price: 0, sale_price: 0 }, by('both', { amount: 500 }))).toEqual([0, 0]);
});

it('says by SKU where a sale price would not be below its price, and where a price is too high', () => {
  const equal = refusalOf(() => pricesAfter(mug, by('regular', { amount: -500 })));
  expect(equal).toContain('sale price of MUG would not be below');
  expect(refusalOf(() => pricesAfter(mug, by('sale', { amount: 500 })))).toBe(equal);
  const high = { ...mug, regular_price: 2_147_483_647 };
  expect(refusalOf(() => pricesAfter(high, by('regular', { amount: 1 })))).toContain('higher than a price can be');
});

it('never answers a price below 0, a part of a minor unit, or a sale that is none', () => {
  const money = fc.integer({ min: 0, max: 2_147_483_647 });
  const change = fc.oneof(
    fc.record({ basis_points: fc.integer({ min: -10_000, max: 100_000 }) }),
    fc.record({ amount: fc.integer({ min: -2_147_483_647, max: 2_147_483_647 }) }),
  );
  fc.assert(
    fc.property(money, money, fc.constantFrom('regular', 'sale', 'both'), change, (one, other, prices, moved) => {
      const variant = {
        sku: 'X',
        regular_price: Math.max(one, other),
        sale_price: one === other ? 0 : Math.min(one, other),
      };
      let priced;
      try {
        priced = pricesAfter(variant, { prices, by: moved });
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        return;
      }
      const { regular_price, sale_price } = priced;
      expect([regular_price, sale_price].every((price) => Number.isSafeInteger(price) && price >= 0)).toBe(true);
      expect(sale_price === 0 || sale_price < regular_price).toBe(true);
    }),
  );
});
