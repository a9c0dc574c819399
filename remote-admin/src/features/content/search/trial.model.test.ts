import type { TriedAnswer } from '@tessera/shared/contract';
import { changeWords, type TriedIn } from './trial.model';

const answer = (total: number, redirect: string | null = null): TriedAnswer => ({
  synonyms: [],
  understood: { asked: 'cup', searched: 'cup', corrected: false, suggestions: [] },
  redirect,
  total,
  products: [],
});

const tried = (language: TriedIn['language'], before: TriedAnswer, after: TriedAnswer): TriedIn => ({
  language,
  items: [{ search: 'cup', before, after }],
});

test('what is so in every language of the shop is said once', () => {
  const [before, after] = [answer(0), answer(12, '/faq')];
  expect(changeWords([tried('en', before, after), tried('de', before, after)], 0, 'en')).toEqual({
    warnings: [],
    changes: ['“cup” will lead to the page /faq', '“cup” will find 12 products instead of 0'],
  });
  expect(changeWords([tried('en', before, after)], 0, 'en').changes).toHaveLength(2);
});

test('what is otherwise in a language is said of each, with its name', () => {
  const words = changeWords([tried('en', answer(8), answer(0)), tried('de', answer(8), answer(1200))], 2, 'en');
  expect(words).toEqual({
    warnings: ['In English: “cup” will find nothing any more'],
    changes: ['In German: “cup” will find 1,200 products instead of 8', '2 more searches were not tried'],
  });
  const both = changeWords([tried('en', answer(0), answer(3)), tried('de', answer(0), answer(5))], 0, 'en');
  expect(both.changes).toEqual([
    'In English: “cup” will find 3 products instead of 0',
    'In German: “cup” will find 5 products instead of 0',
  ]);
});

test('a language in which nothing changes is not spoken of', () => {
  expect(changeWords([tried('en', answer(4), answer(4)), tried('de', answer(4), answer(6))], 0, 'en').changes).toEqual([
    'In German: “cup” will find 6 products instead of 4',
  ]);
  expect(changeWords([tried('en', answer(4), answer(4)), tried('de', answer(4), answer(4))], 0, 'en').changes).toEqual(
    [],
  );
});
