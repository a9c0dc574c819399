import type { RegisteredRemote } from '@tessera/shared/composition';
import type { StaffNotice } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import type { NoticeFacts } from '../../../messages/en/notices';
import { hasPage } from '../rail.model';

/** Where notices are counted to. */
const MOST_COUNTED = 100;

/** As a badge says it: nothing of 0, and no more than two digits. */
export function badgeOf(count: number | undefined): string {
  if (!count) return '';
  return count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : String(count);
}

/** What a notice says of itself, as the API's `NoticeDataByKind` states it by kind; what it does not say is empty. */
export function factsOf({ data }: StaffNotice, locale: string): NoticeFacts {
  const given = Object(data) as Record<string, unknown>; // an object always, whatever the API says
  const word = (name: string): string => (typeof given[name] === 'string' ? given[name] : '');
  const number = (name: string): number => (typeof given[name] === 'number' ? given[name] : 0);
  return {
    number: word('number'),
    money: word('currency') && formatMoney(number('amount'), word('currency'), locale),
    day: word('due_on') && formatDate(word('due_on'), locale),
    name: word('name'),
    sku: word('sku'),
    stock: number('stock'),
    won: word('outcome') === 'won',
    agreed: word('outcome') === 'agreed',
    done: number('done'),
    failed: number('failed'),
    stopped: word('state') === 'stopped',
    provider: word('provider'),
    reference: word('reference'),
    version: word('version'),
    former: word('former'),
  };
}

const ADDRESSES: Record<string, (id: string) => string> = {
  order: paths.adminOrder,
  return: (id) => `${paths.admin()}/returns/${encodeURIComponent(id)}`,
  inquiry: (id) => `${paths.admin()}/support/${encodeURIComponent(id)}`,
  product: (id) => `${paths.adminProducts()}/view-product/${encodeURIComponent(id)}`,
  pay_later_account: (id) => `${paths.admin()}/pay-later/${encodeURIComponent(id)}`,
  remote: (id) => `${paths.admin()}/settings/remotes/${encodeURIComponent(id)}`,
  job: (id) => `${paths.admin()}/settings/jobs/${encodeURIComponent(id)}`,
};

/** Where one sees what a notice is about; undefined where no live remote has a page for it. */
export function addressOf({ subject_type, subject_id }: StaffNotice, remotes: RegisteredRemote[]): string | undefined {
  const address = ADDRESSES[subject_type]?.(subject_id);
  return address !== undefined && hasPage(remotes, address) ? address : undefined;
}
