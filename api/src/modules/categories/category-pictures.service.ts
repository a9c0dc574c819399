import { AppError } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import { isId } from '../../infra/basics/ids';
import { holdPicture } from '../../infra/database/images';
import { withTransaction } from '../../infra/database/transaction';
import type { DrawingProcess } from '../../infra/pictures/drawing-process';
import type { AuditService } from '../audit/audit.service';
import { createSentPictures } from '../media/sent-pictures.service';
import { categoriesRepository as repository } from './categories.repository';
import type { AdminCategoriesService } from './categories.service';
import type { AdminCategoryListView } from './categories.schemas';

export interface CategoryPicturesDeps extends Pick<Infra, 'db' | 'files' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
  pictures: DrawingProcess;
  adminCategories: Pick<AdminCategoriesService, 'list'>;
}

export type CategoryPicturesService = ReturnType<typeof createCategoryPictures>;

/** The picture of a category. Its smaller files are made in the background. */
export function createCategoryPictures(deps: CategoryPicturesDeps) {
  const { db, files, clock, changes, audit, pictures, adminCategories } = deps;
  const sent = createSentPictures({ db, files, clock, pictures });

  async function write(
    actor: Actor & { user_id: string },
    id: string,
    image_id: string | null,
  ): Promise<AdminCategoryListView> {
    await withTransaction(db, async (trx) => {
      const row = (await repository.lockAll(trx)).find((one) => one.id === id);
      if (!row) throw new AppError('catalogue.category_not_found');
      if (image_id !== null && !(await holdPicture(trx, image_id))) throw new AppError('catalogue.picture_not_found');
      await repository.update(trx, id, { image_id, version: row.version + 1, last_modified_at: clock.now() });
      const [before, after] = [{ image_id: row.image_id }, { image_id }];
      const entry = { action: 'categories.set_picture', record_type: 'category', record_id: id, before, after };
      await audit.record(trx, actor, entry);
      await changes.notify(trx, ['categories', `category:${id}`]);
    });
    return adminCategories.list();
  }

  return {
    /**
     * Puts a picture in the place of the one before, drawn anew: without what the camera noted. It asks for no version:
     * nothing that was typed goes with it.
     * @throws AppError `uploads.not_a_picture`, `server.busy`, `catalogue.category_not_found`
     */
    async set(
      actor: Actor & { user_id: string },
      id: string,
      { content, name }: { content: Buffer; name: string },
    ): Promise<AdminCategoryListView> {
      if (!isId(id)) throw new AppError('catalogue.category_not_found');
      return write(actor, id, await sent.store(content, { name }));
    },

    /**
     * Puts a picture of the library in its place.
     * @throws AppError `catalogue.picture_not_found`, `catalogue.category_not_found`
     */
    async choose(actor: Actor & { user_id: string }, id: string, picture_id: string): Promise<AdminCategoryListView> {
      if (!isId(id)) throw new AppError('catalogue.category_not_found');
      return write(actor, id, picture_id);
    },

    /** @throws AppError `catalogue.category_not_found` */
    async remove(actor: Actor & { user_id: string }, id: string): Promise<AdminCategoryListView> {
      if (!isId(id)) throw new AppError('catalogue.category_not_found');
      return write(actor, id, null);
    },
  };
}
