import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import { likeStart } from '../../../infra/database/lists/conditions';
import type { Condition } from '../../../infra/database/lists/conditions';
import type { AttributeKind } from '../../../infra/database/tables/catalogue';
import type { ValueRange } from '../../../presenters/values/value-range';

/**
 * What is asked of an attribute: one of these values (of a facet: the shop is narrowed by it, so that each product holds its own),
 * a number or day in a range, or a value that begins so.
 */
export type AttributeCondition =
  | { value_ids: readonly number[]; isFacet: boolean }
  | { attribute_id: number; range: ValueRange }
  | { attribute_id: number; starts: readonly string[] };

export interface KnownAttribute {
  id: number;
  code: string;
  name: string;
  kind: AttributeKind;
  filterable: boolean;
}

export interface WantedValue {
  attribute_id: number;
  /** as it stands in addresses */
  value: string;
}

/** Ends that are left open are not asked about. */
function inRange({ min, max }: ValueRange): Condition {
  const from = Number.isFinite(min) ? sql`and known.number >= ${min}` : sql``;
  const to = Number.isFinite(max) ? sql`and known.number <= ${max}` : sql``;
  return sql`known.number is not null ${from} ${to}`;
}

/** Values of an attribute that are not named. */
export type UnnamedValues = Exclude<AttributeCondition, { value_ids: readonly number[]; isFacet: boolean }>;

function fits(asked: UnnamedValues): Condition {
  const isMeant =
    'range' in asked
      ? inRange(asked.range)
      : sql`(${sql.join(
          asked.starts.map((start) => sql`known.value like ${likeStart(start)}`),
          sql` or `,
        )})`;
  return sql`known.attribute_id = ${asked.attribute_id} and ${isMeant}`;
}

const valuesOf = (asked: UnnamedValues): Condition => sql`
  select own.product_id from attribute_values as known
  join product_attribute_values as own on own.value_id = known.id where ${fits(asked)}`;

/** A product, or an option of its variants, has what is asked for. */
export function hasAttribute(asked: AttributeCondition): Condition {
  if (!('value_ids' in asked)) return sql`products.id in (${valuesOf(asked)})`;
  if (asked.isFacet) return sql`products.facet_ids && ${asked.value_ids}::integer[]`;
  return sql`products.id in (
    select product_id from product_attribute_values where value_id = any(${asked.value_ids}::integer[]))`;
}

/** All that have a value, at least `most` of them. */
export const havingValue = (value_id: number, most: number): Condition =>
  sql`select from product_attribute_values where value_id = ${value_id} limit ${most}`;

/** SQL of what attributes and values a filter names. */
export const attributeConditionsRepository = {
  async listAttributes(db: Db | Trx, codes: readonly string[]): Promise<KnownAttribute[]> {
    return db
      .selectFrom('attributes')
      .select(['id', 'code', 'name', 'kind', 'filterable'])
      .where('code', 'in', codes)
      .execute();
  },

  /** The ids of the values that are meant, or `most` of them. */
  async listFitting(db: Db | Trx, asked: UnnamedValues, most: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select known.id from attribute_values as known where ${fits(asked)} limit ${most}`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Of these values those that there are, each with the ids of all that it finds: itself, and those of its family. */
  async listValues(db: Db | Trx, wanted: readonly WantedValue[]): Promise<(WantedValue & { ids: number[] })[]> {
    if (wanted.length === 0) return [];
    const { rows } = await sql<WantedValue & { ids: number[] }>`
      select known.attribute_id, known.value,
        array(select known.id union all select id from attribute_values where family_id = known.id) as ids
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (attribute_id integer, value text)
      join attribute_values as known on known.attribute_id = wanted.attribute_id and known.value = wanted.value`.execute(
      db,
    );
    return rows;
  },
};
