import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { VisuallyHidden } from '@tessera/shared/ui';
import { useRef, useState } from 'react';
import { TextButton } from '../../../frame/controls/text-button';
import { useLocale } from '../../../frame/page-locale';
import { giftMessages } from '../../../messages/gifts';
import { GiftForm } from './gift-form';
import { sayGift } from './gifts.model';
import type { GiftPiece } from './gifts.model';
import styles from './gifts.module.css';

/** One gift card: what it is, to whom it goes, and the way to change that. */
export function GiftRow({ line, piece, gift, currency }: GiftPiece & { currency: string }) {
  const text = useMessages(giftMessages);
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setIsOpen(false);
    // it is back on the page with the next frame
    requestAnimationFrame(() => button.current?.focus());
  };
  const which = text.which(line.product.name, piece, line.quantity);
  return (
    <li className={styles.Row}>
      <div className={styles.Head}>
        <p className={styles.Which}>
          {which}
          <span className={styles.Amount}>{moneyFormat(currency, locale)(line.unit_price)}</span>
        </p>
        <p className={styles.To}>{gift ? sayGift(gift, text, locale) : text.toYou}</p>
        {gift?.message && <p className={styles.Message}>{gift.message}</p>}
      </div>
      {isOpen ? (
        <GiftForm variant_id={line.variant.id} piece={piece} gift={gift} label={which} onClose={close} />
      ) : (
        <TextButton ref={button} onClick={() => setIsOpen(true)}>
          {gift ? text.change : text.give}
          <VisuallyHidden> {which}</VisuallyHidden>
        </TextButton>
      )}
    </li>
  );
}
