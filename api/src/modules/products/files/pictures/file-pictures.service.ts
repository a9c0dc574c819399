import type { Readable } from 'node:stream';
import { AppError } from '../../../../errors/errors';
import type { Actor } from '../../../../framework/routes/http';
import type { Infra } from '../../../../infra';
import { newId } from '../../../../infra/basics/ids';
import type { Trx } from '../../../../infra/database/db';
import { withTransaction } from '../../../../infra/database/transaction';
import type { DrawingProcess } from '../../../../infra/pictures/drawing-process';
import type { AuditService } from '../../../audit/audit.service';
import { createSentPictures } from '../../../media/sent-pictures.service';
import { nameOf } from '../../../../framework/files/sent/sent-files';
import { createSink } from '../../../../framework/files/reading/sink';
import { fetchPicture } from './fetch-picture';
import { filePicturesRepository as repository } from './file-pictures.repository';
import type { MissingPicture } from './file-pictures.repository';
import { hashOf, isAddress } from './picture-source';
import { MOST_PICTURE_BYTES, readZipEntry, readZipKeys } from './picture-zip';

export interface FilePicturesDeps extends Pick<Infra, 'db' | 'files' | 'clock' | 'config'> {
  audit: Pick<AuditService, 'record'>;
  pictures: DrawingProcess;
}

/** A file of products as far as its pictures go. */
interface WithZip {
  id: string;
  zip_id: string | null;
}

export type FilePicturesService = ReturnType<typeof createFilePictures>;

export const MOST_ZIP_BYTES = 500 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;
const PATIENCE_MS = 10_000;
/** Names of pictures that are looked up at a time, at most, and told. */
const NAMES_A_TIME = 1_000;
const MOST_NAMES = 20_000;
const MOST_TOLD = 100;

/** Where the zip beside a file lies in the file store; the web server serves nothing of `private/`. */
export const zipName = ({ id, zip_id }: { id: string; zip_id: string }): string =>
  `private/product-files/${id}-${zip_id}`;

/** 'mug.jpg' of 'https://example.com/a/mug.jpg?v=2' and of 'a/mug.jpg'. */
const lastPart = (source: string): string =>
  source
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1) ?? '';

/** Pictures that files of products name: by address, or beside the file in a zip (docs/product.md §4). */
export function createFilePictures({ db, files, clock, config, audit, pictures }: FilePicturesDeps) {
  const sent = createSentPictures({ db, files, clock, pictures });
  const rules = { trusted: config.picture_hosts, most: MOST_PICTURE_BYTES, patience_ms: PATIENCE_MS };

  async function keep(name: string, source: Readable): Promise<void> {
    const sink = createSink(files, name);
    let bytes = 0;
    for await (const part of source as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > MOST_ZIP_BYTES) throw new AppError('files.not_possible.bytes', { most: MOST_ZIP_BYTES / MEGABYTE });
      await sink.add(part);
    }
    await sink.end();
  }

  async function readNamed({ id, zip_id }: WithZip, source: string): Promise<Buffer> {
    const found = await repository.findEntry(db, id, source);
    if (found === undefined || zip_id === null) throw new AppError('files.picture.not_in_zip');
    const [one = '', other = ''] = found.spellings ?? [];
    if (found.spellings) throw new AppError('files.picture.capitals', { one, other });
    if (found.place === null) throw new AppError('files.picture.packed');
    return readZipEntry(files.pathOf(zipName({ id, zip_id })), found.place);
  }

  return {
    /**
     * Keeps a zip beside a file, in the place of one before; its pictures are unpacked one by one when they are taken.
     * @throws AppError `files.not_possible` for what is no zip, or beyond the bounds
     */
    async takeZip(
      actor: Actor,
      file: WithZip,
      { name: given, source }: { name: string; source: Readable },
    ): Promise<void> {
      const zip_id = newId();
      const stored = zipName({ id: file.id, zip_id });
      const name = nameOf(given, 'pictures.zip');
      try {
        await keep(stored, source);
        const zip = await readZipKeys(files.pathOf(stored));
        await withTransaction(db, async (trx) => {
          await repository.putZip(trx, file.id, { zip_id, name, ...zip });
          const after = { name, pictures: zip.count };
          const entry = { action: 'products.send_pictures', record_type: 'product_file', record_id: file.id, after };
          await audit.record(trx, actor, entry);
        });
      } catch (error) {
        await files.remove(stored);
        throw error;
      }
      if (file.zip_id !== null) await files.remove(zipName({ id: file.id, zip_id: file.zip_id }));
    },

    /**
     * Takes a picture that a file names, drawn anew: without what the camera noted, no side longer than 2,000 pixels.
     * @returns the image's id
     * @throws AppError `files.picture`, `uploads.not_a_picture`, `server.busy`
     */
    async take(file: WithZip, source: string): Promise<string> {
      const content = isAddress(source) ? await fetchPicture(source, rules) : await readNamed(file, source);
      return sent.store(content, { name: nameOf(lastPart(source), '') });
    },

    /**
     * Which pictures a check waits for that its file's zip does not have, has several of, or has packed too tightly: in the
     * order of the file, the first hundred of its first 20,000 names; with two of those that only capitals tell apart.
     */
    async listMissing({ id, zip_id }: WithZip, check_id: string): Promise<MissingPicture[]> {
      if (zip_id === null) return [];
      const names = await repository.listNames(db, check_id, MOST_NAMES);
      const missing: MissingPicture[] = [];
      for (let at = 0; at < names.length && missing.length < MOST_TOLD; at += NAMES_A_TIME) {
        missing.push(...(await repository.listMissing(db, id, names.slice(at, at + NAMES_A_TIME))));
      }
      return missing.slice(0, MOST_TOLD);
    },

    /** Remembers what was taken: the same is not fetched again. */
    note: (trx: Trx, file: WithZip, source: string, image_id: string): Promise<void> =>
      repository.note(trx, {
        file_id: isAddress(source) ? null : file.id,
        source_hash: hashOf(source),
        image_id,
        taken_at: clock.now(),
      }),
  };
}
