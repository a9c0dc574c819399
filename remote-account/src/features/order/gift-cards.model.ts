import type { Order } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import type { TextsOf } from '@tessera/shared/i18n';
import type { ordersMessages } from '../../messages/orders';

type OrderGiftCard = NonNullable<Order['gift_cards']>[number];

/** What becomes of a gift card that was bought: 'Goes to Ada, ada@example.com, on December 24, 2026'. */
export function sayGiftCard(
  { state, name, email, send_on }: OrderGiftCard,
  { giftCard: text }: Pick<TextsOf<typeof ordersMessages>, 'giftCard'>,
  locale: string,
): string {
  const to = [name, email].filter(Boolean).join(', ');
  if (state === 'ended') return text.ended;
  if (state === 'mailed') return text.mailed(to);
  if (send_on !== null) return text.planned(to, formatDate(send_on, locale));
  return text.unpaid(to);
}
