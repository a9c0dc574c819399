import fc from 'fast-check';
import { diffLines, type DiffLine } from './diff.model';

const linesOf = (diff: readonly DiffLine[], left: DiffLine['kind']) =>
  diff.filter(({ kind }) => kind !== left).map(({ line }) => line);

test('what two texts share stands once, between what either has alone', () => {
  expect(diffLines('a\nb\nc', 'a\nx\nc')).toEqual([
    { kind: 'same', line: 'a' },
    { kind: 'removed', line: 'b' },
    { kind: 'added', line: 'x' },
    { kind: 'same', line: 'c' },
  ]);
});

test('no line of either is lost, and nothing differs of a text from itself', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const diff = diffLines(one, other);
      expect(linesOf(diff, 'added')).toEqual(one.split('\n'));
      expect(linesOf(diff, 'removed')).toEqual(other.split('\n'));
      expect(diffLines(one, one).every(({ kind }) => kind === 'same')).toBe(true);
    }),
  );
});
