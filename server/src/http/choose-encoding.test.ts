import fc from 'fast-check';
import { chooseEncoding } from './choose-encoding';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['BR', 'br'],
  ['br;q=0', null],
  ['br;q=0.0, gzip', 'gzip'],
  ['br ; q=0.000', null],
  ['gzip;q=1, br;q=0.2', 'gzip'],
  ['gzip;q=0.2, br;Q=0.8', 'br'],
  ['*', 'br'],
  ['*;q=0', null],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity, br;q=0.5', null],
  ['identity;q=0.5, br', 'br'],
  ['identity, br', 'br'],
  ['identity;q=0', null],
  ['br;q=2', null],
  ['br;q=yes', null],
  ['brotli, xbr, br-x', null],
])('whoever accepts %j is sent %j', (header, coding) => {
  expect(chooseEncoding(header, ['br', 'gzip'])).toBe(coding);
});

test('what is refused is never sent, whatever else the header says', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('gzip', '*', 'identity;q=0', 'x', 'gzip;q=0.5')), (others) => {
      return chooseEncoding(['br;q=0', ...others].join(', '), ['br', 'gzip']) !== 'br';
    }),
  );
});
