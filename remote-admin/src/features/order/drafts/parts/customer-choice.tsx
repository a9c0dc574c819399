import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useId, useState, type FormEvent } from 'react';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { errorsOf, valueOf } from '../../../../controls/write-errors';
import { EmailField } from '../../../../form/fields/email-field';
import fields from '../../../../form/fields.module.css';
import { NameFields } from '../../../../form/fields/name-fields';
import type { DraftChanges } from '../use-draft-write';
import { CustomerSearch } from './customer-search';
import styles from './drafts.module.css';

interface CustomerChoiceProps {
  /** words of the button that takes an address without an account */
  submit: string;
  pending: boolean;
  error: Error | null;
  onChoose: (whose: DraftChanges) => void;
}

/** Whose order it is: somebody with an account, found by search, or an address without one. */
export function CustomerChoice({ submit, pending, error, onChoose }: CustomerChoiceProps) {
  const text = useMessages(draftsMessages);
  const [missing, setMissing] = useState<string>();
  const id = useId();

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = valueOf(form, 'email');
    setMissing(email ? undefined : text.emailMissing);
    if (!email) return event.currentTarget.querySelector<HTMLElement>('[name="email"]')?.focus();
    onChoose({ email, first_name: valueOf(form, 'first_name'), last_name: valueOf(form, 'last_name') });
  }

  return (
    <div className={styles.Start}>
      <CustomerSearch onChoose={(customer) => onChoose({ user_id: customer.id })} />
      <form className={styles.Stack} aria-labelledby={id} noValidate onSubmit={handleSubmit}>
        <h2 id={id} className={fields.Legend}>
          {text.withoutAccount}
        </h2>
        <EmailField label={text.email} errors={missing ? { email: missing } : errorsOf(error)} />
        <div className={fields.Pair}>
          <NameFields text={text} errors={{}} />
        </div>
        <p>
          <Button type="submit" pending={pending}>
            {submit}
          </Button>
        </p>
      </form>
    </div>
  );
}
