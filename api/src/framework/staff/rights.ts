import { READ_WITH } from '@tessera/shared/contract';

/** What staff may be allowed to do. A role is a set of these; a route of the back office asks for one. */
export const RIGHTS = [
  'dashboard.read',
  'reports.read',
  'orders.read',
  'orders.write',
  'orders.refund',
  'returns.write',
  'products.read',
  'products.write',
  'customers.read',
  'customers.write',
  'reviews.write',
  'support.read',
  'support.write',
  'marketing.read',
  'marketing.write',
  'subscribers.read',
  'subscribers.write',
  'gift_cards.read',
  'gift_cards.write',
  'store_credit.read',
  'store_credit.write',
  'search.write',
  'pay_later.read',
  'pay_later.write',
  'pay_later.write_off',
  'transactions.read',
  'transactions.write',
  'remotes.read',
  'remotes.write',
  'content.read',
  'content.write',
  'settings.read',
  'settings.write',
  'data.export',
  'staff.read',
  'staff.write',
  'audit.read',
] as const;

export type Right = (typeof RIGHTS)[number];

/** What these rights allow, with what goes with them, in the order of `RIGHTS`. Names of no right are passed over. */
export function rightsOfNames(names: readonly string[]): Right[] {
  const named = names.filter(isRight);
  const all = new Set(named.flatMap((right) => [right, READ_WITH[right] ?? right]));
  return RIGHTS.filter((right) => all.has(right));
}

/** Whether a name is one of a right: the database may hold those of another version. */
export const isRight = (name: string): name is Right => RIGHTS.some((right) => right === name);
