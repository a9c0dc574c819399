import { createSayOption, sayOptions, sayVariant } from './say-option';
import type { Attribute } from '../../modules/catalogue/index/dictionary';

const valueOf = (value: string, label: string, de?: string) => ({
  id: 1,
  value,
  label,
  labels: (de === undefined ? {} : { de }) as Record<string, string>,
  colour: null,
  second_colour: null,
  position: 0,
  number: null,
});

const colour: Attribute = {
  code: 'colour',
  name: 'Colour',
  names: { de: 'Farbe' },
  kind: 'swatch',
  unit: '',
  filterable: true,
  option_names: ['glaze', 'colour'],
  ordered: false,
  values: [valueOf('oat', 'Oat', 'Hafer'), valueOf('oats', 'Oats', 'Hafer'), valueOf('sage', 'Sage')],
};

const say = createSayOption([colour]);
const german = say('de');

test('an option is called as its attribute is, its values by their words, what has none as it is', () => {
  expect(german({ name: 'Glaze', values: ['Oat', 'Sage', 'Plum'] })).toEqual({
    name: 'Farbe',
    values: ['Hafer', 'Sage', 'Plum'],
  });
  expect(german({ name: 'Cut', values: ['Slim'] })).toEqual({ name: 'Cut', values: ['Slim'] });
  expect(say('en')({ name: 'Glaze', values: ['Oat'] })).toEqual({ name: 'Glaze', values: ['Oat'] });
});

test('values and options that would be called the same stay as they are', () => {
  expect(german({ name: 'Glaze', values: ['Oat', 'Oats'] }).values).toEqual(['Oat', 'Oats']);
  const two = [
    { name: 'Glaze', values: ['Oat'] },
    { name: 'Colour', values: ['Sage'] },
  ];
  expect(sayOptions(two, german).map(({ name }) => name)).toEqual(['Glaze', 'Colour']);
});

test('a variant is said in the words of its options', () => {
  const said = sayOptions([{ name: 'Glaze', values: ['Oat', 'Sage'] }], german);
  expect(sayVariant({ Glaze: 'Oat' }, said)).toEqual({ Farbe: 'Hafer' });
});
