import { ApiError, api } from '@tessera/shared/client';
import { keepHearts, wishes } from './wishes';

/** Hands a visitor's hearts to the account that they have signed in to. What does not arrive is tried again with the next read. */
export async function joinHearts(): Promise<void> {
  const { hearts } = wishes.getState();
  try {
    await api.post('wishlist/join', { json: { product_ids: hearts } });
  } catch (error) {
    // a refusal would be repeated for ever
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return;
  }
  keepHearts(wishes.getState().hearts.filter((id) => !hearts.includes(id)));
}
