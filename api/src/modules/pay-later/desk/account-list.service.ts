import { countedBeside, MOST_COUNTED, pageOf, totalOf, windowOf } from '../../../framework/list-page';
import type { Found } from '../../../framework/list-page';
import type { Infra } from '../../../infra';
import { addDays } from '../../../infra/basics/calendar';
import { normaliseText, searchWords } from '../../../presenters/search-text';
import type { StoreService } from '../../store/store.service';
import type { PayLaterService } from '../accounts/pay-later.service';
import { accountListRepository as repository } from './account-list.repository';
import type { AccountFilter, AccountSearch, AccountWindow, ListedAccount } from './account-list.repository';
import type { AdminPayLaterListView, AdminPayLaterSearch, Age, PayLaterAgeingView } from './account.schemas';
import type { PresentAccount } from './present-account.service';

export interface AccountListDeps extends Pick<Infra, 'db'> {
  payLater: Pick<PayLaterService, 'today'>;
  presentAccount: PresentAccount;
  store: Pick<StoreService, 'getCurrency'>;
}

/** What every four hundredth account is, fills a page so soon. */
const MOST_WALKED = 20_000;

/** How many days ago the oldest part was due, at least and at most. */
const DAYS: Record<Age, { from: number; to?: number }> = {
  any: { from: 1 },
  '1_30': { from: 1, to: 30 },
  '31_60': { from: 31, to: 60 },
  '61_90': { from: 61, to: 90 },
  '91': { from: 91 },
};

/** What was typed, as an e-mail address, or as words of a name and the number of an order. */
function searchOf(text: string): AccountSearch {
  if (text.includes('@')) return { email: text.toLowerCase(), words: null, number: '' };
  const words = searchWords(normaliseText(text)).map((word) => `'${word}':*`);
  return { email: null, words: words.length === 0 ? null : words.join(' & '), number: text.toUpperCase() };
}

type Filters = Pick<AdminPayLaterSearch, 'state' | 'overdue' | 'search'>;

function toFilter({ state, overdue, search }: Filters, day: string): AccountFilter {
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
  async function listFound(filter: AccountFilter, window: AccountWindow, most: number | null) {
    const rows = await repository.listFound(db, filter, window, most);
    const counted = await countedBeside(rows, window, () => repository.count(db, filter, MOST_COUNTED + 1));
    return { rows, counted };
  }

  /** Whether surely more match than are counted: so many expected are more, however far off that is. */
  const isMany = async (filter: AccountFilter): Promise<boolean> =>
    filter.search === undefined && (await repository.expect(db, filter)) >= 2 * MOST_COUNTED;

  async function find(filter: AccountFilter, window: AccountWindow): Promise<Found<ListedAccount>> {
    if (!(await isMany(filter))) {
      const few = await listFound(filter, window, MOST_COUNTED + 1);
      if (few.counted <= MOST_COUNTED) return { rows: few.rows, ...totalOf(few.counted) };
    }
    const rows = await repository.walk(db, filter, window, MOST_WALKED + window.offset);
    if (rows.length === window.limit) return { rows, total: MOST_COUNTED, is_exact: false };
    // They all lie further on, or are fewer than was expected.
    const { rows: all, counted } = await listFound(filter, window, null);
    return { rows: all, ...totalOf(counted) };
  }

  return {
    /** A page of the accounts that match, who applied last first where nothing else is said. */
    async list(asked: AdminPayLaterSearch): Promise<AdminPayLaterListView> {
      const { window, filters } = windowOf(asked, '-applied_at');
      const filter = toFilter(filters, await payLater.today());
      const [found, currency] = await Promise.all([find(filter, window), store.getCurrency()]);
      const { rows, fields } = pageOf(asked, found);
      return { items: await presentAccount.all(rows), ...fields, currency };
    },

    async getAgeing(): Promise<PayLaterAgeingView> {
      const day = await payLater.today();
      const [buckets, currency] = await Promise.all([repository.sumAges(db, day), store.getCurrency()]);
      return { currency, day, buckets };
    },
  };
}

export type AccountListService = ReturnType<typeof createAccountList>;
