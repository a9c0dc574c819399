import type { AdminCategory } from '@tessera/shared/contract';
import { parseMoney } from '../../numbers/money.model';

export type Rule = NonNullable<AdminCategory['rule']>;
export type Attributes = NonNullable<Rule['attributes']>;
type Fault = 'min_price' | 'max_price' | 'new_days';

const MOST_DAYS = 3_650;

interface Chosen {
  attributes: Attributes;
  currency: string;
  locale: string;
}

/** The tags of a text with commas, each once. */
const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];

function daysOf(text: string): number | undefined {
  const days = Number(text);
  return Number.isInteger(days) && days >= 1 && days <= MOST_DAYS ? days : undefined;
}

/**
 * Reads the rule of a collection; what is empty is no condition.
 * @param typed the text of a field; a box that is ticked has one
 */
export function readRule(
  typed: (name: string) => string,
  { attributes, currency, locale }: Chosen,
): { rule: Rule; faults: Fault[] } {
  const numbers: Record<Fault, number | undefined> = {
    min_price: parseMoney(typed('min_price'), currency, locale),
    max_price: parseMoney(typed('max_price'), currency, locale),
    new_days: daysOf(typed('new_days')),
  };
  const names: Fault[] = ['min_price', 'max_price', 'new_days'];
  const asked = names.filter((name) => typed(name) !== '');
  const tags = tagsOf(typed('tags'));
  const chosen = Object.entries(attributes).filter(([, values]) => values.length > 0);
  return {
    rule: {
      ...Object.fromEntries(asked.map((name) => [name, numbers[name]])),
      ...(typed('min_rating') && { min_rating: Number(typed('min_rating')) }),
      ...(typed('on_sale') && { on_sale: true }),
      ...(typed('in_stock') && { in_stock: true }),
      ...(tags.length > 0 && { tags }),
      ...(chosen.length > 0 && { attributes: Object.fromEntries(chosen) }),
    },
    faults: asked.filter((name) => numbers[name] === undefined),
  };
}
