import { sql } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';

export interface AttributeRow {
  id: number;
  code: string;
  name: string;
  kind: 'swatch' | 'text';
  filterable: boolean;
  /** lower case */
  option_names: string[];
}

export interface ValueToKeep {
  attribute_id: number;
  /** as it stands in addresses */
  value: string;
  label: string;
  colour: string | null;
}

export interface OptionRow {
  product_id: string;
  name: string;
  values: string[];
}

export interface ProductValue {
  product_id: string;
  value_id: number;
}

/** SQL of attributes, their values, and which product has which. */
export const attributesRepository = {
  async list(db: Db | Trx): Promise<AttributeRow[]> {
    return db.selectFrom('attributes').select(['id', 'code', 'name', 'kind', 'filterable', 'option_names']).execute();
  },

  /** Makes an attribute unless its code is taken. */
  async add(
    trx: Db | Trx,
    attribute: { code: string; name: string; filterable: boolean; option_names: string[] },
  ): Promise<void> {
    await sql`
      insert into attributes (code, name, filterable, option_names, position)
      select ${attribute.code}, ${attribute.name}, ${attribute.filterable}, ${attribute.option_names},
        coalesce(max(position), 0) + 1 from attributes
      on conflict (code) do nothing`.execute(trx);
  },

  /** Makes an attribute, or writes it anew. */
  async put(
    trx: Db | Trx,
    attribute: { code: string; name: string; kind: 'swatch' | 'text'; filterable: boolean; position: number },
  ): Promise<void> {
    const { code, ...rest } = attribute;
    await trx
      .insertInto('attributes')
      .values(attribute)
      .onConflict((conflict) => conflict.column('code').doUpdateSet(rest))
      .execute();
  },

  /** The values' ids by attribute and value; those that are new are made. */
  async ensureValues(trx: Db | Trx, values: readonly ValueToKeep[]): Promise<Map<string, number>> {
    if (values.length === 0) return new Map();
    const wanted = JSON.stringify(values);
    // In order, so that two writers never wait for each other's values.
    await sql`
      insert into attribute_values (attribute_id, value, label, colour)
      select attribute_id, value, label, colour
      from jsonb_to_recordset(${wanted}::jsonb) as made (attribute_id integer, value text, label text, colour text)
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
