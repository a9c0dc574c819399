import type { ToDo } from '@tessera/shared/contract';

/** In the order in which they are shown. */
export const TO_DO_KEYS: readonly ToDo['key'][] = [
  'to_ship',
  'awaiting_payment',
  'payments_failed',
  'refunds_failed',
  'returns_to_decide',
  'reviews_waiting',
];

/** What the back office has screens for; what else waits is counted, and leads nowhere yet. */
const SCREENS = ['/admin/orders', '/admin/returns'];

/** Whether an address of the API leads to a screen that there is. */
export function hasScreen(address: string): boolean {
  const [path = ''] = address.split('?');
  return SCREENS.some((screen) => path === screen || path.startsWith(`${screen}/`));
}
