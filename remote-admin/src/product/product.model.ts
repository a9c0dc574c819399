import type { AdminProduct } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { adminMessages } from '../messages/admin';

/** How a product's stock is judged in a list: sold out, running low (5 or fewer) or well. */
export function stockLevel(stock: number): 'out' | 'low' | 'well' {
  if (stock <= 0) return 'out';
  return stock <= 5 ? 'low' : 'well';
}

/** Where a product stands in its life: an active one is in the shop, or outside of its schedule. */
export function statusText({ status, published }: Pick<AdminProduct, 'status' | 'published'>): string {
  const text = messagesIn(adminMessages);
  if (published) return text.published;
  return { draft: text.draft, active: text.outOfTime, archived: text.archived }[status];
}
