import { Button } from '@tessera/shared/ui';
import { useId, useState, type FormEvent } from 'react';
import styles from './days-form.module.css';

interface DaysFormProps {
  /** the days on show, YYYY-MM-DD; '' while they are on their way */
  from: string;
  to: string;
  text: Record<'from' | 'to' | 'show' | 'needed' | 'reversed', string>;
  onShow: (days: { from: string; to: string }) => void;
}

/** Asks for the first and the last day of what is shown. */
export function DaysForm({ from, to, text, onShow }: DaysFormProps) {
  const errorId = useId();
  const [error, setError] = useState<string>();

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const days = { from: String(form.get('from')), to: String(form.get('to')) };
    if (!days.from || !days.to) return setError(text.needed);
    if (days.from > days.to) return setError(text.reversed);
    setError(undefined);
    onShow(days);
  }

  return (
    <form className={styles.Days} noValidate onSubmit={handleSubmit}>
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className={styles.Label}>
          {text[name]}
          <input
            className={styles.Day}
            type="date"
            name={name}
            defaultValue={name === 'from' ? from : to}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
        </label>
      ))}
      <Button type="submit" variant="secondary" size="sm">
        {text.show}
      </Button>
      {error && (
        <p id={errorId} className={styles.Error} role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
