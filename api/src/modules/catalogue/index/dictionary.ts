import type { Db } from '../../../infra/database/db';
import { orderOf } from '../products/size-order';

export interface AttributeValue {
  id: number;
  /** as it stands in addresses */
  value: string;
  label: string;
  colour: string | null;
  position: number;
}

export interface Attribute {
  code: string;
  name: string;
  kind: 'swatch' | 'text';
  filterable: boolean;
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
}

/** Only filterable ones have a say in listings, so only their values are read. */
export async function readDictionary(db: Db): Promise<Dictionary> {
  const attributes = await db
    .selectFrom('attributes')
    .select(['id', 'code', 'name', 'kind', 'filterable'])
    .where('filterable', '=', true)
    .orderBy('position')
    .orderBy('name')
    .execute();
  const values = await db
    .selectFrom('attribute_values')
    .innerJoin('attributes', 'attributes.id', 'attribute_values.attribute_id')
    .where('attributes.filterable', '=', true)
    .select(['attribute_values.id', 'attribute_id', 'value', 'label', 'colour', 'attribute_values.position'])
    .execute();
  const ids = new Map<string, Map<string, number>>();
  const found = attributes.map(({ id, ...attribute }): Attribute => {
    const own = values.filter(({ attribute_id }) => attribute_id === id);
    ids.set(attribute.code, new Map(own.map(({ value, id: value_id }) => [value, value_id])));
    const inOrder = orderOf(own);
    if (inOrder) own.sort(inOrder);
    return { ...attribute, ordered: inOrder !== null, values: own.map(({ attribute_id: _, ...value }) => value) };
  });
  return { attributes: found, ids, known: new Set(values.map(({ id }) => id)) };
}
