import { readRule } from './rule.model';

const read = (fields: Record<string, string>, attributes = {}) =>
  readRule((name) => fields[name] ?? '', { attributes, currency: 'EUR', locale: 'de' });

test('a rule is what was said, in minor units, and nothing that was left empty', () => {
  const fields = { min_price: '12,50', tags: ' gift, ,spring,gift', min_rating: '4', on_sale: 'on', new_days: '30' };
  expect(read(fields, { wood: ['oak'], size: [] })).toEqual({
    rule: {
      min_price: 1250,
      new_days: 30,
      min_rating: 4,
      on_sale: true,
      tags: ['gift', 'spring'],
      attributes: { wood: ['oak'] },
    },
    faults: [],
  });
  expect(read({})).toEqual({ rule: {}, faults: [] });
});

test('what is no amount and no number of days is named', () => {
  expect(read({ min_price: 'cheap', new_days: '0' }).faults).toEqual(['min_price', 'new_days']);
  expect(read({ new_days: '1.5' }).faults).toEqual(['new_days']);
});
