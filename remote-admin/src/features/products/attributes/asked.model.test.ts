import fc from 'fast-check';
import { checkAsked, endsOf, isAsked, rangeOf, readAsked, writeAsked } from './asked.model';

const code = fc.stringMatching(/^[a-z0-9][a-z0-9_-]{0,9}$/);
const value = fc.stringMatching(/^[a-z0-9äß-]{1,12}$/);

test('what is asked of attributes is read back as it was written', () => {
  const asked = fc.dictionary(code, fc.array(value, { minLength: 1, maxLength: 4 }), { minKeys: 1, maxKeys: 10 });
  fc.assert(
    fc.property(asked, (one) => {
      const text = writeAsked(one);
      expect([isAsked(text), readAsked(text)]).toEqual([true, { ...one }]);
    }),
  );
});

test('an attribute without a value asks nothing, and what is not written so is none', () => {
  expect(writeAsked({ colour: [], size: ['l'] })).toBe('size:l');
  expect(readAsked(undefined)).toEqual({});
  expect(['', 'colour', 'colour:', 'a:b:c', ';', 'Colour:x'].map(isAsked)).toEqual(Array(6).fill(false));
});

test('ranges have open ends, numbers of either notation, and days; anything else is not sent', () => {
  expect(rangeOf({ from: ' 0,5', to: '' })).toEqual(['0.5..']);
  expect(rangeOf({ from: '', to: ' ' })).toEqual([]);
  expect(endsOf(['..12'])).toEqual({ from: '', to: '12' });
  expect(checkAsked('weight:0.5..;since:2024-01-01..')).toBe('weight:0.5..;since:2024-01-01..');
  expect(checkAsked('weight:much..')).toBeUndefined();
});
