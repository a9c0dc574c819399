import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { AdminOrderList } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { useState } from 'react';
import { download } from '../../../controls/download';
import { useLateDialog } from '../../../form/use-late-dialog';
import { Menu } from '../../../controls/actions/menu';
import { BeyondPage } from '../../../jobs/choosing/beyond-page';
import type { Chosen } from '../../../jobs/choosing/chosen';
import { useStartJob } from '../../../jobs/use-start-job';
import { jobsMessages } from '../../../messages/jobs';
import { packingSlips } from '../../../orders/packing-slips';
import { useRights } from '../../../rights/use-rights';
import { BulkBar } from '../../../table/bulk-bar';
import type { Selection } from '../../../table/use-selection';
import type { OrdersState } from '../orders.model';
import { BULK_ACTIONS, type BulkAction } from './bulk-actions';
import type { BulkDialogProps } from './bulk-dialog';
import { allThatMatch } from './chosen';

interface OrdersBulkProps {
  selection: Selection;
  state: OrdersState;
  list: AdminOrderList;
  locale: string;
}

const importDialog = () => import(/* webpackChunkName: "orders-dialogs" */ './bulk-dialog');

const said = (error: Error): void => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'orders-bulk' });

/** What can be done with the chosen orders; more than a few moments of it goes on by itself. */
export function OrdersBulk({ selection, state, list, locale }: OrdersBulkProps) {
  const { bulk } = useMessages(jobsMessages);
  const reason = useRights()('orders.write');
  const [wantsWhole, setWhole] = useState(false);
  const { Dialog, opened, open, close } = useLateDialog<BulkAction, BulkDialogProps>(importDialog);
  const mayBeWhole = selection.extent === 'all' && list.total > selection.ids.length;
  const isWhole = wantsWhole && mayBeWhole && list.total_is_exact;
  const chosen: Chosen = isWhole ? allThatMatch(state, list) : { ids: selection.ids };

  function clear(): void {
    setWhole(false);
    selection.clear();
  }

  function handleStarted(): void {
    close();
    clear();
  }

  // Nothing of the orders changes: they stay chosen for what comes next, and the focus where it was.
  const started = useStartJob('orders');
  const print = (kind: string): Promise<void> =>
    started.mutateAsync({ kind, parameters: { orders: chosen } }).then(() => undefined, said);

  return (
    <>
      <BulkBar
        selection={{ ...selection, clear }}
        count={isWhole ? bulk.whole(list.total.toLocaleString(locale)) : undefined}
        beyond={mayBeWhole && <BeyondPage list={list} isWhole={isWhole} locale={locale} onWhole={setWhole} />}
      >
        <Menu
          label={bulk.print}
          up
          items={[
            {
              key: 'slips',
              label: bulk.slips,
              onSelect: () =>
                isWhole ? print('orders.packing_slips') : packingSlips(selection.ids).then(download, said),
            },
            { key: 'invoices', label: bulk.invoices, onSelect: () => print('orders.invoices') },
          ]}
        />
        <Menu
          label={bulk.actions}
          up
          items={BULK_ACTIONS.map((action) => ({
            key: action,
            label: bulk[action],
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
