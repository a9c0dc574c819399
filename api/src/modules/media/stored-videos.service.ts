import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { newId } from '../../infra/basics/ids';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { PictureFailed, PictureLate } from '../../infra/pictures/drawing-process';
import type { DrawingProcess } from '../../infra/pictures/drawing-process';
import { RETRY_AFTER_SECONDS } from './sent-pictures.service';
import { mediaRepository } from './media.repository';
import { contentHash } from './media.service';
import { storedVideosRepository as repository } from './stored-videos.repository';
import type { VideoFile } from './stored-videos.repository';
import { VIDEO_FAULTS } from './video/video-bounds';
import type { VideoFacts } from './video/video-bounds';

export { MOST_VIDEO_BYTES } from './video/video-bounds';
export type { VideoFacts } from './video/video-bounds';
export type { VideoFile } from './stored-videos.repository';

export interface StoredVideosDeps extends Pick<Infra, 'db' | 'files' | 'clock'> {
  pictures: Pick<DrawingProcess, 'make'>;
}

/** A video whose container is made anew, and whose file nobody has kept yet. */
export interface MadeVideo {
  content: Buffer;
  facts: VideoFacts;
}

const DAY_MS = 86_400_000;
/** One that no product shows is kept so long for whoever brings a former version of a product back. */
const KEPT_MS = 30 * DAY_MS;
/** So many go in an hour. */
const MOST_REMOVED = 100;

/** Keeps one as part of `trx`, in which something begins to show it. @returns its id */
export async function keepVideo(
  { files, clock }: Pick<Infra, 'files' | 'clock'>,
  trx: Trx,
  { content, facts }: MadeVideo,
): Promise<string> {
  const hash = contentHash(content);
  await mediaRepository.lockHash(trx, hash);
  await files.write(`media/${hash}.${facts.ext}`, content);
  return repository.keep(trx, { id: newId(), hash, bytes: content.length, created_at: clock.now(), ...facts });
}

/** Keeps videos by their content, as pictures are kept (docs/decisions/0071-a-video-beside-the-pictures.md). */
export function createStoredVideos({ db, files, clock, pictures }: StoredVideosDeps) {
  const removeFile = ({ hash, ext }: VideoFile): Promise<void> =>
    withTransaction(db, async (trx) => {
      await mediaRepository.lockHash(trx, hash);
      if (!(await repository.isThere(trx, hash))) await files.remove(`media/${hash}.${ext}`);
    });

  return {
    /**
     * Makes the container of what was sent anew, in the process that draws pictures, and keeps nothing yet.
     * @throws AppError `uploads.not_a_video` with the reason; `server.busy` where too many wait, or it was not made in time: then
     * nobody knows whether it is whole
     */
    async make(sent: Buffer): Promise<MadeVideo> {
      try {
        const { content, facts } = await pictures.make('video', sent);
        return { content, facts: facts as VideoFacts }; // as `remuxVideo` answers them
      } catch (cause) {
        if (cause instanceof PictureLate)
          throw new AppError('server.busy.video', {}, { cause, retry_after: RETRY_AFTER_SECONDS });
        if (!(cause instanceof PictureFailed)) throw cause;
        const reason = VIDEO_FAULTS.find((fault) => fault === cause.message) ?? 'damaged';
        throw new AppError(`uploads.not_a_video.${reason}`, {}, { cause });
      }
    },

    keep: (trx: Trx, made: MadeVideo): Promise<string> => keepVideo({ files, clock }, trx, made),

    removeFile,

    /** Whether there is one of this id, which nobody removes until `trx` ends. */
    hold: repository.hold,

    /** Of these the rows that no product shows are gone afterwards; their files are the caller's to remove. */
    removeUnused: repository.removeUnused,

    /** Removes those that no product has shown for thirty days, with their files. */
    async removeExpired(): Promise<void> {
      const now = clock.now();
      await repository.noteUnused(db, now);
      const ids = await repository.listUnused(db, new Date(now.getTime() - KEPT_MS), MOST_REMOVED);
      const gone = await withTransaction(db, (trx) => repository.removeUnused(trx, ids));
      for (const file of gone) await removeFile(file);
    },
  };
}
