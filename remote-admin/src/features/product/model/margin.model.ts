import { formatMoney } from '@tessera/shared/money';
import { parseMoney, type MoneyFormat } from '../../../numbers/money.model';
import type { VariantTexts } from './variants.model';

/**
 * What is left of the price that shoppers pay and its share of that, without a look at taxes; a sale counts whatever its dates are.
 * @returns e.g. '€5.00 · 25%'; undefined where price or cost are not said, or cannot be read
 */
export function marginText(
  { regular_price, sale_price, cost }: Pick<VariantTexts, 'regular_price' | 'sale_price' | 'cost'>,
  { currency, locale }: MoneyFormat,
): string | undefined {
  const read = (text: string): number | undefined => parseMoney(text.trim(), currency, locale);
  const isOnSale = sale_price.trim() !== '' && read(sale_price) !== 0;
  const [price, spent] = [read(isOnSale ? sale_price : regular_price), read(cost)];
  if (!price || spent === undefined) return undefined;
  const left = price - spent;
  const share = (left / price).toLocaleString(locale, { style: 'percent' });
  return `${formatMoney(left, currency, locale)} · ${share}`;
}
