import type { AdminInquiry, InquiryState } from '@tessera/shared/contract';

/** What staff can do with an inquiry, beside answering it. */
export type InquiryAction = 'solve' | 'open' | 'wait' | 'assign' | 'spam';

/** Those that say how it stands from then on. */
export const STATE_OF: Record<Exclude<InquiryAction, 'assign'>, InquiryState> = {
  solve: 'solved',
  open: 'open',
  wait: 'waiting',
  spam: 'spam',
};

export const INQUIRY_ACTIONS: readonly InquiryAction[] = ['solve', 'open', 'wait', 'assign', 'spam'];

/** What most likely comes next, beside an answer. */
export const primaryAction = ({ state }: Pick<AdminInquiry, 'state'>): InquiryAction =>
  state === 'solved' || state === 'spam' ? 'open' : 'solve';

/** Whether it stands so already. */
export const isSo = (action: InquiryAction, { state }: Pick<AdminInquiry, 'state'>): boolean =>
  action !== 'assign' && STATE_OF[action] === state;
