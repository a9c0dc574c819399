import type { CustomerRecord, Me } from '@tessera/shared/contract';

/** What staff can do with a customer. */
export type CustomerAction =
  | 'new_order'
  | 'edit'
  | 'group'
  | 'tag'
  | 'password_mail'
  | 'confirm_email'
  | 'reset_second_factor'
  | 'suspend'
  | 'resume'
  | 'anonymise';

/** Those that are asked about in a dialog. */
export type AskedAction = Exclude<CustomerAction, 'new_order'>;

/** Why something cannot be done with a customer as they are. */
export type Block =
  | 'anonymous'
  | 'staff'
  | 'confirmed'
  | 'second_factor_off'
  | 'suspended'
  | 'active'
  | 'owner'
  | 'open_order'
  | 'owing';

type States = Pick<
  CustomerRecord,
  'state' | 'is_staff' | 'email_verified' | 'has_second_factor' | 'orders' | 'pay_later'
>;

/** The number of an order that is still to be paid or delivered; of those before the latest five the API knows alone. */
export const openOrderOf = ({ orders }: Pick<CustomerRecord, 'orders'>): string | undefined =>
  orders.find(
    ({ status, fulfilment_status }) =>
      (status === 'open' || status === 'awaiting_payment') && fulfilment_status !== 'delivered',
  )?.number;

const keepsAccount = (customer: States): Block | undefined => {
  if (openOrderOf(customer) !== undefined) return 'open_order';
  return customer.pay_later && customer.pay_later.used > 0 ? 'owing' : undefined;
};

/** Of the record, and not of the account: whoever works in the shop may be in a group, too. */
const OF_RECORD: readonly CustomerAction[] = ['new_order', 'group', 'tag'];

const BLOCKS: Partial<Record<CustomerAction, (customer: States) => Block | undefined>> = {
  confirm_email: ({ email_verified }) => (email_verified ? 'confirmed' : undefined),
  reset_second_factor: ({ has_second_factor }) => (has_second_factor ? undefined : 'second_factor_off'),
  suspend: ({ state }) => (state === 'suspended' ? 'suspended' : undefined),
  resume: ({ state }) => (state === 'suspended' ? undefined : 'active'),
  anonymise: keepsAccount,
};

/**
 * Why an action cannot be taken on a customer as they are; undefined where it can. The API decides, this only explains.
 * @param me whoever asks; undefined while nobody knows
 */
export function blockOf(action: CustomerAction, customer: States, me: Me | undefined): Block | undefined {
  if (customer.state === 'anonymised') return 'anonymous';
  if (customer.is_staff && !OF_RECORD.includes(action)) return 'staff';
  const block = BLOCKS[action]?.(customer);
  const needsOwner = action === 'reset_second_factor' && me !== undefined && me.role.key !== 'owner';
  return block ?? (needsOwner ? 'owner' : undefined);
}

/** What is offered: of the two that undo each other, the one that would do something. */
export function actionsFor({ state }: States): readonly CustomerAction[] {
  const turn = state === 'suspended' ? 'resume' : 'suspend';
  return [
    'new_order',
    'edit',
    'group',
    'tag',
    'password_mail',
    'confirm_email',
    'reset_second_factor',
    turn,
    'anonymise',
  ];
}

/** What an order came to on average, in minor units; undefined without any. */
export const averageOf = ({
  spent,
  orders_count,
}: Pick<CustomerRecord, 'spent' | 'orders_count'>): number | undefined =>
  orders_count > 0 ? Math.round(spent / orders_count) : undefined;

const MOST_TAGS = 20;

/** The tags of a field with commas between them, each once whatever its case. */
export function readTags(typed: string): string[] {
  const tags = typed
    .split(',')
    .map((tag) => tag.trim().slice(0, 50))
    .filter(Boolean);
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()].slice(0, MOST_TAGS);
}
