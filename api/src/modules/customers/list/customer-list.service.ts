import { findWindow } from '../../../framework/lists/find-window';
import { pageOf, windowOf } from '../../../framework/lists/list-page';
import type { Infra } from '../../../infra';
import { endOf } from '../../../infra/basics/calendar';
import { normaliseText, searchWords } from '../../../presenters/search/search-text';
import type { AdminCustomerFilters } from '../../../schemas/filters/customer-filter';
import type { StoreService } from '../../store/store.service';
import type { CustomerFilter, CustomerSearch } from './customer-conditions.repository';
import { customerListRepository as repository } from './customer-list.repository';
import type { CustomerWindow, ListedCustomer } from './customer-list.repository';
import type { AdminCustomerListView, AdminCustomerSearch, AdminCustomerView } from './customer-list.schemas';

export interface CustomerListDeps extends Pick<Infra, 'db'> {
  store: Pick<StoreService, 'getCurrency'>;
}

export type CustomerListService = ReturnType<typeof createCustomerList>;

/** Fewer digits are in too many telephone numbers. */
const FEWEST_DIGITS = 4;

/** What was typed, as an e-mail address, as words of a name, or as a telephone number. */
function customerSearchOf(text: string): CustomerSearch {
  if (text.includes('@')) return { email: text.toLowerCase(), words: null, digits: null };
  const words = searchWords(normaliseText(text)).map((word) => `'${word}':*`);
  const digits = /^[\d\s()+/.-]+$/.test(text) ? text.replace(/\D/g, '').replace(/^0+/, '') : '';
  return {
    email: null,
    words: words.length === 0 ? null : words.join(' & '),
    digits: digits.length < FEWEST_DIGITS ? null : digits,
  };
}

/** What a request's filter means for the database: days begin and end in UTC. */
export function toCustomerFilter({
  sort: _sort,
  search,
  last_order_from,
  last_order_to,
  since_from,
  since_to,
  ...filter
}: AdminCustomerFilters): CustomerFilter {
  const text = search?.trim() ?? '';
  return {
    ...filter,
    ...(last_order_from !== undefined && { last_order_from: new Date(last_order_from) }),
    ...(last_order_to !== undefined && { last_order_before: endOf(last_order_to) }),
    ...(since_from !== undefined && { since_from: new Date(since_from) }),
    ...(since_to !== undefined && { since_before: endOf(since_to) }),
    ...(text !== '' && { search: customerSearchOf(text) }),
  };
}

/** A row as clients have it. @param currency in which sums are */
const presentCustomer = (
  { last_order_at, created_at, name, email, state, is_staff, orders_count, spent, ...row }: ListedCustomer,
  currency: string,
): AdminCustomerView => ({
  id: row.id,
  name,
  email,
  state,
  is_staff,
  currency,
  orders_count,
  spent,
  last_order_at: last_order_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
  newsletter: row.newsletter,
  tags: row.tags,
  groups: row.groups,
});

/** The list of customers, for staff. */
export function createCustomerList({ db, store }: CustomerListDeps) {
  const find = (filter: CustomerFilter, window: CustomerWindow) => {
    const { search } = filter;
    const isKnown = Object.keys(filter).length < 2 && !search?.words?.includes('&');
    if (search === undefined) return findWindow(db, repository, { filter, window, told_by: 'keys', isKnown });
    // a telephone number is one of few, and PostgreSQL does not know of how few
    if (search.digits !== null) return findWindow(db, repository, { filter, window, told_by: 'rows', isKnown: false });
    return findWindow(db, repository, { filter, window, told_by: 'words', isKnown });
  };

  return {
    /** A page of the customers that match, newest first where nothing else is said. */
    async list(asked: AdminCustomerSearch): Promise<AdminCustomerListView> {
      const { window, filters } = windowOf(asked, '-created_at');
      const [found, currency] = await Promise.all([find(toCustomerFilter(filters), window), store.getCurrency()]);
      const { rows, fields } = pageOf(asked, window.sort, found);
      return { items: rows.map((row) => presentCustomer(row, currency)), ...fields };
    },
  };
}
