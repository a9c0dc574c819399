import type { InventoryItem, InventoryList as Variants } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { fromStart, listHref } from '../../list/list-address';
import { NoMatch } from '../../list/no-match';
import { CursorPager } from '../../list/paging/cursor-pager';
import { inventoryMessages } from '../../messages/product/inventory';
import { useRights } from '../../rights/use-rights';
import { DataTable } from '../../table/data-table';
import { inventoryColumns } from './inventory-columns';
import { inventoryList, PAGE_SIZE, variantName, type InventoryAddress } from './inventory.model';

interface InventoryListProps {
  state: InventoryAddress;
  /** undefined while the first rows are on their way */
  list: Variants | undefined;
  /** it answers an earlier question */
  stale: boolean;
  onOpen: (item: InventoryItem) => void;
  onThreshold: (item: InventoryItem) => void;
}

/** The table of variants with its paging and its empty states. */
export function InventoryList({ state, list, stale, onOpen, onThreshold }: InventoryListProps) {
  const text = useMessages(inventoryMessages);
  const locale = useLocale();
  const mayWrite = useRights()('products.write') === undefined;
  if (list?.items.length === 0 && !stale) return <NoMatch spec={inventoryList} state={state} text={text} />;
  const nextHref = (after: string | null) =>
    after === null ? undefined : listHref(inventoryList, { ...state, after });
  return (
    <>
      <DataTable
        caption={text.title}
        columns={inventoryColumns({ locale, onOpen, onThreshold: mayWrite ? onThreshold : undefined })}
        rows={list?.items}
        keyOf={({ variant_id }) => variant_id}
        nameOf={variantName}
        expected={PAGE_SIZE}
        stale={stale}
      />
      {list && (
        <CursorPager
          range={text.onPage(list.items.length, list.items.length.toLocaleString(locale))}
          firstHref={state.after ? listHref(inventoryList, fromStart(state, {})) : undefined}
          nextHref={nextHref(list.next_cursor)}
        />
      )}
    </>
  );
}
