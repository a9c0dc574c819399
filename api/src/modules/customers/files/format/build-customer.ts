import { EMAIL_MAX, EMAIL_PATTERN } from '@tessera/shared/forms';
import { LANGUAGES } from '../../../../core/languages';
import type { Language } from '../../../../core/languages';
import { AppError } from '../../../../errors/errors';
import { YES_NO, createCells } from '../../../../framework/files/format/cells';
import { cut } from '../../../../framework/files/format/cut';
import { splitList, unmarked } from '../../../../framework/files/format/escapes';
import type { Problems } from '../../../../framework/files/format/problems';
import type { FileRow } from '../../../../framework/files/reading/read-rows';
import { messageOf } from '../../../../messages/message';
import { checkedFields } from '../../../../schemas/check-address';
import type { AddressRequest } from '../../../../schemas/check-address';
import { PHONE } from '../../writes/phone';
import { namesForAddress } from './customer-names';
import type { CustomerCells, CustomerColumns, Field } from './fields';

/** What a file says of a customer. What it does not speak of is undefined: that stays as it is. */
export interface FileCustomer {
  /** their first one */
  row: number;
  /** in lower case */
  email: string;
  /** '': it says none, and what there is stays */
  first_name: string;
  last_name: string;
  phone: string | undefined;
  language: Language | undefined;
  /** undefined: it says nothing of it */
  newsletter: { wanted: boolean; at: string | null; source: string } | undefined;
  tags: string[] | undefined;
  /** by their names */
  groups: string[] | undefined;
  notes: string[];
  addresses: FileAddress[];
}

export interface FileAddress {
  row: number;
  address: AddressRequest;
  /** which parts of it the file says: the others stay as they are where the shop has it */
  told: readonly (keyof AddressRequest)[];
  /** undefined: it says nothing of it */
  is_default_shipping: boolean | undefined;
  is_default_billing: boolean | undefined;
}

const LONGEST_NAME = 100;
const LONGEST_PHONE = 40;
const LONGEST_TAG = 50;
const MOST_TAGS = 20;
const MOST_GROUPS = 100;
const LONGEST_GROUP = 60;
const LONGEST_LIST = 20_000;
const LONGEST_NOTE = 2_000;
const LONGEST_SOURCE = 500;
/** So much of a cell is told where something is wrong with it. */
const SHOWN = 60;
/** Read no longer than that; the rules of addresses have a message for what is too long. */
const LONGEST_PART = 1_000;
const SPOKEN = Object.fromEntries(LANGUAGES.map((language) => [language, language]));

/** Where a part of an address stands in a file. */
const COLUMN_OF: Record<keyof AddressRequest, Field> = {
  first_name: 'address_first_name',
  last_name: 'address_last_name',
  company: 'company',
  line1: 'line1',
  line2: 'line2',
  postal_code: 'postal_code',
  city: 'city',
  region: 'region',
  country: 'country',
  phone: 'address_phone',
};
const PARTS = Object.keys(COLUMN_OF) as (keyof AddressRequest)[];
/** Where all of these are empty the row has no address: a country alone is none. */
const SIGNS: readonly Field[] = ['company', 'line1', 'line2', 'postal_code', 'city'];

/** By which the rows of a customer belong together; '': the row says none. */
export function keyOf(row: FileRow, { fields }: Pick<CustomerColumns, 'fields'>): string {
  return unmarked(row.cells[fields.indexOf('email')] ?? '').toLowerCase();
}

function readList(row: FileRow, field: 'tags' | 'groups', most: number, longest: number, cells: CustomerCells) {
  if (!cells.has(field)) return undefined;
  const texts = splitList(cells.words(row, field, LONGEST_LIST) ?? '', ',');
  if (texts.length > most) cells.refuse(row, field, messageOf('files.row.too_many', { most }));
  if (texts.some((text) => text.length > longest))
    cells.refuse(row, field, messageOf('files.row.too_long', { most: longest }));
  // each once, whatever its case
  return [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()];
}

function readPhone(row: FileRow, cells: CustomerCells): string | undefined {
  const said = cells.words(row, 'phone', LONGEST_PHONE);
  const phone = said && bare(said);
  if (phone && !PHONE.test(phone)) return cells.refuse(row, 'phone', messageOf('validation.failed.phone'));
  return phone;
}

