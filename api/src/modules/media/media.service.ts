import { createHash } from 'node:crypto';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import type { DerivedFormat } from './derive-picture';
import { measurePicture } from './measure-picture';

export { MOST_PIXELS, UnusablePicture } from './measure-picture';
import { mediaRepository, type PictureRow } from './media.repository';

const HASH_LENGTH = 16;

/** What smaller files of a picture are made in. */
export const DERIVED_FORMATS: readonly DerivedFormat[] = ['avif', 'webp'];

/** The name that a picture's content gives it: the first 16 hex digits of its SHA-256. */
export function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}

/** Above this many products a picture's tags are left at `products`. */
const MOST_TAGS = 200;

/** What shows a picture, as tags of the change feed. */
export const tagsOfPicture = (db: Db | Trx, image_id: string): Promise<string[]> =>
  mediaRepository.listTags(db, image_id, MOST_TAGS);

/** A picture whose files can be removed. */
export interface StoredFiles {
  hash: string;
  ext: string;
  derived_widths: readonly number[];
}

/** What is known of a picture that is stored. */
export interface PictureOrigin {
  /** of the file; default: nobody knows */
  name?: string;
  /** a visitor has sent it: it is not the shop's, and goes when nothing shows it. Default: it is the shop's own */
  isOfVisitor?: boolean;
}

/** Keeps pictures by their content, so that the same one is stored, measured and made smaller only once. */
export function createMediaService({ db, files, clock }: Pick<Infra, 'db' | 'files' | 'clock'>) {
  /** A picture that is there already: one that a visitor has sent becomes the shop's when the shop takes it. */
  async function taken(known: PictureRow, { name = '', isOfVisitor = false }: PictureOrigin): Promise<PictureRow> {
    if (!isOfVisitor) await mediaRepository.putIntoLibrary(db, known.id, name);
    return known;
  }

  return {
    /**
     * Stores the original and answers its row. Smaller files are made later, in the background.
     * @throws UnusablePicture for content that is no picture
     */
    async storePicture(content: Buffer, alt: string, origin: PictureOrigin = {}): Promise<PictureRow> {
      const hash = contentHash(content);
      const known = await mediaRepository.findByHash(db, hash);
      if (known && (await files.exists(`media/${hash}.${known.ext}`))) return taken(known, origin);
      const facts = await measurePicture(content);
      const { name = '', isOfVisitor = false } = origin;
      const row = {
        id: newId(),
        hash,
        alt,
        created_at: clock.now(),
        file_name: name,
        in_library: !isOfVisitor,
        ...facts,
      };
      const stored = await withTransaction(db, async (trx) => {
        await mediaRepository.lockHash(trx, hash);
        await files.write(`media/${hash}.${facts.ext}`, content);
        await mediaRepository.insert(trx, row);
        return mediaRepository.findByHash(trx, hash);
      });
      if (!stored) throw new Error(`The picture ${hash} vanished while it was stored`);
      return taken(stored, origin);
    },

    /** Removes the files of a picture whose row is gone; nothing where somebody has stored the same one meanwhile. */
    removeFiles: ({ hash, ext, derived_widths }: StoredFiles): Promise<void> =>
      withTransaction(db, async (trx) => {
        await mediaRepository.lockHash(trx, hash);
        if (await mediaRepository.findByHash(trx, hash)) return;
        const derived = derived_widths.flatMap((width) =>
          DERIVED_FORMATS.map((format) => `${hash}-${width}.${format}`),
        );
        for (const name of [`${hash}.${ext}`, ...derived]) await files.remove(`media/${name}`);
      }),
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
