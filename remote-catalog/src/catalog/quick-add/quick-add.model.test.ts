import { variant } from '../../testing/fixtures';
import { alike, buyable, chooseOffered, offered } from './quick-add.model';

const options = [
  { name: 'Size', values: ['S', 'M', 'L'] },
  { name: 'Colour', values: ['Oat', 'Sage'] },
];
const out = { stock_state: 'out', available: 0 } as const;
const small = variant({ Size: 'S', Colour: 'Oat' });
const medium = variant({ Size: 'M', Colour: 'Sage' });
const variants = buyable([
  small,
  variant({ Size: 'S', Colour: 'Sage' }, out),
  variant({ Size: 'M', Colour: 'Oat' }, out),
  medium,
  variant({ Size: 'L', Colour: 'Oat' }, out),
]);

test('what is sold out is never offered, and every value leads to what can be bought', () => {
  expect(offered(options, variants, small)).toEqual([
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Colour', values: ['Oat'] },
  ]);
  expect(chooseOffered({ options, variants, chosen: small }, 'Size', 'M')).toBe(medium);
  expect(offered(options, variants, medium)[1]).toEqual({ name: 'Colour', values: ['Sage'] });
});

test('a choice keeps what it can of the others', () => {
  const whole = ['S', 'M'].flatMap((Size) => ['Oat', 'Sage'].map((Colour) => variant({ Size, Colour })));
  const chosen = whole[1] ?? small;
  const next = chooseOffered({ options, variants: whole, chosen }, 'Size', 'M');
  expect(next.options).toEqual({ Size: 'M', Colour: 'Sage' });
});

test('an option that leaves no choice is not asked for', () => {
  const one = [variant({ Size: 'S', Colour: 'Oat' }), variant({ Size: 'S', Colour: 'Sage' })];
  expect(offered(options, one, small).map(({ name }) => name)).toEqual(['Colour']);
});

test('what looks like a choice on a tile is asked for in the other options alone', () => {
  const { length } = variants;
  expect(alike(options, variants, { value: 'Oat' })).toEqual([small]);
  expect(alike(options, variants, { value: 'Green' })).toHaveLength(length);
});

test('a value that two options have is the one that has colours: a tile shows those', () => {
  const both = [
    { name: 'Material', values: ['Natural', 'Dyed'] },
    { name: 'Colour', values: ['Natural', 'Sage'], colours: [['#ddccbb'], ['#94a48a']] },
  ];
  const dyed = variant({ Material: 'Dyed', Colour: 'Natural' });
  expect(alike(both, [variant({ Material: 'Natural', Colour: 'Sage' }), dyed], { value: 'Natural' })).toEqual([dyed]);
});
