import { statusText, stockLevel } from './product.model';

test('stock is judged sold out, low or well', () => {
  expect([-1, 0, 1, 5, 6].map(stockLevel)).toEqual(['out', 'out', 'low', 'low', 'well']);
});

test('what is not published is a draft', () => {
  expect([statusText(true), statusText(false)]).toEqual(['Published', 'Draft']);
});
