import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { staffPage } from '../../guard/staff-page';
import { chipsOf, wordOf } from '../../list-page/filter-chips.model';
import { ListPage } from '../../list-page/list-page';
import { FilterChips } from '../../list/filter-chips';
import { useListState } from '../../list/use-list-state';
import { thoseOf, useLiveList } from '../../live/use-live-list';
import { useListNews } from '../../live/use-staff-news';
import { payLaterMessages } from '../../messages/pay-later/pay-later';
import { ListViews } from '../../views/list-views';
import { AccountsList } from './accounts-list';
import { AccountsTools } from './accounts-tools';
import { BUILT_IN_VIEWS, accountList, type AccountFilter } from './accounts.model';
import { accountsQuery, ageingQuery, requestsQuery } from './accounts.queries';
import { AgeingBoard } from './ageing-board';
import { WaitingRequests } from './waiting-requests';

/** What a filter's value is called. */
function sayValue(name: AccountFilter, value: string): string {
  const { states, overdue } = messagesIn(payLaterMessages);
  return wordOf(name === 'state' ? states : overdue, value);
}

function PayLaterScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(payLaterMessages);
  const { state, tools, hrefFor } = useListState(accountList);
  const news = { kind: 'pay_later_account', enabled };
  const accounts = useLiveList(useQuery({ ...accountsQuery(state), enabled }), { ...news, state });
  // they stand above the accounts: one that comes would move all of those
  const requests = useLiveList(useQuery({ ...requestsQuery(), enabled }), { ...news, state: {}, place: thoseOf });
  const ageing = useQuery({ ...ageingQuery(), enabled });
  useListNews(news.kind, ageing.refetch, enabled);
  const arrivals = {
    count: accounts.arrivals.count + requests.arrivals.count,
    onShow() {
      accounts.arrivals.onShow();
      requests.arrivals.onShow();
    },
  };
  return (
    <ListPage
      words={{ title: text.title, what: text.theAccounts, counted: text.count }}
      result={{ ...accounts, arrivals }}
      rows={(shown) => <AccountsList {...shown} state={state} />}
    >
      <WaitingRequests requests={requests.data} />
      {ageing.error ? <p role="status">{text.ageing.failed}</p> : <AgeingBoard ageing={ageing.data} />}
      <ListViews
        spec={accountList}
        state={state}
        enabled={enabled}
        list="pay-later"
        views={BUILT_IN_VIEWS}
        text={text.views}
      />
      <AccountsTools {...tools} />
      <FilterChips chips={chipsOf(accountList, state, text.filters, sayValue)} clearHref={hrefFor({ filters: {} })} />
    </ListPage>
  );
}

/** /admin/pay-later: who may pay later and what they owe; search, filters, order and page live in the address. */
export const Page = staffPage(PayLaterScreen);
