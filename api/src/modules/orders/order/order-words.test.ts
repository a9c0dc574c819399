import fc from 'fast-check';
import { orderWords, tagText, wordsToFind } from './order-words';

describe('the words of an order', () => {
  it('are its names, also without accents and hyphens, and its SKUs', () => {
    const words = orderWords({ names: ['Zoë Berg-Øst', ''], skus: ['MUG-Blue 1'], tags: [] });
    expect(words).toEqual({
      search: "'zoe' 'berg-ost' 'berg' 'ost' 'mug-blue' '1'",
      found_by: ' zoe berg-ost berg ost mug-blue 1',
    });
  });

  it('stand with its tags where indexes find them, whatever is in a tag', () => {
    const found_by = (...tags: string[]) => orderWords({ names: ['Ada'], skus: [], tags }).found_by;
    expect(found_by('gift', 'For Eve')).toBe(' ada\n"gift"\n"For\\sEve"');
    const tags = ['a b', 'a\\sb', 'a\\', 'a"', 'a\nb', 'a'];
    expect(new Set(tags.map(tagText)).size).toBe(tags.length);
    for (const tag of tags) expect(tagText(tag)).toMatch(/^\n\S+$/u);
  });

  it('are nowhere to be found where they are too long for an index, and are a space where there are none', () => {
    const long = Array.from({ length: 100 }, (_, index) => `a-long-sku-${index}`);
    const { search, found_by } = orderWords({ names: [], skus: long, tags: [] });
    expect([search.split(' ').length, found_by]).toEqual([100, '']);
    expect(orderWords({ names: [], skus: [], tags: [] })).toEqual({ search: '', found_by: ' ' });
  });

  it('are a text that PostgreSQL reads as the words that were meant, whatever stands in them', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), (skus) => {
        const text = orderWords({ names: [], skus, tags: [] }).search;
        // Outside of quotes there are only spaces; inside each quote and backslash is doubled.
        expect(text.replace(/'(?:[^'\\]|''|\\\\)*'/gu, '').trim()).toBe('');
        expect(text).not.toContain('\0');
      }),
    );
  });
});

describe('what was typed', () => {
  it('is an e-mail address, or a code and words', () => {
    const nothing = { email: null, code: null, words: null, beginnings: [] };
    expect(wordsToFind(' Ada@Example.com ')).toEqual({ ...nothing, email: 'ada@example.com' });
    const beginnings = ['1z', '999'];
    expect(wordsToFind('1z 999')).toEqual({ email: null, code: '1Z999', words: "'1z':* & '999':*", beginnings });
    expect(wordsToFind('%!')).toEqual(nothing);
  });

  it('is at most eight words', () => {
    expect(wordsToFind('a b c d e f g h i j').words?.split(' & ')).toHaveLength(8);
  });
});
