import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { payLaterMessages } from '../../../messages/pay-later';
import type { CardErrors, CardField } from './card.model';
import styles from '../account/pay-later.module.css';

interface CardFieldsProps {
  errors: CardErrors;
  onTyped: (field: CardField) => void;
}

/** A card's number, expiry and security code, as browsers fill them in. */
export function CardFields({ errors, onTyped }: CardFieldsProps) {
  const text = useMessages(payLaterMessages);
  const field = (name: CardField) => ({
    name,
    inputMode: 'numeric' as const,
    spellCheck: false,
    error: errors[name],
    onChange: () => onTyped(name),
  });
  return (
    <fieldset className={styles.Card}>
      <legend className={styles.Legend}>{text.cardTitle}</legend>
      <TextField {...field('card_number')} autoComplete="cc-number" maxLength={30} label={text.cardNumber} />
      <div className={styles.Pair}>
        <TextField
          {...field('card_expiry')}
          autoComplete="cc-exp"
          maxLength={7}
          label={text.expiry}
          hint={text.expiryHint}
        />
        <TextField {...field('card_cvc')} autoComplete="cc-csc" maxLength={4} label={text.cvc} />
      </div>
    </fieldset>
  );
}
