import { useMessages } from '@tessera/shared/i18n';
import { useState } from 'react';
import { ExportButton } from '../../list/toolbar/export-button';
import { FilterButton } from '../../list/toolbar/filter-button';
import { Toolbar } from '../../list/toolbar/toolbar';
import { returnsMessages } from '../../messages/orders/returns';
import { ReturnsFilters } from './returns-filters';
import type { ReturnsState } from './returns.model';
import { exportReturns } from './returns.queries';

interface ReturnsToolsProps {
  state: ReturnsState;
  onSearch: (search: string) => void;
  onShow: (change: Partial<ReturnsState>) => void;
}

/** Search, filters and export of the list. */
export function ReturnsTools({ state, onSearch, onShow }: ReturnsToolsProps) {
  const text = useMessages(returnsMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <Toolbar searchLabel={text.search} search={state.search} onSearch={onSearch}>
      <FilterButton count={Object.keys(state.filters).length} onPress={() => setOpen(true)} />
      <ExportButton list="returns" onExport={() => exportReturns(state)} />
      <ReturnsFilters
        open={isOpen}
        onClose={() => setOpen(false)}
        state={state}
        onApply={(change) => {
          setOpen(false);
          onShow(change);
        }}
      />
    </Toolbar>
  );
}
