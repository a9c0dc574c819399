import type { AdminInquiryList } from '@tessera/shared/contract';
import { listQuery } from '../../list-page/list.queries';
import type { InquiriesState } from './inquiries.model';

/** Of every list of inquiries. */
export const INQUIRIES_KEY = ['admin', 'inquiries'] as const;

/** One page of inquiries. */
export const inquiriesQuery = (state: InquiriesState) => listQuery<AdminInquiryList>('inquiries', state);
