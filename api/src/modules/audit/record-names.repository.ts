import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../infra/database/db';

/** A record as the log names it. */
export interface RecordRef {
  record_type: string;
  record_id: string;
}

interface NameSource {
  /** a table, with what its names need */
  from: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  /** what staff call one */
  name: RawBuilder<unknown>;
  /** whether one is called so; undefined where nobody would look for it so */
  is?: (text: string) => RawBuilder<unknown>;
}

const accounts: NameSource = {
  from: sql`users`,
  id: sql`users.id`,
  name: sql`users.email`,
  is: (text) => sql`lower(users.email) = lower(${text})`,
};
const numbered = (table: RawBuilder<unknown>): NameSource => ({
  from: table,
  id: sql`${table}.id`,
  name: sql`${table}.number`,
  is: (text) => sql`${table}.number = upper(${text})`,
});
/** Few enough to be looked through. */
const named = (table: RawBuilder<unknown>): NameSource => ({
  from: table,
  id: sql`${table}.id`,
  name: sql`${table}.name`,
  is: (text) => sql`lower(${table}.name) = lower(${text})`,
});

/** Kinds of records that have another name than their id, and where it stands. */
const SOURCES: Record<string, NameSource> = {
  order: numbered(sql`orders`),
  return: numbered(sql`returns`),
  order_draft: {
    from: sql`order_drafts`,
    id: sql`order_drafts.id`,
    // of one that is for nobody yet, the end of its id
    name: sql`coalesce(
      nullif(trim(order_drafts.first_name || ' ' || order_drafts.last_name), ''), nullif(order_drafts.email, ''),
      '…' || right(order_drafts.id::text, 6))`,
    is: (text) => sql`lower(order_drafts.email) = lower(${text})`,
  },
  staff: accounts,
  user: accounts,
  pay_later_account: {
    ...accounts,
    from: sql`pay_later_accounts join users on users.id = pay_later_accounts.user_id`,
    id: sql`pay_later_accounts.id`,
  },
  review: {
    from: sql`reviews join products on products.id = reviews.product_id`,
    id: sql`reviews.id`,
    name: sql`products.name`,
  },
  product: {
    from: sql`products`,
    id: sql`products.id`,
    name: sql`products.name`,
    // each by an index of its own: there may be a million
    is: (text) => sql`products.id in (
      select id from products where slug = lower(${text})
      union all select id from products where words -> 'de' ->> 'slug' = lower(${text})
      union all select id from products where lower(name) = lower(${text})
      union all select id from products where lower(words -> 'de' ->> 'name') = lower(${text})
      union all select product_id from variants where upper(sku) = upper(${text}))`,
  },
  coupon: {
    from: sql`coupons`,
    id: sql`coupons.id`,
    name: sql`coalesce(coupons.code, coupons.prefix || '-…')`,
    is: (text) => sql`coalesce(coupons.code, coupons.prefix) = upper(${text})`,
  },
  gift_card: {
    from: sql`gift_cards`,
    id: sql`gift_cards.id`,
    name: sql`'…' || gift_cards.last_four`,
    is: (text) => sql`gift_cards.last_four = upper(${text})`,
  },
  inquiry: {
    from: sql`inquiries`,
    id: sql`inquiries.id`,
    name: sql`inquiries.reference`,
    is: (text) => sql`inquiries.reference = upper(${text})`,
  },
  error_report: {
    from: sql`error_report_groups`,
    id: sql`error_report_groups.id`,
    name: sql`trim(error_report_groups.error_type || ' ' || error_report_groups.error_code)`,
  },
  reconciliation: { from: sql`reconciliations`, id: sql`reconciliations.id`, name: sql`reconciliations.file_name` },
  month_closing: { from: sql`month_closings`, id: sql`month_closings.id`, name: sql`month_closings.month` },
  picture: {
    from: sql`images`,
    id: sql`images.id`,
    name: sql`coalesce(nullif(images.file_name, ''), images.hash || '.' || images.ext)`,
  },
  category: named(sql`categories`),
  saved_answer: named(sql`saved_answers`),
  customer_group: named(sql`customer_groups`),
  staff_role: named(sql`staff_roles`),
  staff_token: named(sql`staff_tokens`),
  view: named(sql`saved_views`),
  job: { from: sql`staff_jobs`, id: sql`staff_jobs.id`, name: sql`regexp_replace(staff_jobs.kind, '\\.undo$', '')` },
};
/** Those whose id says it all, or of which there is one. */
const NAMED_BY_ID = [
  'attribute',
  'customer',
  'delivery',
  'download',
  'home',
  'inventory',
  'navigation',
  'page',
  'pay_later_plans',
  'payment_settings',
  'remote',
  'search_words',
  'store',
  'taxes',
];
/** Records of one kind that may share a name: the oldest are left out. */
const MOST_OF_A_NAME = 20;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const joined = (queries: RawBuilder<RecordRef & { name: string }>[]) => sql.join(queries, sql` union all `);

/** What staff call the records that the audit log knows by their ids. */
export const recordNamesRepository = {
  /** Names as they are now; what is gone, or has none, is left out. */
  async list(db: Db, records: readonly RecordRef[]): Promise<(RecordRef & { name: string })[]> {
    const queries = Object.entries(SOURCES).flatMap(([type, { from, id, name }]) => {
      const ids = records
        .filter(({ record_type, record_id }) => record_type === type && UUID.test(record_id))
        .map(({ record_id }) => record_id);
      if (ids.length === 0) return [];
      return [
        sql<RecordRef & { name: string }>`
          select ${type}::text as record_type, ${id}::text as record_id, ${name} as name from ${from}
          where ${id} = any(${[...new Set(ids)]}::uuid[])`,
      ];
    });
    if (queries.length === 0) return [];
    const { rows } = await sql<RecordRef & { name: string }>`${joined(queries)}`.execute(db);
    return rows;
  },

  /** Every record that may be meant by an id or by what staff call it. */
  async find(db: Db, text: string): Promise<RecordRef[]> {
    const queries = Object.entries(SOURCES).flatMap(([type, { from, id, name, is }]) =>
      is
        ? [
            sql<RecordRef & { name: string }>`
              (select ${type}::text as record_type, ${id}::text as record_id, ${name} as name from ${from}
              where ${is(text)} order by ${id} desc limit ${MOST_OF_A_NAME})`,
          ]
        : [],
    );
    const { rows } = await sql<RecordRef & { name: string }>`${joined(queries)}`.execute(db);
    const byId = [...Object.keys(SOURCES), ...NAMED_BY_ID].map((record_type) => ({ record_type, record_id: text }));
    return [...byId, ...rows.map(({ record_type, record_id }) => ({ record_type, record_id }))];
  },
};
