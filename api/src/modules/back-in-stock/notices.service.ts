import { AppError } from '../../errors/errors';
import { messageOf } from '../../messages/message';
import type { Told } from '../../messages/message';
import type { NoticeTokens } from '../wishlist/notice-tokens.service';

export interface NoticesDeps {
  tokens: NoticeTokens;
  /** each ends what the link of a mail speaks of, and answers whether there is such a thing */
  stock: { end(id: string): Promise<boolean> };
  wishlist: { endNotices(user_id: string): Promise<boolean> };
}

export type NoticesService = ReturnType<typeof createNoticesService>;

/** The links at the foot of mails that somebody asked for once: one press, and there are no more of them. */
export function createNoticesService({ tokens, stock, wishlist }: NoticesDeps) {
  return {
    /** @throws AppError `auth.link_not_valid` */
    async end(token: string): Promise<Told> {
      const wanted = tokens.readEnd(token);
      const found =
        wanted !== undefined &&
        (wanted.kind === 'stock' ? await stock.end(wanted.id) : await wishlist.endNotices(wanted.id));
      if (found) return { message: messageOf('back_in_stock.ended') };
      throw new AppError('auth.link_not_valid');
    },
  };
}
