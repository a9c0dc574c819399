import { mug, variant } from '../../../testing/fixtures';
import { coloursOf } from '../../../catalog/colours';
import { choicesOf, choose, hasColours, isPictured, startVariant } from './variants.model';

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

test('an option tells the colours of its values, and whether each has one', () => {
  const options = [
    { name: 'Colour', values: ['Oat', 'Chalk-clay'], colours: [['#e0d5c0'], ['#f0ede6', '#b98a6e']] },
    { name: 'Glaze', values: ['Oat', 'Speckled'], colours: [['#e0d5c0'], []] },
  ];
  expect(coloursOf({ options }, 'Colour', 'Chalk-clay')).toEqual(['#f0ede6', '#b98a6e']);
  expect(coloursOf({ options }, 'Glaze', 'Speckled')).toEqual([]);
  expect(coloursOf({ options }, 'Size', 'Oat')).toEqual([]);
  expect(['Colour', 'Glaze', 'Size'].map((name) => hasColours({ options }, name))).toEqual([true, false, false]);
});
