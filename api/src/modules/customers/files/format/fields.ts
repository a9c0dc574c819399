import type { Cells } from '../../../../framework/files/format/cells';
import type { Columns } from '../../../../framework/files/format/columns';

/** What a file says of a customer, in their first row; a note may stand in each. */
const OF_CUSTOMERS = [
  'email',
  'first_name',
  'last_name',
  'phone',
  'language',
  'newsletter',
  'newsletter_at',
  'newsletter_source',
  'tags',
  'groups',
  'note',
] as const;

/** What it says of an address, a row for each. */
const OF_ADDRESSES = [
  'address_first_name',
  'address_last_name',
  'company',
  'line1',
  'line2',
  'postal_code',
  'city',
  'region',
  'country',
  'address_phone',
  'default_shipping',
  'default_billing',
] as const;

/** Columns of files of customers: all of them in the shop's own. */
export const FIELDS = [...OF_CUSTOMERS, ...OF_ADDRESSES] as const;
export type Field = (typeof FIELDS)[number];
export type CustomerColumns = Columns<Field>;
export type CustomerCells = Cells<Field>;

export const isField = (field: string): field is Field => FIELDS.includes(field as Field);

/** What Shopify's files of customers call these columns, today and before. */
const SHOPIFY: Partial<Record<Field, readonly string[]>> = {
  email: ['email', 'e-mail'],
  first_name: ['first name'],
  last_name: ['last name'],
  phone: ['phone'],
  newsletter: ['accepts email marketing', 'accepts marketing'],
  tags: ['tags'],
  note: ['note'],
  company: ['default address company', 'company'],
  line1: ['default address address1', 'address1'],
  line2: ['default address address2', 'address2'],
  postal_code: ['default address zip', 'zip'],
  city: ['default address city', 'city'],
  region: ['default address province code', 'province code'],
  country: ['default address country code', 'country code'],
  address_phone: ['default address phone'],
};

const BY_HEADING = new Map<string, Field>(
  FIELDS.flatMap((field) => [field, ...(SHOPIFY[field] ?? [])].map((heading): [string, Field] => [heading, field])),
);

/** What each column is by its heading; of two that say the same the first one. */
export function fieldsOf(header: readonly string[]): (Field | null)[] {
  const taken = new Set<Field>();
  return header.map((heading) => {
    const field = BY_HEADING.get(heading.trim().replace(/\s+/g, ' ').toLowerCase());
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
