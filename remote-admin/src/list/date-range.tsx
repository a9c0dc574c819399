import { today } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { useState } from 'react';
import { FieldGroup } from '../form/field-group';
import { listMessages } from '../messages/lists';
import { PRESETS, presetDays, type DatePreset } from './date-range.model';
import styles from './date-range.module.css';

interface DateRangeProps {
  /** of the group, e.g. 'Placed' */
  label: string;
  /** names of the two fields in their form */
  names: { from: string; to: string };
  /** YYYY-MM-DD or '' */
  initial: { from: string; to: string };
  error?: string;
}

/** Two days with the ones between them, by two fields or by a press on a usual range. */
export function DateRange({ label, names, initial, error }: DateRangeProps) {
  const text = useMessages(listMessages);
  const [days, setDays] = useState(initial);
  const choose = (preset: DatePreset) => setDays(presetDays(preset, today()));
  return (
    <FieldGroup legend={label}>
      <div className={styles.Presets}>
        {PRESETS.map((preset) => (
          <button key={preset} type="button" className={styles.Preset} onClick={() => choose(preset)}>
            {text.dates[preset]}
          </button>
        ))}
      </div>
      <div className={styles.Pair}>
        <TextField
          label={text.from}
          type="date"
          name={names.from}
          value={days.from}
          onChange={(event) => setDays({ ...days, from: event.target.value })}
        />
        <TextField
          label={text.to}
          type="date"
          name={names.to}
          value={days.to}
          error={error}
          onChange={(event) => setDays({ ...days, to: event.target.value })}
        />
      </div>
    </FieldGroup>
  );
}
