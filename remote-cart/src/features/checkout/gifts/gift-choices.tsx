import type { Checkout } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { giftMessages } from '../../../messages/gifts';
import { GiftRow } from './gift-row';
import { giftPieces } from './gifts.model';
import styles from './gifts.module.css';

export const messages = [giftMessages];

export interface GiftChoicesProps {
  checkout: Checkout;
}

/** To whom each gift card goes: to whoever buys it, unless they say otherwise. */
export default function GiftChoices({ checkout }: GiftChoicesProps) {
  const text = useMessages(giftMessages);
  return (
    <section aria-labelledby="gift-cards">
      <h3 id="gift-cards" className={styles.Legend}>
        {text.legend}
      </h3>
      <ul className={styles.Rows}>
        {giftPieces(checkout).map((one) => (
          <GiftRow key={`${one.line.variant.id} ${one.piece}`} currency={checkout.currency} {...one} />
        ))}
      </ul>
    </section>
  );
}
