import fc from 'fast-check';
import { adminOrder, shipment } from '../../../testing/sales/order-fixtures';
import { changesOf } from './changes.model';
import { MOST_TAGS, sameTags, withTags } from './tags.model';

const before = adminOrder();

test('says everything that matters and has changed, and nothing else', () => {
  const now = adminOrder({
    version: 5,
    fulfilment_status: 'partly_shipped',
    shipments: [shipment()],
    hold: { reason: 'Wrong address', held_at: '2026-11-20T09:00:00Z', held_by_name: 'Bo' },
    notes: [{ id: 'note-1', text: 'Call first', created_at: '2026-11-20T09:00:00Z', author_name: 'Bo' }],
    tags: ['gift'],
  });
  expect(changesOf(before, now, 'en-US')).toEqual([
    'Shipment: Partly shipped',
    'a parcel was sent',
    'On hold: Wrong address',
    'Tags: gift',
    'New note: Call first',
  ]);
  expect(changesOf(before, adminOrder({ version: 5 }), 'en-US')).toEqual([]);
});

test('money that went back is said with what is left', () => {
  const now = adminOrder({ totals: { ...before.totals, refunded: 2400 }, refundable: 10_000 });
  expect(changesOf(before, now, 'en-US')).toEqual(['Refunded in all: $24.00', 'Can still be refunded: $100.00']);
});

test('lines that somebody has changed are said with what they come to', () => {
  const [mugs] = before.items;
  if (!mugs) throw new Error('No line');
  const now = adminOrder({ items: [{ ...mugs, quantity: 4 }], totals: { ...before.totals, total: 17_200 } });
  expect(changesOf(before, now, 'en-US')).toEqual(['Lines changed, total: $172.00']);
});

test('a tag is there once, whatever its case, and never empty', () => {
  expect(withTags(['Gift'], ' gift ')).toEqual(['Gift']);
  expect(withTags(['Gift'], '  ')).toEqual(['Gift']);
  expect(withTags(['Gift'], ' Fragile ')).toEqual(['Gift', 'Fragile']);
  expect(withTags(['Gift'], 'VIP, press ,vip,, gift')).toEqual(['Gift', 'VIP', 'press']);
  fc.assert(
    fc.property(fc.array(fc.string()), (typed) => {
      const tags = typed.reduce<readonly string[]>((all, tag) => withTags(all, tag), []);
      expect(tags.length).toBeLessThanOrEqual(MOST_TAGS);
      expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
      expect(sameTags(tags, [...tags])).toBe(true);
    }),
  );
});
