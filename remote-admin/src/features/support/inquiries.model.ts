import type { AdminInquirySummary } from '@tessera/shared/contract';
import { isDay } from '../../list/date-range.model';
import type { ListSpec, ListState } from '../../list/list-address';
import { adminPaths } from '../../paths';
import { INQUIRY_TONES } from './inquiry-badge';

/** Every filter of the list, by the name that address and API have for it. */
export type InquiryFilter = 'state' | 'type' | 'assigned' | 'created_from' | 'created_to';

export type InquiriesState = ListState<InquiryFilter>;

const TYPES: readonly AdminInquirySummary['type'][] = ['general', 'order', 'returns', 'technical'];

export const INQUIRY_SORTS = ['-created_at', 'created_at'] as const;

/** The list's address, and what makes sense in it. */
export const inquiryList: ListSpec<InquiryFilter> = {
  path: adminPaths.support(),
  sorts: INQUIRY_SORTS,
  filters: {
    state: (value) => Object.hasOwn(INQUIRY_TONES, value),
    type: (value) => TYPES.some((type) => type === value),
    assigned: (value) => value === 'me' || value === 'nobody',
    created_from: isDay,
    created_to: isDay,
  },
};

type View = 'all' | 'new' | 'open' | 'mine' | 'waiting' | 'solved' | 'spam';

/** What staff look at every day. */
export const INQUIRY_VIEWS: Record<View, InquiriesState['filters']> = {
  all: {},
  new: { state: 'new' },
  open: { state: 'open' },
  mine: { assigned: 'me' },
  waiting: { state: 'waiting' },
  solved: { state: 'solved' },
  spam: { state: 'spam' },
};
