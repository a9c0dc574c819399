import { toSearchWords } from './search-words.service';

test('a word that stands in every group means a hundred words at most, itself first', () => {
  const shared = Array.from({ length: 10 }, (_, at) => `shared${at}`);
  const groups = Array.from({ length: 2_000 }, (_, group) => [
    ...shared,
    ...Array.from({ length: 10 }, (_own, at) => `own${group}x${at}`),
  ]);
  const { synonyms } = toSearchWords(groups, []);
  const meant = synonyms.get('shared3') ?? [];
  expect([meant.length, meant[0], new Set(meant).size]).toEqual([100, 'shared3', 100]);
  expect(synonyms.get('own1999x0')).toEqual(['own1999x0', ...shared, ...(groups.at(-1) ?? []).slice(11)]);
});

test('a word of two groups means what either of them says', () => {
  const { synonyms } = toSearchWords(
    [
      ['Mug', 'cup'],
      ['mug', 'beaker'],
    ],
    [],
  );
  expect(synonyms.get('mug')).toEqual(['mug', 'cup', 'beaker']);
  expect(synonyms.get('cup')).toEqual(['cup', 'mug']);
});
