import fc from 'fast-check';
import { orderWords, wordsToFind } from './order-words';

describe('the words of an order', () => {
  it('are its names, also without accents and hyphens, and its SKUs', () => {
    const words = orderWords({ names: ['Zoë Berg-Øst', ''], skus: ['MUG-Blue 1'] });
    expect(words).toBe("'zoe' 'berg-ost' 'berg' 'ost' 'mug-blue' '1'");
  });

  it('are a text that PostgreSQL reads as the words that were meant, whatever stands in them', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), (skus) => {
        const text = orderWords({ names: [], skus });
        // Outside of quotes there are only spaces; inside each quote and backslash is doubled.
        expect(text.replace(/'(?:[^'\\]|''|\\\\)*'/gu, '').trim()).toBe('');
        expect(text).not.toContain('\0');
      }),
    );
  });
});

describe('what was typed', () => {
  it('is an e-mail address, or a code and words', () => {
    expect(wordsToFind(' Ada@Example.com ')).toEqual({ email: 'ada@example.com', code: null, words: null });
    expect(wordsToFind('1z 999')).toEqual({ email: null, code: '1Z999', words: "'1z':* & '999':*" });
    expect(wordsToFind('%!')).toEqual({ email: null, code: null, words: null });
  });

  it('is at most eight words', () => {
    expect(wordsToFind('a b c d e f g h i j').words?.split(' & ')).toHaveLength(8);
  });
});
