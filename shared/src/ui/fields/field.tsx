import { type JSX, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldProps {
  label: string;
  /** what is wrong, in a sentence; null or empty when nothing is */
  error?: string | null;
  /** help that is always there */
  hint?: string;
}

interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, hint and error around one control, tied together for assistive technology. */
export function Field(
  props: FieldProps & { id?: string; children: (control: ControlProps) => ReactNode },
): JSX.Element {
  const { label, error, hint, id: given, children } = props;
  const generated = useId();
  const id = given ?? generated;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.Field}>
      <label className={styles.Label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.Control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.Hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.Error}>
          {error}
        </p>
      )}
    </div>
  );
}
