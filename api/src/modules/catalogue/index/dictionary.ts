import type { Db } from '../../../infra/database/db';
import type { AttributeKind } from '../../../infra/database/tables/catalogue';
import { toSlug } from '../../../presenters/search/slug';
import { ofOption } from '../../../presenters/words/of-option';
import { readRange } from '../../../presenters/values/value-range';
import type { ColoursOf } from '../products/present-product';
import { createSayOption, type SayOption } from '../../../presenters/words/say-option';
import { orderOf } from '../../../presenters/values/size-order';

/** By language, beside the first one. */
type Words = Record<string, string>;

export interface AttributeValue {
  id: number;
  /** as it stands in addresses */
  value: string;
  label: string;
  labels: Words;
  colour: string | null;
  second_colour: string | null;
  position: number;
  /** what ranges compare; null where it is no number */
  number: number | null;
}

export interface Attribute {
  code: string;
  name: string;
  names: Words;
  kind: AttributeKind;
  unit: string;
  filterable: boolean;
  /** names of options whose values are its own, in lower case */
  option_names: string[];
  /** whether its values follow each other as sizes do, or as the shop has put them: then they stand in that order */
  ordered: boolean;
  values: AttributeValue[];
}

/** The attributes that products may have, in order, with what their values are called. */
export interface Dictionary {
  attributes: Attribute[];
  /** attribute code → value as it stands in addresses → id */
  ids: Map<string, Map<string, number>>;
  known: Set<number>;
  coloursOf: ColoursOf;
  /** what an option and its value are called in a language */
  sayIn(language: string): SayOption;
}

const byNumber = (a: AttributeValue, b: AttributeValue): number => (a.number ?? Infinity) - (b.number ?? Infinity);

/** Numbers and days by what they are, whatever their labels say. */
function sortValues(kind: AttributeKind, values: AttributeValue[]): boolean {
  const inOrder = kind === 'number' || kind === 'date' ? byNumber : orderOf(values);
  if (inOrder) values.sort(inOrder);
  return inOrder !== null;
}

/** Only filterable ones have a say in listings, only swatches on tiles, and options are called by what is for variants. */
export async function readDictionary(db: Db): Promise<Dictionary> {
  const attributes = await db
    .selectFrom('attributes')
    .select(['id', 'code', 'name', 'names', 'kind', 'unit', 'filterable', 'option_names'])
    .where((row) => row.or([row('filterable', '=', true), row('kind', '=', 'swatch'), row('for_variants', '=', true)]))
    .orderBy('position')
    .orderBy('name')
    .execute();
  const values = await db
    .selectFrom('attribute_values')
    .select(['id', 'attribute_id', 'value', 'label', 'labels', 'colour', 'second_colour', 'position', 'number'])
    .where('attribute_id', 'in', attributes.map(({ id }) => id).concat(0))
    .execute();
  const ids = new Map<string, Map<string, number>>();
  const found = attributes.map(({ id, ...attribute }): Attribute => {
    const own = values.flatMap(({ attribute_id, ...value }) => (attribute_id === id ? [value] : []));
    if (attribute.filterable) ids.set(attribute.code, new Map(own.map(({ value, id: value_id }) => [value, value_id])));
    return { ...attribute, ordered: sortValues(attribute.kind, own), values: own };
  });
  return {
    attributes: found,
    ids,
    known: new Set(values.map(({ id }) => id)),
    coloursOf: createColoursOf(found),
    sayIn: createSayOption(found),
  };
}

/** The ids of the values that `attr.<code>` means: that of a name, or all whose numbers are in a range. */
export function idsOf(
  { ids, attributes }: Pick<Dictionary, 'ids' | 'attributes'>,
  code: string,
  wanted: string,
): number[] {
  const range = readRange(wanted);
  if (!range) return [ids.get(code)?.get(wanted) ?? []].flat();
  const values = attributes.find((one) => one.filterable && one.code === code)?.values ?? [];
  return values.flatMap(({ id, number }) =>
    number !== null && number >= range.min && number <= range.max ? [id] : [],
  );
}

/** A word in that language, in the first one where it is missing. */
export const wordIn = (first: string, others: Words, language: string): string => others[language] ?? first;

/** So many options' values are remembered until an attribute changes. */
const MOST_LOOKS = 5_000;

/** Makes the function that knows the colours of options' values. */
export function createColoursOf(attributes: readonly Attribute[]): ColoursOf {
  const swatches = attributes.filter(({ kind }) => kind === 'swatch');
  const known = new Map<string, string[]>();
  function find(option: string, value: string): string[] {
    const slug = toSlug(value);
    const look = ofOption(swatches, option)?.values.find((one) => one.value === slug);
    return [look?.colour, look?.second_colour].flatMap((colour) => colour ?? []);
  }
  return (option, value) => {
    const key = `${option} ${value}`;
    const colours = known.get(key) ?? find(option, value);
    if (known.size < MOST_LOOKS) known.set(key, colours);
    return colours;
  };
}
