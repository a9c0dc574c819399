import { createHash } from 'node:crypto';
import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import { measurePicture } from './measure-picture';

export { MOST_PIXELS, UnusablePicture } from './measure-picture';
import { mediaRepository, type PictureRow } from './media.repository';

const HASH_LENGTH = 16;

/** The name that a picture's content gives it: the first 16 hex digits of its SHA-256. */
export function contentHash(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}

/** Above this many products a picture's tags are left at `products`. */
const MOST_TAGS = 200;

/** What shows a picture, as tags of the change feed. */
export const tagsOfPicture = (db: Db | Trx, image_id: string): Promise<string[]> =>
  mediaRepository.listTags(db, image_id, MOST_TAGS);

/** Keeps pictures by their content, so that the same one is stored, measured and made smaller only once. */
export function createMediaService({ db, files, clock }: Pick<Infra, 'db' | 'files' | 'clock'>) {
  return {
    /**
     * Stores the original and answers its row. Smaller files are made later, in the background.
     * @throws UnusablePicture for content that is no picture
     */
    async storePicture(content: Buffer, alt: string): Promise<PictureRow> {
      const hash = contentHash(content);
      const known = await mediaRepository.findByHash(db, hash);
      if (known && (await files.exists(`media/${hash}.${known.ext}`))) return known;
      const facts = await measurePicture(content);
      await files.write(`media/${hash}.${facts.ext}`, content);
      const row = { id: newId(), hash, alt, created_at: clock.now(), ...facts };
      if (!known) await mediaRepository.insert(db, row);
      const stored = await mediaRepository.findByHash(db, hash);
      if (!stored) throw new Error(`The picture ${hash} vanished while it was stored`);
      return stored;
    },
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
