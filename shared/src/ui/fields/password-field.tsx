import { type ComponentPropsWithRef, type JSX, useState } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';
import { IconButton } from '../actions/icon-button';
import { uiMessages } from '../base/ui-messages';

export type PasswordFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'>;

/** A password with a button that shows and hides it. */
export function PasswordField({ label, error, hint, id, ...rest }: PasswordFieldProps): JSX.Element {
  const words = useMessages(uiMessages);
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {(control) => (
        <div className={styles.WithButton}>
          <input autoComplete="current-password" {...rest} {...control} type={shown ? 'text' : 'password'} />
          <IconButton
            className={styles.Reveal}
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? words.hidePassword : words.showPassword}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
