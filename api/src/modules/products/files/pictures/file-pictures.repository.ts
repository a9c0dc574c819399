import { sql } from 'kysely';
import type { Db, Trx } from '../../../../infra/database/db';
import type { ZipPlace } from './picture-zip';

/** A picture that a checked file names. */
export interface CheckPicture {
  source_hash: Buffer;
  source: string;
  row: number;
}

const BATCH = 1_000;
const NOWHERE = { header_at: null, packed_bytes: null, bytes: null, method: null };

/** Where pictures of files come from, and what is there already. */
export const filePicturesRepository = {
  /** The zip of a file, with the words that name its entries; those of another one before it are gone. */
  async putZip(
    trx: Trx,
    file_id: string,
    { keys, ...zip }: { zip_id: string; name: string; count: number; keys: ReadonlyMap<string, ZipPlace | null> },
  ): Promise<void> {
    const changes = { zip_id: zip.zip_id, zip_name: zip.name, zip_count: zip.count };
    await trx.updateTable('product_files').set(changes).where('id', '=', file_id).execute();
    await trx.deleteFrom('product_file_zip_entries').where('file_id', '=', file_id).execute();
    await trx.deleteFrom('product_picture_sources').where('file_id', '=', file_id).execute();
    const rows = [...keys].map(([key, place]) => ({ file_id, key, ...(place ?? NOWHERE) }));
    for (let at = 0; at < rows.length; at += BATCH)
      await trx
        .insertInto('product_file_zip_entries')
        .values(rows.slice(at, at + BATCH))
        .execute();
  },

  /** Where the entry that is named so lies in the zip; null: it cannot be unpacked; undefined: there is none. */
  async findEntry(db: Db | Trx, file_id: string, key: string): Promise<ZipPlace | null | undefined> {
    const found = await db
      .selectFrom('product_file_zip_entries')
      .select(['header_at', 'packed_bytes', 'bytes', 'method'])
      .where('file_id', '=', file_id)
      .where('key', '=', key)
      .executeTakeFirst();
    if (!found) return undefined;
    const { header_at, packed_bytes, bytes, method } = found;
    return header_at === null || packed_bytes === null || bytes === null || method === null
      ? null
      : { header_at, packed_bytes, bytes, method };
  },

  /** What a checked file calls pictures that it does not name by an address, in its order. */
  async listNames(db: Db, check_id: string, most: number): Promise<string[]> {
    const { rows } = await sql<{ source: string }>`
      select source from product_check_pictures
      where check_id = ${check_id} and source !~* '^[a-z][a-z0-9+.-]*:' order by "row", source_hash limit ${most}`.execute(
      db,
    );
    return rows.map(({ source }) => source);
  },

  /** Which of these words name something in the zip that can be unpacked. */
  async listNamed(db: Db, file_id: string, keys: readonly string[]): Promise<Set<string>> {
    const { rows } = await sql<{ key: string }>`
      select key from product_file_zip_entries
      where file_id = ${file_id} and key = any(${keys}::text[]) and header_at is not null`.execute(db);
    return new Set(rows.map(({ key }) => key));
  },

  /** Which of these the shop has taken before, as an address or beside this file: image ids by hash in hex. */
  async known(db: Db | Trx, file_id: string, hashes: readonly Buffer[]): Promise<Map<string, string>> {
    if (hashes.length === 0) return new Map();
    const { rows } = await sql<{ hash: string; image_id: string }>`
      select encode(source_hash, 'hex') as hash, image_id from product_picture_sources
      where source_hash = any(${hashes}::bytea[]) and (file_id is null or file_id = ${file_id})`.execute(db);
    return new Map(rows.map(({ hash, image_id }) => [hash, image_id]));
  },

  /** @param file_id null: an address, which any file may name */
  async note(
    trx: Trx,
    source: { file_id: string | null; source_hash: Buffer; image_id: string; taken_at: Date },
  ): Promise<void> {
    await trx
      .insertInto('product_picture_sources')
      .values(source)
      .onConflict((conflict) => conflict.columns(['source_hash', 'file_id']).doUpdateSet({ image_id: source.image_id }))
      .execute();
  },

  async noteWanted(trx: Trx, check_id: string, pictures: readonly CheckPicture[]): Promise<void> {
    if (pictures.length === 0) return;
    await trx
      .insertInto('product_check_pictures')
      .values(pictures.map((picture) => ({ check_id, ...picture })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  findWanted: (db: Db | Trx, check_id: string, source_hash: Buffer): Promise<CheckPicture | undefined> =>
    db
      .selectFrom('product_check_pictures')
      .select(['source_hash', 'source', 'row'])
      .where('check_id', '=', check_id)
      .where('source_hash', '=', source_hash)
      .executeTakeFirst(),

  async countWanted(db: Db | Trx, check_id: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from product_check_pictures where check_id = ${check_id}`.execute(db);
    return rows[0]?.count ?? 0;
  },

  /** Those that are to be taken, in the order of the file. @param rest_of only what failed in this job, or was not reached by it */
  async listWanted(
    db: Db | Trx,
    check_id: string,
    rest_of: string | undefined,
  ): Promise<{ hash: string; source: string }[]> {
    const { rows } = await sql<{ hash: string; source: string }>`
      select encode(source_hash, 'hex') as hash, source from product_check_pictures as wanted
      where check_id = ${check_id} and (${rest_of ?? null}::uuid is null or exists (
        select from staff_job_rows where job_id = ${rest_of ?? null}::uuid and state <> 'done'
          and record_id = 'picture:' || encode(wanted.source_hash, 'hex')))
        and not exists (
          select from product_picture_sources as known where known.source_hash = wanted.source_hash and (known.file_id is null
            or known.file_id = (select file_id from product_checks where job_id = ${check_id})))
      order by "row", source_hash`.execute(db);
    return rows;
  },

  /** Products that were written without a picture that this job did not get: where each begins, and its name. */
  async listWithout(db: Db | Trx, check_id: string, job_id: string): Promise<{ row: number; label: string }[]> {
    const { rows } = await sql<{ row: number; label: string }>`
      with left_over as (select record_id from staff_job_rows where job_id = ${job_id} and state <> 'done')
      select "row", left(coalesce(nullif(name, ''), slug), 100) as label from product_check_items as item
      where check_id = ${check_id} and verdict in ('new', 'changed')
        and (exists (select from left_over where record_id = 'pictures-of:' || item."row")
          or pictures && (select coalesce(array_agg(decode(substr(record_id, 9), 'hex')), '{}') from left_over
            where record_id like 'picture:%'))
        and not exists (select from left_over where record_id = item."row"::text)
      order by "row"`.execute(db);
    return rows;
  },
};
