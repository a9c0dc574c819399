import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Menu } from '../../../controls/actions/menu';
import { download } from '../../../controls/download';
import { BulkJobs } from '../../../jobs/choosing/bulk-jobs';
import type { Chosen } from '../../../jobs/choosing/chosen';
import { useStartJob } from '../../../jobs/use-start-job';
import type { BulkProps } from '../../../list-page/list-table';
import { jobsMessages } from '../../../messages/jobs';
import { packingSlips } from '../../../orders/packing-slips';
import type { OrdersState } from '../orders.model';
import { filterOf } from '../orders.queries';
import { BULK_ACTIONS } from './bulk-actions';

const importDialog = () => import(/* webpackChunkName: "orders-dialogs" */ './bulk-dialog');

const said = (error: Error): void => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'orders-bulk' });

/** Packing slips and invoices of the chosen orders. */
function Print({ chosen }: { chosen: Chosen }) {
  const { bulk } = useMessages(jobsMessages);
  // Nothing of the orders changes: they stay chosen for what comes next, and the focus where it was.
  const started = useStartJob('orders');
  const print = (kind: string): Promise<void> =>
    started.mutateAsync({ kind, parameters: { orders: chosen } }).then(() => undefined, said);
  return (
    <Menu
      label={bulk.print}
      up
      items={[
        {
          key: 'slips',
          label: bulk.slips,
          onSelect: () =>
            'ids' in chosen ? packingSlips(chosen.ids).then(download, said) : print('orders.packing_slips'),
        },
        { key: 'invoices', label: bulk.invoices, onSelect: () => print('orders.invoices') },
      ]}
    />
  );
}

/** What can be done with the chosen orders; more than a few moments of it goes on by itself. */
export function OrdersBulk({ state, ...rows }: BulkProps<OrdersState>) {
  const { bulk } = useMessages(jobsMessages);
  const menu = { right: 'orders.write', actions: BULK_ACTIONS, labels: bulk } as const;
  return (
    <BulkJobs {...rows} {...menu} filter={filterOf(state)} importDialog={importDialog}>
      {(chosen) => <Print chosen={chosen} />}
    </BulkJobs>
  );
}
