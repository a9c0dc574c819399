import type { AdminProductList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useState } from 'react';
import { Menu } from '../../../controls/actions/menu';
import { useLateDialog } from '../../../form/use-late-dialog';
import { BeyondPage } from '../../../jobs/choosing/beyond-page';
import type { Chosen } from '../../../jobs/choosing/chosen';
import { jobsMessages } from '../../../messages/jobs';
import { productsMessages } from '../../../messages/product/products';
import { useRights } from '../../../rights/use-rights';
import { BulkBar } from '../../../table/bulk-bar';
import type { Selection } from '../../../table/use-selection';
import type { ProductsState } from '../products.model';
import { filterOf } from '../products.queries';
import { BULK_ACTIONS, type BulkAction } from './bulk-actions';
import type { BulkDialogProps } from './bulk-dialog';

interface ProductsBulkProps {
  selection: Selection;
  state: ProductsState;
  list: AdminProductList;
  locale: string;
}

const importDialog = () => import(/* webpackChunkName: "products-dialogs" */ './bulk-dialog');

/** What can be done with the chosen products; it goes on by itself. */
export function ProductsBulk({ selection, state, list, locale }: ProductsBulkProps) {
  const { bulk } = useMessages(jobsMessages);
  const text = useMessages(productsMessages).bulk;
  const reason = useRights()('products.write');
  const [wantsWhole, setWhole] = useState(false);
  const { Dialog, opened, open, close } = useLateDialog<BulkAction, BulkDialogProps>(importDialog);
  const mayBeWhole = selection.extent === 'all' && list.total > selection.ids.length;
  const isWhole = wantsWhole && mayBeWhole && list.total_is_exact;
  const chosen: Chosen = isWhole ? { filter: filterOf(state), count: list.total } : { ids: selection.ids };

  function clear(): void {
    setWhole(false);
    selection.clear();
  }

  function handleStarted(): void {
    close();
    clear();
  }

  return (
    <>
      <BulkBar
        selection={{ ...selection, clear }}
        count={isWhole ? bulk.whole(list.total.toLocaleString(locale)) : undefined}
        beyond={mayBeWhole && <BeyondPage list={list} isWhole={isWhole} locale={locale} onWhole={setWhole} />}
      >
        <Menu
          label={bulk.actions}
          up
          items={BULK_ACTIONS.map((action) => ({
            key: action,
            label: text[action],
            ...(reason !== undefined && { reason }),
            onSelect: () => open(action),
          }))}
        />
      </BulkBar>
      {Dialog && opened && (
        <Dialog
          key={opened.count}
          action={opened.asked}
          chosen={chosen}
          open={opened.isOpen}
          locale={locale}
          onClose={close}
          onStarted={handleStarted}
        />
      )}
    </>
  );
}
