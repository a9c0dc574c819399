import { useMessages } from '@tessera/shared/i18n';
import { ListTools } from '../../list-page/list-tools';
import { ExportButton } from '../../list/toolbar/export-button';
import { returnsMessages } from '../../messages/orders/returns';
import type { ReturnsState } from './returns.model';
import { exportReturns } from './returns.queries';

interface ReturnsToolsProps {
  state: ReturnsState;
  onSearch: (search: string) => void;
  onShow: (change: Partial<ReturnsState>) => void;
}

const importFilters = () => import(/* webpackChunkName: "returns-filters" */ './returns-filters');

/** Search, filters and export of the list. */
export function ReturnsTools(list: ReturnsToolsProps) {
  const { search } = useMessages(returnsMessages);
  return (
    <ListTools {...list} searchLabel={search} importFilters={importFilters} context={undefined}>
      <ExportButton list="returns" onExport={() => exportReturns(list.state)} />
    </ListTools>
  );
}
