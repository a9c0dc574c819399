import { useMessages } from '@tessera/shared/i18n';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../../controls/form-dialog';
import { stillWrong } from '../../controls/write-errors';
import type { ListState } from '../../list/list-address';
import { listMessages } from '../../messages/lists';
import type { FilterFault, FilterFaults, ReadFilters } from './read-filters.model';

/** What the form of a list's filters is told. */
export interface FilterDialogProps<Filter extends string, Context = undefined> {
  open: boolean;
  onClose: () => void;
  /** what the list shows now */
  state: ListState<Filter>;
  /** what its choices are made of */
  context: Context;
  onApply: (change: Pick<ReadFilters<Filter>, 'filters' | 'sort'>) => void;
}

interface FilterFormProps<Filter extends string> extends Omit<FilterDialogProps<Filter>, 'state' | 'context'> {
  read: (form: FormData) => ReadFilters<Filter>;
  /** what is said of what is no sum of money, and no number */
  sentences?: Partial<Record<FilterFault, string>>;
  /** the fields, which ask what is wrong with each of them */
  children: (faultOf: (name: Filter) => string | undefined) => ReactNode;
}

/** Everything that a list can be asked for, in one form. */
export function FilterDialog<Filter extends string>(props: FilterFormProps<Filter>) {
  const { open, onClose, onApply, read, sentences, children } = props;
  const { filters, apply: submit, amountsTurned, datesTurned } = useMessages(listMessages);
  const [faults, setFaults] = useState<FilterFaults<Filter>>({});
  const said = { amountsTurned, datesTurned, ...sentences };

  function apply(form: HTMLFormElement): void {
    const { faults: found, ...change } = read(new FormData(form));
    setFaults(found);
    if (Object.keys(found).length === 0) onApply(change);
  }

  function lookAgain(form: HTMLFormElement): void {
    setFaults(stillWrong(faults, read(new FormData(form)).faults));
  }

  function faultOf(name: Filter): string | undefined {
    const fault = faults[name];
    return fault && said[fault];
  }

  return (
    <FormDialog open={open} onClose={onClose} title={filters} submit={submit} onSubmit={apply} onEdit={lookAgain}>
      {children(faultOf)}
    </FormDialog>
  );
}
