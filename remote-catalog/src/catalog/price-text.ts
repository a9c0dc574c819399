import { formatMoney } from '@tessera/shared/money';

interface Priced {
  regular_price: number;
  sale_price: number;
}

/** A price in words: the regular one and, when a sale is on, the sale price (docs/product.md §9). */
export function priceText({ regular_price, sale_price }: Priced, currency: string, locale?: string) {
  return {
    regular: formatMoney(regular_price, currency, locale),
    sale: sale_price > 0 ? formatMoney(sale_price, currency, locale) : null,
  };
}
