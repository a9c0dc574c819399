import { moneyInput, parseMoney, type MoneyFormat } from '../../numbers/money.model';

/** An amount of the address (minor units) as it stands in its field. */
export const amountField = (minor: string | undefined, { currency, locale }: MoneyFormat): string =>
  minor === undefined ? '' : moneyInput(Number(minor), currency, locale);

/** Reads a sum of money. @param most minor units: the largest one that the address takes */
export function asAmount({ currency, locale }: MoneyFormat, most = Infinity) {
  return (text: string): string | undefined => {
    const minor = parseMoney(text, currency, locale);
    return minor === undefined || minor > most ? undefined : String(minor);
  };
}
