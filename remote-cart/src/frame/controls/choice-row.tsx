import type { ReactNode } from 'react';
import styles from './choice.module.css';

interface ChoiceRowProps {
  /** of the group of radio buttons */
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  title: ReactNode;
  detail?: ReactNode;
  /** stands at the end */
  price?: string | undefined;
}

/** One of several choices, its words part of the target. */
export function ChoiceRow({ name, value, checked, disabled, onChoose, title, detail, price }: ChoiceRowProps) {
  const words = (
    <span className={styles.Words}>
      <span className={styles.Name}>{title}</span>
      {detail && <span className={styles.Detail}>{detail}</span>}
    </span>
  );
  return (
    <label className={styles.Choice}>
      <input
        className={styles.Radio}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      {words}
      {price && <span className={styles.Price}>{price}</span>}
    </label>
  );
}
