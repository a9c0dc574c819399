import { countryName } from '@tessera/shared/addresses';
import { roleNameOf } from '@tessera/shared/contract';
import { currentLanguage, messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { momentOf } from '@tessera/shared/dates';
import { auditMessages } from '../messages/settings/audit';
import { ordersMessages } from '../messages/orders/orders';
import { settingsMessages } from '../messages/settings/settings';
import { fieldWords } from './audit-words';

/** One field that an entry of the log speaks of, in words; '' where it had, or has, nothing. */
export interface FieldChange {
  /** its path in the entry */
  key: string;
  field: string;
  before: string;
  after: string;
}

interface In {
  currency: string;
  locale: string;
}

interface Of extends In {
  /** a job's numbers are those of its rows */
  is_of_job: boolean;
}

interface Changed {
  before?: unknown;
  after?: unknown;
  record_type?: string;
}

/** Minor units of the shop's currency. */
const AMOUNTS = [
  'amount',
  'refund_amount',
  'limit',
  'delivery',
  'total',
  'due',
  'price',
  'min_price',
  'max_price',
  'min_amount',
  'max_amount',
  'min_subtotal',
  'second_person_above',
];
const MOST_CHARACTERS = 400;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nested fields by their paths: `{ address: { city } }` as `address.city`. */
function flatten(value: unknown, path = ''): Map<string, unknown> {
  if (!isFields(value)) return new Map(path ? [[path, value]] : []);
  return new Map(Object.entries(value).flatMap(([key, one]) => [...flatten(one, path ? `${path}.${key}` : key)]));
}

function wordOf(text: string): string {
  const { statuses, payments, shipments } = messagesIn(ordersMessages);
  const { rights } = messagesIn(settingsMessages);
  const { values } = messagesIn(auditMessages);
  const known: Record<string, string> = { ...statuses, ...payments, ...shipments, ...values, ...rights };
  return known[text] ?? text;
}

const isMoment = (text: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text));

function scalar(value: string | number | boolean, field: string, { currency, locale, is_of_job }: Of): string {
  if (typeof value === 'number')
    return AMOUNTS.includes(field) && !is_of_job ? formatMoney(value, currency, locale) : value.toLocaleString(locale);
  if (typeof value === 'string' && isMoment(value)) return momentOf(value, locale);
  if (field === 'origin_country') return countryName(String(value), locale);
  return field === 'role' ? roleNameOf(String(value), currentLanguage()) : wordOf(String(value));
}

/** A value of the log in words. */
function say(value: unknown, field: string, how: Of): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => !isFields(one) && !Array.isArray(one));
    return value.map((one) => say(one, field, how)).join(isPlain ? ', ' : '; ');
  }
  if (isFields(value)) {
    return Object.entries(value)
      .map(([key, one]) => `${fieldWords(key)}: ${say(one, key, how)}`)
      .join(', ');
  }
  // what is left of JSON
  return scalar(value as string | number | boolean, field, how);
}

function cut(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

/**
 * What an entry says of its record, field by field. Of one that tells how the record is now, the fields that it leaves out
 * stayed as they were.
 */
export function changesOf({ before, after, record_type }: Changed, where: In): FieldChange[] {
  const how = { ...where, is_of_job: record_type === 'job' };
  const was = flatten(before);
  const is = flatten(after);
  const keys = is.size > 0 ? [...is.keys()] : [...was.keys()];
  return keys.flatMap((key) => {
    const path = key.split('.');
    const field = path.at(-1) ?? key;
    const change = { before: cut(say(was.get(key), field, how)), after: cut(say(is.get(key), field, how)) };
    if (change.before === change.after) return [];
    return [{ key, field: path.map(fieldWords).join(' · '), ...change }];
  });
}
