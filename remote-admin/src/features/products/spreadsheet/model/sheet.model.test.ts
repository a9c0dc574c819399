import type { SheetRow } from '@tessera/shared/contract';
import fc from 'fast-check';
import { FIELDS, readCell, textOf, type Words } from './cells.model';
import { changesOf } from './changes.model';
import { copied, filledDown, moved, only, pasted, rangeOf, type Range } from './range.model';
import { fromTsv, toTsv } from './tsv.model';
import { NO_STEPS, stepped, turned, type Step, type Steps } from './undo.model';

const words: Words = {
  currency: 'USD',
  locale: 'en',
  statuses: { draft: 'Draft', active: 'Active', archived: 'Archived' },
};
const row = (overrides: Partial<SheetRow> = {}): SheetRow => ({
  product_id: 'p1',
  variant_id: 'v1',
  name: 'Ember mug',
  options: ['S'],
  status: 'draft',
  sku: 'EMBER-S',
  regular_price: 2400,
  sale_price: 0,
  stock: 3,
  expected_on: null,
  ...overrides,
});

const cell = fc.string({ unit: fc.constantFrom('a', '1', '"', '\t', '\n', '\r', ' ', 'é', ',') });
const block = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 4 }))
  .chain(([height, width]) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
  );

describe('the clipboard', () => {
  test('gives back what was put onto it, whatever stands in the cells', () => {
    fc.assert(
      fc.property(block, (cells) => {
        // one empty cell in a last row of its own is the same text as no row
        fc.pre(cells.length === 1 || cells.at(-1)?.join('') !== '' || (cells.at(-1)?.length ?? 0) > 1);
        expect(fromTsv(toTsv(cells))).toEqual(cells);
      }),
    );
  });

  test('is read as Excel and Sheets write it', () => {
    expect(fromTsv('1\t2\r\n3\t4\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(fromTsv('"two\nlines"\t"say ""hi"""')).toEqual([['two\nlines', 'say "hi"']]);
    expect(fromTsv('5"\t"open')).toEqual([['5"', '"open']]);
    expect(fromTsv('a\n\nb\tc')).toEqual([
      ['a', ''],
      ['', ''],
      ['b', 'c'],
    ]);
  });
});

const size = { rows: 9, columns: 5 };
const place = fc.record({ row: fc.nat(size.rows - 1), column: fc.nat(size.columns - 1) });
const range = fc.tuple(place, place).map(([anchor, active]) => rangeOf({ anchor, active }));
const textAt = ({ row: at, column }: { row: number; column: number }) => `${at}:${column}`;
const isInside = (one: { row: number; column: number }) => one.row < size.rows && one.column < size.columns;

describe('a selection', () => {
  test('never leaves the sheet, wherever the keys lead', () => {
    const steps = fc.array(
      fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }), fc.boolean()),
    );
    fc.assert(
      fc.property(place, steps, (start, all) => {
        let selection = only(start);
        for (const [down, along, extend] of all) {
          selection = moved(selection, { row: down, column: along }, size, extend);
          const { top, bottom, left, right } = rangeOf(selection);
          expect(top >= 0 && left >= 0 && bottom < size.rows && right < size.columns).toBe(true);
          if (!extend) expect(selection.anchor).toEqual(selection.active);
        }
      }),
    );
  });

  test('filled down has in each row what its first row has', () => {
    fc.assert(
      fc.property(range, (chosen) => {
        const placed = filledDown(chosen, textAt);
        const from = chosen.top === chosen.bottom ? chosen.top - 1 : chosen.top;
        const width = chosen.right - chosen.left + 1;
        expect(placed).toHaveLength(from < 0 ? 0 : (chosen.bottom - from) * width);
        for (const { row: at, column, text } of placed) {
          expect(at).toBeGreaterThan(from);
          expect(text).toBe(textAt({ row: from, column }));
        }
      }),
    );
  });

  test('takes what is pasted from its first cell on, as often as it is as large, and nothing beyond the sheet', () => {
    fc.assert(
      fc.property(block, range, (cells, chosen) => {
        const placed = pasted(cells, chosen, size);
        expect(placed.every(isInside)).toBe(true);
        expect(placed[0]).toEqual({ row: chosen.top, column: chosen.left, text: cells[0]?.[0] });
        for (const { row: at, column, text } of placed) {
          expect(text).toBe(
            cells[(at - chosen.top) % cells.length]?.[(column - chosen.left) % (cells[0]?.length ?? 1)],
          );
        }
      }),
    );
    const one: Range = { top: 2, bottom: 4, left: 1, right: 2 };
    expect(pasted([['x']], one, size)).toHaveLength(6);
  });

  test('copied and pasted in its place changes nothing', () => {
    fc.assert(
      fc.property(range, (chosen) => {
        for (const placed of pasted(copied(chosen, textAt), chosen, size)) expect(placed.text).toBe(textAt(placed));
      }),
    );
  });
});

