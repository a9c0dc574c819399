import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, TextField } from '@tessera/shared/ui';
import { useEffect, useRef } from 'react';
import { paymentMessages } from '../messages/payment';
import styles from './card-fields.module.css';
import { cardName } from './card-name';
import { writeExpiry, writeNumber } from './card-rules';
import type { CardState } from './use-card';

/** Number, expiry date and security code of a card, or the one that was entered before. */
export function CardFields({ card }: { card: CardState }) {
  const { saved, values, errors, failure, type, forget } = card;
  const text = useMessages(paymentMessages);
  const fields = useRef<HTMLDivElement>(null);
  const wrong = Object.keys(errors)[0];
  useEffect(() => {
    if (wrong) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [wrong]);

  if (saved) {
    return (
      <p className={styles.Saved}>
        <strong>{cardName(saved)}</strong>
        <Button variant="quiet" size="sm" onClick={forget}>
          {text.anotherCard}
        </Button>
      </p>
    );
  }
  return (
    <div ref={fields} className={styles.Fields}>
      <p className={styles.Hint}>{text.test}</p>
      <TextField
        name="card_number"
        label={text.cardNumber}
        value={values.number}
        error={errors.number}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        onChange={(event) => type('number', writeNumber(event.target.value))}
      />
      <div className={styles.Pair}>
        <TextField
          name="card_expiry"
          label={text.expiry}
          value={values.expiry}
          error={errors.expiry}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={text.expiryHint}
          onChange={(event) => type('expiry', writeExpiry(event.target.value))}
        />
        <TextField
          name="card_cvc"
          label={text.cvc}
          value={values.cvc}
          error={errors.cvc}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          hint={text.cvcHint}
          onChange={(event) => type('cvc', event.target.value.replace(/\D/g, ''))}
        />
      </div>
      {failure && <Alert tone="error">{failure}</Alert>}
    </div>
  );
}
