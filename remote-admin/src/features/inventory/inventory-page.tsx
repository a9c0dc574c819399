import type { InventoryItem } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { ButtonLink } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { useLateDialog } from '../../form/use-late-dialog';
import { staffPage } from '../../guard/staff-page';
import { ListPage } from '../../list-page/list-page';
import { Toolbar } from '../../list/toolbar/toolbar';
import { useListState } from '../../list/use-list-state';
import { useLiveList } from '../../live/use-live-list';
import { inventoryMessages } from '../../messages/product/inventory';
import { adminPaths } from '../../paths';
import { useRights } from '../../rights/use-rights';
import { ViewLinks } from '../../views/view-links';
import { InventoryList } from './inventory-list';
import { inventoryList, VIEWS, type InventoryAddress } from './inventory.model';
import { inventoryQuery } from './inventory.queries';
import type { StockDialogProps } from './stock-dialog';
import type { ThresholdDialogProps } from './threshold-dialog';

const importStock = () => import(/* webpackChunkName: "inventory-dialogs" */ './stock-dialog');
const importThreshold = () => import(/* webpackChunkName: "inventory-dialogs" */ './threshold-dialog');

interface ViewsProps {
  state: InventoryAddress;
  hrefFor: (change: Partial<InventoryAddress>) => string;
}

/** All, those that are low, and those that are out. */
function Views({ state, hrefFor }: ViewsProps) {
  const { views } = useMessages(inventoryMessages);
  return (
    <ViewLinks
      label={views.label}
      views={(['all', 'low', 'out'] as const).map((key) => ({
        key,
        label: views[key],
        href: hrefFor({ filters: VIEWS[key] }),
        current: (state.filters.state ?? 'all') === key,
      }))}
    />
  );
}

function InventoryScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(inventoryMessages);
  const { state, search, hrefFor } = useListState(inventoryList);
  const mayWrite = useRights()('products.write') === undefined;
  const stock = useLateDialog<InventoryItem, StockDialogProps>(importStock);
  const threshold = useLateDialog<InventoryItem, ThresholdDialogProps>(importThreshold);
  const inventory = useLiveList(useQuery({ ...inventoryQuery(state), enabled }), { kind: 'product', state, enabled });
  return (
    <ListPage
      words={{ title: text.title, what: text.theInventory }}
      actions={
        mayWrite && (
          <ButtonLink as={Link} variant="secondary" size="sm" to={adminPaths.stockTake()}>
            {text.stockTake}
          </ButtonLink>
        )
      }
      result={inventory}
      dialogs={
        <>
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
              store_low={inventory.data?.low_stock ?? threshold.opened.asked.low_stock}
              open={threshold.opened.isOpen}
              onClose={threshold.close}
            />
          )}
        </>
      }
      rows={({ list, stale }) => (
        <InventoryList
          state={state}
          list={list}
          stale={stale}
          onOpen={(item) => void stock.open(item)}
          onThreshold={(item) => void threshold.open(item)}
        />
      )}
    >
      <Views state={state} hrefFor={hrefFor} />
      <Toolbar searchLabel={text.search} search={state.search} onSearch={search}>
        {null}
      </Toolbar>
    </ListPage>
  );
}

/** /admin/inventory: what there is of each variant; search, tab and page live in the address. */
export const Page = staffPage(InventoryScreen);
