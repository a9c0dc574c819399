import type { Subscriber, SubscriberList } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useLateDialog } from '../../../form/use-late-dialog';
import { staffPage } from '../../../guard/staff-page';
import { FilterChips } from '../../../list/filter-chips';
import type { ShownList } from '../../../list/shown-list';
import { ExportButton } from '../../../list/toolbar/export-button';
import { useListState } from '../../../list/use-list-state';
import { chipsOf, wordOf } from '../../../list-page/filter-chips.model';
import { ListPage } from '../../../list-page/list-page';
import { ListTable } from '../../../list-page/list-table';
import { ListTools } from '../../../list-page/list-tools';
import { listMessages } from '../../../messages/lists';
import { newsletterMessages } from '../../../messages/newsletter';
import { useRights } from '../../../rights/use-rights';
import { builtInViews } from '../../../views/built-in-views';
import { ViewLinks } from '../../../views/view-links';
import { subscriberColumns } from './subscriber-columns';
import { SUBSCRIBER_VIEWS, subscriberList, type SubscriberFilter, type SubscribersState } from './subscribers.model';
import { exportSubscribers, subscribersQuery } from './subscribers.queries';
import type { TakeOffDialogProps } from './take-off-dialog';

const importFilters = () => import(/* webpackChunkName: "subscribers-filters" */ './subscribers-filters');
const importTakeOff = () => import(/* webpackChunkName: "take-off" */ './take-off-dialog');

/** What a filter's value is called. */
function sayValue(_name: SubscriberFilter, value: string): string {
  const { states, sources, languages } = messagesIn(newsletterMessages);
  return wordOf({ ...states, ...sources, ...languages }, value);
}

function SubscribersTable(shown: ShownList<SubscribersState, SubscriberList>) {
  const text = useMessages(newsletterMessages);
  const reason = useRights()('subscribers.write');
  const { Dialog, opened, open, close } = useLateDialog<Subscriber, TakeOffDialogProps>(importTakeOff);
  return (
    <>
      <ListTable
        {...shown}
        spec={subscriberList}
        text={text}
        caption={text.subscribers}
        columns={subscriberColumns({ ...shown, reason, onTakeOff: open })}
        nameOf={({ email }) => email}
      />
      {Dialog && opened && <Dialog key={opened.count} opened={opened} onClose={close} />}
    </>
  );
}

function SubscribersScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(newsletterMessages);
  const { label } = useMessages(listMessages).views;
  const { state, tools, hrefFor } = useListState(subscriberList);
  const result = useQuery({ ...subscribersQuery(state), enabled });
  return (
    <ListPage
      words={{ title: text.title, what: text.theSubscribers, counted: text.count }}
      result={result}
      rows={(shown) => <SubscribersTable {...shown} state={state} />}
    >
      <ViewLinks label={label} views={builtInViews(subscriberList, state, SUBSCRIBER_VIEWS, text.views)} />
      <ListTools {...tools} searchLabel={text.search} importFilters={importFilters} context={undefined}>
        <ExportButton list="subscribers" onExport={() => exportSubscribers(state)} />
      </ListTools>
      <FilterChips
        chips={chipsOf(subscriberList, state, text.filters, sayValue)}
        clearHref={hrefFor({ filters: {} })}
      />
    </ListPage>
  );
}

/** /admin/marketing/subscribers: who receives the newsletter; search, filters, order and page live in the address. */
export const Page = staffPage(SubscribersScreen);
