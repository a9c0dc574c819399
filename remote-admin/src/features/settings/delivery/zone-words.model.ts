import { countryName } from '@tessera/shared/addresses';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { parseMoney, type MoneyFormat } from '../../../numbers/money.model';
import { deliveryMessages } from '../../../messages/settings/delivery';
import { parseKilograms, type MethodDraft, type ZoneDraft } from './delivery.model';

/** Names that are said before the rest is a number. */
const MOST_NAMES = 3;
const EVERY_OTHER = '*';

/** A country by its code; '*' is every other one. */
export const placeName = (code: string, locale: string): string =>
  code === EVERY_OTHER ? messagesIn(deliveryMessages).everyOther : countryName(code, locale);

/** 'Germany, France, Italy and 25 other countries', with the starts of postal codes where only those are meant. */
export function whereWords(countries: readonly string[], postal_codes: readonly string[], locale: string): string {
  const { others } = messagesIn(deliveryMessages);
  const names = countries.slice(0, MOST_NAMES).map((code) => placeName(code, locale));
  const more = countries.length - names.length;
  const all = [...names, ...(more > 0 ? [others(more, more.toLocaleString(locale))] : [])];
  const where = new Intl.ListFormat(locale, { type: 'conjunction' }).format(all);
  return postal_codes.length === 0 ? where : `${where} (${postal_codes.join(', ')} …)`;
}

export const kilograms = (grams: number, locale: string): string =>
  (grams / 1000).toLocaleString(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 });

/** What somebody typed as money in words; as it stands where it is none. */
function said(text: string, { currency, locale }: MoneyFormat): string {
  const amount = parseMoney(text, currency, locale);
  return amount === undefined ? text : formatMoney(amount, currency, locale);
}

/** A way of delivery in one line: 'Standard, 3 to 5 working days: $5.90 up to 2 kg, free from $150.00'. */
export function methodWords(method: MethodDraft, money: MoneyFormat): string {
  const text = messagesIn(deliveryMessages);
  const { name_en, name_de, active, prices, free_from, min_days, max_days } = method;
  const name = (money.locale.startsWith('de') && name_de) || name_en || text.newMethod;
  const bands = prices.map(({ up_to, price }) => {
    const grams = parseKilograms(up_to);
    if (grams !== undefined) return text.upTo(said(price, money), kilograms(grams, money.locale));
    return prices.length > 1 ? text.above(said(price, money)) : said(price, money);
  });
  const free = free_from.trim() === '' ? [] : [text.freeFrom(said(free_from, money))];
  const off = active ? '' : ` (${text.off})`;
  return `${name}${off}, ${text.days(min_days, max_days)}: ${[...bands, ...free].join(', ')}`;
}

/** All of a zone in words, for two versions of it beside each other. */
export function zoneWords(zone: ZoneDraft, money: MoneyFormat): string {
  const starts = zone.postal_codes === '' ? [] : [zone.postal_codes];
  const where = zone.countries.map((code) => placeName(code, money.locale)).join(', ');
  const names = [zone.name, zone.name_en, zone.name_de].filter(Boolean).join(' / ');
  return [names, [where, ...starts].join(', '), ...zone.methods.map((method) => methodWords(method, money))].join(
    ' · ',
  );
}
