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
  const common = { inputMode: 'numeric' as const, spellCheck: false };
  return (
    <fieldset className={styles.Card}>
      <legend className={styles.Legend}>{text.cardTitle}</legend>
      <TextField
        {...common}
        name="card_number"
        autoComplete="cc-number"
        maxLength={30}
        label={text.cardNumber}
        error={errors.card_number}
        onChange={() => onTyped('card_number')}
      />
      <div className={styles.Pair}>
        <TextField
          {...common}
          name="card_expiry"
          autoComplete="cc-exp"
          maxLength={7}
          label={text.expiry}
          hint={text.expiryHint}
          error={errors.card_expiry}
          onChange={() => onTyped('card_expiry')}
        />
        <TextField
          {...common}
          name="card_cvc"
          autoComplete="cc-csc"
          maxLength={4}
          label={text.cvc}
          error={errors.card_cvc}
          onChange={() => onTyped('card_cvc')}
        />
      </div>
    </fieldset>
  );
}
