import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import type { AdminOrderList } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { download } from '../../../controls/download';
import { Menu } from '../../../controls/menu';
import { jobsMessages } from '../../../messages/jobs';
import { ordersMessages } from '../../../messages/orders';
import { packingSlips } from '../../../orders/packing-slips';
import { useRights } from '../../../rights/use-rights';
import { BulkBar } from '../../../table/bulk-bar';
import type { Selection } from '../../../table/use-selection';
import type { OrdersState } from '../orders.model';
import { BULK_ACTIONS, type BulkAction } from './bulk-actions';
import { BulkDialog } from './bulk-dialog';
import styles from './orders-bulk.module.css';
import { allThatMatch, type Chosen } from './chosen';
import { useStartJob } from './use-start-job';

interface OrdersBulkProps {
  selection: Selection;
  state: OrdersState;
  list: AdminOrderList;
  locale: string;
}

/** Which dialog is open; `count` tells one opening from the next. */
interface Opened {
  action: BulkAction;
  isOpen: boolean;
  count: number;
}

const said = (error: Error): void => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'orders-bulk' });

interface BeyondProps extends Pick<OrdersBulkProps, 'list' | 'locale'> {
  isWhole: boolean;
  onWhole: (whole: boolean) => void;
}

/** How all that match are chosen, once all of the page are. */
function Beyond({ list, isWhole, locale, onWhole }: BeyondProps) {
  const { bulk } = useMessages(jobsMessages);
  const shown = list.total.toLocaleString(locale);
  if (!list.total_is_exact) return <span className={styles.TooMany}>{bulk.tooMany(shown)}</span>;
  return (
    <button type="button" className={styles.Whole} onClick={() => onWhole(!isWhole)}>
      {isWhole ? bulk.onlyPage : bulk.wholeLead(shown)}
    </button>
  );
}

/** What can be done with the chosen orders; more than a few moments of it goes on by itself. */
export function OrdersBulk({ selection, state, list, locale }: OrdersBulkProps) {
  const { bulk } = useMessages(jobsMessages);
  const text = useMessages(ordersMessages);
  const reason = useRights()('orders.write');
  const [wantsWhole, setWhole] = useState(false);
  const [opened, setOpened] = useState<Opened>({ action: 'tag', isOpen: false, count: 0 });
  const mayBeWhole = selection.extent === 'all' && list.total > selection.ids.length;
  const isWhole = wantsWhole && mayBeWhole && list.total_is_exact;
  const chosen: Chosen = isWhole ? allThatMatch(state, list) : { ids: selection.ids };
  const close = (): void => setOpened({ ...opened, isOpen: false });

  function clear(): void {
    setWhole(false);
    selection.clear();
  }

  function handleStarted(): void {
    close();
    clear();
  }

  const started = useStartJob(handleStarted);
  const slips = useMutation({ mutationFn: packingSlips, onSuccess: download, onError: said });
  const drawSlips = (): void =>
    isWhole
      ? started.mutate({ kind: 'orders.packing_slips', parameters: { orders: chosen } }, { onError: said })
      : slips.mutate(selection.ids);

  return (
    <>
      <BulkBar
        selection={{ ...selection, clear }}
        count={isWhole ? bulk.whole(list.total.toLocaleString(locale)) : undefined}
        beyond={mayBeWhole && <Beyond list={list} isWhole={isWhole} locale={locale} onWhole={setWhole} />}
      >
        <Button
          size="sm"
          pending={slips.isPending || started.isPending}
          pendingText={text.exporting}
          onClick={drawSlips}
        >
          {text.slips}
        </Button>
        <Menu
          label={bulk.actions}
          up
          items={BULK_ACTIONS.map((action) => ({
            key: action,
            label: bulk[action],
            ...(reason !== undefined && { reason }),
            onSelect: () => setOpened({ action, isOpen: true, count: opened.count + 1 }),
          }))}
        />
      </BulkBar>
      <BulkDialog
        key={opened.count}
        action={opened.action}
        chosen={chosen}
        open={opened.isOpen}
        locale={locale}
        onClose={close}
        onStarted={handleStarted}
      />
    </>
  );
}
