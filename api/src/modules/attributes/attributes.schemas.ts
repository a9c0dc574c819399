import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Timestamp } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';
import type { AttributeKind } from '../../infra/database/tables/catalogue';

const closed = { additionalProperties: false };
/** Of a shop, and of one attribute as staff order them. */
export const MOST_ATTRIBUTES = 200;
export const MOST_VALUES = 500;

const KINDS: readonly AttributeKind[] = ['choice', 'swatch', 'number', 'text', 'boolean', 'date'];
const kind = Type.Enum([...KINDS], { type: 'string' });
const version = Type.Integer({ minimum: 1, description: 'of the attribute as it was seen; a stale one is refused' });
const name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S', format: 'line' });
const label = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S', format: 'line' });
const colour = nullable(Type.String({ pattern: '^#[0-9a-f]{6}$' }));
const unit = Type.String({ maxLength: 12, format: 'line', description: 'what numbers are counted in' });
const inOthers = {
  ...closed,
  description: 'in the other languages; an empty one is missing: the first language stands in',
};
const words = Type.Object({ de: Type.String() }, inOthers);
const wordsOf = (maxLength: number) => Type.Object({ de: Type.String({ maxLength, format: 'line' }) }, inOthers);

const attributeFields = {
  code: Type.String({ description: 'as addresses have it; it never changes' }),
  name: Type.String(),
  names: words,
  kind,
  unit: Type.String(),
  filterable: Type.Boolean({ description: 'listings can be narrowed by it' }),
  for_variants: Type.Boolean({ description: 'options of variants may be of it' }),
  value_count: Type.Integer(),
  product_count: Type.Integer({ description: 'whatever their state' }),
  missing_words: Type.Integer({ description: 'names and words that lack another language' }),
  version: Type.Integer(),
  last_modified_at: Timestamp,
};

export const AdminAttribute = Type.Object(attributeFields, { ...closed, $id: 'AdminAttribute' });

export const AdminAttributeList = Type.Object(
  { items: Type.Array(ref(AdminAttribute), { description: "in the shop's order" }) },
  { ...closed, $id: 'AdminAttributeList' },
);

export const AdminAttributeValue = Type.Object(
  {
    id: Type.Integer(),
    value: Type.String({ description: 'as addresses have it; it never changes' }),
    label: Type.String(),
    labels: words,
    colour: nullable(Type.String()),
    second_colour: nullable(Type.String()),
    family_id: nullable(Type.Integer({ description: 'the value that finds this one, too' })),
    product_count: Type.Integer(),
    is_of_variants: Type.Boolean({ description: 'options of variants say it: it cannot be removed' }),
  },
  { ...closed, $id: 'AdminAttributeValue' },
);

export const AdminAttributeRecord = Type.Object(
  {
    ...attributeFields,
    values: Type.Array(ref(AdminAttributeValue), {
      description: `in the shop's order, at most ${MOST_VALUES}; value_count counts all`,
    }),
  },
  { ...closed, $id: 'AdminAttributeRecord' },
);

export const AttributeParams = Type.Object({ code: Type.String({ maxLength: 40 }) });
export const AttributeVersionQuery = Type.Object({ version });

export const NewAttributeBody = Type.Object({ name, kind, unit: Type.Optional(unit) }, closed);

const ValueBody = Type.Object(
  {
    id: Type.Optional(Type.Integer({ description: 'left out: a new one' })),
    label,
    labels: Type.Optional(wordsOf(120)),
    colour: Type.Optional(colour),
    second_colour: Type.Optional(colour),
    family: Type.Optional(nullable(Type.String({ maxLength: 120, description: 'the label of a value that has none' }))),
  },
  closed,
);

/** What is not named stays as it is. */
export const AttributeEditBody = Type.Object(
  {
    version,
    name: Type.Optional(name),
    names: Type.Optional(wordsOf(60)),
    kind: Type.Optional(kind),
    unit: Type.Optional(unit),
    filterable: Type.Optional(Type.Boolean()),
    for_variants: Type.Optional(Type.Boolean()),
    values: Type.Optional(
      Type.Array(ValueBody, { maxItems: MOST_VALUES, description: 'in their order; others stay behind them' }),
    ),
    removed: Type.Optional(Type.Array(Type.Integer(), { maxItems: MOST_VALUES, description: 'ids of values' })),
  },
  closed,
);

export const AttributeOrderBody = Type.Object(
  {
    codes: Type.Array(Type.String({ maxLength: 40 }), {
      maxItems: MOST_ATTRIBUTES,
      description: 'every attribute once, in the order to be',
    }),
  },
  closed,
);

export const ValueMergeBody = Type.Object(
  {
    version,
    from: Type.Integer({ description: 'id of the value that goes' }),
    into: Type.Integer({ description: 'id of the one that stays' }),
  },
  closed,
);

export type AdminAttributeListView = Static<typeof AdminAttributeList>;
export type AdminAttributeView = Static<typeof AdminAttributeRecord>;
export type AttributeEdit = Omit<Static<typeof AttributeEditBody>, 'version'>;
export type ValueEdit = Static<typeof ValueBody>;
export type NewAttribute = Static<typeof NewAttributeBody>;

export const attributesSchemas = [AdminAttribute, AdminAttributeList, AdminAttributeValue, AdminAttributeRecord];
