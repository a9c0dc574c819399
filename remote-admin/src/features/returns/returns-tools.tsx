import { useMessages } from '@tessera/shared/i18n';
import type { ListControls } from '../../list/use-list-state';
import { ListTools } from '../../list-page/list-tools';
import { ExportButton } from '../../list/toolbar/export-button';
import { returnsMessages } from '../../messages/orders/returns';
import type { ReturnFilter } from './returns.model';
import { exportReturns } from './returns.queries';

const importFilters = () => import(/* webpackChunkName: "returns-filters" */ './returns-filters');

/** Search, filters and export of the list. */
export function ReturnsTools(list: ListControls<ReturnFilter>) {
  const { search } = useMessages(returnsMessages);
  return (
    <ListTools {...list} searchLabel={search} importFilters={importFilters} context={undefined}>
      <ExportButton list="returns" onExport={() => exportReturns(list.state)} />
    </ListTools>
  );
}
