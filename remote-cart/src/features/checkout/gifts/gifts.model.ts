import type { Checkout, CheckoutLine } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import type { TextsOf } from '@tessera/shared/i18n';
import type { giftMessages } from '../../../messages/gifts';

export type Gift = NonNullable<Checkout['gifts']>[number];

/** A gift card that is bought, and to whom it goes; undefined: to whoever buys it. */
export interface GiftPiece {
  line: CheckoutLine;
  /** counted from 1 */
  piece: number;
  gift: Gift | undefined;
}

/** Every gift card of the order, piece by piece. */
export function giftPieces({ items, gifts = [] }: Pick<Checkout, 'items' | 'gifts'>): GiftPiece[] {
  return items
    .filter(({ gift_card }) => gift_card)
    .flatMap((line) =>
      Array.from({ length: line.quantity }, (_, index): GiftPiece => {
        const piece = index + 1;
        return { line, piece, gift: gifts.find((one) => one.variant_id === line.variant.id && one.piece === piece) };
      }),
    );
}

/** 'To Ada, ada@example.com, on December 24, 2026' */
export function sayGift({ name, email, send_on }: Gift, text: TextsOf<typeof giftMessages>, locale: string): string {
  const to = text.to(name, email);
  return send_on ? `${to}, ${text.on(formatDate(send_on, locale))}` : to;
}

/** True where nothing of it is sent by parcel. */
export const isMailed = ({ items }: Pick<Checkout, 'items'>): boolean =>
  items.length > 0 && items.every(({ gift_card }) => gift_card);
