import { arrivalDays, piecesAhead } from '@tessera/shared/components';
import type { Checkout } from '@tessera/shared/contract';
import { formatDays } from '@tessera/shared/dates';
import type { TextsOf } from '@tessera/shared/i18n';
import { BY_MAIL } from '../../../frame/by-mail';
import type { checkoutMessages } from '../../../messages/checkout';

/** When an order would arrive by a delivery that is offered: of what is mailed or not there yet no day is told. */
export function arrivalOf(
  { code, earliest_on, latest_on }: Checkout['delivery_offers'][number],
  { items }: Pick<Checkout, 'items'>,
  text: TextsOf<typeof checkoutMessages>,
  locale: string,
): string {
  if (code === BY_MAIL) return text.onceItIsPaid;
  const lines = items
    .filter(({ gift_card }) => !gift_card)
    .map(({ quantity, variant }) => ({ quantity, ahead: piecesAhead(variant.backorder, quantity) }));
  const days = arrivalDays(formatDays(earliest_on, latest_on, locale), lines);
  return days === undefined ? text.onceItIsThere : text.arrives(days);
}
