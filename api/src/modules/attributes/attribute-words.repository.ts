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
    const { rows } = await sql<WordedValueRow>`
      select known.id, known.attribute_id, known.value, known.label, known.labels from attribute_values as known
      where exists (
        select from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as made (attribute_id integer, value text, label text)
        where known.attribute_id = made.attribute_id
          and (known.value = made.value or lower(known.label) = lower(made.label))
      )`.execute(db);
    return rows;
  },
};
