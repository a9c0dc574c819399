import { mug, variant } from '../../../testing/fixtures';
import { choicesOf, choose, colourOf, isPictured, startVariant } from './variants.model';

const rug = {
  options: [
    { name: 'Colour', values: ['Sand', 'Moss'] },
    { name: 'Size', values: ['S', 'L'] },
  ],
  variants: [
    variant({ Colour: 'Sand', Size: 'S' }, { image_index: 0 }),
    variant({ Colour: 'Sand', Size: 'L' }, { image_index: 0, stock_state: 'out', available: 0 }),
    variant({ Colour: 'Moss', Size: 'S' }, { image_index: 1 }),
  ],
};
const [sandSmall, sandLarge, mossSmall] = rug.variants as [
  (typeof mug.variants)[0],
  (typeof mug.variants)[0],
  (typeof mug.variants)[0],
]; // three are listed above

test('a page starts with the variant of its address', () => {
  expect(startVariant(mug, 'clay')?.id).toBe('clay');
});

test('without one it starts with the first that can be bought', () => {
  const soldOutFirst = { variants: [...mug.variants].reverse() };
  expect(startVariant(soldOutFirst, null)?.id).toBe('sage');
  expect(startVariant(mug, 'no-such-variant')?.id).toBe('oat');
  expect(startVariant({ variants: [] }, null)).toBeUndefined();
});

test('another value keeps what else was chosen', () => {
  expect(choose(rug, { ...sandSmall.options, Colour: 'Moss' }, 'Colour')).toBe(mossSmall);
});

test('a combination that does not exist gives the nearest one', () => {
  expect(choose(rug, { ...sandLarge.options, Colour: 'Moss' }, 'Colour')).toBe(mossSmall);
});

test('values that are sold out, and those that are not made in this combination, are told apart', () => {
  const states = ({ options }: { options: Record<string, string> }, name: string) =>
    choicesOf(rug, options, name).map(({ sold_out, impossible }) =>
      impossible ? 'not made' : sold_out ? 'out' : 'there',
    );
  expect(states(sandSmall, 'Size')).toEqual(['there', 'out']);
  expect(states(sandLarge, 'Colour')).toEqual(['out', 'not made']);
  expect(states(mossSmall, 'Size')).toEqual(['there', 'not made']);
  // beside a choice that is not made itself
  expect(states({ options: { Colour: 'Moss', Size: 'L' } }, 'Size')).toEqual(['there', 'not made']);
});

test('pictures stand for values that look different, words for the rest', () => {
  expect(isPictured(rug, 'Colour')).toBe(true);
  expect(isPictured(rug, 'Size')).toBe(false);
  expect(isPictured(mug, 'Glaze')).toBe(true);
});

test('an attribute of the product tells the colour of a value', () => {
  const values = [{ value: 'oat', label: 'Oat', colour: '#e0d5c0' }];
  const attributes = [
    { code: 'colour', name: 'Colour', value: 'Oat', values, kind: 'swatch' as const, filterable: true },
  ];
  expect(colourOf({ attributes }, 'Oat')).toBe('#e0d5c0');
  expect(colourOf({ attributes }, 'Sage')).toBeNull();
});
