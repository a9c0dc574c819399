import { parsePercent } from './percent.model';
import { thousandthsInput } from './thousandths.model';

test.each([
  ['10', 10_000],
  ['12.5', 12_500],
  ['12,5', 12_500],
  ['0,001', 1],
  ['100 %', 100_000],
])('%s percent are %d thousandths', (text, value) => expect(parsePercent(text)).toBe(value));

test.each(['0', '100.1', '-5', 'ten', '', '1.2345'])('%p is no discount', (text) =>
  expect(parsePercent(text)).toBeUndefined(),
);

test('stands in its field as the language writes it', () => {
  expect([thousandthsInput(12_500, 'en-US'), thousandthsInput(12_500, 'de-DE')]).toEqual(['12.5', '12,5']);
});
