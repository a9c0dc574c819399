import { sql } from 'kysely';
import type { Db, Trx } from '../../../../infra/database/db';
import { exactKey, zipKey } from './picture-zip';
import type { ZipKeys, ZipPlace } from './picture-zip';

/** A picture that a checked file names. */
export interface CheckPicture {
  source_hash: Buffer;
  source: string;
  row: number;
}

/** @property place null: it cannot be unpacked */
export interface ZipEntry {
  place: ZipPlace | null;
  /** two that only capitals tell apart, where the name is exactly none of them */
  spellings: string[] | null;
}

export interface MissingPicture extends Pick<ZipEntry, 'spellings'> {
  name: string;
}

const BATCH = 1_000;
const NOT_THERE = { is_placed: false, spellings: null };
const NOWHERE = { header_at: null, packed_bytes: null, bytes: null, method: null };

/** Where pictures of files come from, and what is there already. */
export const filePicturesRepository = {
  /** The zip of a file, with the words that name its entries; those of another one before it are gone. */
  async putZip(
    trx: Trx,
    file_id: string,
    { keys, twofold, ...zip }: ZipKeys & { zip_id: string; name: string },
  ): Promise<void> {
    const changes = { zip_id: zip.zip_id, zip_name: zip.name, zip_count: zip.count };
    await trx.updateTable('product_files').set(changes).where('id', '=', file_id).execute();
    await trx.deleteFrom('product_file_zip_entries').where('file_id', '=', file_id).execute();
    await trx.deleteFrom('product_picture_sources').where('file_id', '=', file_id).execute();
    const rows = [...keys].map(([key, place]) => ({
      file_id,
      key,
      ...(place ?? NOWHERE),
      spellings: twofold.get(key) ?? null,
    }));
    for (let at = 0; at < rows.length; at += BATCH)
      await trx
        .insertInto('product_file_zip_entries')
        .values(rows.slice(at, at + BATCH))
        .execute();
  },

  /** What a name names in the zip, by its capitals where they count; undefined: nothing. */
  async findEntry(db: Db | Trx, file_id: string, name: string): Promise<ZipEntry | undefined> {
    const rows = await db
      .selectFrom('product_file_zip_entries')
      .select(['key', 'header_at', 'packed_bytes', 'bytes', 'method', 'spellings'])
      .where('file_id', '=', file_id)
      .where('key', 'in', [exactKey(name), zipKey(name)])
      .execute();
    const found = rows.find(({ key }) => key === exactKey(name)) ?? rows[0];
    if (!found) return undefined;
    const { header_at, packed_bytes, bytes, method, spellings } = found;
    const isPlaced = header_at !== null && packed_bytes !== null && bytes !== null && method !== null;
    return { place: isPlaced ? { header_at, packed_bytes, bytes, method } : null, spellings };
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

  /** Which of these names cannot be taken out of the zip, in their order, and between which spellings each is open. */
  async listMissing(db: Db, file_id: string, names: readonly string[]): Promise<MissingPicture[]> {
    const keys = names.flatMap((name) => [exactKey(name), zipKey(name)]);
    const { rows } = await sql<{ key: string; is_placed: boolean; spellings: string[] | null }>`
      select key, header_at is not null as is_placed, spellings from product_file_zip_entries
      where file_id = ${file_id} and key = any(${keys}::text[])`.execute(db);
    const found = new Map(rows.map((row) => [row.key, row]));
    return names.flatMap((name) => {
      const { is_placed, spellings } = found.get(exactKey(name)) ?? found.get(zipKey(name)) ?? NOT_THERE;
      return is_placed ? [] : [{ name, spellings }];
    });
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
