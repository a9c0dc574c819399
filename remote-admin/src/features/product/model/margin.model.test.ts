import { marginText } from './margin.model';

const money = { currency: 'EUR', locale: 'de-DE' };
const of = (regular_price: string, sale_price: string, cost: string) =>
  marginText({ regular_price, sale_price, cost }, money)?.replaceAll('\u00A0', ' ');

test('the margin is what is left of the price that is paid, and its share; without a price or a cost there is none', () => {
  expect(of('20,00', '', '5,00')).toBe('15,00 € · 75 %');
  expect(of('24,00', '', '16,00')).toBe('8,00 € · 33 %');
  expect(of('20,00', '10,00', '5,00')).toBe('5,00 € · 50 %');
  expect(of('20,00', '', '25,00')).toBe('-5,00 € · -25 %');
  expect(of('20,00', '', '0')).toBe('20,00 € · 100 %');
  expect(of('20,00', '0', '5,00')).toBe('15,00 € · 75 %');
  expect([of('20,00', '', ''), of('', '', '5,00'), of('0', '', '5')]).toEqual([undefined, undefined, undefined]);
});

test('what cannot be read is no cost of nothing, and no sale that is left out', () => {
  expect([of('20,00', '', 'five'), of('20,00', '1O', '5'), of('2O', '', '5')]).toEqual(Array(3).fill(undefined));
});
