import { useMessages } from '@tessera/shared/i18n';
import { SelectField } from '@tessera/shared/ui';
import { listMessages } from '../../messages/lists';

interface FilterChoiceProps<Filter extends string> {
  name: Filter;
  /** what each filter is called */
  labels: Record<Filter, string>;
  /** the filters on show */
  filters: Partial<Record<Filter, string>>;
  /** its values, and what they are called */
  choices: readonly (readonly [value: string, label: string])[];
  /** one that stands in the address and is none of them stays to choose */
  keepsOthers?: boolean;
}

/** A filter of which one value is chosen, or any. */
export function FilterChoice<Filter extends string>(props: FilterChoiceProps<Filter>) {
  const { name, labels, filters, choices, keepsOthers = false } = props;
  const { any } = useMessages(listMessages);
  const initial = filters[name] ?? '';
  const isOther = initial !== '' && choices.every(([value]) => value !== initial);
  return (
    <SelectField label={labels[name]} name={name} defaultValue={initial}>
      <option value="">{any}</option>
      {keepsOthers && isOther && <option value={initial}>{initial}</option>}
      {choices.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
