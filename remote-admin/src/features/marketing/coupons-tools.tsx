import { useMessages } from '@tessera/shared/i18n';
import type { ListControls } from '../../list/use-list-state';
import { ListTools } from '../../list-page/list-tools';
import { ExportButton } from '../../list/toolbar/export-button';
import { marketingMessages } from '../../messages/marketing';
import type { CouponFilter } from './coupons.model';
import { exportCoupons } from './coupons.queries';

const importFilters = () => import(/* webpackChunkName: "coupons-filters" */ './coupons-filters');

/** Search, filters and export of the list. */
export function CouponsTools(list: ListControls<CouponFilter>) {
  const { search } = useMessages(marketingMessages);
  return (
    <ListTools {...list} searchLabel={search} importFilters={importFilters} context={undefined}>
      <ExportButton list="coupons" onExport={() => exportCoupons(list.state)} />
    </ListTools>
  );
}
