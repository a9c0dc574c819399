import fc from 'fast-check';
import { changedFields, mergeEdit } from '../../../form/page/merge-edit.model';
import { storeForStaff } from '../../../testing/settings-fixtures';
import { bodyOf, valuesOf, zoneLabel, zonesByRegion, zoneWords } from './store.model';

const base = valuesOf(storeForStaff());

test('what is read is sent back as it was', () => {
  const { version: _v, currencies: _c, translated: _t, locale: _l, logo: _shown, ...settings } = storeForStaff();
  expect(bodyOf(base)).toEqual(settings);
});

test('the first language is always sent, German where it is ticked', () => {
  expect(valuesOf(storeForStaff({ languages: ['en'] })).offered_de).toBe(false);
  expect(bodyOf({ ...base, offered_de: false }).languages).toEqual(['en']);
  expect(bodyOf({ ...base, offered_de: true }).languages).toEqual(['en', 'de']);
});

test('a network without an address is left out; spaces around are no change', () => {
  expect(bodyOf({ ...base, instagram: '  ' }).social).toEqual([]);
  expect(changedFields(base, { ...base, name: ` ${base.name} ` })).toEqual([]);
});

test('what was not touched here is theirs, what was is mine, and what both changed is said', () => {
  const mine = { ...base, name: 'Ash', phone: '1', email: 'same@example.com' };
  const theirs = { ...base, name: 'Birch', time_zone: 'Asia/Tokyo', email: 'same@example.com' };
  expect(mergeEdit(base, mine, theirs)).toEqual({
    draft: { ...theirs, name: 'Ash', phone: '1' },
    conflicts: ['name'],
  });
});

test('nothing that somebody typed here is lost, whatever others do', () => {
  const values = fc.record({ name: fc.constantFrom('a', 'b', 'c'), phone: fc.constantFrom('1', '2') });
  fc.assert(
    fc.property(values, values, values, (start, edit, theirs) => {
      const [from, mine, other] = [start, edit, theirs].map((one) => ({ ...base, ...one }));
      if (!from || !mine || !other) return;
      const merged = mergeEdit(from, mine, other).draft;
      for (const field of changedFields(from, mine)) expect(merged[field]).toBe(mine[field]);
      for (const field of changedFields(from, other)) expect([mine[field], other[field]]).toContain(merged[field]);
    }),
  );
});

test('time zones stand by their regions, the present one among them though nobody knows it', () => {
  const zones = zonesByRegion('Moon/Tycho');
  expect(zones.get('Europe')).toContain('Europe/Berlin');
  expect(zones.get('')).toContain('UTC');
  expect(zones.get('Moon')).toEqual(['Moon/Tycho']);
  expect(zoneLabel('America/Argentina/Buenos_Aires')).toBe('Argentina / Buenos Aires');
});

test('a time zone is told in words; one that nobody knows has none', () => {
  const winter = Date.UTC(2026, 0, 15);
  expect(zoneWords('Europe/Berlin', 'en-US', winter)).toBe('Central European Time, GMT+1');
  expect(zoneWords('Etc/GMT-3', 'en-US', winter)).toBe('GMT+3');
  expect(zoneWords('Moon/Tycho', 'en-US', winter)).toBe('');
});
