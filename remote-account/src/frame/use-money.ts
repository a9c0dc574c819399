import { formatMoney } from '@tessera/shared/money';
import { useLocale } from './use-locale';

/** Writes amounts (minor units) of a currency as the page's locale does. */
export function useMoney(currency: string): (minor: number) => string {
  const locale = useLocale();
  return (minor) => formatMoney(minor, currency, locale);
}
