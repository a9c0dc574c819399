import type { JSX } from 'react';
import { NAME_MAX } from '@tessera/shared/forms';
import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import styles from './contact-form.module.css';
import { contactMessages } from './contact-messages';
import { unsentMessage } from './unsent';
import type { InquiryErrors } from './use-inquiry';
import type { Sender } from './use-sender';

/** Name and address to answer to: the account's, else for the visitor to fill in. */
export function SenderFields({ sender, errors }: { sender: Sender; errors: InquiryErrors }): JSX.Element {
  const texts = useMessages(contactMessages);
  const { signedIn, name, email } = sender;
  if (signedIn) {
    return (
      <div className={styles.Pair} key="account">
        <TextField label={texts.fields.name} value={name} hint={texts.fromAccount} readOnly />
        <TextField label={texts.fields.email} value={email} hint={texts.fromAccount} readOnly />
      </div>
    );
  }
  return (
    <div className={styles.Pair} key="visitor">
      <TextField
        label={texts.fields.name}
        name="name"
        autoComplete="name"
        defaultValue={unsentMessage()['name']}
        maxLength={NAME_MAX}
        hint={texts.optional}
        error={errors.name}
      />
      <TextField
        label={texts.fields.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        defaultValue={unsentMessage()['email']}
        error={errors.email}
      />
    </div>
  );
}
