import { CsvError, parse } from 'csv-parse/sync';
import { notValid } from '../../../errors/errors';
import type { AppError } from '../../../errors/errors';
import type { LineKind } from '../../../infra/database/tables/transactions';
import { messageOf } from '../../../messages/message';
import { currencyDigits } from '../../../presenters/formats/csv';

/** A line of a provider's file of payouts; amounts in minor units, as the provider signs them. */
export interface PayoutLine {
  /** in the file, from 1 on; its head does not count */
  position: number;
  kind: LineKind;
  /** everything by which it may be known here, what is most exact first */
  references: string[];
  amount: number;
  fee: number;
  net: number;
  currency: string;
  at: Date;
}

export interface PayoutFile {
  lines: PayoutLine[];
  from: Date;
  /** that moment not included */
  before: Date;
}

/** What one file may have. */
export const MOST_LINES = 10_000;
const LONGEST_LINE = 20_000;
const LONGEST_REFERENCE = 200;

/** The columns that are read, by what files call them: ours, then those of Stripe's reports (docs/api.md, 'Files of payouts'). */
const COLUMNS = {
  type: ['type', 'reporting_category'],
  amount: ['amount', 'gross'],
  fee: ['fee', 'fees'],
  net: ['net'],
  currency: ['currency'],
  created: ['created_utc', 'created'],
} as const;
type Column = keyof typeof COLUMNS;

/** Where a line may say what it is about, what is most exact first. */
const REFERENCES = [
  'refund_metadata_refund_key',
  'refund_key_metadata',
  'reference',
  'payment_intent_id',
  'payment_metadata_payment_id',
  'payment_id_metadata',
  'source_id',
  'source',
  'balance_transaction_id',
  'id',
];

const KINDS: Record<string, LineKind> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'other',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  chargeback: 'dispute',
  adjustment: 'dispute',
};

const AMOUNT = /^(-?)(\d{1,12})(?:\.(\d{1,3}))?$/;
/** '1.234,50' or '7,48', as spreadsheets write it where a comma stands before the cents; '1,234' could be either and is neither. */
const WITH_COMMA = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+),\d{1,2}$/;
const GERMAN_DAY = /^(\d{2})\.(\d{2})\.(\d{4})\b/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,6})?)?Z?)?$/;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** 'Created (UTC)' → 'created_utc' */
const nameOf = (head: string): string =>
  head
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');

const refuse = (message: Parameters<typeof notValid>[0][string][number]): AppError => notValid({ csv: [message] });

/** @throws AppError `validation.failed` where it is no CSV, empty, or too long */
function recordsOf(text: string): string[][] {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const delimiter = head.includes(';') && !head.includes(',') ? ';' : ',';
  try {
    const records = parse(text, {
      bom: true,
      delimiter,
      skip_empty_lines: true,
      trim: true,
      max_record_size: LONGEST_LINE,
      to: MOST_LINES + 2,
    });
    if (records.length > MOST_LINES + 1)
      throw refuse(messageOf('validation.failed.payout_lines', { most: MOST_LINES }));
    if (records.length < 2) throw refuse(messageOf('validation.failed.payout_empty'));
    return records;
  } catch (error) {
    if (error instanceof CsvError)
      throw refuse(messageOf('validation.failed.payout_csv', { line: Number(error['lines']) || 1 }));
    throw error;
  }
}

/** Where each column stands. @throws AppError `validation.failed` naming those that are not there */
function readHead(head: string[]): { at: Record<Column, number>; references: number[] } {
  const names = head.map(nameOf);
  const place = (column: Column): number => {
    const known = COLUMNS[column].find((name) => names.includes(name));
    return known === undefined ? -1 : names.indexOf(known);
  };
  const at = {
    type: place('type'),
    amount: place('amount'),
    fee: place('fee'),
    net: place('net'),
    currency: place('currency'),
    created: place('created'),
  };
  const references = REFERENCES.map((name) => names.indexOf(name)).filter((index) => index >= 0);
  const missing = (Object.keys(at) as Column[]).filter((column) => column !== 'net' && at[column] < 0); // its own keys
  const all = [...missing, ...(references.length === 0 ? ['reference'] : [])];
  if (all.length > 0) throw refuse(messageOf('validation.failed.payout_columns', { columns: all.join(', ') }));
  return { at, references };
}

/** Minor units of '-24.00', or of '-24,00'; undefined for what is no amount of the currency. */
export function readAmount(text: string, currency: string): number | undefined {
  const [, sign, whole, part = ''] =
    AMOUNT.exec(WITH_COMMA.test(text) ? text.replaceAll('.', '').replace(',', '.') : text) ?? [];
  const digits = currencyDigits(currency);
  if (whole === undefined || /[1-9]/.test(part.slice(digits))) return undefined;
  const minor = Number(whole + part.slice(0, digits).padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? (sign === '-' && minor !== 0 ? -minor : minor) : undefined;
}

/** A moment in UTC, and how exactly it is said. */
function readMoment(text: string): { at: Date; exact_ms: number } | undefined {
  const [, day, minute, second] = MOMENT.exec(text.replace(GERMAN_DAY, '$3-$2-$1')) ?? [];
  if (day === undefined) return undefined;
  const at = new Date(`${day}T${minute ?? '00:00'}:${second ?? '00'}Z`);
  // '2026-02-30' is read as the second of March
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day) return undefined;
  return { at, exact_ms: minute === undefined ? DAY_MS : second === undefined ? MINUTE_MS : 1_000 };
}

/**
 * Reads a provider's file of payouts: Stripe's reports, or our own plain one (docs/api.md, 'Files of payouts').
 * @throws AppError `validation.failed` with a sentence about the first line that cannot be read
 */
export function readPayoutFile(text: string): PayoutFile {
  const [head = [], ...records] = recordsOf(text);
  const { at, references } = readHead(head);
  let [from, before] = [Infinity, -Infinity];
  const lines = records.map((cells, index): PayoutLine => {
    const position = index + 1;
    const cell = (column: Column): string => cells[at[column]] ?? '';
    const unreadable = (column: Column) =>
      refuse(messageOf('validation.failed.payout_cell', { line: position, column, text: cell(column).slice(0, 40) }));
    const currency = cell('currency').toUpperCase();
    if (!/^[A-Z]{3}$/.test(currency)) throw unreadable('currency');
    const amount = readAmount(cell('amount'), currency);
    if (amount === undefined) throw unreadable('amount');
    const fee = readAmount(cell('fee') || '0', currency);
    if (fee === undefined) throw unreadable('fee');
    const net = cell('net') === '' ? amount - fee : readAmount(cell('net'), currency);
    if (net === undefined || net !== amount - fee) throw unreadable('net');
    const moment = readMoment(cell('created'));
    if (!moment) throw unreadable('created');
    from = Math.min(from, moment.at.getTime());
    before = Math.max(before, moment.at.getTime() + moment.exact_ms);
    const named = references.map((one) => (cells[one] ?? '').slice(0, LONGEST_REFERENCE)).filter((name) => name !== '');
    const kind = KINDS[nameOf(cell('type'))] ?? 'other';
    return { position, kind, references: [...new Set(named)], amount, fee, net, currency, at: moment.at };
  });
  return { lines, from: new Date(from), before: new Date(before) };
}
