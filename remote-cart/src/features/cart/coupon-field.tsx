import type { Cart } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, TextField } from '@tessera/shared/ui';
import { useState, type FormEvent } from 'react';
import { applyCoupon, removeCoupon } from './cart-extras';
import { cartMessages } from './cart-messages';
import styles from './cart-summary.module.css';

/** The coupon of this cart with what it gives, or a field for one. A code that does not count says why under its field. */
export function CouponField({ coupon }: Pick<Cart, 'coupon'>) {
  const text = useMessages(cartMessages);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    if (!code) return setError(text.couponMissing);
    setPending(true);
    setError(undefined);
    void applyCoupon(code, (refusal) => {
      setError(refusal.errors.code?.[0] ?? refusal.message);
    }).finally(() => setPending(false));
  };

  if (coupon) {
    return (
      <div className={styles.Coupon}>
        <p className={styles.Row}>
          <span>
            <strong>{coupon.code}</strong> {coupon.label}
          </span>
          <button type="button" className={styles.TextButton} onClick={() => void removeCoupon()}>
            {text.removeCoupon}
          </button>
        </p>
        {coupon.problem && <Alert tone="warning">{coupon.problem}</Alert>}
      </div>
    );
  }
  return (
    <details className={styles.Details}>
      <summary className={styles.Opener}>{text.couponTitle}</summary>
      <form className={styles.Form} noValidate onSubmit={handleSubmit}>
        <TextField
          name="code"
          label={text.couponCode}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          onChange={() => setError(undefined)}
        />
        <Button type="submit" variant="secondary" pending={pending}>
          {text.apply}
        </Button>
      </form>
    </details>
  );
}
