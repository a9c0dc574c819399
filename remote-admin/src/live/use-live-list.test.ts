import fc from 'fast-check';
import { inPlace, thoseOf } from './use-live-list';

const rowsOf = (text: string) => [...text].map((id) => ({ id }));
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join('');

test.each([
  ['one that comes above waits', 'abc', 'nabc', 'abc', 1],
  ['one between those that stand there waits as well', 'abc', 'abnc', 'abc', 1],
  ['those below are there at once', 'abc', 'abcde', 'abcde', 0],
  ['one that is gone goes', 'abc', 'nac', 'ac', 1],
  ['another order waits', 'abc', 'cab', 'abc', 0],
  ['where none of them is left, all are there', 'abc', 'xy', 'xy', 0],
  ['a list that was empty is filled', '', 'xy', 'xy', 0],
])('%s', (_, held, now, shown, waiting) => {
  const all = rowsOf(now);
  const rows = inPlace(all, [...held]);
  expect([idsOf(rows), all.length - rows.length]).toEqual([shown, waiting]);
});

const letters = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 10 });

test('nothing is made up, nothing is twice, and none of those that stay has another before it than it had', () => {
  fc.assert(
    fc.property(letters, letters, (held, now) => {
      const shown = inPlace(rowsOf(now.join('')), held).map(({ id }) => id);
      expect(new Set(shown).size).toBe(shown.length);
      expect(now).toEqual(expect.arrayContaining(shown));
      const kept = held.filter((id) => now.includes(id));
      expect(shown.slice(0, kept.length)).toEqual(kept);
    }),
  );
});

test('of a list that stands above another nothing new is there by itself, wherever it stands, also in an empty one', () => {
  expect(idsOf(thoseOf(rowsOf('nabxcy'), [...'bca']))).toBe('abc');
  expect(thoseOf(rowsOf('x'), [])).toEqual([]);
});
