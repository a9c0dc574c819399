import fc from 'fast-check';
import { readRedirects, readSynonyms, touchedSearches, valuesOf, withWord } from './search.model';
import { changeWords } from './trial.model';

const word = fc.stringMatching(/^[a-zäöü]{1,12}( [a-zäöü]{1,12})?$/);

test('lists that are written out and read again are the same', () => {
  const synonyms = fc.array(fc.record({ words: fc.uniqueArray(word, { minLength: 2, maxLength: 20 }) }), {
    maxLength: 8,
  });
  const redirect = fc.record({ term: word, path: fc.constantFrom('/', '/faq', '/products?on_sale=true') });
  const redirects = fc.uniqueArray(redirect, { selector: ({ term }) => term, maxLength: 8 });
  fc.assert(
    fc.property(synonyms, redirects, (groups, searches) => {
      const values = valuesOf({ synonyms: { items: groups, version: 1 }, redirects: { items: searches, version: 1 } });
      expect(readSynonyms(values.synonyms)).toEqual(groups);
      expect(readRedirects(values.redirects)).toEqual(searches);
    }),
  );
});

test.each([
  ['mug, cup\n\nbeaker', { line: 3, reason: 'one_word' }],
  [Array.from({ length: 21 }, (_, index) => `w${index}`).join(','), { line: 1, reason: 'many_words' }],
  [`mug, ${'x'.repeat(101)}`, { line: 1, reason: 'long_word' }],
])('of synonyms the first line that is none is told: %#', (text, fault) => {
  expect(readSynonyms(text)).toEqual(fault);
});

test.each([
  ['sale', { line: 1, reason: 'no_address' }],
  ['sale = //elsewhere.example.com', { line: 1, reason: 'no_address' }],
  ['sale = https://elsewhere.example.com', { line: 1, reason: 'no_address' }],
  ['sale = /products\nSale = /faq', { line: 2, reason: 'twice' }],
])('of searches that lead somewhere, too: %s', (text, fault) => {
  expect(readRedirects(text)).toEqual(fault);
});

test('a word that found nothing begins a line of its own', () => {
  expect(withWord('', 'becher')).toBe('becher, ');
  expect(withWord('mug, cup\n', 'becher')).toBe('mug, cup\nbecher, ');
});

test('the searches that a change is about are those of the entries that only one of both states has, at most ten', () => {
  const group = (...words: string[]) => ({ words });
  const lists = { synonyms: [group('mug', 'cup'), group('rug', 'mat')], redirects: [{ term: 'faq', path: '/faq' }] };
  const changed = { synonyms: [group('mug', 'Beaker'), group('rug', 'mat')], redirects: [] };
  expect(touchedSearches(lists, lists)).toEqual({ searches: [], more: 0 });
  expect(touchedSearches(lists, changed)).toEqual({ searches: ['mug', 'beaker', 'cup', 'faq'], more: 0 });
  const many = { synonyms: [group(...Array.from({ length: 13 }, (_, at) => `w${at}`))], redirects: [] };
  expect(touchedSearches({ synonyms: [], redirects: [] }, many)).toMatchObject({ searches: { length: 10 }, more: 3 });
});

test('what a search will find otherwise is said in whole sentences, one product as one', () => {
  const answer = (total: number) => ({
    synonyms: [],
    understood: { asked: 'mug', searched: 'mug', corrected: false, suggestions: [] },
    redirect: null,
    total,
    products: [],
  });
  const words = (was: number, is: number) =>
    changeWords([{ language: 'en', items: [{ search: 'mug', before: answer(was), after: answer(is) }] }], 0, 'en');
  expect(words(0, 1).changes).toEqual(['“mug” will find 1 product instead of 0']);
  expect(words(1, 1204).changes).toEqual(['“mug” will find 1,204 products instead of 1']);
  expect(words(3, 0)).toEqual({ warnings: ['“mug” will find nothing any more'], changes: [] });
});
