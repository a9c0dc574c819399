import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { countedTo } from '../../../infra/database/count-rows';
import type { Db, Trx } from '../../../infra/database/db';
import { allOf, likeStart } from '../../../infra/database/lists/conditions';
import type { Condition } from '../../../infra/database/lists/conditions';
import { falling, isBehind, keyOf, rising } from '../../../infra/database/lists/list-window';
import type { ListWindow, Placed } from '../../../infra/database/lists/list-window';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import type { NewsletterSubscriptionsTable } from '../../../infra/database/tables/shell';

type SubscriptionRow = Selectable<NewsletterSubscriptionsTable>;

/** What staff see of one: never what opens its links. */
export type SubscriberRow = Omit<SubscriptionRow, 'token_hash' | 'token_expires_at' | 'mailed_at'>;

/** Which subscribers. */
export interface SubscriberFilter extends Partial<Pick<SubscriptionRow, 'state' | 'source'>> {
  language?: 'en' | 'de';
  /** the beginning of an address; '' for all */
  search: string;
}

export type SubscriberWindow = ListWindow<'-requested_at' | 'requested_at'>;

const SORTS = {
  '-requested_at': falling(sql`requested_at`, 'timestamptz'),
  requested_at: rising(sql`requested_at`, 'timestamptz'),
};
const columns = sql`id, email, state, source, language, consent_text, requested_at, confirmed_at, unsubscribed_at`;

function matching({ state, source, language, search }: SubscriberFilter): Condition {
  const conditions = [
    state !== undefined && sql`state = ${state}`,
    source !== undefined && sql`source = ${source}`,
    language !== undefined && sql`language = ${language}`,
    search !== '' && sql`lower(email) like ${likeStart(search.toLowerCase())}`,
  ].filter((condition) => condition !== false);
  return allOf(conditions);
}

/** Who receives the newsletter, as staff look for them. */
export const subscribersRepository = {
  /** How many match, counted no further than `most`. */
  async count(db: Db | Trx, filter: SubscriberFilter, most: number): Promise<number> {
    const { rows } = await sql<{ total: number }>`
      ${plannedAnew} select
        ${countedTo(most, sql`newsletter_subscriptions where ${matching(filter)}`)} as total`.execute(db);
    return rows[0]?.total ?? 0;
  },

  async list(
    db: Db,
    filter: SubscriberFilter,
    { sort, after, limit, offset }: SubscriberWindow,
  ): Promise<(SubscriberRow & Placed)[]> {
    const { order } = SORTS[sort];
    const { rows } = await sql<SubscriberRow & Placed>`
      ${plannedAnew} select ${columns}, ${keyOf(SORTS[sort])} from newsletter_subscriptions
      where ${matching(filter)} and ${isBehind(SORTS[sort], after, sql`id`)}
      order by requested_at ${order}, id ${order} limit ${limit} offset ${offset}`.execute(db);
    return rows;
  },

  async lock(trx: Trx, id: string): Promise<SubscriberRow | undefined> {
    const { rows } = await sql<SubscriberRow>`
      select ${columns} from newsletter_subscriptions where id = ${id} for update`.execute(trx);
    return rows[0];
  },

  /** Takes the consent back; what was taken back before keeps its time. Answers whether there is such a subscription. */
  async unsubscribe(db: Db | Trx, id: string, now: Date): Promise<boolean> {
    const result = await db
      .updateTable('newsletter_subscriptions')
      .set((eb) => ({
        state: 'unsubscribed',
        unsubscribed_at: eb.fn.coalesce('unsubscribed_at', eb.val(now)),
        token_hash: null,
        token_expires_at: null,
      }))
      .where('id', '=', id)
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },
};
