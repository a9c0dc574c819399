import { READ_WITH, roleName as nameIn, type Right, type StaffRole } from '@tessera/shared/contract';
import { currentLanguage, messagesIn } from '@tessera/shared/i18n';
import { settingsMessages } from '../../../messages/settings/settings';

export type RightGroup =
  | 'overview'
  | 'orders'
  | 'catalogue'
  | 'customers'
  | 'support'
  | 'marketing'
  | 'giftCards'
  | 'payLater'
  | 'money'
  | 'shop'
  | 'staff';

/** Every right once, in the groups and the order that screens show. */
export const RIGHT_GROUPS: Record<RightGroup, readonly Right[]> = {
  overview: ['dashboard.read', 'reports.read'],
  orders: ['orders.read', 'orders.write', 'orders.refund', 'returns.write'],
  catalogue: ['products.read', 'products.write', 'reviews.write', 'search.write'],
  customers: ['customers.read', 'customers.write'],
  support: ['support.read', 'support.write'],
  marketing: ['marketing.read', 'marketing.write', 'subscribers.read', 'subscribers.write'],
  giftCards: ['gift_cards.read', 'gift_cards.write', 'store_credit.read', 'store_credit.write'],
  payLater: ['pay_later.read', 'pay_later.write', 'pay_later.write_off'],
  money: ['transactions.read', 'transactions.write'],
  shop: [
    'content.read',
    'content.write',
    'settings.read',
    'settings.write',
    'data.export',
    'remotes.read',
    'remotes.write',
  ],
  staff: ['staff.read', 'staff.write', 'audit.read'],
};

// the keys of a record are what its type says
export const GROUP_NAMES = Object.keys(RIGHT_GROUPS) as RightGroup[];

export const ALL_RIGHTS: readonly Right[] = GROUP_NAMES.flatMap((group) => RIGHT_GROUPS[group]);

/** The rights with one given or taken: what it needs comes with it, and what needs it goes with it. */
export function switchRight(rights: readonly Right[], right: Right): Right[] {
  if (rights.includes(right)) return rights.filter((one) => one !== right && READ_WITH[one] !== right);
  const needed = READ_WITH[right];
  return [...rights, ...(needed && !rights.includes(needed) ? [needed] : []), right];
}

/** A role's name: that of every shop's is in the reader's language. */
export const roleName = (role: Pick<StaffRole, 'key' | 'name'>): string => nameIn(role, currentLanguage());

/** The groups of which something is allowed, in words. */
export function areasOf(rights: readonly string[]): string[] {
  const { groups } = messagesIn(settingsMessages);
  return GROUP_NAMES.filter((group) => RIGHT_GROUPS[group].some((right) => rights.includes(right))).map(
    (group) => groups[group],
  );
}

/** Whoever may read one of these may let something long be done with it, an export at least. */
const OF_JOBS: readonly string[] = [
  'orders.read',
  'products.read',
  'customers.read',
  'transactions.read',
] satisfies Right[];

/** Where `/admin/settings` leads: the first page that these rights open; undefined where none does. */
export function firstPage(rights: readonly string[]): 'store' | 'staff' | 'remotes' | 'audit' | 'jobs' | undefined {
  if (rights.includes('settings.read')) return 'store';
  if (rights.includes('staff.read')) return 'staff';
  if (rights.includes('remotes.read')) return 'remotes';
  if (rights.includes('audit.read')) return 'audit';
  return OF_JOBS.some((right) => rights.includes(right)) ? 'jobs' : undefined;
}
