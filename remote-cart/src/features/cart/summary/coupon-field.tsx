import type { Cart } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, TextField } from '@tessera/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { TextButton } from '../../../frame/controls/text-button';
import { cartMessages } from '../../../messages/cart';
import { applyCoupon, removeCoupon } from '../model/cart-extras';
import styles from './cart-summary.module.css';

/**
 * The coupon of this cart with what it gives, or a field for one. A code that does not count says why under its field.
 * Each takes the other's place, and the focus with it when it was there.
 */
export function CouponField({ coupon }: Pick<Cart, 'coupon'>) {
  const text = useMessages(cartMessages);
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const code = coupon?.code;
  const codeBefore = useRef(code);
  const isAsked = useRef(false);

  useEffect(() => {
    if (codeBefore.current === code) return;
    codeBefore.current = code;
    if (isAsked.current) (removeButton.current ?? opener.current)?.focus();
    isAsked.current = false;
  }, [code]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get('code')).trim();
    if (!written) return setError(text.couponMissing);
    setPending(true);
    setError(undefined);
    isAsked.current = true;
    void applyCoupon(written, (refusal) => {
      isAsked.current = false;
      setError(refusal.errors.code?.[0] ?? refusal.message);
    }).finally(() => setPending(false));
  };

  const handleRemove = (): void => {
    isAsked.current = true;
    void removeCoupon();
  };

  if (coupon) {
    return (
      <div className={styles.Coupon}>
        <p className={styles.Code}>
          <span>
            <strong>{coupon.code}</strong> {coupon.label}
          </span>
          <TextButton ref={removeButton} onClick={handleRemove}>
            {text.removeCoupon}
          </TextButton>
        </p>
        {coupon.problem && <Alert tone="warning">{coupon.problem}</Alert>}
      </div>
    );
  }
  return (
    <details className={styles.Details}>
      <summary ref={opener} className={styles.Opener}>
        {text.couponTitle}
      </summary>
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
