import fc from 'fast-check';
import { cardPartOf } from './card-part';

const sum = (numbers: readonly number[]): number => numbers.reduce((whole, number) => whole + number, 0);

it('is nothing of an order without gift cards, however much goes back', () => {
  expect(cardPartOf({ total: 100, gift_cards: 0 }, [], { amount: 500 })).toBe(0);
});

it('is what was ended for it, and what goes beyond the goods that are left', () => {
  const order = { total: 70, gift_cards: 50 };
  const given = { amount: 15, gift_cards: 0, purpose: 'refund', state: 'done' } as const;
  expect(cardPartOf(order, [], { amount: 30, ended: 50 })).toBe(30);
  expect(cardPartOf(order, [], { amount: 70 })).toBe(50);
  expect(cardPartOf(order, [given], { amount: 10 })).toBe(5);
  expect(cardPartOf(order, [{ ...given, state: 'failed' }], { amount: 10 })).toBe(0);
});

it('leaves goods no less than nothing, in whatever parts the money of an order goes back', () => {
  const parts = fc.array(fc.record({ amount: fc.nat(200), ended: fc.nat(200) }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.nat(300), fc.integer({ min: 1, max: 300 }), parts, (goods, gift_cards, wanted) => {
      const given: { amount: number; gift_cards: number; purpose: 'refund'; state: 'done' }[] = [];
      for (const { amount, ended } of wanted) {
        const part = cardPartOf({ total: goods + gift_cards, gift_cards }, given, { amount, ended });
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(amount);
        given.push({ amount, gift_cards: part, purpose: 'refund', state: 'done' });
      }
      expect(sum(given.map((refund) => refund.amount - refund.gift_cards))).toBeLessThanOrEqual(goods);
    }),
  );
});
