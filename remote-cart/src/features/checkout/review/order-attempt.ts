import type { PlacedOrder } from '@tessera/shared/contract';
import { sessionStore } from '@tessera/shared/session';
import type { PaymentRequest } from '../../../payment/use-payment-choice';

/** What POST orders takes. */
export interface OrderRequest {
  /** minor units: the total that the buyer has seen */
  expected_total: number;
  /** minor units: what store credit pays of it; without: nothing, or all */
  expected_credit?: number;
  payment: PaymentRequest;
  accept_terms: true;
}

interface Attempt {
  key: string;
  body: OrderRequest;
}

const ATTEMPT_KEY = 'order-attempt';
const LAST_ORDER_KEY = 'last-order';
/** milliseconds: how long 'back' leads to the order that was placed instead of an empty checkout */
const LAST_ORDER_MAX_AGE_MS = 60 * 60 * 1000;

function read(name: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null');
    const found = Object(stored) as Record<string, unknown>; // whatever stands there
    const { userId } = sessionStore.getState();
    return userId !== undefined && found.user_id === userId ? found : {};
  } catch {
    return {};
  }
}

function write(name: string, value: object | undefined): void {
  try {
    if (value) sessionStorage.setItem(name, JSON.stringify({ ...value, user_id: sessionStore.getState().userId }));
    else sessionStorage.removeItem(name);
  } catch {
    // without a storage the key lives as long as the page; the server still makes one order of a double click
  }
}

/** The attempt of this shopper, in this tab, that nobody has answered yet: lost on the way there or on the way back. */
export function unansweredAttempt(): Attempt | undefined {
  const { key, body } = read(ATTEMPT_KEY);
  // only this file writes there, and the server checks what it gets
  return typeof key === 'string' && typeof body === 'object' ? ({ key, body } as Attempt) : undefined;
}

/** The Idempotency-Key for an order: the same as before while the same order has not been answered. */
export function beginAttempt(body: OrderRequest, newKey: () => string): string {
  const before = unansweredAttempt();
  const key = before && JSON.stringify(before.body) === JSON.stringify(body) ? before.key : newKey();
  write(ATTEMPT_KEY, { key, body });
  return key;
}

/** The server has said yes or no. */
export function endAttempt(): void {
  write(ATTEMPT_KEY, undefined);
}

/** Notes what was placed, so that 'back' does not lead into a second order. */
export function noteOrder({ order }: PlacedOrder): void {
  write(LAST_ORDER_KEY, { number: order.number, at: Date.now() });
}

/** The number of the order that this shopper has just placed in this tab. */
export function lastOrder(): string | undefined {
  const { number, at } = read(LAST_ORDER_KEY);
  const isFresh = typeof at === 'number' && Math.abs(Date.now() - at) < LAST_ORDER_MAX_AGE_MS;
  return isFresh && typeof number === 'string' ? number : undefined;
}
