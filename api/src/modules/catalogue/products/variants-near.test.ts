import fc from 'fast-check';
import type { Product } from '@tessera/shared/contract';
import { variantsNear } from './variants-near';

type Variant = Product['variants'][number];

/** A product with each combination of two options. */
const made = (colours: number, sizes: number, sold_out: number): Variant[] =>
  Array.from({ length: colours * sizes }, (_, at) => ({
    id: `v${at}`,
    sku: `V-${at}`,
    options: { Colour: `c${Math.floor(at / sizes)}`, Size: `s${at % sizes}` },
    regular_price: 100,
    sale_price: 0,
    stock_state: at < sold_out ? 'out' : 'in_stock',
    available: at < sold_out ? 0 : 9,
    image_index: null,
    unit_price: null,
  }));

test('of many variants it tells the one to begin with and all that differ from it in one option, in their order', () => {
  const sizes = fc.integer({ min: 1, max: 50 });
  fc.assert(
    fc.property(sizes, sizes, fc.nat(20), fc.nat(2_499), (colours, count, sold_out, at) => {
      const variants = made(colours, count, sold_out);
      const told = variantsNear(variants, `v${at}`);
      if (variants.length <= 100) return expect(told).toEqual({ variants });
      const start = variants[at] ?? variants.find(({ available }) => available > 0);
      const near = variants.filter(
        ({ id, options }) =>
          id === start?.id ||
          (options['Colour'] === start?.options['Colour']) !== (options['Size'] === start?.options['Size']),
      );
      return expect(told).toEqual({ variants: near, variant_count: variants.length });
    }),
    { numRuns: 50 },
  );
});

test('is never more than a hundred, whatever is begun with', () => {
  const variants = made(1, 2_000, 0);
  const { variants: told, variant_count } = variantsNear(variants, 'v1999');
  expect([told.length, told.at(-1)?.id, variant_count]).toEqual([100, 'v1999', 2_000]);
});

test('where more than a hundred differ in one option, each option has as many as the other', () => {
  const variants = made(80, 90, 0);
  const { variants: told } = variantsNear(variants, 'v0');
  const sharing = (name: string) =>
    told.filter(({ options }) => options[name] === variants[0]?.options[name]).length - 1;
  expect([sharing('Colour'), sharing('Size'), told.length]).toEqual([49, 50, 100]);
});

test('what one option does not need the others have', () => {
  const { variants: told } = variantsNear(made(5, 200, 0), 'v0');
  expect(told.filter(({ options }) => options['Size'] === 's0')).toHaveLength(5);
  expect(told).toHaveLength(100);
});
