import { today } from '@tessera/shared/dates';
import { useDraft } from '@tessera/shared/drafts';
import { fieldErrors } from '@tessera/shared/forms';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, TextArea, TextField } from '@tessera/shared/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { frameMessages } from '../../../messages/frame';
import { giftMessages } from '../../../messages/gifts';
import { useSaveCheckout } from '../state/checkout.queries';
import type { Gift } from './gifts.model';
import styles from './gifts.module.css';

interface GiftFormProps {
  variant_id: string;
  piece: number;
  gift: Gift | undefined;
  /** what it is about, for those who hear it */
  label: string;
  onClose: () => void;
}

const FIELDS = ['gift.email', 'gift.send_on'] as const;

/** Who gets a gift card, with which words and when. What was typed stays where it is refused. */
export function GiftForm({ variant_id, piece, gift, label, onClose }: GiftFormProps) {
  const text = useMessages(giftMessages);
  const { optional } = useMessages(frameMessages);
  const { ref, clear } = useDraft(`checkout:gift:${variant_id}:${piece}`);
  const first = useRef<HTMLInputElement>(null);
  const { mutateAsync, isPending, error } = useSaveCheckout();
  const errors = fieldErrors(error, FIELDS);
  const isSaidThere = Object.keys(errors).length > 0;
  useEffect(() => first.current?.focus(), []);

  const close = (): void => {
    clear();
    onClose();
  };

  const save = (to: { email: string; name: string; message: string; send_on: string | null } | null): Promise<void> =>
    mutateAsync({ gift: { variant_id, piece, to } }).then(close);

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const typed = (name: string): string => String(values.get(name) ?? '');
    const send_on = typed('send_on') || null;
    save({ email: typed('email'), name: typed('name'), message: typed('message'), send_on }).catch(
      (refusal: unknown) => {
        // said below
        const wrong = FIELDS.find((field) => fieldErrors(refusal, FIELDS)[field]);
        if (wrong) form.querySelector<HTMLElement>(`[name=${wrong.slice(wrong.indexOf('.') + 1)}]`)?.focus();
      },
    );
  }

  return (
    <form ref={ref} className={styles.Form} noValidate aria-label={label} onSubmit={handleSubmit}>
      <div className={styles.Pair}>
        <TextField
          ref={first}
          name="name"
          label={optional(text.fields.name)}
          maxLength={100}
          autoComplete="off"
          defaultValue={gift?.name}
        />
        <TextField
          name="email"
          type="email"
          label={text.fields.email}
          error={errors['gift.email']}
          autoComplete="off"
          defaultValue={gift?.email}
        />
      </div>
      <p className={styles.Small}>{text.emailHint}</p>
      <TextArea
        name="message"
        rows={3}
        maxLength={500}
        label={optional(text.fields.message)}
        defaultValue={gift?.message}
      />
      <TextField
        name="send_on"
        type="date"
        min={today()}
        label={optional(text.fields.send_on)}
        hint={text.dayHint}
        error={errors['gift.send_on']}
        defaultValue={gift?.send_on ?? ''}
      />
      {error && !isSaidThere && <Alert tone="error">{text.failed}</Alert>}
      <div className={styles.Ways}>
        <Button type="submit" pending={isPending}>
          {text.save}
        </Button>
        {gift && (
          <Button variant="secondary" onClick={() => void save(null).catch(() => undefined)}>
            {text.toMe}
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
