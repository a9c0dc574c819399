import fc from 'fast-check';
import { chooseDefault } from './choose-default';

const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 20 });
const maybe = (values: string[]) => fc.option(fc.constantFrom(...values, 'gone'), { nil: undefined });

describe('the default address', () => {
  it('is one of those that there are, and there is one as long as there are any', () => {
    fc.assert(
      fc.property(
        ids.chain((list) => fc.record({ ids: fc.constant(list), present: maybe(list), wanted: maybe(list) })),
        (choice) => {
          const chosen = chooseDefault(choice);
          expect(chosen === undefined).toBe(choice.ids.length === 0);
          if (chosen !== undefined) expect(choice.ids).toContain(chosen);
        },
      ),
    );
  });

  it('is the wanted one, else stays, else is the oldest', () => {
    expect(chooseDefault({ ids: ['a', 'b', 'c'], present: 'b', wanted: 'c' })).toBe('c');
    expect(chooseDefault({ ids: ['a', 'b', 'c'], present: 'b', wanted: undefined })).toBe('b');
    expect(chooseDefault({ ids: ['a', 'c'], present: 'b', wanted: undefined })).toBe('a');
  });
});
