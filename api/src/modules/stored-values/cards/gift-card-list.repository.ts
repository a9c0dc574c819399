import { sql } from 'kysely';
import { allOf, conditionsOf, likeStart } from '../../../infra/database/lists/conditions';
import type { Condition, Conditions } from '../../../infra/database/lists/conditions';
import { createListQueries, createListSql } from '../../../infra/database/lists/list-sql';
import { falling, rising } from '../../../infra/database/lists/list-window';
import type { ListWindow } from '../../../infra/database/lists/list-window';
import type { GiftCardRow } from '../ledger/ledger.repository';
import type { GiftCardSort } from './gift-cards.schemas';

/** Which gift cards. */
export interface GiftCardFilter {
  state?: GiftCardRow['state'];
  /** what somebody has typed, trimmed; '' never */
  search?: string;
}

export type GiftCardWindow = ListWindow<GiftCardSort>;

const [created_at, balance] = [sql`gift_cards.created_at`, sql`gift_cards.balance`];
/** As the index of 0352 has it: those of which nothing is left lie behind all others. */
const least = sql`coalesce(nullif(gift_cards.balance, 0), 9223372036854775807)`;

const CONDITIONS: Conditions<Omit<GiftCardFilter, 'search'>> = {
  state: (value) => sql`gift_cards.state = ${value}`,
};

const plain = (filter: GiftCardFilter): Condition => allOf(conditionsOf(CONDITIONS, filter));

function waysToBeFound({ search }: GiftCardFilter): Condition[] {
  if (search === undefined) return [];
  return [
    sql`gift_cards.last_four = ${search.toUpperCase()}`,
    sql`gift_cards.email like ${likeStart(search.toLowerCase())}`,
  ];
}

const pages = createListSql<GiftCardFilter, GiftCardSort>({
  table: 'gift_cards',
  sorts: {
    '-created_at': falling(created_at, 'timestamptz'),
    created_at: rising(created_at, 'timestamptz'),
    '-balance': falling(balance, 'bigint'),
    balance: rising(least, 'bigint'),
  },
  usual: '-created_at',
  plain,
  waysToBeFound,
});

const rowsOf = (window: GiftCardWindow): Condition => sql`
  select gift_cards.*, page.counted, ${pages.keyOf(window)} from page join gift_cards on gift_cards.id = page.id ${pages.orderBy(window)}`;

/** Gift cards as staff look for them. */
export const giftCardListRepository = {
  ...createListQueries<GiftCardRow, GiftCardFilter, GiftCardSort>(pages, rowsOf),
};
