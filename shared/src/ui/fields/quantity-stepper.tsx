import { type JSX, useState } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { cx } from '../base/cx';
import { IconButton } from '../actions/icon-button';
import styles from './quantity-stepper.module.css';
import { uiMessages } from '../base/ui-messages';

export interface QuantityStepperProps {
  value: number;
  /** called with a whole number between min and max */
  onChange: (quantity: number) => void;
  /** what is counted, for assistive technology: 'Quantity of Ember Mug' */
  label: string;
  min?: number;
  max?: number;
  disabled?: boolean;
  className?: string;
}

/** A number with a step down and a step up; typed numbers count when the field is left or Enter is pressed. */
export function QuantityStepper(props: QuantityStepperProps): JSX.Element {
  const words = useMessages(uiMessages);
  const { value, onChange, label, min = 1, max = 999, disabled, className } = props;
  const [draft, setDraft] = useState<string | null>(null);
  // more was typed than there may be: said, because the number changes under the typist's eyes
  const [isCut, setCut] = useState(false);

  const change = (next: number): void => {
    setCut(false);
    onChange(next);
  };

  const commit = (): void => {
    const typed = Math.round(Number(draft));
    setDraft(null);
    if (draft === null || draft.trim() === '' || !Number.isFinite(typed)) return;
    const next = Math.min(Math.max(typed, min), max);
    setCut(typed > max);
    if (next !== value) onChange(next);
  };

  const stepper = (
    <span className={styles.QuantityStepper} role="group" aria-label={label}>
      <IconButton
        icon="minus"
        label={words.oneLess}
        disabled={disabled || value <= min}
        onClick={() => change(Math.max(min, value - 1))}
      />
      <input
        className={styles.Input}
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        value={draft ?? value}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // What takes this field's place, with the focus on it, must not be pressed by the same key.
          if (!event.currentTarget.form) event.preventDefault();
          commit();
        }}
      />
      <IconButton
        icon="plus"
        label={words.oneMore}
        disabled={disabled || value >= max}
        onClick={() => change(Math.min(max, value + 1))}
      />
    </span>
  );
  return (
    <span className={cx(styles.Field, className)}>
      {stepper}
      <span className={styles.Note} role="status">
        {isCut && words.atMost(max)}
      </span>
    </span>
  );
}
