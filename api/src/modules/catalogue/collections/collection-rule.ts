import type { CategoryRule } from '../../../infra/database/tables/database';
import type { ResolvedRule } from '../index/filters';
import { idsOf, type Dictionary } from '../index/dictionary';

const DAY_MS = 86_400_000;

/** When the day begins in UTC that is so many days before that of `now`, in milliseconds since 1970. */
const daysBefore = (now: Date, days: number): number => (Math.floor(now.getTime() / DAY_MS) - days) * DAY_MS;

/** A collection's rule with the ids behind what it names, as listings take it. */
export function resolveRule(
  rule: CategoryRule,
  dictionary: Pick<Dictionary, 'ids' | 'attributes'>,
  now: Date,
): ResolvedRule {
  const { tags = [], attributes = {}, new_days, in_stock = false, on_sale = false } = rule;
  const values = Object.entries(attributes).map(([code, wanted]): [string, number[]] => [
    code,
    [...new Set(wanted.flatMap((value) => idsOf(dictionary, code, value)))],
  ]);
  return {
    filters: {
      min_price: rule.min_price,
      max_price: rule.max_price,
      min_rating: rule.min_rating,
      in_stock,
      on_sale,
      categories: undefined,
      values: new Map(values),
    },
    tags,
    created_from: new_days === undefined ? undefined : daysBefore(now, new_days),
  };
}

/** What a listing of a category holds by rule, if it is a collection. What is new today is so until the day ends. */
export function ruleOf(
  category: { rule: CategoryRule | null } | undefined,
  dictionary: Pick<Dictionary, 'ids' | 'attributes'>,
  now: Date,
): { rule: ResolvedRule | undefined; max_age_ms?: number } {
  if (!category?.rule) return { rule: undefined };
  const rule = resolveRule(category.rule, dictionary, now);
  return rule.created_from === undefined ? { rule } : { rule, max_age_ms: daysBefore(now, -1) - now.getTime() };
}
