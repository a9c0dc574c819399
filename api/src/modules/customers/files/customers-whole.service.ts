import { joinList, losslessLine } from '../../../framework/files/format/escapes';
import type { FilePart } from '../../../framework/door/job-kinds';
import { MOST_COUNTED } from '../../../framework/lists/list-page';
import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { csvHead } from '../../../presenters/formats/csv';
import { customerListRepository } from '../list/customer-list.repository';
import { toCustomerFilter } from '../list/customer-list.service';
import { FIELDS } from './format/fields';
import type { Field } from './format/fields';
import { customerStatesRepository as states } from './plan/customer-states.repository';
import type { CustomerState, StateAddress } from './plan/customer-states.repository';

export type CustomersWholeService = ReturnType<typeof createCustomersWhole>;

interface Position {
  after: string | null;
}

const CUSTOMERS_A_PART = 200;

const yes = (is: boolean): string => (is ? 'yes' : 'no');

/** Who was asked and has not answered has said nothing yet. */
function newsletterCells({ newsletter }: CustomerState): Partial<Record<Field, string>> {
  if (!newsletter || newsletter.state === 'pending') return {};
  if (newsletter.state === 'unsubscribed') return { newsletter: 'no' };
  const newsletter_at = new Date(newsletter.at).toISOString();
  return { newsletter: 'yes', newsletter_at, newsletter_source: newsletter.source };
}

const addressCells = (address: StateAddress): Partial<Record<Field, string>> => ({
  address_first_name: address.first_name,
  address_last_name: address.last_name,
  company: address.company,
  line1: address.line1,
  line2: address.line2,
  postal_code: address.postal_code,
  city: address.city,
  region: address.region,
  country: address.country,
  address_phone: address.phone,
  default_shipping: yes(address.is_default_shipping),
  default_billing: yes(address.is_default_billing),
});

/** A customer in as many rows as they have addresses, or notes: the first has their own cells. */
function linesOf(state: CustomerState): string {
  const count = Math.max(1, state.addresses.length, state.notes.length);
  const lines = Array.from({ length: count }, (_, place) => {
    const address = state.addresses[place];
    const cells: Partial<Record<Field, string>> = {
      ...(place === 0 && {
        first_name: state.first_name,
        last_name: state.last_name,
        phone: state.phone,
        language: state.language,
        tags: joinList(state.tags, ','),
        groups: joinList(state.groups, ','),
        ...newsletterCells(state),
      }),
      ...(address && addressCells(address)),
      note: state.notes[place] ?? '',
      email: state.email,
    };
    return losslessLine(FIELDS.map((field) => cells[field] ?? ''));
  });
  return lines.join('');
}

/** All customers as a file that comes back without a change (docs/product.md §4). */
export function createCustomersWhole({ db }: Pick<Infra, 'db'>) {
  return {
    /** How many there are, about, and where the file begins. */
    async begin(handle: Db | Trx): Promise<{ total: number; is_exact: boolean; position: Position }> {
      const filter = toCustomerFilter({});
      const counted = await customerListRepository.count(handle, filter, MOST_COUNTED + 1);
      const expected = counted <= MOST_COUNTED ? 0 : Math.round(await customerListRepository.expect(handle, filter));
      return { total: Math.max(counted, expected), is_exact: false, position: { after: null } };
    },

    async read({ after }: Position): Promise<FilePart> {
      const found = await states.listAfter(db, after, CUSTOMERS_A_PART);
      const head = after === null ? csvHead(FIELDS) : '';
      const last = found.length === CUSTOMERS_A_PART ? found.at(-1) : undefined;
      const next: Position | null = last ? { after: last.id } : null;
      return { content: Buffer.from(head + found.map(linesOf).join('')), rows: found.length, next };
    },
  };
}