describe('undo and redo', () => {
  const step: fc.Arbitrary<[string, string][]> = fc.array(
    fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('1', '2', '3')),
    { minLength: 1, maxLength: 4 },
  );

  test('lead back to each state and forward again', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (all) => {
        const texts = new Map<string, string>();
        const states = [new Map(texts)];
        let steps: Steps = NO_STEPS;
        const write = (changes: ReadonlyMap<string, string>) => {
          for (const [key, text] of changes) texts.set(key, text);
        };
        for (const given of all) {
          const changes = [...new Map(given)].map(([key, after]) => ({ key, before: texts.get(key) ?? '', after }));
          const next = stepped(steps, changes satisfies Step);
          if (next.done.length > steps.done.length) {
            write(new Map(changes.map(({ key, after }) => [key, after])));
            states.push(new Map(texts));
          }
          steps = next;
        }
        const shown = (state: ReadonlyMap<string, string>) => ['a', 'b', 'c'].map((key) => state.get(key) ?? '');
        for (const way of ['undo', 'redo'] as const) {
          const expected = way === 'undo' ? states.slice(0, -1).toReversed() : states.slice(1);
          for (const state of expected) {
            const turn = turned(steps, way);
            expect(turn).toBeDefined();
            if (!turn) return;
            write(turn.texts);
            steps = turn.steps;
            expect(shown(texts)).toEqual(shown(state));
          }
          expect(turned(steps, way)).toBeUndefined();
        }
      }),
    );
  });

  test('keep a hundred steps, and forget what was undone when something else is done', () => {
    let steps = NO_STEPS;
    for (let count = 0; count < 120; count += 1)
      steps = stepped(steps, [{ key: 'a', before: `${count}`, after: `${count + 1}` }]);
    expect(steps.done).toHaveLength(100);
    const back = turned(steps, 'undo');
    expect(back?.texts.get('a')).toBe('119');
    expect(stepped(back?.steps ?? NO_STEPS, [{ key: 'a', before: '119', after: 'x' }]).undone).toEqual([]);
    expect(stepped(steps, [{ key: 'a', before: '1', after: '1' }])).toEqual(steps);
  });
});

describe('cells', () => {
  test('are read back as they are written, in each language', () => {
    const amounts = fc.nat(2_000_000_000);
    const days = fc.constantFrom(null, '2028-02-29', '2031-12-05');
    fc.assert(
      fc.property(amounts, amounts, days, fc.constantFrom('en', 'de'), (regular_price, stock, expected_on, locale) => {
        const shown = row({ regular_price, sale_price: regular_price, stock, expected_on });
        for (const field of FIELDS) {
          const own = { ...words, locale };
          expect(readCell(field, textOf(shown, field, own), own)).toEqual({ value: shown[field] });
        }
      }),
    );
  });

  test.each([
    ['regular_price', '$1,234.50', { value: 123450 }],
    ['regular_price', '', { value: 0 }],
    ['sale_price', '-5', 'money'],
    ['sale_price', 'cheap', 'money'],
    ['stock', '1,200', { value: 1200 }],
    ['stock', '-1', 'number'],
    ['stock', '1.5', 'number'],
    ['stock', '', 'number'],
    ['status', 'ACTIVE', { value: 'active' }],
    ['status', 'Gone', 'status'],
    ['sku', ' ', 'sku'],
    ['expected_on', '5.12.2026', { value: '2026-12-05' }],
    ['expected_on', '30.2.2026', 'day'],
    ['expected_on', '12/5/2026', 'day'],
  ] as const)('%s %p is %p', (field, text, value) => {
    expect(readCell(field, text, words)).toEqual(value);
  });

  test('that were changed are sent, each with what it was, and nothing else', () => {
    const rows = [
      row(),
      row({ variant_id: 'v2', sku: 'EMBER-M', options: ['M'] }),
      row({ product_id: 'p2', variant_id: 'v3' }),
    ];
    const edits = new Map([
      ['v1.regular_price', '30'],
      ['v1.stock', '3'],
      ['v2.sku', ''],
      ['p1.status', 'Active'],
    ]);
    expect(changesOf(rows, edits, words)).toEqual({
      changes: [
        {
          product_id: 'p1',
          status: { was: 'draft', value: 'active' },
          variants: [{ variant_id: 'v1', regular_price: { was: 2400, value: 3000 } }],
        },
      ],
      faults: new Map([['v2.sku', 'sku']]),
      count: 2,
    });
  });
});
