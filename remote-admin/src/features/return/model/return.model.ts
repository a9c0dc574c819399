import type { AdminReturn, AdminReturnItem } from '@tessera/shared/contract';
import type { Right } from '../../../rights/use-rights';

/** What staff can do with a return. */
export type ReturnAction = 'approve' | 'refuse' | 'receive' | 'refund' | 'exchange';

/** Why something cannot be done with a return as it is. */
export type Block = 'decided' | 'not_approved' | 'over' | 'nothing_missing' | 'nothing_here' | 'goods_here';

type States = Pick<AdminReturn, 'state' | 'items'>;

/** How many pieces of a line have not arrived. */
export const missingOf = ({ quantity, quantity_received }: AdminReturnItem): number => quantity - quantity_received;

/** How many pieces of all lines have not arrived. */
export const allMissing = ({ items }: Pick<AdminReturn, 'items'>): number =>
  items.reduce((sum, item) => sum + missingOf(item), 0);

const isOver = ({ state }: States): boolean => state === 'refused' || state === 'refunded' || state === 'exchanged';

function whyNotRefused({ state }: States): Block | undefined {
  if (state === 'requested' || state === 'approved') return undefined;
  return state === 'received' ? 'goods_here' : 'over';
}

function whyNotReceived(one: States): Block | undefined {
  if (isOver(one)) return 'over';
  if (one.state === 'requested') return 'not_approved';
  return allMissing(one) > 0 ? undefined : 'nothing_missing';
}

function whyNotRefunded(one: States): Block | undefined {
  if (isOver(one)) return 'over';
  return one.state === 'received' ? undefined : 'nothing_here';
}

const BLOCKS: Record<ReturnAction, (one: States) => Block | undefined> = {
  approve: ({ state }) => (state === 'requested' ? undefined : 'decided'),
  refuse: whyNotRefused,
  receive: whyNotReceived,
  refund: whyNotRefunded,
  exchange: whyNotRefunded,
};

/** Why an action cannot be taken on a return as it is; undefined where it can. The API decides, this only explains. */
export const blockOf = (action: ReturnAction, one: States): Block | undefined => BLOCKS[action](one);

/** The right that an action needs. */
export const rightFor = (action: ReturnAction): Right => (action === 'refund' ? 'orders.refund' : 'returns.write');

/** What most likely comes next: undefined where it is settled. */
export function primaryAction({ state }: States): ReturnAction | undefined {
  const next: Partial<Record<AdminReturn['state'], ReturnAction>> = {
    requested: 'approve',
    approved: 'receive',
    received: 'refund',
  };
  return next[state];
}

export interface Arrival {
  order_item_id: string;
  as_new: number;
  damaged: number;
}

export const asNewField = (id: string): string => `as_new:${id}`;
export const damagedField = (id: string): string => `damaged:${id}`;

/**
 * Reads what somebody counted.
 * @returns the lines of which something has arrived; `wrong` is the first whose numbers cannot be
 */
export function readArrivals(
  form: FormData,
  items: readonly AdminReturnItem[],
): { arrivals: Arrival[]; wrong: AdminReturnItem | undefined } {
  const counted = items.map((item) => ({
    item,
    as_new: Number(form.get(asNewField(item.order_item_id))),
    damaged: Number(form.get(damagedField(item.order_item_id))),
  }));
  const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
  const wrong = counted.find(
    ({ item, as_new, damaged }) => !isCount(as_new) || !isCount(damaged) || as_new + damaged > missingOf(item),
  );
  return {
    wrong: wrong?.item,
    arrivals: counted
      .filter(({ as_new, damaged }) => as_new + damaged > 0)
      .map(({ item, as_new, damaged }) => ({ order_item_id: item.order_item_id, as_new, damaged })),
  };
}
