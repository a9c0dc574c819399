import { formatMoney } from '@tessera/shared/money';
import { localeOf } from '../../core/languages';
import type { Language } from '../../core/languages';
import { deliveryWords } from './delivery-words';
import { nameIn } from './rules/name-in';
import type { MethodSetting, ZoneSetting } from './rules/zone-setting';

/** Prices by weight in words: '$5.90 up to 2 kg, $19.00 above that, free from $150.00'. */
function pricesIn(currency: string, language: Language): (method: MethodSetting) => string {
  const words = deliveryWords[language];
  const locale = localeOf(language);
  const money = (amount: number): string => formatMoney(amount, currency, locale);
  const kilograms = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 });
  return ({ prices: bands, free_from }) => {
    const told = bands.map(({ up_to_grams, price }) => {
      if (up_to_grams !== null) return words.upTo(money(price), kilograms.format(up_to_grams / 1000));
      return bands.length > 1 ? words.above(money(price)) : money(price);
    });
    return [...told, ...(free_from === null ? [] : [words.freeFrom(money(free_from))])].join(', ');
  };
}

/** A zone in one line, as the audit log shows it: in English, like all that is kept there. */
export function zoneInWords({ name, countries, postal_codes = [], methods }: ZoneSetting, currency: string): string {
  const prices = pricesIn(currency, 'en');
  const { days, off } = deliveryWords.en;
  const told = methods.map((method) => {
    const { names, min_days, max_days, active } = method;
    return `${nameIn(names, 'en')}${active === false ? ` (${off})` : ''}, ${days(min_days, max_days)}: ${prices(method)}`;
  });
  return [`${name} (${[...countries, ...postal_codes].join(', ')})`, ...told].join(' · ');
}

/** Where the shop delivers, how fast and for how much, as a table in Markdown: one row for each method of each zone. */
export function deliveryTable(zones: readonly ZoneSetting[], currency: string, language: Language): string {
  const words = deliveryWords[language];
  const prices = pricesIn(currency, language);
  const rows = zones.flatMap((zone) =>
    zone.methods.map((method) => [
      nameIn(zone.names ?? {}, language) || zone.name,
      nameIn(method.names, language),
      words.days(method.min_days, method.max_days),
      prices(method),
    ]),
  );
  if (rows.length === 0) return words.nowhere;
  const line = (cells: readonly string[]): string => `| ${cells.map(escapeCell).join(' | ')} |`;
  const rule = `|${' --- |'.repeat(words.head.length)}`;
  return [line(words.head), rule, ...rows.map(line)].join('\n');
}

/** A name that somebody typed must not become a mark of its own. */
const escapeCell = (text: string): string => text.replace(/[\\`*_[\]<>|$&#~]/g, '\\$&');
