import { emptyCart } from '@tessera/shared/testing';
import fc from 'fast-check';
import { MOST_LINES, MOST_OF_ONE, readKeptCart } from './kept-cart';
import type { KeptLine } from './kept-cart';
import { countLeftOut, withAdded, withoutJoined, withQuantity } from './kept-lines';

const idOf = (number: number): string => `0190aaaa-0000-7000-8000-${String(number).padStart(12, '0')}`;
const numbers = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const line: fc.Arbitrary<KeptLine> = fc.record({
  variant_id: fc.nat(250).map(idOf),
  quantity: fc.integer({ min: 1, max: MOST_OF_ONE }),
  name: fc.string({ maxLength: 40 }),
  seen_price: fc.option(numbers),
  seen_available: fc.option(numbers),
});
const cart = fc.uniqueArray(line, { maxLength: MOST_LINES, selector: ({ variant_id }) => variant_id });
const quantityOf = (lines: readonly KeptLine[], id: string): number =>
  lines.find(({ variant_id }) => variant_id === id)?.quantity ?? 0;

describe('a visitor’s lines', () => {
  it('take what is added, up to 200 of them and 999 pieces of one, and lose nothing', () => {
    fc.assert(
      fc.property(cart, line, (lines, added) => {
        const id = added.variant_id;
        const after = withAdded(lines, added);
        const isFull = lines.length === MOST_LINES && quantityOf(lines, id) === 0;
        expect(after === undefined).toBe(isFull);
        if (!after) return;
        expect(after.length).toBeLessThanOrEqual(MOST_LINES);
        expect(quantityOf(after, id)).toBe(Math.min(quantityOf(lines, id) + added.quantity, MOST_OF_ONE));
        const others = ({ variant_id }: KeptLine): boolean => variant_id !== id;
        expect(after.filter(others)).toEqual(lines.filter(others));
      }),
    );
  });

  it('take a quantity, and 0 or less takes the line out (docs/product.md §4)', () => {
    fc.assert(
      fc.property(cart, fc.nat(250).map(idOf), fc.integer({ min: -5, max: 2000 }), (lines, id, quantity) => {
        const after = withQuantity(lines, id, quantity);
        const isThere = quantityOf(lines, id) > 0;
        expect(quantityOf(after, id)).toBe(isThere ? Math.max(0, Math.min(quantity, MOST_OF_ONE)) : 0);
        expect(after.length).toBe(lines.length - (isThere && quantity <= 0 ? 1 : 0));
      }),
    );
  });

  it('keep exactly what was added since they joined an account', () => {
    fc.assert(
      fc.property(cart, line, (lines, added) => {
        expect(withoutJoined(lines, lines)).toEqual([]);
        const later = withAdded(lines, added);
        if (!later) return;
        const more = quantityOf(later, added.variant_id) - quantityOf(lines, added.variant_id);
        const left = withoutJoined(later, lines).map(({ variant_id, quantity }) => [variant_id, quantity]);
        expect(left).toEqual(more > 0 ? [[added.variant_id, more]] : []);
      }),
    );
  });

  it('are read as they were written', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(readKeptCart(JSON.stringify({ key: 'k-1', lines }))).toEqual({ key: 'k-1', lines });
      }),
    );
  });

  it('are never more than 200 sound ones, whatever stands in the storage', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((text) => `{"lines":[${text}]}`),
        ),
        (text) => {
          expect(readKeptCart(text).lines).toEqual([]);
        },
      ),
    );
    const sound = { variant_id: idOf(1), quantity: 2, name: 'Ember Mug', seen_price: 2400, seen_available: null };
    const odd = [null, 7, {}, { ...sound, quantity: 0 }, { ...sound, variant_id: '<b>' }, { ...sound, quantity: 1.5 }];
    const lines = [...odd, { ...sound, seen_available: -1 }, { ...sound, quantity: 9 }];
    expect(readKeptCart(JSON.stringify({ key: 'no key!', lines }))).toEqual({ key: '', lines: [sound] });
    const many = Array.from({ length: 300 }, (_, index) => ({ ...sound, variant_id: idOf(index) }));
    expect(readKeptCart(JSON.stringify({ lines: many })).lines).toHaveLength(MOST_LINES);
  });
});

it('what an account’s cart neither took nor spoke of was left out', () => {
  const sent: KeptLine[] = [1, 2, 3].map((number) => ({
    variant_id: idOf(number),
    quantity: 1,
    name: '',
    seen_price: null,
    seen_available: null,
  }));
  const notices = [{ variant_id: idOf(2), kind: 'gone' as const, name: 'Lost Bowl', before: 1, now: 0 }];
  expect(countLeftOut(sent, emptyCart({ notices }))).toBe(2);
});
