import styles from '../account/pay-later.module.css';

interface RadioChoiceProps {
  name: string;
  value: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

/** One of several ways, in a fieldset that says what they are for. */
export function RadioChoice({ name, value, label, checked, onChoose }: RadioChoiceProps) {
  return (
    <label className={styles.Choice}>
      <input className={styles.Radio} type="radio" name={name} value={value} checked={checked} onChange={onChoose} />
      <span>{label}</span>
    </label>
  );
}
