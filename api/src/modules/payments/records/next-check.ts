import type { PaymentRow } from './payments.repository';

const FIRST_MS = 20_000;
const LONGEST_MS = 3600_000;
const GIVE_UP_MS = 7 * 24 * 3600_000;

const OPEN = new Set<PaymentRow['status']>(['pending', 'needs_confirmation', 'authorised']);
const ASKED = new Set<PaymentRow['method']>(['test-card', 'stripe']);

/**
 * When the provider is asked how a payment stands, because it may have told us in vain: after 20 s, then twice as long
 * each time up to an hour, for a week. Null where nothing is to be expected.
 */
export function nextCheck(
  payment: Pick<PaymentRow, 'status' | 'method' | 'checks' | 'created_at'> & { unsettled?: boolean },
  now: Date,
): Date | null {
  const { status, method, checks, created_at, unsettled = false } = payment;
  if (!ASKED.has(method) || (!OPEN.has(status) && !unsettled)) return null;
  if (now.getTime() - created_at.getTime() > GIVE_UP_MS && !unsettled) return null;
  return new Date(now.getTime() + Math.min(FIRST_MS * 2 ** checks, LONGEST_MS));
}
