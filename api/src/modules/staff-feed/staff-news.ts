import type { Right } from '../../framework/rights';
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

/** As a tag of the change feed. */
export const tagOfNews = ({ type, kind, id, right, user_id }: StaffNews): string =>
  `${STAFF_TAG}${type}:${kind}:${id}:${right}:${user_id ?? ''}`;
