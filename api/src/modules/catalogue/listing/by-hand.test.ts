import fc from 'fast-check';
import { choiceOf } from '../index/choice';
import { ProductColumns } from '../index/product-columns';
import type { Cursor } from '../query/cursor';
import { pageByHand } from './by-hand';

const COUNT = 30;
const plain = { category_id: null, in_stock: true, on_sale: false, min_price: 1, units_sold: 0, rating_average: null };

const columns = new ProductColumns();
// Several of one moment: their numbers decide.
for (let no = 1; no <= COUNT; no += 1) columns.put({ ...plain, no, facet_ids: [], created_at: Math.floor(no / 3) });

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: COUNT + 5 }), { maxLength: COUNT });

it('every product of the choice is met once: those put first in their order, then the others, the newest first', () => {
  fc.assert(
    fc.property(numbers, numbers, fc.integer({ min: 1, max: 7 }), (chosen, picks, limit) => {
      const here = chosen.filter((no) => no <= COUNT);
      const choice = choiceOf(
        here.map((no) => columns.slotOf(no) ?? 0),
        columns.capacity,
      );
      const first = picks.filter((no) => here.includes(no));
      const wanted = [...first, ...here.filter((no) => !first.includes(no)).sort((a, b) => b - a)];
      const noOf = (slot: number) => columns.no[slot] ?? 0;

      const turned: number[] = [];
      for (let offset = 0; offset < wanted.length; offset += limit)
        turned.push(...pageByHand(columns, choice, picks, { offset, limit }).slots.slice(0, limit).map(noOf));
      expect(turned).toEqual(wanted);

      const walked: number[] = [];
      let after: Cursor | undefined;
      do {
        const { slots, cursorAfter } = pageByHand(columns, choice, picks, { offset: 0, limit, after });
        walked.push(...slots.slice(0, limit).map(noOf));
        const last = slots[limit - 1];
        after = slots.length > limit && last !== undefined ? cursorAfter(last) : undefined;
      } while (after);
      expect(walked).toEqual(wanted);
    }),
  );
});

it('goes on with the others where the last one that was seen has been taken out of those put first', () => {
  const choice = choiceOf(
    [1, 2, 3, 4].map((no) => columns.slotOf(no) ?? 0),
    columns.capacity,
  );
  const { slots } = pageByHand(columns, choice, [3], { offset: 0, limit: 3, after: { key: 'hand', tie: 2 } });
  expect(slots.map((slot) => columns.no[slot])).toEqual([4, 2, 1]);
});