function readNewsletter(row: FileRow, cells: CustomerCells): FileCustomer['newsletter'] {
  const wanted = cells.choice<boolean | undefined>(row, 'newsletter', undefined, YES_NO);
  const at = cells.moment(row, 'newsletter_at') ?? null;
  const source = cells.words(row, 'newsletter_source', LONGEST_SOURCE) ?? '';
  return wanted === undefined ? undefined : { wanted, at, source };
}

/** Shopify's files begin numbers that are text with an apostrophe, postal codes and telephone numbers among them. */
const bare = (text: string): string => text.replace(/^'/, '');

/** An address by the rules of the address form; whoever has no name of their own there is called as the customer. */
async function readAddress(
  row: FileRow,
  customer: Pick<FileCustomer, 'first_name' | 'last_name' | 'email'>,
  cells: CustomerCells,
) {
  if (!SIGNS.some((field) => cells.text(row, field) !== '')) return [];
  const given = Object.fromEntries(
    PARTS.map((part) => [part, cells.words(row, COLUMN_OF[part], LONGEST_PART) ?? '']),
  ) as unknown as AddressRequest; // every part has its column
  const isNamed = given.first_name !== '' || given.last_name !== '';
  const names = namesForAddress(isNamed ? given : customer, customer.email);
  const told = PARTS.filter((part) => cells.has(COLUMN_OF[part]) && (isNamed || !(part in names)));
  const defaults = {
    is_default_shipping: cells.choice<boolean | undefined>(row, 'default_shipping', undefined, YES_NO),
    is_default_billing: cells.choice<boolean | undefined>(row, 'default_billing', undefined, YES_NO),
  };
  try {
    const address = await checkedFields({
      ...given,
      ...names,
      country: given.country.toUpperCase(),
      postal_code: bare(given.postal_code),
      phone: bare(given.phone),
    });
    return [{ row: row.row, address, told, ...defaults }];
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    for (const [part, messages] of Object.entries(error.errors))
      for (const message of messages) cells.refuse(row, COLUMN_OF[part as keyof AddressRequest], message);
    return [];
  }
}

/** A row has as many cells as there are headings. */
function refuseOtherCells(rows: readonly FileRow[], { header }: CustomerColumns, problems: Problems): void {
  for (const { row, cells } of rows) {
    const [found, wanted] = [cells.length, header.length];
    if (found !== wanted) problems.add(row, null, messageOf('files.row.cells', { found, wanted }));
  }
}

function readEmail(row: FileRow, columns: CustomerColumns, cells: CustomerCells): string {
  const email = keyOf(row, columns);
  if (email === '') cells.refuse(row, 'email', messageOf('files.row.no_email'));
  else if (email.length > EMAIL_MAX || !EMAIL_PATTERN.test(email))
    cells.refuse(row, 'email', messageOf('files.row.email', { cell: cut(email, SHOWN) }));
  return email;
}

/** Each row may have one; each once. */
function readNotes(rows: readonly FileRow[], cells: CustomerCells): string[] {
  const notes = rows.map((row) => cells.words(row, 'note', LONGEST_NOTE, 'lines') ?? '');
  return [...new Set(notes)].filter((note) => note !== '');
}

/**
 * Joins the rows of one e-mail address to a customer, and says everything that is wrong with them.
 * @param rows in the file's order; the first one has the customer's own cells
 */
export async function buildCustomer(
  rows: readonly [FileRow, ...FileRow[]],
  columns: CustomerColumns,
  problems: Problems,
): Promise<FileCustomer> {
  const [first] = rows;
  const cells = createCells(columns, problems);
  refuseOtherCells(rows, columns, problems);
  const names = {
    email: readEmail(first, columns, cells),
    first_name: cells.words(first, 'first_name', LONGEST_NAME) ?? '',
    last_name: cells.words(first, 'last_name', LONGEST_NAME) ?? '',
  };
  const addresses: FileAddress[] = [];
  for (const row of rows) addresses.push(...(await readAddress(row, names, cells)));
  return {
    row: first.row,
    ...names,
    phone: readPhone(first, cells),
    language: cells.choice<Language | undefined>(first, 'language', undefined, SPOKEN),
    newsletter: readNewsletter(first, cells),
    tags: readList(first, 'tags', MOST_TAGS, LONGEST_TAG, cells),
    groups: readList(first, 'groups', MOST_GROUPS, LONGEST_GROUP, cells),
    notes: readNotes(rows, cells),
    addresses,
  };
}
