import type { RefundPreview } from '@tessera/shared/contract';
import { moneyInput, parseMoney, type MoneyFormat } from '../../../numbers/money.model';

/** An amount to give back, as it stands in its field and as the server is asked. */
export interface RefundAmount {
  field: string;
  /** minor units; undefined: what was typed is no amount, or nothing is known yet */
  amount: number | undefined;
  /** one that was typed and can go back: what it comes to is asked for */
  asked: number | undefined;
}

/**
 * @param typed what somebody has typed; undefined: what the goods cost stands there
 * @param goods what the goods come to; undefined while it is not known
 */
export function refundAmount(
  typed: string | undefined,
  goods: RefundPreview | undefined,
  { currency, locale }: MoneyFormat,
): RefundAmount {
  if (typed === undefined) {
    const amount = goods?.suggested_amount;
    return { field: amount === undefined ? '' : moneyInput(amount, currency, locale), amount, asked: undefined };
  }
  const amount = parseMoney(typed, currency, locale);
  // more than can go back is told by the form, and not asked for
  const isPossible = amount !== undefined && amount > 0 && goods !== undefined && amount <= goods.refundable;
  return { field: typed, amount, asked: isPossible ? amount : undefined };
}
