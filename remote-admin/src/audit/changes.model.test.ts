import { setLanguage } from '@tessera/shared/i18n';
import fc from 'fast-check';
import { changesOf } from './changes.model';

const how = { currency: 'USD', locale: 'en-US' };
const rows = (before: unknown, after: unknown) =>
  changesOf({ before, after }, how).map(({ field, before: was, after: is }) => [field, was, is]);

test('names fields and values in words', () => {
  expect(
    rows(
      { status: 'open', limit: 50_000, tags: [] },
      { status: 'cancelled', limit: 75_000, tags: ['gift', 'late'], restock: true },
    ),
  ).toEqual([
    ['Status', 'Open', 'Cancelled'],
    ['Limit', '$500.00', '$750.00'],
    ['Tags', '', 'gift, late'],
    ['Back into stock', '', 'Yes'],
  ]);
});

test('a country has its name', () => {
  expect(rows({ origin_country: null }, { origin_country: 'PT' })).toEqual([['Country of origin', '', 'Portugal']]);
});

describe('a role of every shop', () => {
  afterEach(() => setLanguage('en'));

  test('has its name in the reader’s language, whether its name or its key was written down', () => {
    setLanguage('de');
    expect(rows({ role: 'Read only' }, { role: 'owner' }).map(([, ...roles]) => roles)).toEqual([
      ['Nur lesen', 'Inhaber'],
    ]);
    expect(rows({ role: 'Nachtschicht' }, { role: 'Support' }).map(([, ...roles]) => roles)).toEqual([
      ['Nachtschicht', 'Kundendienst'],
    ]);
  });
});

test('rights are told in words', () => {
  expect(rows({ rights: ['orders.read'] }, { rights: ['orders.read', 'audit.read'] })).toEqual([
    ['Rights', 'See orders and returns', 'See orders and returns, Read the audit log'],
  ]);
});

test('of a nested record only the fields that changed are shown, by their path', () => {
  expect(
    rows({ shipping_address: { city: 'Ulm', line1: 'A 1' } }, { shipping_address: { city: 'Bonn', line1: 'A 1' } }),
  ).toEqual([['Delivery address · City', 'Ulm', 'Bonn']]);
});

test('a list of records is told one by one', () => {
  expect(
    rows(null, {
      items: [
        { sku: 'MUG', quantity: 2 },
        { sku: 'CUP', quantity: 1 },
      ],
    }),
  ).toEqual([['Items', '', 'SKU: MUG, Quantity: 2; SKU: CUP, Quantity: 1']]);
});

test('what an entry does not speak of afterwards stayed as it was; what is gone shows what it was', () => {
  expect(rows({ limit: 100, suspended_reason: 'late' }, { limit: 200 })).toEqual([['Limit', '$1.00', '$2.00']]);
  expect(rows({ name: 'Night shift' }, null)).toEqual([['Name', 'Night shift', '']]);
});

test('numbers of a job are those of its rows, not money', () => {
  const after = { total: 1200, done: 1200 };
  const said = changesOf({ before: null, after, record_type: 'job' }, how).map(({ after: is }) => is);
  expect(said).toEqual(['1,200', '1,200']);
  expect(rows(null, { total: 1200 })).toEqual([['Total', '', '$12.00']]);
});

test('a field that nobody has given words to is still readable', () => {
  expect(rows(null, { gift_wrap: 'red' })).toEqual([['Gift wrap', '', 'red']]);
});

test('whatever JSON stands in the log, it is told without a fault, and nothing unchanged is told', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      for (const change of changesOf({ before, after }, how)) expect(change.before).not.toBe(change.after);
      expect(changesOf({ before, after: before }, how).filter(({ before: was, after: is }) => was === is)).toEqual([]);
    }),
  );
});
