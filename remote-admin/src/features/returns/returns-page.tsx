import { formatDate } from '@tessera/shared/dates';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { staffPage } from '../../guard/staff-page';
import { chipsOf, wordOf } from '../../list-page/filter-chips.model';
import { ListPage } from '../../list-page/list-page';
import { FilterChips } from '../../list/filter-chips';
import { useListState } from '../../list/use-list-state';
import { useLiveList } from '../../live/use-live-list';
import { returnWords } from '../../messages/orders/return-words';
import { returnsMessages } from '../../messages/orders/returns';
import { ListViews } from '../../views/list-views';
import { ReturnsList } from './returns-list';
import { ReturnsTools } from './returns-tools';
import { BUILT_IN_VIEWS, returnList, type ReturnFilter } from './returns.model';
import { returnsQuery } from './returns.queries';

/** What a filter's value is called. */
function sayValue(name: ReturnFilter, value: string, locale: string): string {
  const { states, reasons } = messagesIn(returnWords);
  if (name === 'customer_id') return messagesIn(returnsMessages).thisCustomer;
  return name === 'state' || name === 'reason' ? wordOf({ ...states, ...reasons }, value) : formatDate(value, locale);
}

function ReturnsScreen({ enabled }: { enabled: boolean }) {
  const { title } = useMessages(returnWords);
  const text = useMessages(returnsMessages);
  const { state, tools, hrefFor } = useListState(returnList);
  const locale = useLocale();
  const result = useLiveList(useQuery({ ...returnsQuery(state), enabled }), {
    kind: 'return',
    arrival: 'return_requested',
    state,
    enabled,
  });
  const asked = { spec: returnList, state, enabled };
  const chips = chipsOf(returnList, state, text.filters, (name, value) => sayValue(name, value, locale));
  return (
    <ListPage
      words={{ title, what: text.theReturns, counted: text.count }}
      result={result}
      rows={(shown) => <ReturnsList {...shown} state={state} />}
    >
      <ListViews {...asked} list="returns" views={BUILT_IN_VIEWS} text={text.views} />
      <ReturnsTools {...tools} />
      <FilterChips chips={chips} clearHref={hrefFor({ filters: {} })} />
    </ListPage>
  );
}

/** /admin/returns: the queue over all orders; search, filters, order and page live in the address. */
export const Page = staffPage(ReturnsScreen);
