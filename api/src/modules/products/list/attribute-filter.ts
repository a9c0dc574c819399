import type { LocalizedMessage } from '../../../core/languages';
import { notValid } from '../../../errors/errors';
import type { Db, Trx } from '../../../infra/database/db';
import { messageOf } from '../../../messages/message';
import { toSlug } from '../../../presenters/search/slug';
import { readRange } from '../../../presenters/values/value-range';
import { attributeConditionsRepository as repository } from './attribute-conditions.repository';
import type { AttributeCondition, KnownAttribute, UnnamedValues, WantedValue } from './attribute-conditions.repository';

/** Of one question. */
const MOST_ATTRIBUTES = 10;
const MOST_VALUES = 40;

const refused = (message: LocalizedMessage) => notValid({ attributes: [message] });
const notWritten = () =>
  refused(messageOf('validation.failed.attributes', { most: MOST_ATTRIBUTES, most_values: MOST_VALUES }));

/** `colour:sage,oat;weight:200..500`, by code. @throws AppError `validation.failed` for what is not written so */
function read(text: string): Map<string, string[]> {
  const asked = new Map<string, string[]>();
  for (const part of text.split(';')) {
    const [code = '', written] = part.split(':', 2);
    const values = (written ?? '').split(',').map((value) => value.trim().toLowerCase());
    if (values.includes('') || values.length > MOST_VALUES || asked.has(code) || asked.size === MOST_ATTRIBUTES) {
      throw notWritten();
    }
    asked.set(code, values);
  }
  return asked;
}

/** What a number or a day, or a text, is asked for; undefined: its values are named. */
function unnamed({ id, name, kind }: KnownAttribute, values: readonly string[]): UnnamedValues | undefined {
  if (kind === 'text') {
    const starts = values.map(toSlug);
    // Every value begins with nothing.
    if (starts.includes('')) throw notWritten();
    return { attribute_id: id, starts };
  }
  if (kind !== 'number' && kind !== 'date') return undefined;
  const range = values.length === 1 ? readRange(values[0] ?? '') : undefined;
  if (!range) throw refused(messageOf(`validation.failed.attribute_range_${kind}`, { name }));
  return { attribute_id: id, range };
}

/** So few values of a facet are named one by one: products hold them, and are found by them at once. */
const MOST_NAMED = 500;

async function named(db: Db | Trx, { filterable }: KnownAttribute, asked: UnnamedValues): Promise<AttributeCondition> {
  if (!filterable) return asked;
  const value_ids = await repository.listFitting(db, asked, MOST_NAMED + 1);
  return value_ids.length > MOST_NAMED ? asked : { value_ids, isFacet: true };
}

/** Nobody has said yes yet where there is no such value: it finds nothing. */
const isAnswer = ({ kind }: KnownAttribute, value: string): boolean =>
  kind === 'boolean' && (value === 'yes' || value === 'no');

/**
 * What a filter asks of attributes, by their codes: values of which one will do, of which a family finds its own; of
 * numbers and days a range; of texts how one begins (docs/product.md §4, 'Attributes').
 * @throws AppError `validation.failed` for what is not written so, and for what names no attribute or none of its values
 */
export async function toAttributeConditions(db: Db | Trx, text: string): Promise<AttributeCondition[]> {
  const asked = read(text);
  const attributes = new Map((await repository.listAttributes(db, [...asked.keys()])).map((one) => [one.code, one]));
  const wanted: WantedValue[] = [];
  const plans = [...asked].map(([code, values]) => {
    const attribute = attributes.get(code);
    if (!attribute) throw refused(messageOf('validation.failed.attribute_unknown', { code }));
    const condition = unnamed(attribute, values);
    if (!condition) wanted.push(...values.map((value) => ({ attribute_id: attribute.id, value })));
    return { attribute, values, condition };
  });
  const found = new Map(
    (await repository.listValues(db, wanted)).map(({ attribute_id, value, ids }) => [`${attribute_id} ${value}`, ids]),
  );
  return Promise.all(
    plans.map(async ({ attribute, values, condition }) => {
      if (condition) return named(db, attribute, condition);
      const value_ids = values.flatMap((value) => {
        const ids = found.get(`${attribute.id} ${value}`);
        if (ids || isAnswer(attribute, value)) return ids ?? [];
        throw refused(messageOf('validation.failed.attribute_lacks_value', { name: attribute.name, value }));
      });
      return { value_ids, isFacet: attribute.filterable };
    }),
  );
}
