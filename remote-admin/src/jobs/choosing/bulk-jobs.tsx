import type { Right } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import type { ImportLate } from '@tessera/shared/late';
import { useState, type ReactNode } from 'react';
import { Menu } from '../../controls/actions/menu';
import { useLateDialog } from '../../form/use-late-dialog';
import { jobsMessages } from '../../messages/jobs';
import { useRights } from '../../rights/use-rights';
import { BulkBar } from '../../table/bulk-bar';
import type { Selection } from '../../table/use-selection';
import { BeyondPage } from './beyond-page';
import type { BulkDialogProps } from './bulk-form';
import type { Chosen, JsonFilter } from './chosen';

interface BulkJobsProps<Action extends string> {
  selection: Selection;
  /** the page on show */
  list: { total: number; total_is_exact: boolean };
  /** what the list shows: it stands for all that match */
  filter: JsonFilter;
  locale: string;
  /** without it each action says why it cannot be taken */
  right: Right;
  /** in the menu's order */
  actions: readonly Action[];
  labels: Record<Action, string>;
  /** the form that asks before an action is begun */
  importDialog: ImportLate<BulkDialogProps<Action>>;
  /** what else can be done with those that are chosen */
  children?: (chosen: Chosen) => ReactNode;
}

/** What jobs do with the chosen rows, or with all that match: each is asked about, then goes on by itself. */
export function BulkJobs<Action extends string>(props: BulkJobsProps<Action>) {
  const { selection, list, filter, locale, right, actions, labels, importDialog, children } = props;
  const { bulk } = useMessages(jobsMessages);
  const reason = useRights()(right);
  const [wantsWhole, setWhole] = useState(false);
  const { Dialog, opened, open, close } = useLateDialog<Action, BulkDialogProps<Action>>(importDialog);
  const mayBeWhole = selection.extent === 'all' && list.total > selection.ids.length;
  const isWhole = wantsWhole && mayBeWhole && list.total_is_exact;
  const chosen: Chosen = isWhole ? { filter, count: list.total } : { ids: selection.ids };

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
        {children?.(chosen)}
        <Menu
          label={bulk.actions}
          up
          items={actions.map((action) => ({
            key: action,
            label: labels[action],
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
