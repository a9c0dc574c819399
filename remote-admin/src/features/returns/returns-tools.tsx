import { useMessages } from '@tessera/shared/i18n';
import { ListTools } from '../../list-page/list-tools';
import { ExportButton } from '../../list/toolbar/export-button';
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
export function ReturnsTools(list: ReturnsToolsProps) {
  const { search } = useMessages(returnsMessages);
  return (
    <ListTools {...list} searchLabel={search} filters={(dialog) => <ReturnsFilters {...dialog} />}>
      <ExportButton list="returns" onExport={() => exportReturns(list.state)} />
    </ListTools>
  );
}
