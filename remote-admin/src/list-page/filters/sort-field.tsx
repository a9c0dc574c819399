import { useMessages } from '@tessera/shared/i18n';
import { SelectField } from '@tessera/shared/ui';
import { Options } from '../../form/fields/options';
import { listMessages } from '../../messages/lists';

interface SortFieldProps<Sort extends string> {
  sorts: readonly Sort[];
  /** what each order is called */
  labels: Record<Sort, string>;
  /** the order on show */
  value: string;
}

/** The order of a list, in the form of its filters. */
export function SortField<Sort extends string>({ sorts, labels, value }: SortFieldProps<Sort>) {
  const { sortBy } = useMessages(listMessages);
  return (
    <SelectField label={sortBy} name="sort" defaultValue={value}>
      <Options of={sorts} names={labels} />
    </SelectField>
  );
}
