import type { Order } from '@tessera/shared/contract';

export type Step = 'placed' | 'paid' | 'confirmed' | 'shipped' | 'delivered';

export interface ProgressStep {
  step: Step;
  state: 'done' | 'now' | 'to_come';
  /** RFC 3339; null where nothing has happened yet or nobody noted when */
  at: string | null;
}

export type ProgressOrder = Pick<
  Order,
  'status' | 'payment_status' | 'fulfilment_status' | 'placed_at' | 'timeline' | 'shipments'
>;

const PAID = new Set<Order['payment_status']>(['paid', 'partially_paid', 'partially_refunded', 'refunded']);

/** The shop works on it, although the money comes later. */
function counts({ payment_status, status }: ProgressOrder): boolean {
  return payment_status === 'authorised' || status === 'open' || status === 'completed';
}

/**
 * The four steps from the order to the door. What is paid later or at the door counts as confirmed; the first step that is
 * not done is the one that is under way.
 */
export function orderProgress(order: ProgressOrder): ProgressStep[] {
  const { payment_status, fulfilment_status, placed_at, timeline, shipments } = order;
  const isPaid = PAID.has(payment_status);
  const isConfirmed = isPaid || counts(order);
  const isShipped = fulfilment_status === 'shipped' || fulfilment_status === 'delivered';
  const isDelivered = fulfilment_status === 'delivered';
  const noted = (wanted: string): string | undefined => timeline.find(({ event }) => event === wanted)?.at;
  const steps: { step: Step; done: boolean; at: string | null }[] = [
    { step: 'placed', done: true, at: placed_at },
    {
      step: isPaid || !isConfirmed ? 'paid' : 'confirmed',
      done: isConfirmed,
      at: noted(isPaid ? 'paid' : 'payment_authorised') ?? placed_at,
    },
    { step: 'shipped', done: isShipped, at: shipments[0]?.shipped_at ?? null },
    { step: 'delivered', done: isDelivered, at: lastOf(shipments.map(({ delivered_at }) => delivered_at)) },
  ];
  const current = steps.findIndex(({ done }) => !done);
  return steps.map(({ step, done, at }, index) => ({
    step,
    at: done || step === 'shipped' ? at : null,
    state: done ? 'done' : index === current ? 'now' : 'to_come',
  }));
}

function lastOf(times: (string | null)[]): string | null {
  const known = times.filter((time) => time !== null);
  return known.length === times.length ? (known.sort().at(-1) ?? null) : null;
}
