import type { GiftCardRow } from '../ledger/ledger.repository';
import type { AdminGiftCardView } from '../../../schemas/gift-card';

/** A gift card as staff have it. */
export const presentCard = (row: GiftCardRow): AdminGiftCardView => ({
  id: row.id,
  last_four: row.last_four,
  amount: row.amount,
  balance: row.balance,
  currency: row.currency,
  state: row.state,
  expires_on: row.expires_on,
  name: row.name,
  email: row.email,
  send_on: row.send_on,
  customer_id: row.user_id,
  created_at: row.created_at.toISOString(),
  version: row.version,
});
