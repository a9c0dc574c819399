import type { FormEvent, JSX } from 'react';
import { useDraft } from '@tessera/shared/drafts';
import type { ShopEvents } from '@tessera/shared/events';
import { INQUIRY_TYPES, MESSAGE_MAX, SUBJECT_MAX } from '@tessera/shared/forms';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, SelectField, TextArea, TextField, VisuallyHidden } from '@tessera/shared/ui';
import styles from './contact-form.module.css';
import { contactMessages } from './contact-messages';
import { withoutScripts } from '../../links/without-scripts';
import { SenderFields } from './sender-fields';
import { SentMessage } from './sent-message';
import { forgetUnsent, keepUnsent, unsentMessage } from './unsent';
import { useInquiry } from './use-inquiry';
import { useSender } from './use-sender';

export interface ContactFormProps {
  /** what is known of the matter already */
  about?: ShopEvents['contact-requested'];
  /** asked to close, in a dialog; a page has nothing to close */
  onClose?: () => void;
}

/** A message to the store (docs/product.md §2, Contact dialog), in the dialog and on the page. */
export function ContactForm({ about, onClose }: ContactFormProps): JSX.Element {
  const texts = useMessages(contactMessages);
  const sender = useSender();
  const { ref, clear } = useDraft('contact');
  const { errors, banner, pending, receipt, handleSubmit, forgive, startAnew } = useInquiry(sender.signedIn, () => {
    clear();
    forgetUnsent();
  });
  if (receipt) return <SentMessage receipt={receipt} onClose={onClose} onAnother={startAnew} />;

  const handleInput = (event: FormEvent): void => {
    const { name, value } = event.target as HTMLInputElement; // only fields have input
    forgive(name);
    if (!sender.signedIn) keepUnsent(name, value);
  };
  const unsent = unsentMessage();
  return (
    <form
      ref={ref}
      className={styles.Form}
      // before the page is alive a submit must not put the message into the address
      method="post"
      noValidate
      aria-label={texts.form}
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      {banner && <Alert tone="error">{banner}</Alert>}
      <SelectField
        label={texts.fields.type}
        name="type"
        defaultValue={unsent['type'] ?? about?.type}
        error={errors.type}
      >
        {INQUIRY_TYPES.map((type) => (
          <option key={type} value={type}>
            {texts.types[type]}
          </option>
        ))}
      </SelectField>
      <SenderFields sender={sender} errors={errors} />
      <TextField
        label={texts.fields.subject}
        name="subject"
        defaultValue={unsent['subject'] ?? about?.subject}
        maxLength={SUBJECT_MAX}
        autoComplete="off"
        error={errors.subject}
      />
      <TextArea
        label={texts.fields.message}
        name="message"
        defaultValue={unsent['message']}
        maxLength={MESSAGE_MAX}
        error={errors.message}
      />
      {/* filled in by programs alone */}
      <VisuallyHidden aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label={texts.fields.website} />
      </VisuallyHidden>
      <Button type="submit" block formAction={withoutScripts('message')} pending={pending} pendingText={texts.sending}>
        {texts.send}
      </Button>
    </form>
  );
}
