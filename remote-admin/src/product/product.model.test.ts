import { statusText, stockLevel } from './product.model';

test('stock is judged sold out, low or well', () => {
  expect([-1, 0, 1, 5, 6].map(stockLevel)).toEqual(['out', 'out', 'low', 'low', 'well']);
});

test('what is not published is a draft', () => {
  const shown = { status: 'active', published: true } as const;
  expect(statusText(shown)).toBe('Published');
  const hidden = (['draft', 'active', 'archived'] as const).map((status) => statusText({ status, published: false }));
  expect(hidden).toEqual(['Draft', 'Scheduled', 'Archived']);
});
