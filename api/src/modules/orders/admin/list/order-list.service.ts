import {
  countedBeside,
  isSurelyMore,
  lessThan,
  MOST_COUNTED,
  pageOf,
  totalOf,
  windowOf,
} from '../../../../framework/lists/list-page';
import type { Found } from '../../../../framework/lists/list-page';
import type { Infra } from '../../../../infra';
import { wordsToFind } from '../../order/order-words';
import type { OrderViewsService } from '../../views/order-views.service';
import type { AdminOrderFilters } from '../../../../schemas/filters/order-filter';
import type { AdminOrderListView, AdminOrderSearch } from './order-list.schemas';
import { orderListRepository } from './order-list.repository';
import { besideWords, rangeOf, restOf } from './order-conditions.repository';
import type { OrderFilter } from './order-conditions.repository';
import type { Bounds, OrderWindow } from './order-found.repository';
import type { ListedOrder } from './order-list.repository';

export interface OrderListDeps extends Pick<Infra, 'db'> {
  views: Pick<OrderViewsService, 'summarise'>;
}

export type OrderListService = ReturnType<typeof createOrderListService>;

/** Counts are exact so far where no index tells alone, so that each order that is counted has to be looked at. */
const MOST_LOOKED_AT = 1_000;
/** What is met in every thousandth order is met so soon. */
const MOST_WALKED = 20_000;
/** Looked at one by one they take less than an index of words or tags that many have. */
const FEW = 2_000;
/** So many entries of a key are read as soon as anything else is known of them. */
const FEW_IN_KEYS = 15_000;
/** So many where nothing is met sooner. */
const MANY_IN_KEYS = 30_000;
/** What is met in every eight hundredth order is met so soon, entry by entry of a key. */
const MOST_WALKED_IN_KEYS = 20_000;
/** The rows that the index of words finds of one word are read sooner. */
const FEW_OF_ONE_WORD = 1_500;
/** Along so many totals or days those that other filters leave are counted sooner than by their states. */
const MOST_READ_IN_RANGE = 30_000;
/** In so many entries it is counted meanwhile how many match at least. */
const MOST_COUNTED_IN_KEYS = 10_000;
/** So many orders of which the keys say nothing are looked at each time. */
const MOST_UNLISTED = 1_000;
/** Of words that so many have a page is filled from the rows themselves at once. */
const MET_AT_ONCE = 20_000;
/** Of words whose orders are met soon it is said that more than so many match. */
const MET_TOGETHER = 100;
const DAY_MS = 86_400_000;

/** Where several words are expected to meet as rarely, a walk along the list would not fill a page. */
const RARE_TOGETHER = 300;

interface Expected {
  /** the keys of the list tell all of it, and the rows themselves do not as soon */
  is_in_keys: boolean;
  /** by all filters but the search and the tag */
  others: number;
  /** by these */
  words: number;
  /** by none: all orders */
  all: number;
  /** more than are counted match: nothing but one word is asked for, and PostgreSQL knows how many have it */
  is_surely_more: boolean;
}

/** What a request's filter means for the database: days begin and end in UTC. */
export function toFilter({
  sort: _sort,
  search,
  placed_from,
  placed_to,
  country,
  ...filter
}: AdminOrderFilters): OrderFilter {
  const text = search?.trim() ?? '';
  return {
    ...filter,
    ...(placed_from === undefined ? {} : { placed_from: new Date(placed_from) }),
    ...(placed_to === undefined ? {} : { placed_before: new Date(Date.parse(placed_to) + DAY_MS) }),
    ...(country === undefined ? {} : { country: country.toUpperCase() }),
    ...(text === '' ? {} : { search: wordsToFind(text) }),
  };
}

const isGiven = (filter: OrderFilter) => (name: keyof OrderFilter) => filter[name] !== undefined;
/** What goes together is known of these. */
const KNOWN_TOGETHER = ['status', 'payment_status', 'fulfilment_status', 'country'] as const;

/** Whether one word alone is searched for, or one tag. */
const isOfOne = ({ search, tag }: OrderFilter): boolean =>
  (search?.beginnings.length ?? 0) + (tag === undefined ? 0 : 1) === 1;

/**
 * So few are found sooner by the index of words and that of tags, as where a walk is not expected to fill a page. Of several it
 * reads all that each of them has.
 */
const rareFrom = (filter: OrderFilter, { limit, offset }: OrderWindow, all: number): number =>
  isOfOne(filter) ? (all * (limit + offset)) / MOST_WALKED_IN_KEYS : RARE_TOGETHER;

