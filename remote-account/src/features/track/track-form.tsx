import { ApiError, UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import type { TrackedOrder } from '@tessera/shared/contract';
import { currentLanguage, pathIn, useMessages } from '@tessera/shared/i18n';
import { Button, TextField } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState, type FormEvent } from 'react';
import { FailureNotice } from '../../frame/editing/failure-notice';
import { ordersMessages } from '../../messages/orders';
import styles from '../../frame/section/section.module.css';

type Field = 'number' | 'email';

const read = (form: FormData, field: Field): string => String(form.get(field) ?? '').trim();

/** Where it is sent to in a browser without scripts (decision 68); the button's, as its form waits until the page is alive. */
const withoutScripts = (): string => pathIn(currentLanguage(), '/contact/order');

/** Which of the two is wrong nobody is told. */
const failureOf = (error: Error, notFound: string): string =>
  error instanceof ApiError && error.status === 404 ? notFound : error.message || UNEXPECTED_ERROR;

/** Asks for the two things that only the buyer knows together. */
export function TrackForm({ onFound }: { onFound: (order: TrackedOrder) => void }) {
  const text = useMessages(ordersMessages);
  const [missing, setMissing] = useState<Partial<Record<Field, string>>>({});
  const find = useMutation({
    mutationFn: (asked: Record<Field, string>) => api.post<TrackedOrder>('orders/track', { json: asked }),
    onSuccess: onFound,
  });

  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const asked = { number: read(form, 'number'), email: read(form, 'email') };
    const empty = {
      ...(asked.number ? {} : { number: text.trackNumberMissing }),
      ...(asked.email ? {} : { email: text.trackEmailMissing }),
    };
    setMissing(empty);
    const [first] = Object.keys(empty);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else if (!find.isPending) find.mutate(asked);
  };

  const forget = (field: Field) => () => setMissing(({ [field]: _said, ...others }) => others);

  return (
    <form className={styles.Form} method="post" noValidate onSubmit={handleSubmit}>
      <FailureNotice failure={find.error && failureOf(find.error, text.trackNotFound)} />
      <TextField
        name="number"
        label={text.trackNumber}
        hint={text.trackNumberHint}
        maxLength={50}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={missing.number}
        onChange={forget('number')}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        label={text.trackEmail}
        maxLength={320}
        error={missing.email}
        onChange={forget('email')}
      />
      <div>
        <Button type="submit" formAction={withoutScripts()} pending={find.isPending} pendingText={text.tracking}>
          {text.track}
        </Button>
      </div>
    </form>
  );
}
