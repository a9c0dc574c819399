import fc from 'fast-check';
import { mergeEdit } from './merge-edit';

const FIELDS = ['first_name', 'username'] as const;

const values = fc.record({
  first_name: fc.constantFrom('Ada', 'Ida', 'Eda'),
  username: fc.constantFrom('ada', 'ida', 'eda'),
});

test('an edit that nobody else touched stays as it is', () => {
  fc.assert(
    fc.property(values, values, (base, yours) => {
      expect(mergeEdit(FIELDS, base, yours, base)).toEqual({ merged: yours, conflicts: [] });
    }),
  );
});

test('nothing that somebody else saved is overwritten unseen', () => {
  fc.assert(
    fc.property(values, values, values, (base, yours, present) => {
      const { merged, conflicts } = mergeEdit(FIELDS, base, yours, present);
      for (const field of FIELDS) {
        const savedElsewhere = present[field] !== base[field];
        if (savedElsewhere && merged[field] !== present[field]) {
          const told = { field, present: present[field], yours: yours[field] };
          expect(conflicts).toContainEqual(told);
        }
      }
    }),
  );
});

test('nothing that was typed is lost', () => {
  fc.assert(
    fc.property(values, values, values, (base, yours, present) => {
      const { merged } = mergeEdit(FIELDS, base, yours, present);
      for (const field of FIELDS) {
        if (yours[field] !== base[field]) expect(merged[field]).toBe(yours[field]);
      }
    }),
  );
});
