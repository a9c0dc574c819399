import { messagesIn } from '@tessera/shared/i18n';
import { parseMoney, type MoneyFormat } from '../../../numbers/money.model';
import { valueOf } from '../../../controls/write-errors';
import { readTags, type ReadAction } from '../../../jobs/choosing/read-tags';
import { productsMessages } from '../../../messages/product/products';

/** What is asked about before it is begun. */
export const BULK_ACTIONS = ['publish', 'unpublish', 'archive', 'tag', 'untag', 'set_category', 'reprice'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** In hundredths of a percent: to nothing, and to eleven times as much. */
const MOST_BASIS_POINTS = { lower: 10_000, raise: 100_000 };
/** The largest sum that a price of the shop is, in minor units. */
const MOST_MONEY = 2_147_483_647;

/** Percents have two digits behind the mark, as money of most currencies has: they are read alike. */
const LIKE_PERCENTS = 'USD';

function readPrices(form: FormData, { currency, locale }: MoneyFormat): ReadAction {
  const { sizeMissing, tooMuch } = messagesIn(productsMessages).bulk;
  const [direction, unit] = valueOf(form, 'direction').split('-');
  const isPercent = unit === 'percent';
  const size = parseMoney(valueOf(form, 'size').replace('%', ''), isPercent ? LIKE_PERCENTS : currency, locale);
  if (size === undefined || size === 0) return { error: sizeMissing };
  const sign = direction === 'lower' ? -1 : 1;
  const most = isPercent ? MOST_BASIS_POINTS[sign < 0 ? 'lower' : 'raise'] : MOST_MONEY;
  if (size > most) return { error: tooMuch };
  const by = isPercent ? { basis_points: sign * size } : { amount: sign * size };
  return { parameters: { change: { prices: valueOf(form, 'prices'), by } } };
}

/** Parameters of an action's job as its form says them, or what is wrong with its one field. */
export function readAction(action: BulkAction, form: FormData, money: MoneyFormat): ReadAction {
  if (action === 'tag' || action === 'untag') return readTags(form);
  if (action === 'set_category') return { parameters: { category_id: valueOf(form, 'category_id') || null } };
  return action === 'reprice' ? readPrices(form, money) : { parameters: {} };
}
