import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { AttributeRecordRow, OptionRow } from './attribute-records.repository';

const COLUMNS = ['id', 'code', 'name', 'kind', 'unit', 'filterable', 'option_names'] as const;

export type AttributeRow = Pick<AttributeRecordRow, (typeof COLUMNS)[number]>;

export interface ValueToKeep {
  attribute_id: number;
  /** as it stands in addresses */
  value: string;
  label: string;
  /** by language, beside the first one */
  labels: Record<string, string>;
  colour: string | null;
  second_colour: string | null;
  /** the value that finds this one, too */
  family: string | null;
  /** what ranges compare */
  number: number | null;
}

/** As the demo shop has one. */
export type AttributeToPut = Omit<
  AttributeRecordRow,
  'id' | 'for_variants' | 'option_names' | 'version' | 'last_modified_at'
>;

export interface ProductValue {
  product_id: string;
  value_id: number;
}

/** SQL of attributes, their values, and which product has which. */
export const attributesRepository = {
  async list(db: Db | Trx): Promise<AttributeRow[]> {
    return db.selectFrom('attributes').select(COLUMNS).execute();
  },

  /** Makes an attribute unless its code is taken. */
  async add(
    trx: Db | Trx,
    attribute: { code: string; name: string; filterable: boolean; option_names: string[] },
  ): Promise<void> {
    await sql`
      insert into attributes (code, name, filterable, option_names, for_variants, position)
      select ${attribute.code}, ${attribute.name}, ${attribute.filterable}, ${attribute.option_names},
        ${attribute.option_names.length > 0}, coalesce(max(position), 0) + 1 from attributes
      on conflict (code) do nothing`.execute(trx);
  },

  /** Makes an attribute, or writes it anew. */
  async put(trx: Db | Trx, { code, names, ...attribute }: AttributeToPut): Promise<void> {
    const rest = { ...attribute, names: JSON.stringify(names) };
    await trx
      .insertInto('attributes')
      .values({ code, ...rest })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(rest))
      .execute();
  },

  /** The values' ids by attribute and value; those that are new are made. */
  async ensureValues(trx: Db | Trx, values: readonly ValueToKeep[]): Promise<Map<string, number>> {
    if (values.length === 0) return new Map();
    const wanted = JSON.stringify(values);
    // In order, so that two writers never wait for each other's values.
    await sql`
      insert into attribute_values (attribute_id, value, label, labels, colour, second_colour, family_id, number, position)
      select attribute_id, value, label, labels, colour, second_colour, (
        select id from attribute_values as families
        where families.attribute_id = made.attribute_id and families.value = made.family and families.family_id is null
      ), number, coalesce((
        select max(position) + 1 from attribute_values as placed
        where placed.attribute_id = made.attribute_id having max(position) > 0
      ), 0)
      from jsonb_to_recordset(${wanted}::jsonb) as made (attribute_id integer, value text, label text, labels jsonb,
        colour text, second_colour text, family text, number numeric)
      where not exists (
        select from attribute_values as known where known.attribute_id = made.attribute_id and known.value = made.value
      )
      order by attribute_id, value on conflict do nothing`.execute(trx);
    const { rows } = await sql<{ id: number; attribute_id: number; value: string }>`
      select known.id, known.attribute_id, known.value from attribute_values as known
      join jsonb_to_recordset(${wanted}::jsonb) as made (attribute_id integer, value text)
        on known.attribute_id = made.attribute_id and known.value = made.value`.execute(trx);
    return new Map(rows.map(({ id, attribute_id, value }) => [`${attribute_id} ${value}`, id]));
  },

  /** Of these values those that are there already, by what they are called: staff may have given them another word. */
  async listCalled(trx: Db | Trx, values: readonly ValueToKeep[]): Promise<Map<string, number>> {
    if (values.length === 0) return new Map();
    const { rows } = await sql<{ id: number; attribute_id: number; value: string }>`
      select known.id, known.attribute_id, made.value from attribute_values as known
      join jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as made (attribute_id integer, value text, label text)
        on known.attribute_id = made.attribute_id and lower(known.label) = lower(made.label)`.execute(trx);
    return new Map(rows.map(({ id, attribute_id, value }) => [`${attribute_id} ${value}`, id]));
  },

  /** Of these values those that are there, by their place in addresses or by what they are called. */
  async listKnown(trx: Db | Trx, values: readonly ValueToKeep[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ id: number; attribute_id: number; value: string }>`
      select known.id, known.attribute_id, made.value from attribute_values as known
      join jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as made (attribute_id integer, value text, label text)
        on known.attribute_id = made.attribute_id
        and (known.value = made.value or lower(known.label) = lower(made.label))`.execute(trx);
    return new Map(rows.map(({ id, attribute_id, value }) => [`${attribute_id} ${value}`, id]));
  },

  async listOptions(trx: Db | Trx, product_ids: readonly string[]): Promise<OptionRow[]> {
    return trx
      .selectFrom('product_options')
      .select(['product_id', 'name', 'values'])
      .where('product_id', '=', sql<string>`any(${product_ids}::uuid[])`)
      .execute();
  },

  /** Puts these values in the place of those that options, or the products themselves, had said before. */
  async replaceProductValues(
    trx: Db | Trx,
    product_ids: readonly string[],
    from_options: boolean,
    values: readonly ProductValue[],
  ): Promise<void> {
    const wanted = JSON.stringify(values);
    await sql`
      delete from product_attribute_values as own
      where product_id = any(${product_ids}::uuid[]) and from_options = ${from_options} and not exists (
        select from jsonb_to_recordset(${wanted}::jsonb) as made (product_id uuid, value_id integer)
        where made.product_id = own.product_id and made.value_id = own.value_id
      )`.execute(trx);
    await sql`
      insert into product_attribute_values (product_id, value_id, from_options)
      select product_id, value_id, ${from_options}
      from jsonb_to_recordset(${wanted}::jsonb) as made (product_id uuid, value_id integer)
      on conflict do nothing`.execute(trx);
  },
};
