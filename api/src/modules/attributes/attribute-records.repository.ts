import { sql } from 'kysely';
import type { Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { AttributesTable, AttributeValuesTable } from '../../infra/database/tables/catalogue';

export type AttributeRecordRow = Selectable<AttributesTable>;

export interface CountedAttribute extends AttributeRecordRow {
  value_count: number;
  product_count: number;
  missing_values: number;
}

export interface ValueRow extends Omit<Selectable<AttributeValuesTable>, 'attribute_id'> {
  product_count: number;
  is_of_variants: boolean;
}

/** An option that variants choose by. */
export interface OptionRow {
  product_id: string;
  name: string;
  values: string[];
}

const COLUMNS = sql`attributes.id, attributes.code, attributes.name, attributes.names, attributes.kind, attributes.unit,
  attributes.filterable, attributes.for_variants, attributes.option_names, attributes.position, attributes.version,
  attributes.last_modified_at`;

/** SQL of attributes as staff read and write them. */
export const attributeRecordsRepository = {
  /** All, or the one of that code, with what is counted of each. */
  async list(db: Db | Trx, code?: string): Promise<CountedAttribute[]> {
    const { rows } = await sql<CountedAttribute>`
      select ${COLUMNS}, counted.*, (
          select count(distinct product_id)::integer from product_attribute_values
          join attribute_values on attribute_values.id = value_id where attribute_id = attributes.id
        ) as product_count
      from attributes cross join lateral (
        select count(*)::integer as value_count, count(*) filter (where labels ->> 'de' is null)::integer as missing_values
        from attribute_values where attribute_id = attributes.id
      ) as counted
      where ${code ?? null}::text is null or attributes.code = ${code ?? null}
      order by attributes.position, attributes.name, attributes.id`.execute(db);
    return rows;
  },

  /** The attribute, which nobody else changes until `trx` ends. */
  async lock(trx: Trx, code: string): Promise<AttributeRecordRow | undefined> {
    const { rows } = await sql<AttributeRecordRow>`
      select ${COLUMNS} from attributes where code = ${code} for no key update`.execute(trx);
    return rows[0];
  },

  /** The same of several: those that there are, in the order of codes, so that two writers never wait for each other. */
  async lockAll(trx: Trx, codes: readonly string[]): Promise<AttributeRecordRow[]> {
    const { rows } = await sql<AttributeRecordRow>`
      select ${COLUMNS} from attributes where code = any(${codes}::text[]) order by code collate "C" for no key update`.execute(
      trx,
    );
    return rows;
  },

  /** The values of an attribute, with how many products each has; no more than `most`. */
  async listValues(db: Db | Trx, attribute_id: number, most: number): Promise<ValueRow[]> {
    const { rows } = await sql<ValueRow>`
      select id, value, label, labels, colour, second_colour, family_id, number, position,
        coalesce(said.products, 0) as product_count, coalesce(said.of_variants, false) as is_of_variants
      from attribute_values left join lateral (
        select count(*)::integer as products, bool_or(from_options) as of_variants
        from product_attribute_values where value_id = attribute_values.id
      ) as said on true
      where attribute_id = ${attribute_id} order by position, label, id limit ${most}`.execute(db);
    return rows;
  },

  /** Makes an attribute behind the others. @returns false where its code is taken */
  async insert(
    trx: Trx,
    attribute: Pick<AttributeRecordRow, 'code' | 'name' | 'kind' | 'unit' | 'filterable'>,
  ): Promise<boolean> {
    const { code, name, kind, unit, filterable } = attribute;
    const { rows } = await sql`
      insert into attributes (code, name, kind, unit, filterable, position)
      select ${code}, ${name}, ${kind}, ${unit}, ${filterable}, coalesce(max(position), 0) + 1 from attributes
      on conflict (code) do nothing returning id`.execute(trx);
    return rows.length > 0;
  },

  async update(trx: Trx, id: number, columns: Updateable<AttributesTable>): Promise<void> {
    await trx.updateTable('attributes').set(columns).where('id', '=', id).execute();
  },

  /** Calls attributes this, and their values, however many there are: one statement for each. */
  async updateWords(
    trx: Trx,
    attributes: readonly Pick<AttributeRecordRow, 'id' | 'names' | 'option_names' | 'version'>[],
    values: readonly Pick<ValueRow, 'id' | 'labels'>[],
    now: Date,
  ): Promise<void> {
    await sql`
      update attributes set names = said.names, option_names = said.option_names, version = said.version,
        last_modified_at = ${now}
      from jsonb_to_recordset(${JSON.stringify(attributes)}::jsonb)
        as said (id integer, names jsonb, option_names text[], version integer)
      where attributes.id = said.id`.execute(trx);
    if (values.length === 0) return;
    await sql`
      update attribute_values set labels = said.labels
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as said (id integer, labels jsonb)
      where attribute_values.id = said.id`.execute(trx);
  },

  async remove(trx: Trx, id: number): Promise<void> {
    await trx.deleteFrom('attributes').where('id', '=', id).execute();
  },

  async insertValue(trx: Trx, attribute_id: number, value: string, label: string): Promise<number> {
    const row = await trx
      .insertInto('attribute_values')
      .values({ attribute_id, value, label, colour: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  },

  async updateValue(trx: Trx, id: number, columns: Updateable<AttributeValuesTable>): Promise<void> {
    await trx.updateTable('attribute_values').set(columns).where('id', '=', id).execute();
  },

  async removeValues(trx: Trx, ids: readonly number[]): Promise<void> {
    await sql`delete from attribute_values where id = any(${ids}::integer[])`.execute(trx);
  },

  /** Products that have one of these values, or of the families that they are: of each attribute no more than `most`. */
  async listProducts(
    trx: Trx,
    value_ids: readonly number[],
    most: number,
  ): Promise<{ attribute_id: number; product_ids: string[] }[]> {
    const { rows } = await sql<{ attribute_id: number; product_ids: string[] }>`
      select asked.attribute_id, array_agg(found.product_id) as product_ids from (
        select attribute_id, array_agg(id) as ids from (
          select attribute_id, id from attribute_values where id = any(${value_ids}::integer[])
          union select attribute_id, id from attribute_values where family_id = any(${value_ids}::integer[])
        ) as wanted group by attribute_id
      ) as asked cross join lateral (
        select distinct product_id from product_attribute_values where value_id = any(asked.ids)
        order by product_id limit ${most}
      ) as found group by asked.attribute_id`.execute(trx);
    return rows;
  },

  /** The options of products that have this value by them. */
  async listOptions(trx: Trx, value_id: number): Promise<OptionRow[]> {
    const { rows } = await sql<OptionRow>`
      select product_options.product_id, name, "values" from product_options
      join product_attribute_values as said on said.product_id = product_options.product_id
      where said.value_id = ${value_id} and said.from_options
      order by product_options.product_id for update of product_options`.execute(trx);
    return rows;
  },

  /** Puts another value in the place of one that an option and its variants say. */
  async renameOptionValue(trx: Trx, { product_id, name }: OptionRow, from: string, into: string): Promise<void> {
    await sql`
      update product_options set "values" = array_replace("values", ${from}, ${into})
      where product_id = ${product_id} and name = ${name}`.execute(trx);
    await sql`
      update variants set options = jsonb_set(options, array[${name}::text], to_jsonb(${into}::text))
      where product_id = ${product_id} and options ->> ${name}::text = ${from}`.execute(trx);
  },

  /** What was said of products with one value is said with the other. */
  async moveSaid(trx: Trx, from: number, into: number): Promise<void> {
    await sql`
      insert into product_attribute_values (product_id, value_id, from_options)
      select product_id, ${into}::integer, from_options from product_attribute_values where value_id = ${from}
      on conflict do nothing`.execute(trx);
    await sql`update attribute_values set family_id = ${into} where family_id = ${from} and id <> ${into}`.execute(trx);
    // What has become a family has none itself.
    await sql`
      update attribute_values set family_id = null
      where id = ${into} and exists (select from attribute_values as members where members.family_id = ${into})`.execute(
      trx,
    );
  },

  /** Whoever has one of these open is told that it is another one now. */
  async touchProducts(trx: Trx, ids: readonly string[], by: string, now: Date): Promise<void> {
    await sql`
      update products set version = version + 1, last_modified_at = ${now}, last_modified_by = ${by}
      where id = any(${ids}::uuid[])`.execute(trx);
  },
};
