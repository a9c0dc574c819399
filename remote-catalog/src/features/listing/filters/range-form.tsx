import { type JSX, type SubmitEvent, useId } from 'react';
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
}

/** From one end to another; either may be left open. */
export function RangeForm({ title, open, type, set, offered, onApply }: RangeFormProps): JSX.Element {
  const text = useMessages(filtersMessages);
  const id = useId();
  const apply = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string): string => String(form.get(name) ?? '').trim();
    onApply({ min: typed('min'), max: typed('max') });
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
        defaultValue={set[name]}
        placeholder={offered?.[name]}
        {...(type && offered)}
      />
    </div>
  );
  return (
    <FilterGroup title={title} open={open}>
      <form className={styles.Prices} onSubmit={apply}>
        {field('min', text.from)}
        {field('max', text.to)}
        <Button type="submit" variant="secondary" size="sm">
          {text.apply}
        </Button>
      </form>
    </FilterGroup>
  );
}
