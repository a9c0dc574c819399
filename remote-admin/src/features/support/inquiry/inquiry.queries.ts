import { api } from '@tessera/shared/client';
import type { AdminInquiry, InquiryAssignees } from '@tessera/shared/contract';
import { queryOptions, useQueryClient } from '@tessera/shared/vendor/query';
import type { RecordWriting } from '../../../form/use-record-write';
import { INQUIRIES_KEY } from '../inquiries.queries';

/** One inquiry by its id. */
export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'inquiry', id],
    queryFn: ({ signal }) => api.get<AdminInquiry>(`admin/inquiries/${encodeURIComponent(id)}`, { signal }),
    meta: { personal: true },
  });

/** Whom inquiries can be given to. */
export const assigneesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'inquiry-assignees'],
    queryFn: ({ signal }) => api.get<InquiryAssignees>('admin/inquiries/assignees', { signal }),
    meta: { personal: true },
  });

export interface InquiryWrite {
  method?: 'post' | 'patch';
  /** the last part of its address, with its stroke; '' for the inquiry itself */
  deed: string;
  body: Record<string, unknown>;
}

/** How an inquiry is written to. */
export function useInquiryWriting({ id }: Pick<AdminInquiry, 'id'>): RecordWriting<InquiryWrite, AdminInquiry> {
  const client = useQueryClient();
  return {
    writeOf: ({ method = 'post', deed, body }) => ({ method, path: `inquiries/${id}${deed}`, json: body }),
    staleCodes: ['inquiries.stale', 'inquiries.not_possible'],
    readAgain: () => client.fetchQuery(inquiryQuery(id)),
    onSaved: (saved) => {
      client.setQueryData(inquiryQuery(saved.id).queryKey, saved);
      void client.invalidateQueries({ queryKey: INQUIRIES_KEY });
    },
  };
}
