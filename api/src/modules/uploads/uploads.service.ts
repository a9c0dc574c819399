import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { newId } from '../../infra/basics/ids';
import type { DrawingProcess } from '../../infra/pictures/drawing-process';
import { withTransaction } from '../../infra/database/transaction';
import { presentImage } from '../../presenters/goods/image';
import type { LimitsService } from '../limits/limits.service';
import { createMediaService } from '../media/media.service';
import { createSentPictures } from '../media/sent-pictures.service';
import { uploadsRepository } from './uploads.repository';
import type { UploadKindName } from './uploads.repository';
import type { Upload } from './uploads.schemas';

export interface UploadsDeps extends Pick<Infra, 'db' | 'files' | 'clock'> {
  limits: Pick<LimitsService, 'bucket'>;
  pictures: DrawingProcess;
}

export interface Claim {
  user_id: string;
  kind: UploadKindName;
  ids: readonly string[];
}

export type UploadsService = ReturnType<typeof createUploadsService>;

/** Twenty at once, then one more each three minutes: twenty an hour. */
const SENDING = { name: 'uploads', burst: 20, every_ms: 3 * 60_000 };
const DAY_MS = 24 * 3_600_000;
const REMOVED_AT_ONCE = 500;

/** Pictures that people send: drawn anew before anything is kept, and gone again when nothing shows them. */
export function createUploadsService({ db, files, clock, limits, pictures }: UploadsDeps) {
  const sent = createSentPictures({ db, files, clock, pictures });
  const media = createMediaService({ db, files, clock });

  return {
    /** Before a body is read. @throws AppError `request.rate_limited` beyond 20 an hour and person */
    admit: (user_id: string): Promise<void> => limits.bucket(SENDING, user_id).take(),

    /** @throws AppError `uploads.not_a_picture`, `server.busy` */
    async add(user_id: string, kind: UploadKindName, content: Buffer): Promise<Static<typeof Upload>> {
      const image_id = await sent.store(content, { isOfVisitor: true });
      const id = newId();
      await uploadsRepository.insert(db, { id, image_id, user_id, kind, used_at: null, created_at: clock.now() });
      return { id, image: presentImage(await uploadsRepository.findImage(db, image_id)) };
    },

    /**
     * Takes pictures into use as part of `trx`: each is somebody's own, of the right kind, and shown in one place only.
     * @throws AppError `uploads.not_found`
     */
    async claim(trx: Trx, { user_id, kind, ids }: Claim): Promise<void> {
      if (ids.length === 0) return;
      const claimed = await uploadsRepository.claim(trx, { user_id, kind, ids, now: clock.now() });
      if (claimed.length === ids.length) return;
      throw new AppError('uploads.not_found', {}, { field: 'pictures' });
    },

    /** Ends the use of pictures: they are removed within an hour, or a day after they were sent. */
    async release(trx: Trx, ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await uploadsRepository.release(trx, ids);
    },

    /** Removes pictures that were sent more than a day ago and that nothing shows, with their files. */
    async removeUnused(): Promise<number> {
      const before = new Date(clock.now().getTime() - DAY_MS);
      const unused = await uploadsRepository.listUnused(db, before, REMOVED_AT_ONCE);
      for (const { id, image_id } of unused) {
        const removed = await withTransaction(db, (trx) => uploadsRepository.removeUnused(trx, id));
        const image = removed ? await uploadsRepository.removeImage(db, image_id) : undefined;
        if (image) await media.removeFiles(image);
      }
      return unused.length;
    },

    /** What somebody sent, for their export. */
    async listOf(user_id: string) {
      const rows = await uploadsRepository.listOf(db, user_id);
      return rows.map(({ id, kind, created_at, hash, ext }) => ({
        id,
        kind,
        created_at,
        picture: `/media/${hash}.${ext}`,
      }));
    },
  };
}
