import type { AdminCustomerList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useState } from 'react';
import { Menu } from '../../../controls/actions/menu';
import { useLateDialog } from '../../../form/use-late-dialog';
import { BeyondPage } from '../../../jobs/choosing/beyond-page';
import type { Chosen } from '../../../jobs/choosing/chosen';
import { customersMessages } from '../../../messages/customers/customers';
import { jobsMessages } from '../../../messages/jobs';
import { useRights } from '../../../rights/use-rights';
import { BulkBar } from '../../../table/bulk-bar';
import type { Selection } from '../../../table/use-selection';
import type { CustomersState } from '../customers.model';
import { filterOf } from '../customers.queries';
import { BULK_ACTIONS, type BulkAction, type BulkDialogProps } from './bulk-actions';

interface CustomersBulkProps {
  selection: Selection;
  state: CustomersState;
  list: AdminCustomerList;
  locale: string;
}

const importDialog = () => import(/* webpackChunkName: "customers-dialogs" */ './bulk-dialog');

/** What can be done with the chosen customers; it goes on by itself. */
export function CustomersBulk({ selection, state, list, locale }: CustomersBulkProps) {
  const { bulk } = useMessages(jobsMessages);
  const text = useMessages(customersMessages).bulk;
  const reason = useRights()('customers.write');
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
