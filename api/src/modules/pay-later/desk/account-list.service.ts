import { findWindow } from '../../../framework/lists/find-window';
import { pageOf, windowOf } from '../../../framework/lists/list-page';
import type { Infra } from '../../../infra';
import { addDays } from '../../../infra/basics/calendar';
import { normaliseText, searchWords } from '../../../presenters/search/search-text';
import type { AdminPayLaterFilters, Age } from '../../../schemas/filters/pay-later-filter';
import type { StoreService } from '../../store/store.service';
import type { PayLaterService } from '../accounts/pay-later.service';
import { accountListRepository as repository } from './account-list.repository';
import type { AccountFilter, AccountSearch, AccountWindow } from './account-list.repository';
import type { AdminPayLaterListView, AdminPayLaterSearch, PayLaterAgeingView } from './account.schemas';
import type { PresentAccount } from './present-account.service';

export interface AccountListDeps extends Pick<Infra, 'db'> {
  payLater: Pick<PayLaterService, 'today'>;
  presentAccount: PresentAccount;
  store: Pick<StoreService, 'getCurrency'>;
}

/** How many days ago the oldest instalment was due, at least and at most. */
const DAYS: Record<Age, { from: number; to?: number }> = {
  any: { from: 1 },
  '1_30': { from: 1, to: 30 },
  '31_60': { from: 31, to: 60 },
  '61_90': { from: 61, to: 90 },
  '91': { from: 91 },
};

/** What was typed, as an e-mail address, or as words of a name and the number of an order. */
function searchOf(text: string): AccountSearch {
  if (text.includes('@')) return { email: text.toLowerCase(), words: null, number: null };
  const words = searchWords(normaliseText(text)).map((word) => `'${word}':*`);
  if (words.length === 0) return { email: null, words: null, number: text.toUpperCase() };
  // no number has a space
  return { email: null, words: words.join(' & '), number: text.includes(' ') ? null : text.toUpperCase() };
}

/** What a request's filter means for the database. @param day today, where the store is */
export function toAccountFilter({ state, overdue, search }: AdminPayLaterFilters, day: string): AccountFilter {
  const text = search?.trim() ?? '';
  const days = overdue && DAYS[overdue];
  return {
    ...(state && { state }),
    ...(days && { due_to: addDays(day, -days.from) }),
    ...(days?.to !== undefined && { due_from: addDays(day, -days.to) }),
    ...(text !== '' && { search: searchOf(text) }),
  };
}

/** The list of pay-later accounts, and what is overdue of all of them. */
export function createAccountList({ db, payLater, presentAccount, store }: AccountListDeps) {
  const find = (filter: AccountFilter, window: AccountWindow) =>
    findWindow(db, repository, {
      filter,
      window,
      isKnown: filter.search === undefined || (Object.keys(filter).length < 2 && !filter.search.words?.includes('&')),
      told_by: filter.search === undefined ? 'keys' : 'words',
    });

  return {
    /** A page of the accounts that match, who applied last first where nothing else is said. */
    async list(asked: AdminPayLaterSearch): Promise<AdminPayLaterListView> {
      const { window, filters } = windowOf(asked, '-applied_at');
      const today = await payLater.today();
      const filter = toAccountFilter(filters, today);
      const [found, currency] = await Promise.all([find(filter, window), store.getCurrency()]);
      const { rows, fields } = pageOf(asked, window.sort, found);
      return { items: await presentAccount.all(rows, today), ...fields, currency };
    },

    /** What is overdue of all accounts today, by for how long (docs/product.md, 'Pay-later for staff'). */
    async getAgeing(): Promise<PayLaterAgeingView> {
      const day = await payLater.today();
      const [buckets, currency] = await Promise.all([repository.sumAges(db, day), store.getCurrency()]);
      return { currency, day, buckets };
    },
  };
}

export type AccountListService = ReturnType<typeof createAccountList>;
