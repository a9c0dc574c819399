import fc from 'fast-check';
import { compareSizes, orderOf } from './size-order';

const shuffled = (labels: readonly string[]) =>
  fc.shuffledSubarray([...labels], { minLength: labels.length, maxLength: labels.length });

describe('sizes', () => {
  it.each([
    [['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']],
    [['small', 'Medium', 'LARGE']],
    [['klein', 'mittel', 'groß']],
    [['S, 12 cm', 'S, 24 cm', 'S, 80 × 150 cm', 'M, 19 cm', 'L, 28 cm']],
    [['40 × 40 cm', '140 × 200 cm', '155 × 220 cm', '200 × 200 cm', '200 × 290 cm']],
    [['36', '36.5', '37', '38', '40', '100']],
    [['90 cm', '1,2 m', '1.25 m']],
    [['250 ml', '0.5 l', '1 l', '10 l']],
    [['One size', 'S (36–38)', 'M (40–42)', 'Side, 20 cm', 'Dinner, 27 cm', 'Fits all', 'Other']],
  ])('stand smallest first, whatever order they come in: %j', (labels) => {
    fc.assert(
      fc.property(shuffled(labels), (some) => {
        expect(some.toSorted(compareSizes)).toEqual(labels);
      }),
    );
  });

  it('have one order, whatever somebody calls them', () => {
    const label = fc.oneof(fc.string(), fc.constantFrom('S', 'M', 'l', '1,5 l', '2 × 3', '12 cm', 'Oak', '١٢', ''));
    fc.assert(
      fc.property(label, label, label, (a, b, c) => {
        expect(Math.sign(compareSizes(a, b)) + Math.sign(compareSizes(b, a))).toBe(0);
        if (compareSizes(a, b) <= 0 && compareSizes(b, c) <= 0) expect(compareSizes(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('the values of an attribute', () => {
  const placed = (...labels: string[]) => labels.map((label) => ({ label, position: 0 }));

  it('stand as the shop has put them, where it has', () => {
    const values = placed('L', 'S', 'M').map(({ label }, index) => ({ label, position: 3 - index }));
    const order = orderOf(values);
    expect(order && values.toSorted(order).map(({ label }) => label)).toEqual(['M', 'S', 'L']);
  });

  it('stand by size where most of them are sizes, whatever the attribute is called', () => {
    const values = placed('27 cm', 'Custom', '9 cm');
    const order = orderOf(values);
    expect(order && values.toSorted(order).map(({ label }) => label)).toEqual(['9 cm', '27 cm', 'Custom']);
  });

  it('have no order of their own where they are words', () => {
    expect(orderOf(placed('Oak', 'Black ash', 'Walnut', 'Steel 304'))).toBeNull();
    expect(orderOf([])).toBeNull();
  });
});
