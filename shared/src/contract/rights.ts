import type { components } from './schema.d.ts';

type Right = components['schemas']['Right'];

/**
 * The right to read that goes with a right to write: the answer to a write is the record itself, so whoever may write it
 * may read it, too. The API gives it with the other, and the role editor shows it so.
 */
export const READ_WITH: Partial<Record<Right, Right>> = {
  'orders.write': 'orders.read',
  'orders.refund': 'orders.read',
  'returns.write': 'orders.read',
  'products.write': 'products.read',
  'customers.write': 'customers.read',
  'support.write': 'support.read',
  'marketing.write': 'marketing.read',
  'subscribers.write': 'subscribers.read',
  'gift_cards.write': 'gift_cards.read',
  'store_credit.write': 'store_credit.read',
  'pay_later.write': 'pay_later.read',
  'transactions.write': 'transactions.read',
  'pay_later.write_off': 'pay_later.read',
  'remotes.write': 'remotes.read',
  'content.write': 'content.read',
  'settings.write': 'settings.read',
  'data.export': 'settings.read',
  'staff.write': 'staff.read',
};
