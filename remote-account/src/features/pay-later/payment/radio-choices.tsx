import type { ReactNode } from 'react';
import styles from '../account/pay-later.module.css';

interface RadioChoicesProps<Value> {
  /** of the group of radio buttons */
  name: string;
  legend: string;
  /** each with the words for it */
  choices: readonly (readonly [Value, string])[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  /** below them */
  children?: ReactNode;
}

/** One of several ways, under what they are for. */
export function RadioChoices<Value extends string>(props: RadioChoicesProps<Value>) {
  const { name, legend, choices, chosen, onChoose, children } = props;
  return (
    <fieldset className={styles.Choices}>
      <legend className={styles.Legend}>{legend}</legend>
      {choices.map(([value, label]) => (
        <label key={value} className={styles.Choice}>
          <input
            className={styles.Radio}
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span>{label}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
