import { cx } from '@tessera/shared/ui';
import { useId, type ReactNode } from 'react';
import fieldset from '../controls/fieldset.module.css';
import styles from './fields.module.css';

interface FieldGroupProps {
  legend: string;
  /** what is wrong with the fields together */
  error?: string;
  children: ReactNode;
}

/** Fields that answer one question: its words above them, and what is wrong with the answer below. */
export function FieldGroup({ legend, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className={cx(fieldset.Set, styles.Group)} aria-describedby={error ? id : undefined}>
      <legend className={styles.Legend}>{legend}</legend>
      {children}
      {error && (
        <p id={id} className={styles.Error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
