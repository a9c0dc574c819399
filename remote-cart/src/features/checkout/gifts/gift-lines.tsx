import type { Checkout, CheckoutLine } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '../../../frame/page-locale';
import { giftMessages } from '../../../messages/gifts';
import { giftPieces, sayGift } from './gifts.model';
import styles from './gifts.module.css';

export const messages = [giftMessages];

export interface GiftLinesProps {
  checkout: Checkout;
  line: CheckoutLine;
}

/** To whom the gift cards of a line go, in a line each; those that go to whoever buys them are not named. */
export default function GiftLines({ checkout, line }: GiftLinesProps) {
  const text = useMessages(giftMessages);
  const locale = useLocale();
  const given = giftPieces(checkout).filter((one) => one.line.variant.id === line.variant.id);
  return given.map(({ piece, gift }) => (
    <p key={piece} className={styles.To}>
      {gift ? sayGift(gift, text, locale) : text.toYou}
    </p>
  ));
}
