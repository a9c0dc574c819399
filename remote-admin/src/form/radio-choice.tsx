import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface RadioChoiceProps {
  /** of the question: one of its answers is chosen */
  name: string;
  value: string;
  checked: boolean;
  /** without: it is what was agreed, and is taken back by choosing another one */
  onChoose?: () => void;
  children: ReactNode;
}

/** One answer of several. */
export const RadioChoice = ({ name, value, checked, onChoose, children }: RadioChoiceProps) => (
  <label className={styles.Choice}>
    <input
      className={styles.Radio}
      type="radio"
      name={name}
      value={value}
      checked={checked}
      readOnly={!onChoose}
      onChange={onChoose}
    />
    {children}
  </label>
);
