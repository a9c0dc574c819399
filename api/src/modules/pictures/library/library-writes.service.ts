import type { Language } from '../../../core/languages';
import { AppError } from '../../../errors/errors';
import type { Actor } from '../../../framework/routes/http';
import type { Infra } from '../../../infra';
import { isId } from '../../../infra/basics/ids';
import type { PictureWords } from '../../../infra/database/tables/database';
import { withTransaction } from '../../../infra/database/transaction';
import type { DrawingProcess } from '../../../infra/pictures/drawing-process';
import { messageOf } from '../../../messages/message';
import type { AuditService } from '../../audit/audit.service';
import { createMediaService, tagsOfPicture } from '../../media/media.service';
import { createSentPictures } from '../../media/sent-pictures.service';
import { libraryRepository as repository } from './library.repository';
import type { LockedPicture } from './library.repository';
import type { AdminPictureView, PictureDeletionsView, PictureEdit } from './library.schemas';
import type { PictureLibrary } from './library.service';

export interface LibraryWritesDeps extends Pick<Infra, 'db' | 'files' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
  pictures: DrawingProcess;
  pictureLibrary: Pick<PictureLibrary, 'get'>;
}

export type LibraryWrites = ReturnType<typeof createLibraryWrites>;

type Staff = Actor & { user_id: string };

/** What the log says of a picture. */
const saidOf = ({ name, alt, words }: Pick<LockedPicture, 'name' | 'alt' | 'words'>) => ({
  name,
  alt,
  alt_de: words['de']?.alt ?? '',
});

/** What staff do with the pictures of the library. */
export function createLibraryWrites(deps: LibraryWritesDeps) {
  const { db, files, clock, changes, audit, pictures, pictureLibrary } = deps;
  const media = createMediaService({ db, files, clock });
  const sent = createSentPictures({ db, files, clock, pictures });
  const entryOf = (action: string, record_id: string) => ({
    action: `pictures.${action}`,
    record_type: 'picture',
    record_id,
  });

  return {
    /**
     * Keeps a picture that nothing shows yet, drawn anew: without what the camera noted, no side longer than 2,000 pixels.
     * One that the library has already is answered as it is.
     * @throws AppError `uploads.not_a_picture`, `server.busy`
     */
    async add(actor: Staff, { content, name }: { content: Buffer; name: string }): Promise<AdminPictureView> {
      const id = await sent.store(content, { name });
      await withTransaction(db, (trx) => audit.record(trx, actor, { ...entryOf('add', id), after: { name } }));
      return pictureLibrary.get(id);
    },

    /**
     * Says what a picture is called and shows, wherever nothing else is said of it; the shop says so within two seconds.
     * @throws AppError `pictures.stale` with the picture as it is now, `catalogue.picture_not_found`
     */
    async edit(actor: Staff, id: string, { version, name, alt, words }: PictureEdit): Promise<AdminPictureView> {
      if (!isId(id)) throw new AppError('catalogue.picture_not_found');
      const german = words.de.alt.trim();
      const kept: PictureWords = german ? { de: { alt: german } } : {};
      const said = { name: name.trim(), alt: alt.trim(), words: kept };
      const isStale = await withTransaction(db, async (trx) => {
        const [row] = await repository.lock(trx, [id]);
        if (!row) throw new AppError('catalogue.picture_not_found');
        if (row.version !== version) return true;
        const [before, after] = [saidOf(row), saidOf(said)];
        if (JSON.stringify(before) === JSON.stringify(after)) return false;
        await repository.update(trx, id, said);
        await audit.record(trx, actor, { ...entryOf('update', id), before, after });
        await changes.notify(trx, await tagsOfPicture(trx, id));
        return false;
      });
      const current = await pictureLibrary.get(id);
      if (isStale) throw new AppError('pictures.stale', {}, { extensions: { current } });
      return current;
    },

    /**
     * Deletes those that nothing shows, with their files. What begins to show one in the same moment is waited for, and
     * keeps it.
     */
    async remove(actor: Staff, ids: readonly string[], language: Language): Promise<PictureDeletionsView> {
      const { rows, gone } = await withTransaction(db, async (trx) => {
        const locked = await repository.lock(trx, ids);
        const removed: LockedPicture[] = [];
        for (const row of locked.filter(({ uses }) => uses.length === 0)) {
          if (await repository.remove(trx, row.id)) removed.push(row);
          await audit.record(trx, actor, { ...entryOf('delete', row.id), before: saidOf(row) });
        }
        return { rows: locked, gone: removed };
      });
      for (const row of gone) await media.removeFiles(row);
      const known = new Set(rows.map(({ id }) => id));
      return {
        deleted: rows.filter(({ uses }) => uses.length === 0).map(({ id }) => id),
        kept: rows.flatMap(({ id, name, hash, ext, uses: [use] }) =>
          use
            ? [
                {
                  id,
                  name: name || `${hash}.${ext}`,
                  reason: messageOf(`pictures.not_possible.${use.kind}`, use)(language),
                },
              ]
            : [],
        ),
        missing: ids.filter((id) => !known.has(id)),
      };
    },
  };
}
