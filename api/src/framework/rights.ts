/** What staff may be allowed to do. A role is a set of these; a route of the back office asks for one. */
export const RIGHTS = [
  'dashboard.read',
  'orders.read',
  'orders.write',
  'orders.refund',
  'returns.write',
  'products.read',
  'products.write',
  'customers.read',
  'customers.write',
  'reviews.write',
  'search.write',
  'pay_later.read',
  'pay_later.write',
  'remotes.read',
  'remotes.write',
  'settings.read',
  'settings.write',
  'staff.read',
  'staff.write',
  'audit.read',
] as const;

export type Right = (typeof RIGHTS)[number];

/** Whether a name is one of a right: the database may hold those of another version. */
export const isRight = (name: string): name is Right => RIGHTS.some((right) => right === name);
