import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { PictureFailed, PictureLate } from '../../infra/pictures/drawing-process';
import type { DrawingProcess } from '../../infra/pictures/drawing-process';
import { createMediaService } from './media.service';
import type { PictureOrigin } from './media.service';

export interface SentPicturesDeps extends Pick<Infra, 'db' | 'files' | 'clock'> {
  pictures: DrawingProcess;
}

/** After a picture or a video that was not made in time: the process that made it is started anew meanwhile. */
export const RETRY_AFTER_SECONDS = 5;

/** Pictures that people send: drawn anew before anything is kept, without what the camera noted. */
export function createSentPictures({ db, files, clock, pictures }: SentPicturesDeps) {
  const media = createMediaService({ db, files, clock });

  return {
    /**
     * Keeps one, no side of it longer than 2,000 pixels.
     * @returns its id
     * @throws AppError `uploads.not_a_picture`, `server.busy`
     */
    async store(content: Buffer, origin: PictureOrigin): Promise<string> {
      return (await media.storePicture(await this.draw(content), '', origin)).id;
    },

    /**
     * Draws one anew, and keeps nothing yet.
     * @throws AppError `uploads.not_a_picture`; `server.busy` where too many wait, or it could not be drawn in time
     */
    async draw(content: Buffer): Promise<Buffer> {
      try {
        return await pictures.run('upload', content);
      } catch (cause) {
        if (cause instanceof PictureLate)
          throw new AppError('server.busy.drawing', {}, { cause, retry_after: RETRY_AFTER_SECONDS });
        if (!(cause instanceof PictureFailed)) throw cause;
        throw new AppError('uploads.not_a_picture', {}, { cause });
      }
    },
  };
}
