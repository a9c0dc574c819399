import type { AdminTransaction } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { isDay } from '../../list/date-range.model';
import type { ListSpec, ListState } from '../../list/list-address';
import { chipsOf, sayDay, wordOf, type Say } from '../../list-page/filter-chips.model';
import { transactionsMessages } from '../../messages/transactions/transactions';
import { adminPaths } from '../../paths';

/** Every filter of the list, by the name that address and API have for it. */
export type TransactionFilter = 'kind' | 'method' | 'state' | 'currency' | 'at_from' | 'at_to';

export type TransactionsState = ListState<TransactionFilter>;

/** The usual one first. */
export const TRANSACTION_SORTS = ['-at', 'at', '-amount', 'amount'] as const;

type BuiltInView = 'all' | 'payments' | 'refunds' | 'instalments' | 'disputes' | 'failed';

/** What staff look at every day. */
export const BUILT_IN_VIEWS: Record<BuiltInView, TransactionsState['filters']> = {
  all: {},
  payments: { kind: 'payment' },
  refunds: { kind: 'refund' },
  instalments: { kind: 'instalment' },
  disputes: { kind: 'dispute' },
  failed: { state: 'failed' },
};

const words = () => messagesIn(transactionsMessages);

/** The list's address, and what makes sense in it. */
export const transactionList: ListSpec<TransactionFilter> = {
  path: adminPaths.transactions(),
  sorts: TRANSACTION_SORTS,
  filters: {
    kind: (value) => Object.hasOwn(words().kinds, value),
    method: (value) => Object.hasOwn(words().methods, value),
    state: (value) => Object.hasOwn(words().states, value),
    currency: (value) => /^[A-Z]{3}$/.test(value),
    at_from: isDay,
    at_to: isDay,
  },
};

const SAY: Record<TransactionFilter, Say<{ locale: string }>> = {
  kind: (value) => wordOf(words().kinds, value),
  method: (value) => wordOf(words().methods, value),
  state: (value) => wordOf(words().states, value),
  currency: (value) => value,
  at_from: sayDay,
  at_to: sayDay,
};

/** The filters that are set in words. */
export const filterChips = (state: TransactionsState, locale: string) =>
  chipsOf(transactionList, state, words().filters, (name, value) => SAY[name](value, { locale }));

const GOES: readonly AdminTransaction['kind'][] = ['refund', 'plan_refund', 'dispute'];

/** What it is about with its sign, minor units: below 0 what goes to the customer, whether it has gone or not. */
export const signedAmount = ({ kind, amount }: Pick<AdminTransaction, 'kind' | 'amount'>): number =>
  GOES.includes(kind) ? -amount : amount;
