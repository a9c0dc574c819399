import { messagesIn } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import type { ListSpec } from '../../list/list-address';
import { listMessages } from '../../messages/lists';

export const PAGE_SIZE = 25;

/** The list's address; of the orders that the API knows it has no use for 'newest', which the dashboard shows. */
export const productList: ListSpec<never> = {
  path: paths.adminProducts(),
  sorts: ['last_modified', 'name', 'price', '-price'],
  filters: {},
};

/** '26–50 of 1,234', or '' when there is nothing. */
export function rangeText(page: number, pageSize: number, total: number, locale: string): string {
  if (total === 0) return '';
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const format = (value: number) => value.toLocaleString(locale);
  return messagesIn(listMessages).range(format(first), format(last), format(total));
}

/** How many pages a list of `total` rows has; an empty list has one. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}
