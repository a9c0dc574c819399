import { sql } from 'kysely';
import { allOf, conditionsOf, likeStart } from '../../../infra/database/lists/conditions';
import type { Condition, Conditions } from '../../../infra/database/lists/conditions';
import type { TransactionKind, TransactionState } from '../../../infra/database/tables/transactions';

/** Which money in and out. */
export interface TransactionFilter {
  kind?: TransactionKind;
  method?: string;
  state?: TransactionState;
  currency?: string;
  at_from?: Date;
  /** exclusive */
  at_before?: Date;
  search?: TransactionSearch;
}

/** What somebody has typed. */
export interface TransactionSearch {
  /** the start of an order's e-mail address, in lower case; null: it is none, and the others count */
  email: string | null;
  /** the start of an order's number, in upper case */
  number: string;
  /** the start of the provider's own number */
  reference: string;
}

const CONDITIONS: Conditions<Omit<TransactionFilter, 'search'>> = {
  kind: (value) => sql`transactions.kind = ${value}`,
  method: (value) => sql`transactions.method = ${value}`,
  state: (value) => sql`transactions.state = ${value}`,
  currency: (value) => sql`transactions.currency = ${value}`,
  at_from: (value) => sql`transactions.at >= ${value}`,
  at_before: (value) => sql`transactions.at < ${value}`,
};

/** Everything but what was searched for. */
export const plain = (filter: TransactionFilter): Condition => allOf(conditionsOf(CONDITIONS, filter));

/** The ways to be what was searched for, each by an index of its own; none: everything is. */
export function waysToBeFound({ search }: TransactionFilter): Condition[] {
  if (!search) return [];
  const { email, number, reference } = search;
  if (email !== null) {
    const placed = sql`select number from orders where lower(orders.email) like ${likeStart(email)}`;
    return [sql`transactions.order_number in (${placed})`];
  }
  return [
    sql`transactions.order_number like ${likeStart(number)}`,
    sql`transactions.reference like ${likeStart(reference)}`,
  ];
}
