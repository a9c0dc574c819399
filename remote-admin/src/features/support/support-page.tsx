import type { AdminInquiryList } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { staffPage } from '../../guard/staff-page';
import { FilterChips } from '../../list/filter-chips';
import type { ShownList } from '../../list/shown-list';
import { useListState } from '../../list/use-list-state';
import { chipsOf, wordOf } from '../../list-page/filter-chips.model';
import { ListPage } from '../../list-page/list-page';
import { ListTable } from '../../list-page/list-table';
import { ListTools } from '../../list-page/list-tools';
import { useLiveList } from '../../live/use-live-list';
import { listMessages } from '../../messages/lists';
import { supportMessages } from '../../messages/support/support';
import { builtInViews } from '../../views/built-in-views';
import { ViewLinks } from '../../views/view-links';
import { INQUIRY_VIEWS, inquiryList, type InquiriesState, type InquiryFilter } from './inquiries.model';
import { inquiriesQuery } from './inquiries.queries';
import { inquiryColumns } from './inquiry-columns';
import { SupportTabs } from './support-tabs';

const importFilters = () => import(/* webpackChunkName: "inquiries-filters" */ './inquiries-filters');

/** What a filter's value is called. */
function sayValue(name: InquiryFilter, value: string, locale: string): string {
  const { states, types, assigned } = messagesIn(supportMessages);
  if (name === 'created_from' || name === 'created_to') return formatDate(value, locale);
  return wordOf({ ...states, ...types, ...assigned }, value);
}

function InquiriesTable(shown: ShownList<InquiriesState, AdminInquiryList>) {
  const text = useMessages(supportMessages);
  return (
    <ListTable
      {...shown}
      spec={inquiryList}
      text={text}
      caption={text.tabs.inquiries}
      columns={inquiryColumns(shown)}
      nameOf={({ reference }) => text.inquiryNumber(reference)}
    />
  );
}

function SupportScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(supportMessages);
  const { label } = useMessages(listMessages).views;
  const { state, tools, hrefFor } = useListState(inquiryList);
  const locale = useLocale();
  const result = useLiveList(useQuery({ ...inquiriesQuery(state), enabled }), {
    kind: 'inquiry',
    arrival: 'inquiry_received',
    state,
    enabled,
  });
  const chips = chipsOf(inquiryList, state, text.filters, (name, value) => sayValue(name, value, locale));
  return (
    <ListPage
      words={{ title: text.title, what: text.theInquiries, counted: text.count }}
      result={result}
      rows={(shown) => <InquiriesTable {...shown} state={state} />}
    >
      <SupportTabs current="inquiries" />
      <ViewLinks label={label} views={builtInViews(inquiryList, state, INQUIRY_VIEWS, text.views)} />
      <ListTools {...tools} searchLabel={text.search} importFilters={importFilters} context={undefined} />
      <FilterChips chips={chips} clearHref={hrefFor({ filters: {} })} />
    </ListPage>
  );
}

/** /admin/support: what visitors wrote; search, filters, order and page live in the address. */
export const Page = staffPage(SupportScreen);
