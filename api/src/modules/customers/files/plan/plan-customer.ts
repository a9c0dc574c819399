import type { Language } from '../../../../core/languages';
import type { Problems } from '../../../../framework/files/format/problems';
import { messageOf } from '../../../../messages/message';
import { nameFromEmail } from '../format/customer-names';
import type { Field } from '../format/fields';
import type { FileCustomer } from '../format/build-customer';
import type { CustomerState } from './customer-states.repository';
import { planAddresses } from './plan-addresses';
import type { PlannedAddress } from './plan-addresses';

/** What becomes another one, in words. */
export interface CustomerChange {
  field: Field | 'address';
  before: string;
  after: string;
}

/** What is to be written of a customer: only what differs. */
export interface CustomerPlan {
  details: { first_name?: string; last_name?: string; language?: Language };
  phone?: string;
  tags?: string[];
  group_ids?: string[];
  notes: string[];
  newsletter?: { wanted: boolean; at: string | null; source: string };
  addresses: PlannedAddress[];
  changes: CustomerChange[];
}

type Known = CustomerState | undefined;
type Change = (field: CustomerChange['field'], before: string, after: string) => void;

/** Somebody who has unsubscribed here, or receives it already, is not subscribed by a file. */
function planNewsletter({ newsletter }: FileCustomer, state: Known, change: Change): Pick<CustomerPlan, 'newsletter'> {
  if (!newsletter) return {};
  const { wanted, source, at } = newsletter;
  const now = state?.newsletter?.state;
  const isDone = wanted ? now === 'confirmed' || now === 'unsubscribed' : now !== 'confirmed' && now !== 'pending';
  if (isDone) return {};
  const yes = (isWanted: boolean): string => (isWanted ? 'yes' : 'no');
  const proof = [source, at ?? ''].filter((part) => part !== '').join(', ');
  change('newsletter', yes(!wanted), [yes(wanted), proof].filter(Boolean).join(': '));
  return { newsletter };
}

/** A name is not erased; a new customer of whom a file says none is called as their address before the @. */
function planDetails(file: FileCustomer, state: Known, change: Change): CustomerPlan['details'] {
  const { email, first_name, last_name, language } = file;
  const isNameless = !state && first_name === '' && last_name === '';
  const said = { first_name: isNameless ? nameFromEmail(email) : first_name, last_name, language };
  const details: CustomerPlan['details'] = {};
  for (const field of ['first_name', 'last_name', 'language'] as const) {
    const [before, after] = [state?.[field] ?? '', said[field] ?? ''];
    if (after === '' || after === before) continue;
    Object.assign(details, { [field]: after });
    change(field, before, after);
  }
  return details;
}

const sorted = (texts: readonly string[]): string => [...texts].sort().join('\n');

function planMarks(file: FileCustomer, state: Known, change: Change): Pick<CustomerPlan, 'phone' | 'tags' | 'notes'> {
  const { phone, tags } = file;
  const marks: Pick<CustomerPlan, 'phone' | 'tags' | 'notes'> = {
    notes: file.notes.filter((note) => !state?.notes.includes(note)),
  };
  const before = { phone: state?.phone ?? '', tags: state?.tags ?? [] };
  if (phone !== undefined && phone !== before.phone) {
    marks.phone = phone;
    change('phone', before.phone, phone);
  }
  if (tags && sorted(tags) !== sorted(before.tags)) {
    marks.tags = tags;
    change('tags', before.tags.join(', '), tags.join(', '));
  }
  for (const note of marks.notes) change('note', '', note);
  return marks;
}

/** The groups that a file names, and no other. */
function planGroups(
  { row, groups: after }: FileCustomer,
  state: Known,
  { groups, problems, change }: { groups: ReadonlyMap<string, string>; problems: Problems; change: Change },
): Pick<CustomerPlan, 'group_ids'> {
  if (!after) return {};
  const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());
  for (const name of after)
    if (!groups.has(name.toLowerCase())) problems.add(row, 'groups', messageOf('files.row.no_group', { name }));
  const before = state?.groups ?? [];
  if (sorted(lower(before)) === sorted(lower(after))) return {};
  change('groups', before.join(', '), after.join(', '));
  return { group_ids: lower(after).flatMap((name) => groups.get(name) ?? []) };
}

/**
 * What a file changes of a customer.
 * @param state undefined: they are new
 * @param groups ids by names in lower case, of those that the shop has
 */
export function planCustomer(
  file: FileCustomer,
  state: CustomerState | undefined,
  groups: ReadonlyMap<string, string>,
  problems: Problems,
): CustomerPlan {
  if (state?.role === 'ADMIN') problems.add(file.row, 'email', messageOf('customers.not_possible.staff'));
  const changes: CustomerChange[] = [];
  const change: Change = (field, before, after) => void changes.push({ field, before, after });
  const plan = {
    details: planDetails(file, state, change),
    ...planMarks(file, state, change),
    ...planGroups(file, state, { groups, problems, change }),
    ...planNewsletter(file, state, change),
    addresses: planAddresses(file, state, {
      problems,
      change: (before, after) => change('address', before, after),
    }),
    changes,
  };
  if (state?.is_unproven && changes.length > 0) problems.add(file.row, 'email', messageOf('files.row.unproven'));
  return plan;
}
