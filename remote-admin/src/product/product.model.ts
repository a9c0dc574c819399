import { messagesIn } from '@tessera/shared/i18n';
import { adminMessages } from '../messages/admin';
/** How a product's stock is judged in a list: sold out, running low (5 or fewer) or well. */
export function stockLevel(stock: number): 'out' | 'low' | 'well' {
  if (stock <= 0) return 'out';
  return stock <= 5 ? 'low' : 'well';
}

/** A product is either on sale in the shop or still a draft. */
export function statusText(published: boolean): string {
  const text = messagesIn(adminMessages);
  return published ? text.published : text.draft;
}
