import type { ComponentPropsWithRef, JSX } from 'react';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';
import { Icon } from '../content/icon';

export type SelectFieldProps = FieldProps & Omit<ComponentPropsWithRef<'select'>, 'className'>;

/** A labelled native choice; its children are <option>s. */
export function SelectField({ label, error, hint, id, ...rest }: SelectFieldProps): JSX.Element {
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {(control) => (
        <div className={styles.Select}>
          <select {...rest} {...control} />
          <Icon name="chevron-down" className={styles.Chevron} size={16} />
        </div>
      )}
    </Field>
  );
}
