import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import { isId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import { presentImage } from '../../presenters/goods/image';
import type { Image } from '../../schemas/basics/common';
import type { AuditService } from '../audit/audit.service';
import { tagsOfPicture } from '../media/media.service';
import { picturesRepository as repository } from './pictures.repository';
import type { FocusRequest } from './pictures.schemas';

export interface ShopPicturesDeps extends Pick<Infra, 'db' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
}

export type ShopPicturesService = ReturnType<typeof createShopPictures>;

const MIDDLE = 50;

/** '30 %, 20 %'; '' for the middle. */
const wordsOf = (focus: FocusRequest | null | undefined): string => (focus ? `${focus.x} %, ${focus.y} %` : '');

/** What staff say of the shop's own pictures: it holds wherever these are shown (docs/product.md §4, 'Pictures'). */
export function createShopPictures({ db, changes, audit }: ShopPicturesDeps) {
  return {
    /**
     * Says what matters of a picture. It asks for no version: there is one point, and the last one counts.
     * @throws AppError `catalogue.picture_not_found`
     */
    async setFocus(actor: Actor & { user_id: string }, id: string, asked: FocusRequest): Promise<Static<typeof Image>> {
      if (!isId(id)) throw new AppError('catalogue.picture_not_found');
      const focus = asked.x === MIDDLE && asked.y === MIDDLE ? null : asked;
      return withTransaction(db, async (trx) => {
        const row = await repository.lock(trx, id);
        if (!row) throw new AppError('catalogue.picture_not_found');
        await repository.setFocus(trx, id, focus);
        const [before, after] = [{ focus: wordsOf(row.focus) }, { focus: wordsOf(focus) }];
        await audit.record(trx, actor, {
          action: 'pictures.set_focus',
          record_type: 'picture',
          record_id: id,
          before,
          after,
        });
        await changes.notify(trx, await tagsOfPicture(trx, id));
        return presentImage({ ...row, focus });
      });
    },
  };
}
