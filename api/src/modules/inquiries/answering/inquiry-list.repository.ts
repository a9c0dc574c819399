import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { countedTo } from '../../../infra/database/count-rows';
import type { Db } from '../../../infra/database/db';
import { allOf, likeStart } from '../../../infra/database/lists/conditions';
import type { Condition } from '../../../infra/database/lists/conditions';
import { falling, isBehind, rising } from '../../../infra/database/lists/list-window';
import type { ListWindow, Placed } from '../../../infra/database/lists/list-window';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import type { InquiriesTable } from '../../../infra/database/tables/shell';

type InquiryRow = Selectable<InquiriesTable>;

export interface ListedInquiry extends Placed, Omit<InquiryRow, 'message' | 'user_id' | 'last_modified_at'> {
  /** null: nobody */
  assignee_name: string | null;
}

/** Which inquiries; spam is left out where no state is asked for. */
export interface InquiryFilter {
  state?: InquiryRow['state'] | undefined;
  type?: InquiryRow['type'] | undefined;
  /** of whom; null: of nobody */
  assigned_to?: string | null | undefined;
  created_from?: Date | undefined;
  /** that moment not included */
  created_before?: Date | undefined;
  /** '' for all */
  search: string;
}

export type InquiryWindow = ListWindow<'-created_at' | 'created_at'>;

const REFERENCE = /^Q-[0-9A-Z]{6}$/;

const SORTS = {
  '-created_at': falling(sql`created_at`, 'timestamptz'),
  created_at: rising(sql`created_at`, 'timestamptz'),
};

/** By a whole reference, the beginning of an address, or words that all begin so: each by an index of its own. */
function found(search: string): Condition {
  const reference = search.toUpperCase();
  if (REFERENCE.test(reference)) return sql`inquiries.reference = ${reference}`;
  if (search.includes('@')) return sql`lower(inquiries.email) like ${likeStart(search.toLowerCase())}`;
  const words = search.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  if (words.length === 0) return sql`false`;
  const typed = words.map((word) => `${word.toLowerCase()}:*`).join(' & ');
  return sql`to_tsvector('simple', subject || ' ' || message || ' ' || name) @@ to_tsquery('simple', ${typed})`;
}

const of = (assigned_to: string | null): Condition =>
  assigned_to === null ? sql`inquiries.assigned_to is null` : sql`inquiries.assigned_to = ${assigned_to}`;

function matching({ state, type, assigned_to, created_from, created_before, search }: InquiryFilter): Condition {
  const conditions = [
    state === undefined ? sql`inquiries.state <> 'spam'` : sql`inquiries.state = ${state}`,
    type !== undefined && sql`inquiries.type = ${type}`,
    assigned_to !== undefined && of(assigned_to),
    created_from !== undefined && sql`inquiries.created_at >= ${created_from}`,
    created_before !== undefined && sql`inquiries.created_at < ${created_before}`,
    search !== '' && found(search),
  ].filter((condition) => condition !== false);
  return allOf(conditions);
}

/** Inquiries as staff look for them: what is rare is found by an index of its own, what is common is met soon. */
export const inquiryListRepository = {
  /** How many match, counted no further than `most`. */
  async count(db: Db, filter: InquiryFilter, most: number): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      ${plannedAnew} select ${countedTo(most, sql`inquiries where ${matching(filter)}`)} as total`.execute(db);
    return rows[0]?.total ?? 0;
  },

  async list(db: Db, filter: InquiryFilter, { sort, after, limit, offset }: InquiryWindow): Promise<ListedInquiry[]> {
    const { order } = SORTS[sort];
    const { rows } = await sql<ListedInquiry>`
      ${plannedAnew} with shown as materialized (
        select * from inquiries where ${matching(filter)} and ${isBehind(SORTS[sort], after, sql`id`)}
        order by created_at ${order}, id ${order} limit ${limit} offset ${offset})
      select shown.id, shown.created_at::text as sort_key, shown.reference, shown.type, shown.subject, shown.name, shown.email, shown.state, shown.language,
        shown.assigned_to, shown.version, shown.created_at, users.first_name || ' ' || users.last_name as assignee_name
      from shown left join users on users.id = shown.assigned_to
      order by shown.created_at ${order}, shown.id ${order}`.execute(db);
    return rows;
  },
};
