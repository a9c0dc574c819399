import { isRight } from './rights';
import type { Right } from './rights';
import { STAFF_TAG } from '../../infra/caches/changes';

/** What staff's feed can say: ids and names of kinds, nothing of a person. */
export interface StaffNews {
  /** `notice`: there is a new one; `changed`: a record is not what it was; `present`: others look at it, or none do */
  type: 'notice' | 'changed' | 'present';
  /** of the notice, or the record */
  kind: string;
  /** of the notice, or the record */
  id: string;
  /** whoever has it hears of it */
  right: Right;
  /** for this account alone; null: for everybody with the right */
  user_id: string | null;
}

const TYPES: readonly StaffNews['type'][] = ['notice', 'changed', 'present'];

/** As a tag of the change feed. */
export const tagOfNews = ({ type, kind, id, right, user_id }: StaffNews): string =>
  `${STAFF_TAG}${type}:${kind}:${id}:${right}:${user_id ?? ''}`;

/** What a tag says to staff; undefined for those of everybody, and what another version says that is not known here. */
export function newsOfTag(tag: string): StaffNews | undefined {
  if (!tag.startsWith(STAFF_TAG)) return undefined;
  const [named, kind = '', id = '', right = '', user_id = ''] = tag.slice(STAFF_TAG.length).split(':');
  const type = TYPES.find((known) => known === named);
  if (!type || !isRight(right)) return undefined;
  return { type, kind, id, right, user_id: user_id === '' ? null : user_id };
}

/** Whose change open screens hear of, and which right it takes to hear it; what is not here is told to nobody. */
const RECORD_RIGHTS: Readonly<Partial<Record<string, Right>>> = {
  order: 'orders.read',
  product: 'products.read',
  return: 'orders.read',
  review: 'reviews.write',
  user: 'customers.read',
  pay_later_account: 'pay_later.read',
  remote: 'remotes.read',
  coupon: 'marketing.read',
  gift_card: 'gift_cards.read',
  inquiry: 'support.read',
  error_report: 'support.read',
  month_closing: 'transactions.read',
  reconciliation: 'transactions.read',
};

/** What is said when a record has changed; nothing of those that no screen follows. */
export function newsOfChange(kind: string, id: string): StaffNews[] {
  const right = RECORD_RIGHTS[kind];
  return right ? [{ type: 'changed', kind, id, right, user_id: null }] : [];
}
