import fc from 'fast-check';
import { usernameKey } from './username-key';

describe('the key that usernames are compared by', () => {
  it.each([
    ['Émile', 'ÉMILE'],
    ['e\u0301mile', '\u00e9mile'],
    ['ﬁona', 'FIONA'],
    ['Ada', 'ＡＤＡ'],
    ['ΟΔΥΣΣΕΎΣ', 'οδυσσεύς'],
  ])('is one for %s and %s', (one, other) => expect(usernameKey(one)).toBe(usernameKey(other)));

  it('is the same for its own key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => usernameKey(usernameKey(name)) === usernameKey(name)),
    );
  });

  it('does not change ordinary names', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z0-9._-]{1,50}$/), (name) => usernameKey(name) === name));
  });
});
