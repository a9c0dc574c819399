import type { AdminAttributeRecord } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { messagesIn } from '@tessera/shared/i18n';
import type { FilterChip } from '../../../list/filter-chips';
import { fromStart, listHref, type ListSpec } from '../../../list/list-address';
import { productsMessages } from '../../../messages/product/products';
import type { ProductFilter, ProductsState } from '../products.model';
import { endsOf, readAsked, writeAsked } from './asked.model';

type Known = Pick<AdminAttributeRecord, 'code' | 'name' | 'kind' | 'unit' | 'values'>;

/** A range in words: '200 – 500 ml', 'from 200 ml'. */
function sayRange(values: readonly string[], say: (end: string) => string): string {
  const { range } = messagesIn(productsMessages).attributes;
  const { from, to } = endsOf(values);
  if (from === '') return range.to(say(to));
  return to === '' ? range.from(say(from)) : range.between(say(from), say(to));
}

function sayValues(values: readonly string[], attribute: Known | undefined, locale: string): string {
  const { attributes: text, yesNo } = messagesIn(productsMessages);
  switch (attribute?.kind) {
    case 'number':
      return `${sayRange(values, (end) => Number(end).toLocaleString(locale))} ${attribute.unit}`.trim();
    case 'date':
      return sayRange(values, (end) => formatDate(end, locale));
    case 'boolean':
      return values.map((value) => (value === 'yes' ? yesNo.true : yesNo.false)).join(', ');
    case 'text':
      return text.begins(values.join(', '));
    default:
      return values.map((value) => attribute?.values.find((one) => one.value === value)?.label ?? value).join(', ');
  }
}

/** What is asked of each attribute, in words, each with the address of the list without it. */
export function attributeChips(
  spec: ListSpec<ProductFilter>,
  state: ProductsState,
  { attributes, locale }: { attributes: readonly Known[]; locale: string },
): FilterChip[] {
  const asked = readAsked(state.filters.attributes);
  return Object.entries(asked).map(([code, values]) => {
    const attribute = attributes.find((one) => one.code === code);
    const rest = writeAsked({ ...asked, [code]: [] }) || undefined;
    const href = listHref(spec, fromStart(state, { filters: { ...state.filters, attributes: rest } }));
    return {
      key: `attributes.${code}`,
      name: attribute?.name ?? code,
      value: sayValues(values, attribute, locale),
      href,
    };
  });
}
