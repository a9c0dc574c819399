import { marginOf } from './margin.model';

const money = { currency: 'EUR', locale: 'de-DE' };
const of = (regular_price: string, sale_price: string, cost: string) =>
  marginOf({ regular_price, sale_price, cost }, money);

test('the margin is what is left of the price that is paid; without a price or a cost there is none', () => {
  expect(of('20,00', '', '5,00')).toBe(0.75);
  expect(of('20,00', '10,00', '5,00')).toBe(0.5);
  expect(of('20,00', '', '25,00')).toBe(-0.25);
  expect(of('20,00', '', '0')).toBe(1);
  expect([of('20,00', '', ''), of('', '', '5,00'), of('0', '', '5')]).toEqual([undefined, undefined, undefined]);
});
