import type { Problems } from '../../../../framework/files/format/problems';
import { messageOf } from '../../../../messages/message';
import type { AddressRequest } from '../../../../schemas/check-address';
import type { FileAddress, FileCustomer } from '../format/build-customer';
import { namesForAddress } from '../format/customer-names';
import type { CustomerState, StateAddress } from './customer-states.repository';

/** What is to be written of an address; without an id it is a new one. */
export interface PlannedAddress {
  id: string | null;
  address: AddressRequest;
  is_default_shipping?: boolean;
  is_default_billing?: boolean;
}

const KINDS = ['is_default_shipping', 'is_default_billing'] as const;
type Defaults = Partial<Record<(typeof KINDS)[number], boolean | undefined>>;

const MOST_ADDRESSES = 20;

/** In one line, as people read it. */
function sayAddress(address: AddressRequest): string {
  const { first_name, last_name, company, line1, line2, postal_code, city, region, country, phone } = address;
  const parts = [`${first_name} ${last_name}`, company, line1, line2, `${postal_code} ${city}`, region, country, phone];
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

/** The same place is one address, whatever else is said of it. */
const keyOf = ({ line1, postal_code, city, country }: AddressRequest): string =>
  [line1, postal_code, city, country].map((part) => part.toLowerCase()).join('\n');

/** As the address would be: parts that the file does not say stay as they are. A new one has its customer's name, unless it says one. */
function merged({ address, told }: FileAddress, present: StateAddress | undefined, customer?: CustomerState) {
  if (!present)
    return { ...address, ...(customer && !told.includes('last_name') && namesForAddress(customer, customer.email)) };
  const parts = Object.keys(address) as (keyof AddressRequest)[]; // it has no others
  return Object.fromEntries(
    parts.map((part) => [part, told.includes(part) ? address[part] : present[part]]),
  ) as AddressRequest; // the same parts
}

/** Undefined: nothing is new of it, or becomes another one. */
function planAddress(
  given: FileAddress,
  present: StateAddress | undefined,
  customer: CustomerState | undefined,
): PlannedAddress | undefined {
  const address = merged(given, present, customer);
  const defaults: Defaults = Object.fromEntries(
    KINDS.filter((kind) => given[kind] === true && present?.[kind] !== true).map((kind) => [kind, true]),
  );
  const isSame = present !== undefined && sayAddress(present) === sayAddress(address);
  if (isSame && Object.keys(defaults).length === 0) return undefined;
  return { id: present?.id ?? null, address, ...defaults };
}

/**
 * What is new of a file's addresses, or becomes another one; those that it does not name stay.
 * @param change told of each, in words
 */
export function planAddresses(
  { addresses, row }: FileCustomer,
  customer: CustomerState | undefined,
  { problems, change }: { problems: Problems; change: (before: string, after: string) => void },
): PlannedAddress[] {
  const known = customer?.addresses ?? [];
  const present = new Map(known.map((address) => [keyOf(address), address]));
  const distinct = new Map(addresses.map((given) => [keyOf(given.address), given]));
  const planned: PlannedAddress[] = [];
  for (const [key, given] of distinct) {
    const before = present.get(key);
    const one = planAddress(given, before, customer);
    if (!one) continue;
    planned.push(one);
    change(before ? sayAddress(before) : '', sayAddress(one.address));
  }
  if (known.length + planned.filter(({ id }) => id === null).length > MOST_ADDRESSES)
    problems.add(row, 'line1', messageOf('users.address_limit', { most: MOST_ADDRESSES }));
  return planned;
}
