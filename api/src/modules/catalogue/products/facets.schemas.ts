import { Type } from 'typebox';
import { Money } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';

const closed = { additionalProperties: false };

const Count = {
  count: Type.Integer({ description: 'at most 1000' }),
  count_is_estimate: Type.Boolean({ description: 'there are more than `count`' }),
};

export const FacetValue = Type.Object(
  {
    value: Type.String({ description: 'as attr.<code> takes it' }),
    label: Type.String(),
    colour: nullable(Type.String({ description: '#rrggbb' })),
    second_colour: Type.Optional(Type.String({ description: 'left out where it has one colour' })),
    ...Count,
  },
  { ...closed, $id: 'FacetValue' },
);

/** Whoever does not know one shows it as text. */
export const AttributeKindName = Type.Enum(['choice', 'swatch', 'number', 'text', 'boolean', 'date'], {
  type: 'string',
});

export const AttributeFacet = Type.Object(
  {
    code: Type.String(),
    name: Type.String({ description: 'in the language asked for' }),
    kind: AttributeKindName,
    values: Type.Array(ref(FacetValue)),
    unit: Type.Optional(Type.String({ description: 'of a number that is counted in one' })),
    range: Type.Optional(
      Type.Object(
        { min: Type.Number(), max: Type.Number() },
        { ...closed, description: 'numbers, and dates in days since 1970: attr.<code>=<from>..<to> asks for a range' },
      ),
    ),
  },
  { ...closed, $id: 'AttributeFacet' },
);

export const Facets = Type.Object(
  {
    categories: Type.Array(Type.Object({ slug: Type.String(), name: Type.String(), ...Count }, closed)),
    attributes: Type.Array(ref(AttributeFacet)),
    ratings: Type.Array(Type.Object({ min: Type.Integer(), ...Count }, closed)),
    in_stock: Type.Integer(),
    on_sale: Type.Integer(),
    price: nullable(Type.Object({ min: Money, max: Money }, closed)),
  },
  {
    ...closed,
    $id: 'Facets',
    description:
      'How many there would be with this one chosen: each facet heeds every filter but its own. Sub-categories count.',
  },
);

export const facetSchemas = [FacetValue, AttributeFacet, Facets];
