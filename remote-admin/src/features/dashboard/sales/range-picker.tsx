import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Link, useNavigate } from '@tessera/shared/vendor/router';
import { DaysForm } from '../../../figures/days-form';
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
  const days = 'days' in range ? undefined : range;
  const { from, to } = days ?? shown ?? { from: '', to: '' };
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
      <DaysForm
        key={`${from} ${to}`}
        from={from}
        to={to}
        text={text}
        onShow={(own) => void navigate(paths.admin() + rangeQuery(own))}
      />
    </div>
  );
}
