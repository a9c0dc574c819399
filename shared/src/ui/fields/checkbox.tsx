import { type ComponentPropsWithRef, type JSX, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children'> {
  label: ReactNode;
  error?: string | null;
}

/** A box to tick, with its words beside it as part of the target. */
export function Checkbox({ label, error, ...rest }: CheckboxProps): JSX.Element {
  const id = `${useId()}-error`;
  return (
    <div>
      <label className={styles.Check}>
        <input
          {...rest}
          className={styles.Box}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p id={id} className={styles.Error}>
          {error}
        </p>
      )}
    </div>
  );
}
