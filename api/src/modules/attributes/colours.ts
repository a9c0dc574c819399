/** A colour or finish as shops name it: how it looks on a swatch, and the name that finds it, too. */
interface NamedColour {
  colour: string;
  family?: string;
}

const COLOURS: Record<string, NamedColour> = {
  amber: { colour: '#c98a3c', family: 'yellow' },
  ash: { colour: '#d8c7a9', family: 'beige' },
  beeswax: { colour: '#d9a441', family: 'yellow' },
  beige: { colour: '#d9c8a9' },
  black: { colour: '#26241f' },
  'black-ash': { colour: '#35322d', family: 'black' },
  blue: { colour: '#3d5a80' },
  blush: { colour: '#e0b7a6', family: 'pink' },
  bone: { colour: '#ebe4d6', family: 'white' },
  brass: { colour: '#b5893c', family: 'metal' },
  brown: { colour: '#6f4e37' },
  chalk: { colour: '#f0ede6', family: 'white' },
  charcoal: { colour: '#3f4041', family: 'grey' },
  clay: { colour: '#b98a6e', family: 'brown' },
  clear: { colour: '#e3ecec' },
  copper: { colour: '#b0673f', family: 'metal' },
  cream: { colour: '#f1e7d0', family: 'beige' },
  forest: { colour: '#34503f', family: 'green' },
  gold: { colour: '#c9a227', family: 'metal' },
  green: { colour: '#5a7d4f' },
  grey: { colour: '#8c8c88' },
  ink: { colour: '#2c3550', family: 'blue' },
  ivory: { colour: '#f3ecdc', family: 'white' },
  linen: { colour: '#e4d9c4', family: 'beige' },
  metal: { colour: '#a9a39a' },
  moss: { colour: '#6f7a4b', family: 'green' },
  navy: { colour: '#26324d', family: 'blue' },
  oak: { colour: '#c6a274', family: 'brown' },
  oat: { colour: '#dccfb6', family: 'beige' },
  ochre: { colour: '#c68a2e', family: 'yellow' },
  orange: { colour: '#d3762f' },
  pink: { colour: '#dfa5a0' },
  plum: { colour: '#5d3a4f', family: 'purple' },
  purple: { colour: '#6b4a7d' },
  red: { colour: '#a83a32' },
  rose: { colour: '#d2a29a', family: 'pink' },
  rust: { colour: '#a4512f', family: 'orange' },
  sage: { colour: '#9cab8c', family: 'green' },
  sand: { colour: '#d6c29c', family: 'beige' },
  silver: { colour: '#bfc1c2', family: 'metal' },
  sky: { colour: '#a9c3d6', family: 'blue' },
  slate: { colour: '#5d6a72', family: 'grey' },
  smoke: { colour: '#8a8681', family: 'grey' },
  teal: { colour: '#2f6f6d', family: 'blue' },
  terracotta: { colour: '#c0684a', family: 'orange' },
  walnut: { colour: '#6b4a32', family: 'brown' },
  white: { colour: '#f7f6f2' },
  yellow: { colour: '#dfb63e' },
};

/** The families, and what they are called by language. */
const FAMILIES: Record<string, { label: string; labels: Record<string, string> }> = {
  beige: { label: 'Beige', labels: { de: 'Beige' } },
  black: { label: 'Black', labels: { de: 'Schwarz' } },
  blue: { label: 'Blue', labels: { de: 'Blau' } },
  brown: { label: 'Brown', labels: { de: 'Braun' } },
  green: { label: 'Green', labels: { de: 'Grün' } },
  grey: { label: 'Grey', labels: { de: 'Grau' } },
  metal: { label: 'Metal', labels: { de: 'Metall' } },
  orange: { label: 'Orange', labels: { de: 'Orange' } },
  pink: { label: 'Pink', labels: { de: 'Rosa' } },
  purple: { label: 'Purple', labels: { de: 'Lila' } },
  red: { label: 'Red', labels: { de: 'Rot' } },
  white: { label: 'White', labels: { de: 'Weiß' } },
  yellow: { label: 'Yellow', labels: { de: 'Gelb' } },
};

interface SwatchLook {
  colour: string | null;
  second_colour: string | null;
  /** the value of the family that it belongs to; null for none, and for a family itself */
  family: string | null;
}

const NO_LOOK: SwatchLook = { colour: null, second_colour: null, family: null };

/** What a swatch of this value looks like ('chalk-clay' has two colours), as far as its name says. */
export function lookOf(value: string): SwatchLook {
  const whole = COLOURS[value];
  if (whole) return { ...NO_LOOK, colour: whole.colour, family: whole.family ?? null };
  const [first = '', ...rest] = value.split('-');
  const named = COLOURS[first];
  if (!named) return NO_LOOK;
  const second = COLOURS[rest.join('-')];
  return { colour: named.colour, second_colour: second?.colour ?? null, family: named.family ?? first };
}

/** A family as a value of its own, or undefined where nobody calls one so. */
export function familyOf(value: string) {
  const words = FAMILIES[value];
  return words && { ...words, colour: COLOURS[value]?.colour ?? null };
}
