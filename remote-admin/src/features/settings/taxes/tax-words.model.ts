import { countryName } from '@tessera/shared/addresses';
import type { TaxChange, TaxSettings } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { taxesMessages } from '../../../messages/settings/taxes';
import { parsePercent, type RateDraft, type TaxesBody } from './taxes.model';

type Category = TaxSettings['categories'][number];

/** Deeper than any shop sorts its goods. */
const DEEPEST = 20;

const percent = (rate: number, locale: string): string =>
  (rate / 100_000).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 3 });

/** Each category with those above it, 'Tableware › Mugs', in the order of the alphabet. */
export function categoryPaths(categories: readonly Category[], locale: string): { id: string; path: string }[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const pathOf = ({ name, parent_id }: Category): string => {
    const names = [name];
    for (let id = parent_id; id !== null && names.length < DEEPEST;) {
      const above = byId.get(id);
      if (above) names.unshift(above.name);
      id = above?.parent_id ?? null;
    }
    return names.join(' › ');
  };
  const order = new Intl.Collator(locale);
  return categories
    .map((category) => ({ id: category.id, path: pathOf(category) }))
    .sort((one, other) => order.compare(one.path, other.path));
}

/** A rate in one line: 'Sales tax 7.25% in CA, California'. */
export function rateWords(rate: RateDraft, categories: readonly Category[], locale: string): string {
  const text = messagesIn(taxesMessages);
  const value = parsePercent(rate.rate);
  const name = (locale.startsWith('de') && rate.name_de) || rate.name_en || text.newRate;
  const category = categories.find(({ id }) => id === rate.category_id)?.name;
  return [
    `${name} ${value === undefined ? rate.rate : percent(value, locale)}`.trim(),
    ...(rate.regions.trim() === '' ? [] : [text.inRegion(rate.regions)]),
    ...(category === undefined ? [] : [text.forCategory(category)]),
  ].join(' ');
}

/** What orders are taxed at otherwise, in one sentence. */
function changeWords(change: TaxChange, categories: readonly Category[], locale: string): string {
  const { changes: text, goodsOf } = messagesIn(taxesMessages);
  const { country, region, category_id, before, after } = change;
  const where = region === '' ? countryName(country, locale) : `${countryName(country, locale)} (${region})`;
  const category = categories.find(({ id }) => id === category_id)?.name;
  const what = category === undefined ? where : `${where}${goodsOf(category)}`;
  if (after === null) return text.untaxed(what, percent(before ?? 0, locale));
  return before === null
    ? text.taxed(what, percent(after, locale))
    : text.rate(what, percent(after, locale), percent(before, locale));
}

/** What is to be read before it is saved: warnings first, then what orders are taxed at otherwise. */
export function previewWords(
  changes: readonly TaxChange[],
  body: TaxesBody,
  { included, shipping_taxed, categories }: TaxSettings,
  locale: string,
): { warnings: string[]; changes: string[] } {
  const text = messagesIn(taxesMessages);
  const say = (change: TaxChange) => changeWords(change, categories, locale);
  const isLost = ({ after }: TaxChange) => after === null;
  return {
    warnings: [
      ...(body.included === included ? [] : [body.included ? text.willBeIncluded : text.willBeAdded]),
      ...changes.filter(isLost).map(say),
    ],
    changes: [
      ...(body.shipping_taxed === shipping_taxed
        ? []
        : [body.shipping_taxed ? text.shippingWillBeTaxed : text.shippingWillNotBeTaxed]),
      ...changes.filter((change) => !isLost(change)).map(say),
    ],
  };
}
