import { mug, variant } from '../../testing/fixtures';
import { choicesOf, choose, isPictured, startVariant, stockText } from './variants.model';

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
  expect(choose(rug, sandSmall, 'Colour', 'Moss')).toBe(mossSmall);
});

test('a combination that does not exist gives the nearest one', () => {
  expect(choose(rug, sandLarge, 'Colour', 'Moss')).toBe(mossSmall);
});

test('values that cannot be had in this combination are shown as sold out', () => {
  expect(choicesOf(rug, sandSmall, 'Size').map(({ sold_out }) => sold_out)).toEqual([false, true]);
  expect(choicesOf(rug, sandLarge, 'Colour').map(({ sold_out }) => sold_out)).toEqual([true, true]);
});

test('pictures stand for values that look different, words for the rest', () => {
  expect(isPictured(rug, 'Colour')).toBe(true);
  expect(isPictured(rug, 'Size')).toBe(false);
  expect(isPictured(mug, 'Glaze')).toBe(true);
});

test('stock is said in words', () => {
  expect(mug.variants.map(stockText)).toEqual(['In stock', 'Only 3 left', 'Sold out']);
});
