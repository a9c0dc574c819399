import { type ComponentPropsWithRef, type JSX, useState } from 'react';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';
import { IconButton } from './icon-button';

export type PasswordFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'>;

/** A password with a button that shows and hides it. */
export function PasswordField({ label, error, hint, id, ...rest }: PasswordFieldProps): JSX.Element {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {(control) => (
        <div className={styles.WithButton}>
          <input autoComplete="current-password" {...rest} {...control} type={shown ? 'text' : 'password'} />
          <IconButton
            className={styles.Reveal}
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
