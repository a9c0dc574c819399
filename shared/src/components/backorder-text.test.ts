import { setLanguage } from '@tessera/shared/i18n';
import fc from 'fast-check';
import { arrivalDays, backorderOfLine, backorderOfOrdered, backorderText, piecesAhead } from './backorder-text';

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterAll(() => jest.useRealTimers());
afterEach(() => setLanguage('en'));

test('a promise says its day, with the year where that is another one, and what staff say', () => {
  const promise = { expected: '2026-12-05', note: 'Made to order' };
  expect(backorderText(promise, 'en-GB')).toBe('On back-order: ships by 5 December · Made to order');
  expect(backorderText({ ...promise, expected: '2027-01-05' }, 'en-GB', 2)).toBe(
    'On back-order (2): ships by 5 January 2027 · Made to order',
  );
  expect(backorderText({ expected: null, note: '' }, 'en')).toBe('On back-order');
  setLanguage('de');
  expect(backorderText(promise, 'de', 2)).toBe('Vorbestellung (2): Versand bis 5. Dezember · Made to order');
});

test('an order tells its day until that is over', () => {
  const orderedFor = (expected: string) =>
    backorderOfOrdered({ quantity: 3, backorder: { quantity: 1, expected, note: '' } }, 'en-GB');
  expect(orderedFor('2026-03-01')).toBe('On back-order (1): ships by 1 March');
  expect(orderedFor('2026-02-28')).toBe('On back-order (1)');
  expect(backorderOfOrdered({ quantity: 3 }, 'en')).toBeUndefined();
});

test('a line says something exactly where some of it is not there, and how many', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.integer({ min: 1, max: 20 }), (in_stock, quantity) => {
      const said = backorderOfLine({ in_stock, expected: null, note: '' }, quantity, 'en');
      const ahead = piecesAhead({ in_stock }, quantity);
      if (ahead === 0) expect(said).toBeUndefined();
      else expect(said).toBe(ahead < quantity ? `On back-order (${ahead})` : 'On back-order');
    }),
  );
});

test.each([
  [[{ quantity: 2, ahead: 0 }], 'Nov 24 – 26'],
  [[{ quantity: 2, ahead: 1 }], 'Nov 24 – 26, back-orders later'],
  [
    [
      { quantity: 2, ahead: 2 },
      { quantity: 1, ahead: 0 },
    ],
    'Nov 24 – 26, back-orders later',
  ],
  [[{ quantity: 2, ahead: 2 }], undefined],
])('of %j it is said when it arrives: %s', (lines, said) => {
  expect(arrivalDays('Nov 24 – 26', lines)).toBe(said);
});
