import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Button } from '@tessera/shared/ui';
import { Link, useNavigate } from '@tessera/shared/vendor/router';
import { useId, useState, type FormEvent } from 'react';
import { dashboardMessages } from '../../../messages/dashboard';
import styles from './range-picker.module.css';
import { PRESETS, rangeQuery, type Range } from './range.model';

interface RangePickerProps {
  range: Range;
  /** the days that are shown, YYYY-MM-DD; undefined while they are on their way */
  shown: { from: string; to: string } | undefined;
}

/** Which days are shown: it lives in the address, so that 'back' and a shared link both work. */
export function RangePicker({ range, shown }: RangePickerProps) {
  const text = useMessages(dashboardMessages).range;
  const navigate = useNavigate();
  const errorId = useId();
  const [error, setError] = useState<string>();
  const days = 'days' in range ? undefined : range;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [from, to] = [String(form.get('from')), String(form.get('to'))];
    if (!from || !to) return setError(text.needed);
    if (from > to) return setError(text.reversed);
    setError(undefined);
    void navigate(paths.admin() + rangeQuery({ from, to }));
  }

  const { from, to } = days ?? shown ?? { from: '', to: '' };
  const day = (name: 'from' | 'to', value: string) => (
    <label className={styles.Label}>
      {text[name]}
      <input
        className={styles.Day}
        type="date"
        name={name}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
    </label>
  );
  return (
    <div className={styles.Picker} role="group" aria-label={text.label}>
      <ul className={styles.Presets}>
        {PRESETS.map((preset) => (
          <li key={preset}>
            <Link
              className={styles.Preset}
              to={paths.admin() + rangeQuery({ days: preset })}
              aria-current={'days' in range && range.days === preset ? 'true' : undefined}
            >
              {text[preset]}
            </Link>
          </li>
        ))}
      </ul>
      <form key={`${from} ${to}`} className={styles.Own} noValidate onSubmit={handleSubmit}>
        {day('from', from)}
        {day('to', to)}
        <Button type="submit" variant="secondary">
          {text.show}
        </Button>
        {error && (
          <p id={errorId} className={styles.Error} role="alert">
            {error}
          </p>
        )}
      </form>
    </div>
  );
}
