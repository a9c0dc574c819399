import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { staffPage } from '../../../guard/staff-page';
import { FilterChips } from '../../../list/filter-chips';
import { useListState } from '../../../list/use-list-state';
import { chipsOf, wordOf } from '../../../list-page/filter-chips.model';
import { ListPage } from '../../../list-page/list-page';
import { ListTable } from '../../../list-page/list-table';
import { ListTools } from '../../../list-page/list-tools';
import { useLiveList } from '../../../live/use-live-list';
import { listMessages } from '../../../messages/lists';
import { failuresMessages } from '../../../messages/support/failures';
import { supportMessages } from '../../../messages/support/support';
import { builtInViews } from '../../../views/built-in-views';
import { ViewLinks } from '../../../views/view-links';
import { SupportTabs } from '../support-tabs';
import { FAILURE_VIEWS, failureList, type FailureFilter } from './errors.model';
import { failuresQuery } from './errors.queries';
import { failureName } from './failure-badge';
import { failureColumns } from './failure-columns';

const importFilters = () => import(/* webpackChunkName: "failures-filters" */ './failures-filters');

/** What a filter's value is called. */
function sayValue(_name: FailureFilter, value: string): string {
  const { states, types } = messagesIn(failuresMessages);
  return wordOf({ ...states, ...types }, value);
}

function ErrorsScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(failuresMessages);
  const { title, tabs } = useMessages(supportMessages);
  const { label } = useMessages(listMessages).views;
  const { state, tools, hrefFor } = useListState(failureList);
  const result = useLiveList(useQuery({ ...failuresQuery(state), enabled }), { kind: 'error_report', state, enabled });
  return (
    <ListPage
      words={{ title, what: text.theReports, counted: text.count }}
      result={result}
      rows={(shown) => (
        <ListTable
          {...shown}
          state={state}
          spec={failureList}
          text={text}
          caption={tabs.errors}
          columns={failureColumns(shown)}
          nameOf={failureName}
        />
      )}
    >
      <SupportTabs current="errors" />
      <ViewLinks label={label} views={builtInViews(failureList, state, FAILURE_VIEWS, text.views)} />
      <ListTools {...tools} searchLabel={text.search} importFilters={importFilters} context={undefined} />
      <FilterChips chips={chipsOf(failureList, state, text.filters, sayValue)} clearHref={hrefFor({ filters: {} })} />
    </ListPage>
  );
}

/** /admin/support/errors: what visitors reported of failures; search, filters, order and page live in the address. */
export const Page = staffPage(ErrorsScreen);
