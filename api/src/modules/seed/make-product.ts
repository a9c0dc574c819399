import type { Selectable } from 'kysely';
import type { VariantsTable } from '../../infra/database/tables/database';
import { createRandom, type Random } from './random';
import { COLOURS, DEPARTMENTS, QUALITIES, SIZES, TAGS, type Department } from './words';

const MINUTE_MS = 60_000;
/** The newest made-up product; a fixed day, so that the same seed gives the same shop on any day. */
const NEWEST = Date.UTC(2026, 0, 1);
const SOLD_OUT = 0.06;
const LOW = 0.08;
const ON_SALE = 0.1;
const DRAFT = 0.02;

export type MadeVariant = Pick<
  Selectable<VariantsTable>,
  'id' | 'sku' | 'options' | 'position' | 'regular_price' | 'sale_price' | 'stock'
>;

export interface MadeProduct {
  id: string;
  slug: string;
  name: string;
  description_html: string;
  category: string;
  material: string;
  tags: string[];
  published: boolean;
  created_at: string;
  units_sold: number;
  options: { name: string; values: string[] }[];
  variants: MadeVariant[];
  /** picks pictures out of those at hand */
  picture: number;
}

/** An id in the form of UUIDv7 whose time is the product's and whose rest comes from the seed. */
function makeId(created_at: number, random: Random): string {
  const time = created_at.toString(16).padStart(12, '0');
  const hex = (digits: number): string =>
    random
      .below(16 ** digits)
      .toString(16)
      .padStart(digits, '0');
  const variant = (8 + random.below(4)).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`;
}

function pickSome<T>(random: Random, items: readonly [T, ...T[]], number: number): T[] {
  const picked = new Set<T>();
  while (picked.size < Math.min(number, items.length)) picked.add(random.pick(items));
  return [...picked];
}

function makeOptions(random: Random): MadeProduct['options'] {
  const colours = pickSome(random, COLOURS, 1 + random.below(4));
  const options = [{ name: 'Colour', values: colours }];
  if (colours.length <= 2 && random.chance(0.3)) options.push({ name: 'Size', values: [...SIZES] });
  return options;
}

function makeStock(random: Random): number {
  if (random.chance(SOLD_OUT)) return 0;
  return random.chance(LOW) ? 1 + random.below(5) : 6 + random.below(120);
}

function makePrice(random: Random, [lowest, highest]: Department['prices']): number {
  // Squared: most things are cheap, a few are dear.
  const share = (random.below(1000) / 1000) ** 2;
  return Math.round((lowest + share * (highest - lowest)) / 100) * 100;
}

function makeVariants(
  random: Random,
  options: MadeProduct['options'],
  base: string,
  price: number,
  created_at: number,
) {
  const [colours, sizes] = options;
  const sale = random.chance(ON_SALE);
  return (colours?.values ?? []).flatMap((colour, row) =>
    (sizes?.values ?? [undefined]).map((size, column, { length }): MadeVariant => {
      const regular_price = price + column * Math.round(price / 4 / 100) * 100;
      return {
        id: makeId(created_at, random),
        sku: [base, colour, size]
          .filter((part) => part !== undefined)
          .join('-')
          .toUpperCase(),
        options: size === undefined ? { Colour: colour } : { Colour: colour, Size: size },
        position: row * length + column,
        regular_price,
        sale_price: sale ? Math.round((regular_price * 0.8) / 100) * 100 : 0,
        stock: makeStock(random),
      };
    }),
  );
}

/** The made-up product number `index` (from 0) of this seed: the same every time. */
export function makeProduct(seed: number, index: number): MadeProduct {
  const random = createRandom(seed, index);
  const department = random.pick(DEPARTMENTS);
  const quality = random.pick(QUALITIES);
  const material = random.pick(department.materials);
  const noun = random.pick(department.nouns);
  const name = `${quality} ${material} ${noun}`;
  const created_at = NEWEST - index * MINUTE_MS;
  const tags = [...new Set([material.toLowerCase(), ...pickSome(random, TAGS, 2 + random.below(3))])];
  const options = makeOptions(random);
  const article = `A ${quality.toLowerCase()} ${noun.toLowerCase()} in ${material.toLowerCase()}`;
  return {
    id: makeId(created_at, random),
    slug: `${name.toLowerCase().replaceAll(' ', '-')}-s${seed}-${index}`,
    name,
    description_html: `<p>${article}, made in small batches for rooms that are lived in. Goes with anything ${random.pick(COLOURS).toLowerCase()}; suits a ${random.pick(TAGS)}.</p>`,
    category: department.category,
    material,
    tags,
    published: !random.chance(DRAFT),
    created_at: new Date(created_at).toISOString(),
    units_sold: Math.floor((random.below(1000) / 1000) ** 4 * 500),
    options,
    variants: makeVariants(random, options, `SY${seed}-${index}`, makePrice(random, department.prices), created_at),
    picture: random.below(2 ** 31),
  };
}
