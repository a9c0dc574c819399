import type { Order } from '@tessera/shared/contract';
import { isMailed } from '../mailed';

export type Step = 'placed' | 'paid' | 'confirmed' | 'shipped' | 'delivered' | 'issued';

export interface ProgressStep {
  step: Step;
  state: 'done' | 'now' | 'to_come';
  /** RFC 3339; null where nothing has happened yet or nobody noted when */
  at: string | null;
}

export type ProgressOrder = Pick<
  Order,
  'status' | 'payment_status' | 'fulfilment_status' | 'placed_at' | 'timeline' | 'shipments' | 'delivery'
>;

const PAID = new Set<Order['payment_status']>(['paid', 'partially_paid', 'partially_refunded', 'refunded']);

/** The shop works on it, although the money comes later. */
function counts({ payment_status, status }: ProgressOrder): boolean {
  return payment_status === 'authorised' || status === 'open' || status === 'completed';
}

/**
 * The steps from the order to the door, or until gift cards alone are issued. What is paid later or at the door counts as
 * confirmed; the first step that is not done is the one that is under way.
 */
export function orderProgress(order: ProgressOrder): ProgressStep[] {
  const { payment_status, placed_at, timeline } = order;
  const isPaid = PAID.has(payment_status);
  const isConfirmed = isPaid || counts(order);
  const noted = (wanted: string): string | undefined => timeline.find(({ event }) => event === wanted)?.at;
  const steps: ReachedStep[] = [
    { step: 'placed', done: true, at: placed_at },
    {
      step: isPaid || !isConfirmed ? 'paid' : 'confirmed',
      done: isConfirmed,
      at: noted(isPaid ? 'paid' : 'payment_authorised') ?? placed_at,
    },
    ...(isMailed(order)
      ? [{ step: 'issued' as const, done: isThere(order), at: noted('gift_cards_issued') ?? null }]
      : parcelSteps(order)),
  ];
  const current = steps.findIndex(({ done }) => !done);
  return steps.map(({ step, done, at }, index) => ({
    step,
    at: done || step === 'shipped' ? at : null,
    state: done ? 'done' : index === current ? 'now' : 'to_come',
  }));
}

interface ReachedStep {
  step: Step;
  done: boolean;
  at: string | null;
}

const isThere = ({ fulfilment_status }: ProgressOrder): boolean => fulfilment_status === 'delivered';

function parcelSteps(order: ProgressOrder): ReachedStep[] {
  const { fulfilment_status, shipments } = order;
  const isShipped = fulfilment_status === 'shipped' || isThere(order);
  return [
    { step: 'shipped', done: isShipped, at: shipments[0]?.shipped_at ?? null },
    { step: 'delivered', done: isThere(order), at: lastOf(shipments.map(({ delivered_at }) => delivered_at)) },
  ];
}

function lastOf(times: (string | null)[]): string | null {
  const known = times.filter((time) => time !== null);
  return known.length === times.length ? (known.sort().at(-1) ?? null) : null;
}
