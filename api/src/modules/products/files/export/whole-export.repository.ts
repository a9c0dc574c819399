import { sql } from 'kysely';
import type { Db, Trx } from '../../../../infra/database/db';

/** What the file of all products is made of. */
export const wholeExportRepository = {
  /** Products in the order of their ids, with how many rows each takes, and how many bytes its texts. */
  async list(db: Db, after: string | null, limit: number): Promise<{ id: string; rows: number; bytes: number }[]> {
    const { rows } = await sql<{ id: string; rows: number; bytes: number }>`
      select id, greatest(1, (select count(*) from variants where product_id = products.id),
        (select count(*) from product_images where product_id = products.id))::integer as rows,
        octet_length(description_html) + octet_length(words::text) as bytes
      from products where ${after}::uuid is null or id > ${after}::uuid order by id limit ${limit}`.execute(db);
    return rows;
  },

  /** The attributes that are said of products themselves, in their order: numbers and days need no words. */
  async listAttributes(db: Db | Trx): Promise<{ name: string; has_words: boolean }[]> {
    const { rows } = await sql<{ name: string; has_words: boolean }>`
      select name, kind not in ('number', 'date') or exists (
        select from attribute_values where attribute_id = attributes.id and labels ->> 'de' <> ''
      ) as has_words from attributes where exists (
        select from attribute_values join product_attribute_values as own on own.value_id = attribute_values.id
        where attribute_id = attributes.id and not own.from_options)
      order by position, id`.execute(db);
    return rows;
  },
};
