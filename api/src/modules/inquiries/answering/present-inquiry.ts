import type { AdminInquiryListView } from './admin-inquiries.schemas';
import type { ListedInquiry } from './inquiry-list.repository';

/** What list and record say of an inquiry alike. */
export function presentSummary(row: ListedInquiry): AdminInquiryListView['items'][number] {
  const { id, reference, type, subject, name, email, language, state, version } = row;
  const { assigned_to, assignee_name, created_at } = row;
  return {
    id,
    reference,
    type,
    subject,
    name,
    email,
    language,
    state,
    version,
    assigned_to: assigned_to === null ? null : { id: assigned_to, name: assignee_name ?? '' },
    created_at: created_at.toISOString(),
  };
}
