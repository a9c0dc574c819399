import type { AdminPayLaterAccount } from '@tessera/shared/contract';
import type { ListSpec, ListState } from '../../list/list-address';
import { adminPaths } from '../../paths';

/** Every filter of the list, by the name that address and API have for it. */
export type AccountFilter = 'state' | 'overdue';

export type AccountsState = ListState<AccountFilter>;

const STATES: readonly AdminPayLaterAccount['state'][] = ['pending', 'active', 'refused', 'suspended'];
/** By how many days the oldest part is overdue. */
export const AGES = ['1_30', '31_60', '61_90', '91'] as const;

const isState = (text: string): boolean => STATES.some((state) => state === text);
const isAge = (text: string): boolean => text === 'any' || AGES.some((age) => age === text);

/** The usual one first. */
export const ACCOUNT_SORTS = ['-applied_at', 'applied_at', '-used', 'used', 'next_due_on'] as const;

/** The list's address, and what makes sense in it. */
export const accountList: ListSpec<AccountFilter> = {
  path: adminPaths.payLater(),
  sorts: ACCOUNT_SORTS,
  filters: { state: isState, overdue: isAge },
};

/** What staff look at every day. */
export const BUILT_IN_VIEWS: Record<'all' | 'pending' | 'overdue' | 'suspended', AccountsState['filters']> = {
  all: {},
  pending: { state: 'pending' },
  overdue: { overdue: 'any' },
  suspended: { state: 'suspended' },
};
