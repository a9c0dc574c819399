import type { Order } from '@tessera/shared/contract';

/** What the shopper has to know first. */
export type OrderMood = 'thanks' | 'open' | 'waiting' | 'failed' | 'cancelled';

/** Whether something is left to do, to wait for, or nothing at all. */
export function moodOf({ status, payment }: Order): OrderMood {
  if (status === 'cancelled') return 'cancelled';
  if (payment.status === 'failed' || payment.status === 'cancelled') return 'failed';
  if (payment.action?.kind === 'confirm' || payment.action?.kind === 'stripe') return 'open';
  return isWaiting(payment) ? 'waiting' : 'thanks';
}

/** The gateway owes an answer; a transfer takes days and is waited for elsewhere. */
export function isWaiting({ status, action }: Order['payment']): boolean {
  return status === 'pending' && action === null;
}
