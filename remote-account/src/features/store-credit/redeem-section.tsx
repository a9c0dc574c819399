import { ApiError } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Button, TextField } from '@tessera/shared/ui';
import { useState, type FormEvent } from 'react';
import { Section } from '../../frame/section/section';
import { storeCreditMessages } from '../../messages/store-credit';
import { useRedeem } from '../../frame/store-credit.queries';
import styles from './store-credit.module.css';

/** A gift card's code becomes store credit; one that is not good says so at its field and stays there. */
export function RedeemSection() {
  const text = useMessages(storeCreditMessages);
  const locale = useLocale();
  const redeem = useRedeem();
  const [error, setError] = useState<string>();

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const code = String(new FormData(form).get('code')).trim();
    if (code === '') return setError(text.codeMissing);
    setError(undefined);
    try {
      const { redeemed, credit } = await redeem.mutateAsync(code);
      form.reset();
      toast.success(text.redeemed(formatMoney(redeemed, credit.currency, locale)));
    } catch (failure) {
      const isAnswered = failure instanceof ApiError && failure.status > 0 && failure.status < 500;
      setError(isAnswered ? failure.message : text.redeemFailed);
    }
  }

  return (
    <Section title={text.redeemTitle} intro={text.redeemText}>
      <form className={styles.Form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          name="code"
          label={text.code}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          onChange={() => setError(undefined)}
        />
        <div>
          <Button type="submit" variant="secondary" pending={redeem.isPending}>
            {text.redeem}
          </Button>
        </div>
      </form>
    </Section>
  );
}
