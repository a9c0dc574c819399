import fc from 'fast-check';
import { firstOf, optionsOf, stepTo } from './combobox.model';

const option = (key: string, disabled = false) => ({
  key,
  disabled,
  said: key,
  content: key,
  onChoose: () => undefined,
});

test('arrow keys walk round the list and meet every option once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.constantFrom<1 | -1>(1, -1), (count, by) => {
      const seen = new Set<number>();
      let active = -1;
      for (let turn = 0; turn < count; turn += 1) seen.add((active = stepTo(active, by, count)));
      expect(seen.size).toBe(count);
      expect([...seen].every((position) => position >= 0 && position < count)).toBe(true);
    }),
  );
  expect(stepTo(-1, 1, 0)).toBe(-1);
});

test('the keys begin at the first that can be chosen, over all groups', () => {
  const groups = [
    { key: 'a', options: [option('sold-out', true)] },
    { key: 'b', options: [option('there')] },
  ];
  expect(firstOf(optionsOf(groups))).toBe(1);
  expect(firstOf([option('sold-out', true)])).toBe(-1);
});
