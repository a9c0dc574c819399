import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, TextField } from '@tessera/shared/ui';
import { useEffect, useRef, type ChangeEvent } from 'react';
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
  /** @param write puts what is typed into the field's own form */
  const field = (name: keyof typeof values, write: (typed: string) => string) => ({
    name: `card_${name}`,
    value: values[name],
    error: errors[name],
    inputMode: 'numeric' as const,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => type(name, write(target.value)),
  });
  return (
    <div ref={fields} className={styles.Fields}>
      <p className={styles.Hint}>{text.test}</p>
      <TextField
        {...field('number', writeNumber)}
        label={text.cardNumber}
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
      />
      <div className={styles.Pair}>
        <TextField
          {...field('expiry', writeExpiry)}
          label={text.expiry}
          autoComplete="cc-exp"
          placeholder={text.expiryHint}
        />
        <TextField
          {...field('cvc', (typed) => typed.replace(/\D/g, ''))}
          label={text.cvc}
          autoComplete="cc-csc"
          maxLength={4}
          hint={text.cvcHint}
        />
      </div>
      {failure && <Alert tone="error">{failure}</Alert>}
    </div>
  );
}
