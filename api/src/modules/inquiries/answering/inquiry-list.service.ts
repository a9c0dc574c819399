import { MOST_COUNTED, pageOf, totalOf, windowOf } from '../../../framework/lists/list-page';
import type { Infra } from '../../../infra';
import { endOf } from '../../../infra/basics/calendar';
import type { AdminInquiryListView, AdminInquirySearch } from './admin-inquiries.schemas';
import { inquiryListRepository as repository } from './inquiry-list.repository';
import type { InquiryFilter } from './inquiry-list.repository';
import { presentSummary } from './present-inquiry';

export type InquiryListService = ReturnType<typeof createInquiryList>;

type Asked = Omit<AdminInquirySearch, 'after' | 'page' | 'page_size'>;

/** Days begin and end in UTC. @param reader who is meant by 'me' */
function toFilter(
  { search = '', assigned, created_from, created_to, state, type }: Asked,
  reader: string,
): InquiryFilter {
  return {
    state,
    type,
    search: search.trim(),
    ...(assigned !== undefined && { assigned_to: assigned === 'me' ? reader : null }),
    ...(created_from !== undefined && { created_from: new Date(created_from) }),
    ...(created_to !== undefined && { created_before: endOf(created_to) }),
  };
}

/** What visitors wrote to the shop, for staff. */
export function createInquiryList({ db }: Pick<Infra, 'db'>) {
  return {
    /** A page of the inquiries that match, newest first where nothing else is said; spam only where it is asked for. */
    async list(asked: AdminInquirySearch, reader: string): Promise<AdminInquiryListView> {
      const { window, filters } = windowOf(asked, '-created_at');
      const filter = toFilter(filters, reader);
      const [found, counted] = await Promise.all([
        repository.list(db, filter, window),
        repository.count(db, filter, MOST_COUNTED + 1),
      ]);
      const { rows, fields } = pageOf(asked, window.sort, { rows: found, ...totalOf(counted) });
      return { items: rows.map(presentSummary), ...fields };
    },
  };
}
