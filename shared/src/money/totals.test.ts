import fc from 'fast-check';
import { calculateTotals, discountOf, refundOfPieces } from '@tessera/shared/money';
import type { TotalsInput } from '@tessera/shared/money';

/** The drill draws 10,000 cases, `npm test` as many as any rule gets. */
const runs = process.env['TESSERA_DRILL'] ? { numRuns: 10_000 } : {};

const rate = fc.record({ name: fc.constantFrom('VAT', 'Sales tax'), rate: fc.nat(30_000) });
const coupon = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), value: fc.nat(100_000) }),
  fc.record({ kind: fc.constant('amount' as const), value: fc.nat(1_000_000) }),
  fc.record({ kind: fc.constant('free_shipping' as const), value: fc.constant(0) }),
);
const input: fc.Arbitrary<TotalsInput> = fc.record({
  lines: fc.array(
    fc.record({
      unit_price: fc.nat(5_000_000),
      quantity: fc.integer({ min: 1, max: 999 }),
      tax: fc.option(rate, { nil: null }),
      voucher: fc.boolean(),
    }),
    { maxLength: 20 },
  ),
  coupon,
  shipping: fc.nat(20_000),
  fee: fc.nat(2_000),
  tax_included: fc.boolean(),
  shipping_taxed: fc.boolean(),
});
const sum = (numbers: readonly number[]) => numbers.reduce((whole, number) => whole + number, 0);
const always = (check: (given: TotalsInput) => void) => fc.assert(fc.property(input, check), runs);

describe('totals', () => {
  test('the lines add up to the totals, to the cent', () => {
    always((given) => {
      const { lines, totals, extras_tax } = calculateTotals(given);
      expect(sum(lines.map(({ subtotal }) => subtotal))).toBe(totals.items);
      expect(sum(lines.map(({ discount }) => discount))).toBe(totals.discount);
      expect(sum(lines.map(({ tax }) => tax)) + extras_tax).toBe(totals.tax);
      expect(sum(totals.tax_lines.map(({ amount }) => amount))).toBe(totals.tax);
      const extras = totals.shipping + totals.fee + (given.tax_included ? 0 : extras_tax);
      expect(sum(lines.map(({ total }) => total)) + extras).toBe(totals.total);
    });
  });

  test('each line adds up, and no part of it is negative or more than the line', () => {
    always((given) => {
      for (const { subtotal, discount, tax, total } of calculateTotals(given).lines) {
        expect(total).toBe(subtotal - discount + (given.tax_included ? 0 : tax));
        expect(Math.min(discount, tax, total)).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(subtotal);
        expect(tax).toBeLessThanOrEqual(subtotal - discount);
      }
    });
  });

  test('a voucher costs what it is worth, and what else is bought costs the same without it', () => {
    always((given) => {
      const all = calculateTotals(given);
      const goods = calculateTotals({ ...given, lines: given.lines.filter(({ voucher }) => !voucher) });
      const vouchers = all.lines.filter((_, index) => given.lines[index]?.voucher);
      for (const { subtotal, discount, tax, total } of vouchers)
        expect([discount, tax, total]).toEqual([0, 0, subtotal]);
      expect(all.totals.total).toBe(goods.totals.total + sum(vouchers.map(({ total }) => total)));
      expect(all.totals.tax_lines).toEqual(goods.totals.tax_lines);
    });
  });

  test('are whole numbers, and what is charged is what was agreed', () => {
    always((given) => {
      const { totals } = calculateTotals(given);
      const { items, discount, shipping, fee, tax, total, tax_included } = totals;
      for (const number of [items, discount, shipping, fee, tax, total])
        expect(Number.isSafeInteger(number)).toBe(true);
      expect(total).toBe(items - discount + shipping + fee + (tax_included ? 0 : tax));
      expect(shipping).toBe(given.coupon?.kind === 'free_shipping' ? 0 : given.shipping);
    });
  });

  test('each tax is rounded once: at most half a unit from the exact one', () => {
    always((given) => {
      for (const { rate: share, net, amount } of calculateTotals(given).totals.tax_lines) {
        const exact = given.tax_included ? ((net + amount) * share) / (100_000 + share) : (net * share) / 100_000;
        expect(Math.abs(amount - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }
    });
  });

  test('prices that hold their tax cost the same whatever the tax is', () => {
    always((given) => {
      const included = { ...given, tax_included: true };
      const untaxed = { ...included, lines: given.lines.map((line) => ({ ...line, tax: null })) };
      expect(calculateTotals(included).totals.total).toBe(calculateTotals(untaxed).totals.total);
    });
  });

  test('a coupon never takes more than the goods cost, and more of it never less', () => {
    fc.assert(
      fc.property(coupon, fc.nat(1e9), fc.nat(1000), (given, items, more) => {
        const off = discountOf(given, items);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(items);
        if (given) expect(discountOf({ ...given, value: given.value + more }, items)).toBeGreaterThanOrEqual(off);
      }),
      runs,
    );
  });

  test('an example: 10 % off two lines of different tax, German prices', () => {
    const { lines, totals, extras_tax } = calculateTotals({
      lines: [
        { unit_price: 1999, quantity: 1, tax: { name: 'MwSt.', rate: 19_000 } },
        { unit_price: 995, quantity: 3, tax: { name: 'MwSt. ermäßigt', rate: 7_000 } },
      ],
      coupon: { kind: 'percent', value: 10_000 },
      shipping: 490,
      fee: 0,
      tax_included: true,
      shipping_taxed: true,
    });
    expect(totals).toMatchObject({ items: 4984, discount: 498, shipping: 490, total: 4976, tax: 514 });
    expect(totals.tax_lines.map(({ rate: of, net, amount }) => [of, net, amount])).toEqual([
      [19_000, 1677, 319],
      [7_000, 2785, 195],
    ]);
    expect(sum(lines.map(({ tax }) => tax)) + extras_tax).toBe(totals.tax);
  });
});

describe('refunds', () => {
  test('the pieces of a line come to its total, in whatever portions they are given back', () => {
    const portions = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.nat(1e9), portions, (total, counts) => {
        const quantity = sum(counts);
        let before = 0;
        const parts = counts.map((count) => {
          const part = refundOfPieces(total, quantity, before, count);
          before += count;
          return part;
        });
        expect(sum(parts)).toBe(total);
        for (const part of parts) expect(part).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });
});
