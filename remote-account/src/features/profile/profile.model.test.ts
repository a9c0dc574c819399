import fc from 'fast-check';
import { fullName, memberSince, mergeEdit, profileValues } from './profile.model';

const values = fc.record({
  first_name: fc.constantFrom('Ada', 'Ida', 'Eda'),
  last_name: fc.constantFrom('Lane', 'Lake', 'Lund'),
  username: fc.constantFrom('ada', 'ida', 'eda'),
});

test('an edit that nobody else touched stays as it is', () => {
  fc.assert(
    fc.property(values, values, (base, yours) => {
      expect(mergeEdit(base, yours, base)).toEqual({ merged: yours, conflicts: [] });
    }),
  );
});

test('nothing that somebody else saved is overwritten unseen', () => {
  fc.assert(
    fc.property(values, values, values, (base, yours, present) => {
      const { merged, conflicts } = mergeEdit(base, yours, present);
      for (const field of ['first_name', 'last_name', 'username'] as const) {
        const savedElsewhere = present[field] !== base[field];
        if (savedElsewhere && merged[field] !== present[field]) {
          expect(conflicts).toContainEqual({ field, present: present[field], yours: yours[field] });
        }
      }
    }),
  );
});

test('nothing that was typed is lost', () => {
  fc.assert(
    fc.property(values, values, values, (base, yours, present) => {
      const { merged } = mergeEdit(base, yours, present);
      for (const field of ['first_name', 'last_name', 'username'] as const) {
        if (yours[field] !== base[field]) expect(merged[field]).toBe(yours[field]);
      }
    }),
  );
});

test('takes only the editable part of a profile', () => {
  const profile = { first_name: 'Ada', last_name: 'Lane', username: 'ada', email: 'ada@example.com' };
  expect(profileValues(profile)).toEqual({ first_name: 'Ada', last_name: 'Lane', username: 'ada' });
});

test('names the month a member joined', () => {
  expect(memberSince('2026-01-31T23:30:00Z', 'en-US')).toBe('January 2026');
});

test('falls back to the username without names', () => {
  expect(fullName({ first_name: 'Ada', last_name: 'Lane', username: 'ada' })).toBe('Ada Lane');
  expect(fullName({ first_name: '', last_name: '', username: 'ada' })).toBe('ada');
});