/** Few orders are held, disputed, in trouble or a customer's, and no key of the list tells which. */
const isBesideKeys = ({ customer_id, is_held, dispute, trouble }: OrderFilter): boolean =>
  [customer_id, dispute, trouble].some((value) => value !== undefined) || is_held === true;

/** Whether the keys of the list tell all of it, without words and tags. */
const isPlain = (filter: OrderFilter): boolean =>
  filter.search === undefined && filter.tag === undefined && !isBesideKeys(filter);

/** Whether the keys of the list may tell it: a search by words, or a tag beside other filters. */
function hasKeys(filter: OrderFilter): boolean {
  const { search, tag, is_held, customer_id: _c, dispute: _d, trouble: _t, ...others } = filter;
  if (isBesideKeys(filter) || search?.words === null) return false;
  return search !== undefined || (tag !== undefined && (is_held === false || Object.keys(others).length > 0));
}

const exactly = ({ rows, counted }: { rows: ListedOrder[]; counted: number }): Found<ListedOrder> => ({
  rows,
  total: counted,
  is_exact: true,
});

/** How far is counted. */
function mostOf(filter: OrderFilter): number {
  const isLookedAt = filter.search !== undefined || (filter.tag !== undefined && Object.keys(filter).length > 1);
  return isLookedAt ? MOST_LOOKED_AT : MOST_COUNTED;
}

/** The same where nothing but words and a tag is meant: no order's and no parcel's number begins so. */
const byWords = ({ search, ...filter }: OrderFilter): OrderFilter =>
  search === undefined ? filter : { ...filter, search: { ...search, code: null } };

/** Whether the orders lie in few stretches of an index, each in the order of the list. */
function liesInStretches(filter: OrderFilter, { sort }: OrderWindow): boolean {
  const keys = [...KNOWN_TOGETHER, 'placed_from', 'placed_before'] as const;
  if (sort === 'total' || sort === '-total' || !keys.some(isGiven(filter))) return false;
  const others = ['total_from', 'total_to', 'tag', 'customer_id', 'dispute', 'trouble', 'search'] as const;
  return filter.is_held !== true && !others.some(isGiven(filter));
}

/** The same, where states or a country say which: days alone are one stretch, along which a walk goes as well. */
const liesInStates = (filter: OrderFilter, window: OrderWindow): boolean =>
  KNOWN_TOGETHER.some(isGiven(filter)) && liesInStretches(filter, window);

/** Whether something is asked for, and more than that. */
function isPartOf(part: OrderFilter, filter: OrderFilter): boolean {
  const asked = Object.keys(part).length;
  return asked > 0 && asked < Object.keys(filter).length;
}

/** Whether what PostgreSQL expects of the filter says where to look. */
function mayBeMany(filter: OrderFilter): boolean {
  const names = Object.keys(filter) as (keyof OrderFilter)[]; // its own keys
  return names.length < 2 || names.every((name) => KNOWN_TOGETHER.some((known) => known === name));
}

/** How often words go together PostgreSQL does not know: it takes each for as common beside the others as alone. */
const isOfSeveralWords = ({ search }: OrderFilter): boolean =>
  search !== undefined && search.words !== null && search.beginnings.length > 1;

/** Whether PostgreSQL is near to what matches, by what it knows of the columns' values alone. */
const isKnown = (filter: OrderFilter): boolean =>
  mayBeMany(filter) && (filter.search?.email ?? null) === null && !isOfSeveralWords(filter);

/** Nothing but one word is asked for, and more orders than are counted are known to have it. */
const isSurelyOneWord = (filter: OrderFilter, expected: number, changed: number): boolean =>
  Object.keys(filter).length === 1 && isKnown(filter) && isSurelyMore(expected, changed, MOST_LOOKED_AT);

