import type { ImportLate } from '@tessera/shared/late';
import type { ReactNode } from 'react';
import { useLateDialog } from '../form/use-late-dialog';
import type { ListState } from '../list/list-address';
import type { ListControls } from '../list/use-list-state';
import { FilterButton } from '../list/toolbar/filter-button';
import { Toolbar } from '../list/toolbar/toolbar';
import type { FilterDialogProps } from './filters/filter-dialog';

interface ListToolsProps<Filter extends string, Context> extends ListControls<Filter> {
  searchLabel: string;
  /** filters that are set; each has a name of its own unless said */
  count?: number;
  /** the form of the list's filters: its code comes with the first press */
  importFilters: ImportLate<FilterDialogProps<Filter, Context>>;
  /** what that form is told besides */
  context: Context;
  /** what else can be done with what the list shows: columns, export */
  children?: ReactNode;
}

/** Search and filters of a list, and what stands beside them. */
export function ListTools<Filter extends string, Context>(props: ListToolsProps<Filter, Context>) {
  const {
    searchLabel,
    state,
    count = Object.keys(state.filters).length,
    onSearch,
    onShow,
    importFilters,
    context,
    children,
  } = props;
  const { Dialog, opened, open, close } = useLateDialog<null, FilterDialogProps<Filter, Context>>(importFilters);

  function apply(change: Partial<ListState<Filter>>): void {
    close();
    onShow(change);
  }

  return (
    <Toolbar searchLabel={searchLabel} search={state.search} onSearch={onSearch}>
      <FilterButton count={count} onPress={() => void open(null)} />
      {children}
      {Dialog && opened && (
        <Dialog
          key={opened.count}
          open={opened.isOpen}
          onClose={close}
          state={state}
          context={context}
          onApply={apply}
        />
      )}
    </Toolbar>
  );
}
