import { parseMoney, type MoneyFormat } from '../../../numbers/money.model';
import type { VariantTexts } from './variants.model';

/**
 * What is left of the price that shoppers pay, as a share of it and without a look at taxes; a sale counts whatever its dates are.
 * @returns undefined where price or cost are not said
 */
export function marginOf(
  { regular_price, sale_price, cost }: Pick<VariantTexts, 'regular_price' | 'sale_price' | 'cost'>,
  { currency, locale }: MoneyFormat,
): number | undefined {
  const read = (text: string): number => (text.trim() === '' ? 0 : (parseMoney(text.trim(), currency, locale) ?? 0));
  const price = read(sale_price) || read(regular_price);
  return cost.trim() === '' || price === 0 ? undefined : (price - read(cost)) / price;
}
