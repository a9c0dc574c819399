import fc from 'fast-check';
import { returnedWorth } from './returned-worth';

/** What npm run drill promises for money. */
const runs = process.env['TESSERA_DRILL'] ? { numRuns: 10_000 } : {};

describe('what comes back of a line', () => {
  it('adds up to what was paid for it, however it is given back', () => {
    const line = fc.record({
      total: fc.nat(10_000_000),
      parts: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }),
    });
    fc.assert(
      fc.property(line, ({ total, parts }) => {
        const quantity = parts.reduce((sum, part) => sum + part, 0);
        let returned = 0;
        let given = 0;
        for (const part of parts) {
          const worth = returnedWorth({ quantity, returned, total }, part);
          expect(worth).toBeGreaterThanOrEqual(0);
          expect(Math.abs(worth - (total * part) / quantity)).toBeLessThanOrEqual(1);
          given += worth;
          returned += part;
        }
        expect(given).toBe(total);
      }),
      runs,
    );
  });

  it('is nothing once all is back', () => {
    expect(returnedWorth({ quantity: 2, returned: 2, total: 500 }, 1)).toBe(0);
  });
});
