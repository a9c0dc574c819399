import type { InventoryItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Breadcrumbs } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { useLateDialog } from '../../form/use-late-dialog';
import { AdminGuard } from '../../guard/admin-guard';
import { SearchBox } from '../../list/search-box';
import { useListState } from '../../list/use-list-state';
import { useStaffNews } from '../../live/use-staff-news';
import { adminMessages } from '../../messages/admin';
import { inventoryMessages } from '../../messages/product/inventory';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { Screen } from '../../page/screen';
import { ViewLinks } from '../../views/view-links';
import { InventoryList } from './inventory-list';
import { inventoryList, VIEWS } from './inventory.model';
import { inventoryQuery } from './inventory.queries';
import type { StockDialogProps } from './stock-dialog';
import type { ThresholdDialogProps } from './threshold-dialog';

const importStock = () => import(/* webpackChunkName: "inventory-dialogs" */ './stock-dialog');
const importThreshold = () => import(/* webpackChunkName: "inventory-dialogs" */ './threshold-dialog');

function InventoryScreen({ enabled }: { enabled: boolean }) {
  const { dashboard } = useMessages(adminMessages);
  const text = useMessages(inventoryMessages);
  const { state, search, hrefFor } = useListState(inventoryList);
  const stock = useLateDialog<InventoryItem, StockDialogProps>(importStock);
  const threshold = useLateDialog<InventoryItem, ThresholdDialogProps>(importThreshold);
  const inventory = useQuery({ ...inventoryQuery(state), enabled });
  const { data, error, isFetching, isPlaceholderData, refetch } = inventory;
  useStaffNews(
    ({ type, kind }) => type === 'changed' && kind === 'product',
    () => void refetch(),
    !enabled,
  );
  return (
    <Screen>
      <PageHead
        title={text.title}
        trail={<Breadcrumbs items={[{ label: dashboard, to: paths.admin() }, { label: text.title }]} linkAs={Link} />}
      >
        <SearchBox label={text.search} search={state.search} onSearch={search} />
      </PageHead>
      <ViewLinks
        label={text.views.label}
        views={(['all', 'low', 'out'] as const).map((key) => ({
          key,
          label: text.views[key],
          href: hrefFor({ filters: VIEWS[key] }),
          current: (state.filters.state ?? 'all') === key,
        }))}
      />
      {error && !isPlaceholderData ? (
        <LoadFailure what={text.theInventory} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <InventoryList
          state={state}
          list={data}
          stale={isPlaceholderData}
          onOpen={(item) => void stock.open(item)}
          onThreshold={(item) => void threshold.open(item)}
        />
      )}
      {stock.Dialog && stock.opened && (
        <stock.Dialog
          key={`stock-${stock.opened.count}`}
          item={stock.opened.asked}
          open={stock.opened.isOpen}
          onClose={stock.close}
        />
      )}
      {threshold.Dialog && threshold.opened && (
        <threshold.Dialog
          key={`threshold-${threshold.opened.count}`}
          item={threshold.opened.asked}
          store_low={data?.low_stock ?? threshold.opened.asked.low_stock}
          open={threshold.opened.isOpen}
          onClose={threshold.close}
        />
      )}
    </Screen>
  );
}

/** /admin/inventory: what there is of each variant; search, tab and page live in the address. */
export function Page() {
  return (
    <AdminGuard fallback={<InventoryScreen enabled={false} />}>
      <InventoryScreen enabled />
    </AdminGuard>
  );
}
