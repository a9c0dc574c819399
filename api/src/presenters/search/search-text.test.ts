import fc from 'fast-check';
import { editDistance, looksLikeSku, nearestWords, normaliseText, searchWords } from './search-text';

describe('typed text', () => {
  it('is compared without case, accents and punctuation', () => {
    expect(normaliseText('  Café-Crème, 40 × 40 cm! ')).toBe('cafe creme 40 40 cm');
  });

  it('is the same when it was normalised before', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(normaliseText(normaliseText(text))).toBe(normaliseText(text))));
  });

  it('loses words like "the" only beside others', () => {
    expect(searchWords('set of the cups')).toEqual(['set', 'cups']);
    expect(searchWords('the')).toEqual(['the']);
    expect(searchWords('')).toEqual([]);
    expect(searchWords('decke fur das sofa', 'de')).toEqual(['decke', 'sofa']);
    expect(searchWords('fur throw')).toEqual(['fur', 'throw']);
  });

  it('is taken for a SKU when it holds a digit and no space', () => {
    expect(['KO-EM677-OAT', 'ko-em6', '4006381333931'].every(looksLikeSku)).toBe(true);
    expect(['mug', 'set of 2', '2', "x'; drop 1"].some(looksLikeSku)).toBe(false);
  });
});

describe('the distance of two words', () => {
  it('counts letters added, left out, changed or swapped', () => {
    expect(editDistance('mug', 'mug')).toBe(0);
    expect(editDistance('mgu', 'mug')).toBe(1);
    expect(editDistance('cusion', 'cushion')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
  });

  it('is the same from either side and never above the longer word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  it('finds what was meant and nothing that only looks a little alike', () => {
    expect(nearestWords('mgu', ['mug', 'rug', 'jug', 'map'], 1)).toEqual(['mug']);
    expect(nearestWords('terracota', ['terracotta', 'terrace'], 1)).toEqual(['terracotta']);
    expect(nearestWords('zzqx', ['mug', 'lamp'], 3)).toEqual([]);
  });
});
