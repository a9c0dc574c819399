import { type JSX, type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { filtersMessages } from '../../../messages/filters';
import type { Ends } from '../state/value-range.model';
import { FilterGroup } from './filter-group';
import styles from './filter-panel.module.css';

export interface RangeFormProps {
  title: string;
  open?: boolean;
  /** 'date' lets the browser ask for a day */
  type?: 'date';
  /** what the listing is narrowed to; '' is an open end */
  set: Ends;
  /** what there is, shown where nothing is typed */
  offered: Ends | undefined;
  onApply: (typed: Ends) => void;
  /** above the fields: another way to set them */
  slider?: (ends: SetEnds) => ReactNode;
}

/** What is in the fields, and the means to change it. */
export interface SetEnds {
  typed: Ends;
  type: (typed: Ends) => void;
}

/** From one end to another; either may be left open. */
export function RangeForm({ title, open, type, set, offered, onApply, slider }: RangeFormProps): JSX.Element {
  const text = useMessages(filtersMessages);
  const id = useId();
  const [typed, setTyped] = useState(set);
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onApply({ min: typed.min.trim(), max: typed.max.trim() });
  };
  const field = (name: 'min' | 'max', label: string) => (
    <div className={styles.Field}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <input
        id={`${id}-${name}`}
        name={name}
        type={type}
        inputMode={type ? undefined : 'decimal'}
        autoComplete="off"
        className={styles.Input}
        value={typed[name]}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        placeholder={offered?.[name]}
        {...(type && offered)}
      />
    </div>
  );
  return (
    <FilterGroup title={title} open={open}>
      <form className={styles.Prices} onSubmit={apply}>
        {slider?.({ typed, type: setTyped })}
        {field('min', text.from)}
        {field('max', text.to)}
        <Button type="submit" variant="secondary" size="sm">
          {text.apply}
        </Button>
      </form>
    </FilterGroup>
  );
}
