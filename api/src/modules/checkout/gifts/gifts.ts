import { forgotPasswordSchema } from '@tessera/shared/forms';
import { AppError, notValid } from '../../../errors/errors';
import { addMonths, isDay } from '../../../infra/basics/calendar';
import type { ChosenGift, Gift } from '../../../infra/database/tables/gifts';
import { messageOf } from '../../../messages/message';
import { checkForm } from '../../../schemas/check-form';
import type { CartLine } from '../../cart/cart-views.service';
import { MOST_GIFT_CARDS } from './gift.schemas';
import type { GiftRequest } from './gift.schemas';

/** How far ahead a gift card can be sent, months. */
const MOST_MONTHS = 12;

/**
 * To whom a gift card goes, as it is kept.
 * @param today YYYY-MM-DD, where the store is
 * @returns null: to whoever buys it
 * @throws AppError `validation.failed` by field ('gift.email')
 */
export async function checkedGift({ to }: GiftRequest, today: string): Promise<Gift | null> {
  if (to === null) return null;
  const email = to.email.trim().toLowerCase();
  await checkForm(forgotPasswordSchema, { email }).catch((error: unknown) => {
    const said = error instanceof AppError ? error.errors?.['email'] : undefined;
    throw said ? notValid({ 'gift.email': said }) : error;
  });
  const { send_on = null } = to;
  if (send_on !== null && !(isDay(send_on) && send_on > today && send_on <= addMonths(today, MOST_MONTHS))) {
    throw notValid({ 'gift.send_on': [messageOf('validation.failed.gift_send_day')] });
  }
  return { email, name: to.name.trim(), message: to.message.trim(), send_on };
}

/** What was chosen before, with this in its place; the latest, as many as can be bought at once. Pure. */
export function withGift(
  chosen: readonly ChosenGift[],
  { variant_id, piece }: Pick<GiftRequest, 'variant_id' | 'piece'>,
  gift: Gift | null,
): ChosenGift[] {
  const others = chosen.filter((one) => one.variant_id !== variant_id || one.piece !== piece);
  return [...others, ...(gift ? [{ variant_id, piece, ...gift }] : [])].slice(-MOST_GIFT_CARDS);
}

type BoughtLine = Pick<CartLine, 'variant_id' | 'quantity' | 'gift_card'>;

/** Those for pieces that are bought: what was chosen for others waits for them. Pure. */
export function giftsFor(lines: readonly BoughtLine[], chosen: readonly ChosenGift[]): ChosenGift[] {
  return chosen.filter(({ variant_id, piece }) =>
    lines.some((line) => line.gift_card && line.variant_id === variant_id && piece <= line.quantity),
  );
}

/** Piece by piece of a line, null for those that go to whoever buys them; null: all of them do. Pure. */
export function giftsOfLine(line: BoughtLine, chosen: readonly ChosenGift[] = []): (Gift | null)[] | null {
  const own = giftsFor([line], chosen);
  if (own.length === 0) return null;
  const pieces: (Gift | null)[] = Array.from({ length: line.quantity }, () => null);
  for (const { piece, email, name, message, send_on } of own) pieces[piece - 1] = { email, name, message, send_on };
  return pieces;
}
