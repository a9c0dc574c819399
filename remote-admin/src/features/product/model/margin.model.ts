import { formatMoney } from '@tessera/shared/money';
import { parseMoney, type MoneyFormat } from '../../../numbers/money.model';
import type { VariantTexts } from './variants.model';

/**
 * What is left of the price that shoppers pay and its share of that, without a look at taxes; a sale counts whatever its dates are.
 * @returns e.g. '€5.00 · 25%'; undefined where price or cost are not said
 */
export function marginText(
  { regular_price, sale_price, cost }: Pick<VariantTexts, 'regular_price' | 'sale_price' | 'cost'>,
  { currency, locale }: MoneyFormat,
): string | undefined {
  const read = (text: string): number => parseMoney(text.trim(), currency, locale) ?? 0;
  const price = read(sale_price) || read(regular_price);
  if (!cost.trim() || !price) return undefined;
  const left = price - read(cost);
  const share = (left / price).toLocaleString(locale, { style: 'percent' });
  return `${formatMoney(left, currency, locale)} · ${share}`;
}
