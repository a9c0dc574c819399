import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../infra/database/db';
import { inPipeline } from '../../../infra/database/pipeline';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import { CHECKS } from './closing-records.repository';
import type { Check } from './closing-records.repository';
import type { Stretch } from './stretch';

/** A record of which two books say something else. */
export interface Difference {
  /** the order that it belongs to; null: an account of pay-later */
  order_id: string | null;
  /** what people call it: an order's number, an e-mail address */
  label: string;
  currency: string;
  /** minor units: what the first book says, and the second */
  expected: number;
  found: number;
}

/** All records of a check in one currency. */
export interface CheckedCurrency {
  currency: string;
  records: number;
  differing: number;
  expected: number;
  found: number;
  /** orders among those that differ, each once */
  orders: string[];
  /** of those that differ, what belongs to no order */
  apart: number;
}

export interface CheckResult {
  sums: CheckedCurrency[];
  /** some of those that differ */
  differences: Difference[];
}

const MONTH = /^\d{4}-\d{2}$/;

/** What books say of the same records, compared one by one (docs/product.md §4). */
export const closingChecksRepository = {
  /** When a month (YYYY-MM) begins and ends in a time zone. */
  async boundsOf(db: Db, month: string, time_zone: string): Promise<Stretch> {
    if (!MONTH.test(month)) throw new RangeError(`${month} is no month`);
    const first = `${month}-01`;
    const { rows } = await sql<Stretch>`
      select (${first}::date)::timestamp at time zone ${time_zone}::text as "from",
        (${first}::date + interval '1 month') at time zone ${time_zone}::text as before`.execute(db);
    const [bounds] = rows;
    if (!bounds) throw new Error('A select of values gives its row');
    return bounds;
  },

  /** Compares the records of a check. @param most of those that differ are named */
  async run(db: Db, check: Check, stretch: Stretch, most: number): Promise<CheckResult> {
    const said = CHECKS[check](stretch);
    const [sums, differences] = await inPipeline(
      rowsOf<CheckedCurrency>(
        db,
        sql`select currency, count(*)::integer as records, count(*) filter (where expected <> found)::integer as differing,
            coalesce(array_agg(distinct order_id) filter (where expected <> found and order_id is not null), '{}') as orders,
            count(*) filter (where expected <> found and order_id is null)::integer as apart,
            coalesce(sum(expected), 0)::bigint as expected, coalesce(sum(found), 0)::bigint as found
          from (${said}) as said group by currency order by currency`,
      ),
      rowsOf<Difference>(
        db,
        sql`select order_id, label, currency, expected, found from (${said}) as said
          where expected <> found order by label, order_id limit ${most}`,
      ),
    );
    return { sums, differences };
  },
};

const rowsOf = async <Row>(db: Db, statement: RawBuilder<unknown>): Promise<Row[]> =>
  (await sql<Row>`${plannedAnew} ${statement}`.execute(db)).rows;
