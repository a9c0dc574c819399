import fc from 'fast-check';
import { navigationForStaff } from '../../../../testing/content-fixtures';
import {
  branchesOf,
  KINDS,
  landingAfter,
  landingOf,
  mergeLists,
  pathsOf,
  put,
  rowsOf,
  type EntryDraft,
  type Place,
  type Step,
} from './entry-list.model';
import { newEntry } from '../navigation.model';

const row = (key: string, depth: 0 | 1 = 0, kind: EntryDraft['kind'] = 'link') => newEntry(key, kind, depth);
const sketch = (rows: readonly EntryDraft[]) => rows.map(({ key, depth }) => (depth === 1 ? `-${key}` : key)).join(' ');

test('what is read is sent back as it was, and each row knows its place in it', () => {
  const { header } = navigationForStaff();
  const rows = rowsOf(header ?? []);
  expect(branchesOf(rows)).toEqual(header);
  expect(pathsOf(rows)).toEqual(['0', '0.below.0', '1']);
});

test('a step takes an entry past the others, below the one before it, and out again, with what lies below it', () => {
  const rows = [row('a'), row('b', 1), row('c')];
  const after = (from: number, step: Step) => {
    const to = landingAfter('header', rows, from, step);
    return to && sketch(put(rows, from, to));
  };
  expect(after(0, 'down')).toBe('c a -b');
  expect(after(2, 'up')).toBe('c a -b');
  expect(after(2, 'in')).toBe('a -b -c');
  expect(after(1, 'out')).toBe('a b c');
  expect(after(1, 'down')).toBe('a c -b');
  expect([after(0, 'up'), after(2, 'down'), after(0, 'in'), after(0, 'out'), after(1, 'in')]).toEqual(
    Array(5).fill(undefined),
  );
});

const listOf = (place: Place) =>
  fc
    .array(fc.record({ kind: fc.constantFrom(...KINDS[place]), deep: fc.boolean() }), { minLength: 1, maxLength: 9 })
    .map((all) => {
      let above: EntryDraft | undefined;
      return all.map(({ kind, deep }, index): EntryDraft => {
        const first = place === 'footer' && !above ? 'heading' : kind;
        const isTop = place === 'footer' ? first === 'heading' : !deep || ['heading', 'categories'].includes(first);
        const one = row(`r${index}`, isTop || !above || above.kind === 'categories' ? 0 : 1, first);
        if (one.depth === 0) above = one;
        return one;
      });
    });

test.each(['header', 'footer'] as const)(
  'wherever a row of the %s is dropped, nothing is lost and all fits',
  (place) => {
    fc.assert(
      fc.property(listOf(place), fc.nat(9), fc.nat(10), fc.integer({ min: -2, max: 2 }), (rows, one, other, wanted) => {
        const from = one % rows.length;
        const landing = landingOf(place, rows, from, other % (rows.length + 1), wanted);
        const next = landing ? put(rows, from, landing) : rows;
        expect(next.map(({ key }) => key).sort()).toEqual(rows.map(({ key }) => key).sort());
        for (const { kind, below } of branchesOf(next)) {
          if (place === 'footer') expect(kind).toBe('heading');
          if (kind === 'categories') expect(below).toEqual([]);
          expect(below.filter((entry) => entry.kind === 'heading' || entry.kind === 'categories')).toEqual([]);
        }
      }),
    );
  },
);

test('what others save meanwhile is taken over, and nothing lies below what they have taken away', () => {
  const base = [row('a'), row('b', 1), row('c')].map((one) => ({ ...one, id: one.key }));
  const mine = base.map((one) => (one.key === 'b' ? { ...one, label_en: 'Mine' } : one));
  const theirs = base.filter(({ key }) => key !== 'a').map((one) => ({ ...one, depth: 0 as const }));
  const { rows, conflicts } = mergeLists(base, mine, theirs);
  expect([sketch(rows), rows[0]?.label_en, conflicts]).toEqual(['b c', 'Mine', ['b']]);
});
