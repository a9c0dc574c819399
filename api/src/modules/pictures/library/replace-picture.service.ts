import { AppError } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { isId, newId } from '../../../infra/basics/ids';
import type { Trx } from '../../../infra/database/db';
import { withTransaction } from '../../../infra/database/transaction';
import type { DrawingProcess } from '../../../infra/pictures/drawing-process';
import type { AuditService } from '../../audit/audit.service';
import { createMediaService, tagsOfPicture } from '../../media/media.service';
import { createSentPictures } from '../../media/sent-pictures.service';
import { libraryRepository as repository } from './library.repository';
import type { LockedPicture } from './library.repository';
import type { AdminPictureView } from './library.schemas';
import type { PictureLibrary } from './library.service';

export interface ReplacePictureDeps extends Pick<Infra, 'db' | 'files' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
  pictures: DrawingProcess;
  pictureLibrary: Pick<PictureLibrary, 'get'>;
}

export type ReplacePicture = ReturnType<typeof createReplacePicture>;

/** Puts another file in the place of a picture, wherever that is shown (docs/decisions/0061-a-replaced-picture-keeps-its-id.md). */
export function createReplacePicture(deps: ReplacePictureDeps) {
  const { db, files, clock, changes, audit, pictures, pictureLibrary } = deps;
  const sent = createSentPictures({ db, files, clock, pictures });
  const media = createMediaService({ db, files, clock });

  /** The file of a picture that nothing shows is free for another one. @throws AppError `pictures.not_possible` where something does */
  async function free(trx: Trx, [row]: LockedPicture[]): Promise<LockedPicture> {
    if (!row || row.uses.length > 0 || !(await repository.remove(trx, row.id))) {
      throw new AppError('pictures.not_possible.used_elsewhere');
    }
    return row;
  }

  return {
    /**
     * The picture keeps its id, its description and its places, and shows what was sent from now on, around its middle. What
     * it has shown so far stays in the library as a picture of its own that nothing shows. It asks for no version: the last
     * file counts.
     * @throws AppError `uploads.not_a_picture`, `server.busy`, `catalogue.picture_not_found`; `pictures.not_possible` where
     *   another picture is this very file, and something shows it
     */
    async replace(
      actor: Actor & { user_id: string },
      id: string,
      { content, name }: { content: Buffer; name: string },
    ): Promise<AdminPictureView> {
      if (!isId(id)) throw new AppError('catalogue.picture_not_found');
      await pictureLibrary.get(id);
      const stored = await media.storePicture(await sent.draw(content), '', { name });
      if (stored.id === id) return pictureLibrary.get(id);
      await withTransaction(db, async (trx) => {
        const locked = await repository.lock(trx, [id, stored.id]);
        const row = locked.find((one) => one.id === id);
        if (!row) throw new AppError('catalogue.picture_not_found');
        const file = await free(
          trx,
          locked.filter((one) => one.id === stored.id),
        );
        await repository.setFile(trx, id, file, name || file.name, clock.now());
        await repository.insertFormer(trx, newId(), row);
        await audit.record(trx, actor, {
          action: 'pictures.replace',
          record_type: 'picture',
          record_id: id,
          before: { name: row.name, file: `${row.hash}.${row.ext}` },
          after: { name: name || file.name, file: `${file.hash}.${file.ext}` },
        });
        await changes.notify(trx, await tagsOfPicture(trx, id));
      });
      return pictureLibrary.get(id);
    },
  };
}
