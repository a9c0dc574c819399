import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { AttributeRecordRow } from './attribute-records.repository';
import type { AttributeRow } from './attributes.repository';

export type WordedAttributeRow = AttributeRow & Pick<AttributeRecordRow, 'names'>;

/** A value with what it is called. */
export interface WordedValueRow {
  id: number;
  attribute_id: number;
  value: string;
  label: string;
  labels: Record<string, string>;
}

export interface AskedValue {
  attribute_id: number;
  value: string;
  label: string;
}

/** SQL of what attributes and their values are called in other languages. */
export const attributeWordsRepository = {
  /** All attributes. */
  list: (db: Db | Trx): Promise<WordedAttributeRow[]> =>
    db
      .selectFrom('attributes')
      .select(['id', 'code', 'name', 'names', 'kind', 'unit', 'filterable', 'option_names'])
      .orderBy('position')
      .orderBy('id')
      .execute(),

  /** Of these values those that there are, by their place in addresses or by what they are called. */
  async listValues(db: Db | Trx, asked: readonly AskedValue[]): Promise<WordedValueRow[]> {
    if (asked.length === 0) return [];
    // Each join by itself finds its rows by a key: an `or` of both would compare every value with every one that is asked for.
    const { rows } = await sql<WordedValueRow>`
      with asked as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (attribute_id integer, value text, label text)
      )
      select id, attribute_id, value, label, labels from attribute_values where id in (
        select known.id from attribute_values as known
        join asked on known.attribute_id = asked.attribute_id and known.value = asked.value
        union all
        select known.id from attribute_values as known
        join asked on known.attribute_id = asked.attribute_id and lower(known.label) = lower(asked.label)
      )`.execute(db);
    return rows;
  },
};
