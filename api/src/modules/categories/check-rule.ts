import { notValid } from '../../errors/errors';
import type { CategoryRule } from '../../infra/database/tables/database';
import { messageOf } from '../../messages/message';

const refuse = (message: ReturnType<typeof messageOf>) => notValid({ rule: [message] });

/** Conditions without what says nothing, so that a rule has one form. */
function conditionsOf({ tags = [], attributes = {}, in_stock, on_sale, ...numbers }: CategoryRule): CategoryRule {
  const wanted = [...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))];
  const values = Object.entries(attributes).filter(([, any]) => any.length > 0);
  return {
    ...numbers,
    ...(in_stock && { in_stock }),
    ...(on_sale && { on_sale }),
    ...(wanted.length > 0 && { tags: wanted }),
    ...(values.length > 0 && { attributes: Object.fromEntries(values) }),
  };
}

/** A rule of a collection in its one form. @throws AppError `validation.failed` where it fits everything or nothing */
export function checkedRule(rule: CategoryRule): CategoryRule {
  const conditions = conditionsOf(rule);
  if (Object.keys(conditions).length === 0) throw refuse(messageOf('validation.failed.rule_empty'));
  const { min_price = 0, max_price = Infinity } = conditions;
  if (min_price > max_price) throw refuse(messageOf('validation.failed.price_range'));
  return conditions;
}

/** A rule as the audit log tells it: codes of attributes are no names of fields. */
export function toldRule<Row extends { rule?: CategoryRule | null }>(row: Row) {
  if (!row.rule?.attributes) return row;
  const attributes = Object.entries(row.rule.attributes).map(([code, values]) => `${code}: ${values.join(', ')}`);
  return { ...row, rule: { ...row.rule, attributes } };
}
