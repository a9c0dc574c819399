import { useState, type ReactNode } from 'react';
import type { ListState } from '../list/list-address';
import { FilterButton } from '../list/toolbar/filter-button';
import { Toolbar } from '../list/toolbar/toolbar';
import type { FilterDialogProps } from './filters/filter-dialog';

interface ListToolsProps<Filter extends string> {
  searchLabel: string;
  state: ListState<Filter>;
  onSearch: (search: string) => void;
  onShow: (change: Partial<ListState<Filter>>) => void;
  /** the form of the list's filters */
  filters: (dialog: FilterDialogProps<Filter>) => ReactNode;
  /** what else can be done with what the list shows: columns, export */
  children?: ReactNode;
}

/** Search and filters of a list, and what stands beside them. */
export function ListTools<Filter extends string>(props: ListToolsProps<Filter>) {
  const { searchLabel, state, onSearch, onShow, filters, children } = props;
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);

  function onApply(change: Partial<ListState<Filter>>): void {
    onClose();
    onShow(change);
  }

  return (
    <Toolbar searchLabel={searchLabel} search={state.search} onSearch={onSearch}>
      <FilterButton count={Object.keys(state.filters).length} onPress={() => setOpen(true)} />
      {children}
      {filters({ open, onClose, state, onApply })}
    </Toolbar>
  );
}
