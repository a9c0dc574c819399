import { findWindow } from '../../../framework/lists/find-window';
import { pageOf, windowOf } from '../../../framework/lists/list-page';
import type { Infra } from '../../../infra';
import { giftCardListRepository as repository } from './gift-card-list.repository';
import type { AdminGiftCardListView, AdminGiftCardSearch } from './gift-cards.schemas';
import { presentCard } from './present-card';

export type GiftCardList = ReturnType<typeof createGiftCardList>;

/** The list of gift cards for staff. */
export function createGiftCardList({ db }: Pick<Infra, 'db'>) {
  return {
    /** A page of the cards that match, the latest first where nothing else is said. */
    async list(asked: AdminGiftCardSearch): Promise<AdminGiftCardListView> {
      const { window, filters } = windowOf(asked, '-created_at');
      const search = filters.search?.trim() ?? '';
      const filter = { ...(filters.state && { state: filters.state }), ...(search !== '' && { search }) };
      const found = await findWindow(db, repository, {
        filter,
        window,
        told_by: search === '' ? 'keys' : 'rows',
        isKnown: search === '',
      });
      const { rows, fields } = pageOf(asked, window.sort, found);
      return { items: rows.map((row) => presentCard(row)), ...fields };
    },
  };
}