/** The list of orders, for staff. */
export function createOrderListService({ db, views }: OrderListDeps) {
  async function present(rows: ListedOrder[]): Promise<AdminOrderListView['items']> {
    const summaries = await views.summarise(db, rows);
    return summaries.flatMap((summary, index) => {
      const row = rows[index];
      if (!row) return [];
      const { user_id, customer_name, version, email, tags, dispute, held_at, shipping_address } = row;
      const customer = user_id === null ? null : { id: user_id, name: customer_name ?? '' };
      const { country } = shipping_address;
      return [{ ...summary, version, customer, email, tags, dispute, country, is_held: held_at !== null }];
    });
  }

  /** How many are expected of a filter with a search or a tag that the keys of the list may tell. */
  async function expectWords(filter: OrderFilter): Promise<Expected> {
    const { search, tag } = filter;
    const wanted: OrderFilter = { ...(search && { search }), ...(tag !== undefined && { tag }) };
    const isAlone = Object.keys(filter).length === 1;
    const [isInKeys, words, all, beside] = await Promise.all([
      orderListRepository.isInKeys(db, filter, MOST_UNLISTED),
      orderListRepository.expect(db, wanted),
      orderListRepository.known(db),
      isAlone ? undefined : orderListRepository.expect(db, besideWords(filter)),
    ]);
    const is_surely_more = isSurelyOneWord(filter, words, all.changed);
    const isMetAtOnce = isAlone && !is_surely_more && words >= MET_AT_ONCE;
    return { is_in_keys: isInKeys && !isMetAtOnce, others: beside ?? all.rows, words, all: all.rows, is_surely_more };
  }

  const listMany = (filter: OrderFilter, window: OrderWindow): Promise<ListedOrder[]> =>
    liesInStretches(filter, window)
      ? orderListRepository.listByStates(db, filter, window)
      : orderListRepository.walk(db, filter, window, MOST_WALKED + window.offset);

  async function isAmongFew(filter: OrderFilter): Promise<boolean> {
    const rest = restOf(filter);
    return rest !== undefined && (await orderListRepository.expect(db, rest)) <= FEW;
  }

  /** With how many match: where the window is the first one, and empty, none do. */
  async function listFound(filter: OrderFilter, window: OrderWindow, bounds: Bounds) {
    const rows = await orderListRepository.listFound(db, filter, window, bounds);
    const counted = await countedBeside(rows, window, () => orderListRepository.count(db, filter, bounds));
    return { rows, counted };
  }

  /** All that match, of so many as are read in the keys; at least `most` of them. */
  const listAll = async (filter: OrderFilter, window: OrderWindow, most: number | null): Promise<Found<ListedOrder>> =>
    exactly(await listFound(filter, window, { most, in_keys: 'all' }));

  /** Those that are met soon along the keys, `most` of them. */
  const walkTo = (filter: OrderFilter, window: OrderWindow, most: number) =>
    listFound(filter, window, { most, in_keys: MOST_WALKED_IN_KEYS });

  /** Of what the other filters leave, which is read as a whole; or counted, while a page is met where that is soon. */
  async function findAmongMany(filter: OrderFilter, window: OrderWindow, { words, others, all }: Expected) {
    const most = MOST_LOOKED_AT + 1;
    const shown = window.offset + window.limit;
    const isMetSoon = (shown * all) / MOST_WALKED_IN_KEYS < ((words / all) * others) / 2;
    const found = isMetSoon ? undefined : await listAll(filter, window, most);
    if (found && found.total < most) return found;
    const [rows, counted] = await Promise.all([
      !isMetSoon && liesInStates(besideWords(filter), window)
        ? orderListRepository.listByStates(db, filter, window)
        : walkTo(filter, window, shown).then((met) => met.rows),
      found ? most : orderListRepository.count(db, filter, { most, in_keys: 'all' }),
    ]);
    const isPage = rows.length === window.limit;
    return isPage ? { rows, ...totalOf(counted, MOST_LOOKED_AT) } : listAll(filter, window, null);
  }

  /** Of one word that few may have: they are looked up, and where they are many after all, a page is met in the keys. */
  async function findFewOrMet(filter: OrderFilter, window: OrderWindow) {
    const few = await listFound(filter, window, { most: MOST_LOOKED_AT + 1 });
    if (few.counted <= MOST_LOOKED_AT) return exactly(few);
    const { rows } = await walkTo(filter, window, window.offset + window.limit);
    return rows.length < window.limit ? undefined : { rows, ...totalOf(few.counted, MOST_LOOKED_AT) };
  }

  /**
   * Those that the keys of the list tell: many are met soon in the order that is asked for, or else what the other filters
   * leave is read as a whole.
   * @returns undefined where neither is so, but words and tags have an index
   */
  async function findInKeys(filter: OrderFilter, window: OrderWindow, expected: Expected) {
    if (expected.others <= FEW_IN_KEYS) return listAll(filter, window, null);
    if (expected.words <= FEW_OF_ONE_WORD && isOfOne(filter)) return findFewOrMet(filter, window);
    if (expected.others <= MANY_IN_KEYS) return findAmongMany(filter, window, expected);
    if (expected.words <= rareFrom(filter, window, expected.all)) return undefined;
    const counts = { most: MOST_LOOKED_AT + 1, in_keys: MOST_COUNTED_IN_KEYS };
    const [{ rows }, met] = await Promise.all([
      walkTo(filter, window, window.offset + window.limit),
      expected.is_surely_more ? counts.most : orderListRepository.count(db, filter, counts),
    ]);
    if (rows.length < window.limit) return undefined;
    return { rows, total: lessThan(Math.max(met, window.offset + window.limit)), is_exact: false };
  }

  /** How many match of what many are expected of: where that is certain enough, or more than that is met soon, nobody counts. */
  async function countMany(filter: OrderFilter, expected: number, counts_to: number, in_range = false) {
    if (isKnown(filter) && isSurelyMore(expected, (await orderListRepository.known(db)).changed, counts_to))
      return { total: counts_to, is_exact: false };
    if (isOfSeveralWords(filter)) {
      const met = await orderListRepository.count(db, filter, { most: MET_TOGETHER + 1, in_keys: MOST_WALKED_IN_KEYS });
      if (met > MET_TOGETHER) return { total: MET_TOGETHER, is_exact: false };
    }
    return totalOf(await orderListRepository.count(db, filter, { most: counts_to + 1, in_range }), counts_to);
  }

  /** What the keys of the list tell alone: where many are expected, they are counted while a page of them is met. */
  async function findPlain(filter: OrderFilter, window: OrderWindow): Promise<Found<ListedOrder>> {
    const most = MOST_COUNTED + 1;
    const range = rangeOf(filter);
    const [expected, inRange] = await Promise.all([
      orderListRepository.expect(db, filter),
      isPartOf(range, filter) ? orderListRepository.expect(db, range) : Infinity,
    ]);
    if (expected <= FEW) {
      const found = await listFound(filter, window, { most });
      if (found.counted < most) return exactly(found);
    }
    const isMetInRange = Math.min(inRange, (inRange / expected) * MOST_COUNTED) <= MOST_READ_IN_RANGE;
    const [met, known] = await Promise.all([
      listMany(filter, window),
      countMany(filter, expected, MOST_COUNTED, isMetInRange),
    ]);
    if (met.length === window.limit) return { rows: met, ...known };
    // they all lie further on, or end here
    const { rows, counted } = await listFound(filter, window, { most: null });
    return { rows, ...totalOf(counted) };
  }

  /** How many are expected where nothing says that they are few. */
  async function expectMany(filter: OrderFilter, words?: Expected): Promise<number> {
    if (words?.is_in_keys || !mayBeMany(filter)) return 0;
    return words?.words ?? orderListRepository.expect(db, filter);
  }

  /** What the rows themselves tell. @param words what was expected, where the keys of the list were asked */
  async function findByRows(filter: OrderFilter, window: OrderWindow, words?: Expected): Promise<Found<ListedOrder>> {
    const counts_to = mostOf(filter);
    const most = counts_to + 1;
    const isRare = words?.is_in_keys ?? false; // a walk would not fill a page
    const listFew = async () => listFound(filter, window, { most, among_few: !isRare && (await isAmongFew(filter)) });
    const expected = await expectMany(filter, words);
    const found = isSurelyMore(expected, 0, counts_to) ? undefined : await listFew();
    if (found && found.counted < most) return exactly(found);
    const [many, known] = await Promise.all([
      isRare ? [] : listMany(filter, window),
      found ? totalOf(found.counted, counts_to) : countMany(filter, expected, counts_to),
    ]);
    if (many.length === window.limit) return { rows: many, ...known };
    // They all lie further on, or are fewer than was expected.
    const { rows, counted } = await listFound(filter, window, { most: null });
    return { rows, ...totalOf(counted, counts_to) };
  }

  async function find(filter: OrderFilter, window: OrderWindow): Promise<Found<ListedOrder>> {
    if (isPlain(filter)) return findPlain(filter, window);
    if (!hasKeys(filter)) return findByRows(filter, window);
    const expected = await expectWords(filter);
    if (!expected.is_in_keys) return findByRows(filter, window, expected);
    const words = byWords(filter);
    return (await findInKeys(words, window, expected)) ?? findByRows(words, window, expected);
  }

  return {
    /** A page of the orders that match, newest first where nothing else is said. */
    async list(asked: AdminOrderSearch): Promise<AdminOrderListView> {
      const { window, filters } = windowOf(asked, '-placed_at');
      const { rows, fields } = pageOf(asked, window.sort, await find(toFilter(filters), window));
      return { items: await present(rows), ...fields };
    },
  };
}
